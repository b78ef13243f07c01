import Scenes
import Testing

@testable import AppReading

@Suite("Bars of pages from source")
struct BarTests {
  @Test(
    "the visibility of bars, of which the last word counts",
    arguments: [
      (".toolbar(.hidden, for: .navigationBar)", [Page.Bar.navigationBar]),
      (".toolbar(.hidden)", [.navigationBar]), (".navigationBarHidden(true)", [.navigationBar]),
      (".toolbar(.hidden, for: .tabBar)", [.tabBar]), (".toolbar(.hidden, for: .bottomBar)", []),
      (".toolbarVisibility(.hidden, for: .tabBar, .navigationBar)", [.navigationBar, .tabBar]),
      (".navigationBarBackButtonHidden()", [.backButton]),
      (".navigationBarBackButtonHidden(isLocked)", []),
      (".navigationBarBackButtonHidden().navigationBarBackButtonHidden(false)", []),
      (".toolbar(.hidden).toolbar(.visible)", []),
      (".toolbar(.hidden).toolbar(.automatic, for: .navigationBar)", []),
    ])
  func hiddenBars(modifiers: String, hides: [Page.Bar]) throws {
    let app = SmallApp(
      """
      struct Home: View {
        let isLocked: Bool
        var body: some View { List { Text("A") }.navigationTitle("Home")\(modifiers) }
      }
      """)
    let reading = try app.reading(of: "Home")
    #expect(reading.page.hides == hides)
    let isHidden = hides.contains(.navigationBar)
    #expect(reading.page.titleDisplay == (isHidden ? .hidden : .automatic))
  }

  @Test(
    "the small text below the title is above the search field and the content, unless there is no bar",
    arguments: [("", ["Which one?", "Search", "A"]), (".toolbar(.hidden)", ["Search", "A"])])
  func subtitle(modifiers: String, shown: [String]) throws {
    let app = SmallApp(
      """
      struct Home: View {
        @State private var query = ""
        var body: some View {
          VStack { Text("A") }
            .navigationTitle("Home").navigationSubtitle("Which one?").searchable(text: $query)
            \(modifiers)
        }
      }
      """)
    let reading = try app.reading(of: "Home")
    #expect(reading.page.title == "Home")
    let texts = (reading.page.blocks ?? []).compactMap { block in
      switch block {
      case .text(let paragraph): paragraph.text
      case .searchField(let field): field.placeholder
      default: nil
      }
    }
    #expect(texts == shown)
    // Each block leads to its line.
    for case .text(let paragraph) in reading.page.blocks ?? [] {
      #expect(paragraph.source?.hasSuffix(paragraph.text == "A" ? ":4" : ":5") == true)
    }
  }

  @Test("the close button of a page without the system's bar is drawn in the place of that bar")
  func ownBar() throws {
    let app = SmallApp(
      """
      struct Reader: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View {
          VStack {
            Button { dismiss() } label: { Image(systemName: "xmark") }
            Text("Once upon a time there was a leek.")
          }
          .toolbar(.hidden, for: .navigationBar)
        }
      }
      """)
    let reading = try app.reading(of: "Reader")
    #expect(reading.page.leading.map(\.icon) == ["xmark"])
    #expect(reading.page.hides == [.backButton])
  }

