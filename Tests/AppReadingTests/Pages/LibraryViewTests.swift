import Scenes
import Testing

@testable import AppReading

@Suite("Views of libraries whose source is not there")
struct LibraryViewTests {
  private func reading(_ views: String, texts: [String: String] = [:]) throws -> PageReading {
    let app = SmallApp(
      """
      struct Home: View {
        @State private var isSaved = false
        let version: String
        var body: some View { ScrollView { \(views) } }
      }
      """, texts: texts)
    return try app.reading(of: "Home")
  }

  private func blocks(_ views: String) throws -> [Block] {
    try #require(try reading(views).page.blocks)
  }

  @Test(
    "Arguments that say that they are texts are shown, and words for people",
    arguments: [
      (#"SettingRow(title: "Theme")"#, ["Theme"]),
      (#"SettingRow(content: .text("Theme"), accessory: .chevron)"#, ["Theme"]),
      (#"SettingRow(content: .textWithArrow("Theme"))"#, ["Theme"]),
      (
        #"Banner("New features", headline: "Fast", message: "Very fast")"#,
        ["New features", "Fast", "Very fast"]
      ),
      (#"Banner("Новое")"#, ["Новое"]),
      (#"SettingRow(content: .iconWithText(.key, "Password"))"#, ["Password"]),
      (#"Card(headerWithPadding: "Account", colorWithAlpha: "Blue")"#, ["Account"]),
      (#"RoundTextField(placeholder: "Name", text: $name)"#, ["Name"]),
      (#"Chip(systemImage: "bolt", buttonTitle: "Fast")"#, ["Fast", "bolt"]),
      (#"Animation(name: "Rocket")"#, []), (#"Animation("rocket_start")"#, []),
      (#"Animation("rocket")"#, []), (#"Animation("Rocket.json")"#, []),
      (#"Website("https://example.org/A page")"#, []), (#"SettingRow(title: "")"#, []),
      (#"SettingRow(id: "First row")"#, []),
      (#"SettingRow(color: .named("Red one"), id: "First row")"#, []),
    ])
  func texts(view: String, texts: [String]) throws {
    let found = try reading(view)
    #expect(found.texts.filter { $0 != "Home" } == texts)
    #expect(found.neutralBoxes == (texts.isEmpty ? 1 : 0))
  }

  @Test("A branch of a library's view counts beside those of other views")
  func branches() throws {
    let found = try reading(
      """
      Panel(title: "Tags") {
        switch phase {
        case .loading: Loader(style: .medium)
        case .success: Text("Work")
        case .failure: Failure(title: "Sorry")
        }
      }
      """)
    #expect(found.texts == ["Tags", "Work"])
    #expect(found.otherTexts == ["Sorry"])
  }

  @Test("Texts are those of the app's catalog, and what is not known is a hole")
  func catalog() throws {
    let found = try reading(
      #"SettingRow(title: "theme.key"); SettingRow(title: version)"#,
      texts: ["theme.key": "Theme"])
    #expect(found.texts == ["Theme"])
    #expect(found.unknownTexts == 1)
  }

  @Test("A title with a value is a row")
  func row() throws {
    #expect(
      try blocks(#"InfoRow(title: "Build", value: "12"); InfoRow(title: "Size", value: "3")"#) == [
        .row(Row("Build", value: "12", accessory: Row.Accessory.none)),
        .row(Row("Size", value: "3", accessory: Row.Accessory.none)),
      ])
  }

  @Test("A container has its title above its rows and its footer below them")
  func container() throws {
    #expect(
      try blocks(
        #"Card(title: "Members", footer: "All of them") { VStack { Text("Ann"); Text("Ben") } }"#)
        == [
          .section(
            ListSection("Members", footer: "All of them") {
              Row("Ann")
              Row("Ben")
            })
        ])
  }

  @Test("A button of a library is one, with its action")
  func button() throws {
    let found = try reading(#"PrimaryButton(title: "Save", isBusy: false) { isSaved = true }"#)
    guard case .button(let button)? = found.page.blocks?.first else {
      Issue.record("\(String(describing: found.page.blocks))")
      return
    }
    #expect(button.label == "Save")
    #expect(found.controls.map(\.text) == ["Save"])
  }

  @Test("What a view of a library runs is not what it shows, and a button may have more words")
  func actions() throws {
    let found = try reading(
      """
      QuestionCard(message: "Delete it?", confirmAction: { model.delete() }, onCancel: { model.close() })
      ButtonPrimary(title: "Save", action: { isSaved = true })
      """)
    #expect(found.texts == ["Delete it?", "Save"])
    #expect(found.neutralBoxes == 0)
    #expect(found.page.blocks?.count == 2)
    guard case .button(let button)? = found.page.blocks?.last else {
      Issue.record("\(String(describing: found.page.blocks))")
      return
    }
    #expect(button.label == "Save")
  }

  @Test("A library's view is the label of a button, and its divider shows nothing")
  func label() throws {
    let found = try reading(
      """
      Button { isSaved = true } label: { SettingRow(content: .text("Language")) }
      DesignDivider()
      """)
    #expect(found.controls.map(\.text) == ["Language"])
    #expect(found.neutralBoxes == 0)
    #expect(found.page.blocks?.count == 1)
  }

  @Test(
    "A library's list shows what is made of each known element",
    arguments: [
      (#"FlowLayout(["Plums", "Figs"]) { name in Text(name) }"#, ["Plums", "Figs"]),
      (#"FlowLayout(["Plums", "Figs"], id: \.self, spacing: 8) { Text($0) }"#, ["Plums", "Figs"]),
      (#"FlowLayout(names) { name in Text("Jar of \(name)") }"#, ["Jar of ‹name›"]),
      (#"Reader(["Plums", "Figs"]) { names, size in Text("All jars") }"#, ["All jars"]),
      (
        #"Carousel(["Plums", "Figs"]) { names in Text("\(names.count) jars") }"#,
        ["‹names.count› jars"]
      ),
    ])
  func list(view: String, texts: [String]) throws {
    #expect(try reading(view).texts == texts)
  }

  @Test("A link whose label shows nothing is not drawn")
  func emptyLink() throws {
    let found = try reading(
      #"HStack { Text("Wallets"); NavigationLink(destination: EmptyView()) { EmptyView() } }"#)
    #expect(found.controls.isEmpty)
    #expect(found.texts == ["Wallets"])
  }
}
