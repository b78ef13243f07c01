import AppReading
import Scenes
import Testing

@Suite("Texts that are one of two")
struct EitherTextTests {
  private func reading(_ views: String, texts: [String: String] = [:]) throws -> PageReading {
    let app = SmallApp(
      """
      struct Home: View {
        let item: Item
        var title: String { item.isNew ? "New" : "Old" }
        var body: some View { VStack { \(views) } }
      }
      struct Item {
        let isNew: Bool; let isOwn: Bool; let isEditing: Bool; let isSavingDraft: Bool
        let isEditMode: Bool; let isUpcoming: Bool; let isEditable: Bool; let photo: String?
        let hasPhoto: Bool; let isRunning: Bool
        let count: Int; let owner: String; let place: String
        let isMorning: Bool; let user: String?
      }
      struct Line: View {
        let text: String
        var body: some View { Text(text) }
      }
      """, texts: texts)
    return try app.reading(of: "Home")
  }

  @Test(
    "The first one is shown, and the condition is open",
    arguments: [
      (#"Text(item.isNew ? "Add" : "Save")"#, ["Add"]),
      (#"Button(item.isNew ? "Add" : "Save") {}"#, ["Add"]),
      (#"Line(text: item.isNew ? "Yes" : "No")"#, ["Yes"]),
      (#"Text("\(item.isNew ? "New" : "Old") item")"#, ["New item"]),
      (#"Text((item.isNew ? "new" : "old").uppercased())"#, ["NEW"]),
      (#"Toggle(item.isNew ? "On" : "Off", isOn: .constant(true))"#, ["On"]),
      (#"Text("a").navigationTitle(item.isNew ? "Add" : "Edit")"#, ["Add", "a"]),
      (#"Line(text: title)"#, ["New"]),
    ])
  func first(view: String, expected: [String]) throws {
    let reading = try reading(view)
    #expect(reading.texts == expected)
    #expect(reading.openConditions.map(\.text) == ["item.isNew"])
    #expect(reading.unknownTexts == 0)
  }

  @Test(
    "A function that replaces parts of a text gives another one, and a pattern is taken to change nothing",
    arguments: [
      (#"Text("jar_of_plums".replacingOccurrences(of: "_", with: " "))"#, ["jar of plums"], 0),
      (
        #"Text("A jar".replacingOccurrences(of: " {2,}", with: " ", options: .regularExpression))"#,
        ["A jar"], 0
      ),
      (#"Text("A jar".replacingOccurrences(of: item.name, with: ""))"#, [], 1),
    ])
  func replaced(view: String, expected: [String], unknown: Int) throws {
    let reading = try reading(view)
    #expect(reading.texts == expected)
    #expect(reading.unknownTexts == unknown)
  }

  @Test("Of a branch for one and a branch for more, the second one is drawn")
  func branchForOne() throws {
    let views = #"if item.count == 1 { Text("1 item") } else { Text("\(item.count) items") }"#
    #expect(try reading(views).texts == ["‹item.count› items"])
    let more = #"if item.count > 1 { Text("Many") } else { Text("One") }"#
    #expect(try reading(more).texts == ["Many"])
  }

  @Test("Texts that are joined are one, also where a part is not known")
  func joined() throws {
    let views = #"Text("by ").bold() + Text(item.owner).italic() + Text(" in ") + Text(item.place)"#
    let reading = try reading(views)
    #expect(reading.texts == ["by ‹item.owner› in ‹item.place›"])
    #expect(reading.unknownTexts == 0)
  }

  @Test(
    "The second one is shown where the first is for what is under way or already there",
    arguments: [
      (#"Text(item.isEditing ? "Edit" : "Add")"#, ["Add"]),
      (#"Button(item.isSavingDraft ? "Saving …" : "Save") {}"#, ["Save"]),
      (#"Button(item.isRunning ? "Stop" : "Start") {}"#, ["Start"]),
      (#"Text(item.isEditMode ? "Edit" : "Add")"#, ["Add"]),
      (#"Text("a").navigationTitle(item.photo != nil ? "Change" : "Add")"#, ["Add", "a"]),
      (#"Text(item.hasPhoto ? "Change" : "Add")"#, ["Add"]),
      (#"Text(item.photo != nil || item.hasPhoto ? "Change" : "Add")"#, ["Add"]),
      (#"Text(item.hasPhoto || item.isNew ? "Keep" : "Add")"#, ["Keep"]),
      (#"Text(item.isUpcoming ? "Soon" : "Past")"#, ["Soon"]),
      (#"Text(item.isMorning ? "Good morning" : "Good evening")"#, ["Good morning"]),
      (#"Text(item.user != nil ? "Log out" : "Log in")"#, ["Log out"]),
      (#"Text(item.isEditable ? "Yours" : "Theirs")"#, ["Yours"]),
    ])
  func second(view: String, expected: [String]) throws {
    let reading = try reading(view)
    #expect(reading.texts == expected)
    #expect(reading.openConditions.count == 1)
  }

  @Test("Of three texts the first is shown")
  func three() throws {
    let reading = try reading(#"Line(text: item.isNew ? "New" : item.isOwn ? "Own" : "Other")"#)
    #expect(reading.texts == ["New"])
  }

  @Test("Both are keys of the catalog where the text is one")
  func localized() throws {
    let reading = try reading(
      #"Button(item.isNew ? "add" : "save") {}"#, texts: ["add": "Add it", "save": "Save it"])
    #expect(reading.texts == ["Add it"])
  }

  @Test("A sign of progress under a condition is over, and a binding is called what it reads")
  func progress() throws {
    let busy = #"Button {} label: { ZStack { Text("Go"); if item.isNew { ProgressView() } } }"#
    let button = #"Button {} label: { ZStack { Text("Go") } }"#
    #expect(try reading(busy).page.blocks == reading(button).page.blocks)
    let titled = "Text(title).navigationTitle(Binding { item.name } set: { item.rename($0) })"
    #expect(try TextHole.shown(reading(titled).page.title) == "‹name›")
  }

  @Test("It decides no other condition")
  func conditions() throws {
    let reading = try reading(#"if title == "New" { Text("A") } else { Text("B") }"#)
    #expect(reading.texts == ["A"])
    #expect(reading.openConditions.map(\.text) == [#"title == "New""#])
  }

  @Test(
    "Of one thing and several the text for several counts, and of a state's names the first one")
  func severalThings() throws {
    let app = SmallApp(
      """
      struct Home: View {
        let beds: Int
        let isListed: Bool
        var body: some View {
          Text(beds == 1 ? "1 bed" : "\\(beds) beds")
          Text(beds > 1 ? "\\(beds) rooms" : "1 room")
          Text(isListed ? "Since \\(date)" : "Never")
          Label(status.title, systemImage: status.symbol)
        }
        private var status: (title: String, symbol: String) {
          if isListed { return ("Listed", "eye") }
          return ("Hidden", "eye.slash")
        }
      }
      """)
    let texts = try app.reading(of: "Home").texts
    #expect(texts == ["‹beds› beds", "‹beds› rooms", "Never", "Listed", "eye"])
  }

  @Test("A number has no minus, but one of two signs")
  func minus() throws {
    let app = SmallApp(
      """
      struct Home: View {
        let sum: Int
        private var sign: String { sum < 0 ? "−" : "" }
        var body: some View {
          Text("\\(sign)USD \\(sum)")
          Text("\\(sum >= 0 ? "" : "-")Sum")
          Text("\\(sum > 0 ? "+" : "-")Change")
        }
      }
      """)
    let reading = try app.reading(of: "Home")
    #expect(reading.texts == ["USD ‹sum›", "Sum", "+Change"])
    #expect(reading.otherTexts == ["-Change"])
  }
}

@Suite("Facts of the phone that pages are drawn for")
struct PhoneFactTests {
  @Test("It is no Mac, edit modes are values, and lists have the type that a name means")
  func facts() throws {
    let app = SmallApp(
      """
      typealias Groups = [(title: String, items: [Thing])]
      struct Thing { var name: String }
      let groups: Groups = [("Daily", [.init(name: "Read"), .init(name: "Run")]), ("Rare", [])]
      struct EditSwitch: View {
        @Binding var mode: EditMode
        var body: some View { Button(mode.isEditing ? "Done" : "Edit") {} }
      }
      struct Home: View {
        @State private var mode = EditMode.inactive
        var body: some View {
          if ProcessInfo.processInfo.isiOSAppOnMac { Text("Mac") } else { Text("Phone") }
          EditSwitch(mode: $mode)
          ForEach(groups, id: \\.title) { group in
            Text(group.title)
            ForEach(group.items, id: \\.name) { Text($0.name) }
          }
          Text("It is *new* and **bold**, not F***.")
          Text("A *word*")
          Text("2 * 3 * 4")
        }
      }
      """)
    let texts = try app.reading(of: "Home").texts
    #expect(
      texts == [
        "Phone", "Edit", "Daily", "Read", "Run", "Rare", "It is *new* and **bold**, not F***.",
        "A word", "2 * 3 * 4",
      ])
  }
}