  @Test(
    "a title between buttons at the top of a page without the system's bar is that of a bar",
    arguments: [
      (#"Image(systemName: "chevron.left")"#, "", "Back", []),
      (#"Text("Cancel")"#, #"Button("Save") {}"#, "Cancel", ["Save"]),
    ])
  func ownBarWithTitle(label: String, other: String, leading: String, trailing: [String]) throws {
    let app = SmallApp(
      """
      struct Profile: View {
        var body: some View {
          VStack {
            HStack { Button {} label: { \(label) }; Spacer(); Text("My profile"); Spacer(); \(other) }
            List { Text("Name") }
          }
          .navigationBarHidden(true)
        }
      }
      """)
    let reading = try app.reading(of: "Profile")
    let page = reading.page
    #expect(page.title == "My profile" && page.titleDisplay == .inline && !reading.titleIsDerived)
    #expect(page.leading.map(\.label) == [leading] && page.trailing.map(\.label) == trailing)
    #expect(page.hides == [.backButton])
    #expect(page.blocks?.count == 1)
    #expect(reading.texts.contains("My profile"))
  }

  @Test("a date picker above buttons is no title between them")
  func chooserAboveButtons() throws {
    let app = SmallApp(
      """
      struct Reminder: View {
        @State private var time = Date()
        var body: some View {
          VStack {
            DatePicker("Time", selection: $time).datePickerStyle(.wheel).labelsHidden().padding()
            HStack { Button("Cancel") {}; Button("OK") {} }
          }
        }
      }
      """)
    let reading = try app.reading(of: "Reminder")
    #expect(reading.page.leading.isEmpty && reading.page.trailing.isEmpty)
    #expect(reading.page.blocks?.count == 1)
  }

  @Test("a chevron alone is a button's icon, and a menu may have a button as its label")
  func chevronButtons() throws {
    let app = SmallApp(
      """
      struct Month: View {
        var body: some View {
          HStack {
            Button {} label: { Image(systemName: "chevron.right") }
            Menu { Button("Open") {} } label: { Button("Projects") {}.buttonStyle(.plain) }
          }
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button {} label: { Image(systemName: "chevron.right") } }
            ToolbarItem(placement: .principal) { Button("This week") {} }
          }
        }
      }
      """)
    let reading = try app.reading(of: "Month")
    guard case .buttonRow(let row)? = reading.page.blocks?.first else {
      Issue.record("\(String(describing: reading.page.blocks))")
      return
    }
    #expect(row.buttons.map(\.icon) == ["chevron.right", nil])
    #expect(row.buttons.map(\.label) == ["chevron.right", "Projects"])
    #expect(reading.page.trailing.map(\.icon) == ["chevron.right", nil])
    #expect(reading.page.trailing.map(\.label) == ["chevron.right", "This week"])
    #expect(reading.page.blocks?.count == 1)
  }

  @Test("what a hidden bar has in its middle is not drawn")
  func hiddenPrincipal() throws {
    let app = SmallApp(
      """
      struct Chat: View {
        var body: some View {
          List { Text("Hello") }
            .toolbar { ToolbarItem(placement: .principal) { HStack { Button("Alice") {}; Toggle("On", isOn: .constant(true)) } } }
            .toolbar(.hidden, for: .navigationBar)
        }
      }
      """)
    let reading = try app.reading(of: "Chat")
    #expect(reading.page.blocks?.count == 1)
  }

  @Test(
    "a text above buttons that do not lead back stays",
    arguments: [#"Button("Share") {}"#, #"Button("Cancel") {}; Text("Later")"#])
  func noOwnBar(buttons: String) throws {
    let app = SmallApp(
      """
      struct Profile: View {
        var body: some View { VStack { HStack { Text("My profile"); \(buttons) }; Text("Name") } }
      }
      """)
    let reading = try app.reading(of: "Profile")
    #expect(reading.titleIsDerived == (buttons.contains("Share") || buttons.contains("Later")))
  }

  @Test("a small button shows its text, and a symbol only without one that is known")
  func smallButtons() throws {
    let app = SmallApp(
      """
      struct Feeds: View {
        let count: Int
        var body: some View {
          HStack {
            Menu { Button("Mine") {} } label: { HStack { Text("Feeds"); Image(systemName: "chevron.up") } }
            Button {} label: { HStack { Image(systemName: "heart"); Text("\\(count)") } }
          }
        }
      }
      """)
    let reading = try app.reading(of: "Feeds")
    guard case .buttonRow(let row)? = reading.page.blocks?.first else {
      Issue.record("\(String(describing: reading.page.blocks))")
      return
    }
    #expect(row.buttons.map(\.label) == ["Feeds", "heart"])
    #expect(row.buttons.map(\.icon) == [nil, "heart"])
  }
}
