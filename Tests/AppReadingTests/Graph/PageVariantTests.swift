import AppReading
import Testing

@Suite("Pages that are opened in several ways")
struct PageVariantTests {
  private func app(links: String, form: String, members: String = "") -> GraphOutline {
    GraphOutline(
      """
      enum Mode { case add, edit }
      struct Item: Identifiable { let id: Int }
      final class Model: ObservableObject {
        @Published var mode: Mode
        @Published var query = ""
        init(mode: Mode) { self.mode = mode }
      }
      struct RootView: View {
        @State private var items: [Item] = []
        @State private var asks = false
        var body: some View { List { \(links) } }
      }
      struct FormView: View {
        \(members)
        @State private var asks = false
        @State private var isShown = false
        var body: some View {
          Form { \(form) }
            .alert("Delete?", isPresented: $asks) { Button("Yes") {} }
            .sheet(isPresented: $isShown) { HelpView() }
        }
      }
      struct HelpView: View { var body: some View { Text("Answers") } }
      """)
  }

  @Test(
    "What only one of the ways shows leads on, too",
    arguments: [
      ("FormView()", "FormView(item: items[0])", "var item: Item? = nil", "if item != nil"),
      ("FormView(mode: .add)", "FormView(mode: .edit)", "let mode: Mode", "if mode == .edit"),
      ("FormView(isNew: true)", "FormView(isNew: false)", "let isNew: Bool", "if !isNew"),
      (
        "FormView(model: Model(mode: .add))", "FormView(model: Model(mode: .edit))",
        "@StateObject var model: Model", "if model.mode == .edit"
      ),
    ])
  func ways(first: String, second: String, member: String, condition: String) {
    let app = app(
      links: "NavigationLink(\"New\") { \(first) }; NavigationLink(\"Old\") { \(second) }",
      form: "Text(\"Name\"); \(condition) { Button(\"Delete\") { asks = true } }", members: member)
    #expect(
      app.edges == [
        "RootView -push \"New\"-> FormView", "RootView -push \"Old\"-> FormView",
        "FormView -alert \"Delete\"-> FormView.asks",
      ])
    #expect(app.texts(of: "FormView") == ["Name"])
  }

  @Test("What each way has leads on once, and a page is followed in some forty ways")
  func known() {
    let links = (0..<50).map { "NavigationLink(\"\($0)\") { FormView(size: .size\($0)) }" }
    let sizes = (0..<50).map { "size\($0)" }.joined(separator: ", ")
    let app = app(
      links: links.joined(separator: "; "),
      form: """
        Button("Help") { isShown = true }
        if size == .size40 { Button("Delete") { asks = true } }
        if size == .size41 { NavigationLink("Paper") { Text("Sizes") } }
        """, members: "enum Size { case \(sizes) }; let size: Size")
    #expect(
      app.edges.suffix(2) == [
        "FormView -sheet \"Help\"-> HelpView", "FormView -alert \"Delete\"-> FormView.asks",
      ])
  }

  @Test("Ways that differ only in texts leave room for one that shows something else")
  func textsAndOthers() {
    let links = (0..<50).map { "NavigationLink(\"\($0)\") { FormView(name: \"T\($0)\") }" }
    let app = app(
      links: links.joined(separator: "; ")
        + "; NavigationLink(\"Old\") { FormView(name: \"H\", isOld: true) }",
      form: "Text(name); if isOld { Button(\"Delete\") { asks = true } }",
      members: "let name: String; var isOld = false")
    #expect(app.edges.last == "FormView -alert \"Delete\"-> FormView.asks")
    let form = app.report.views.first { $0.view == "FormView" }
    #expect(form?.otherTexts.filter { $0.hasPrefix("T") } == (1...40).map { "T\($0)" })
    #expect(form?.otherTexts.contains("H") == true)
  }

  @Test("A control that each way has leads to what it does there")
  func otherAction() {
    let app = app(
      links:
        "NavigationLink(\"New\") { FormView(isNew: true) }; NavigationLink(\"Old\") { FormView(isNew: false) }",
      form: "Button(\"Save\") { if isNew { isShown = true } else { asks = true } }",
      members: "let isNew: Bool")
    #expect(
      app.edges.suffix(2) == [
        "FormView -sheet \"Save\"-> HelpView", "FormView -alert \"Save\"-> FormView.asks ?",
      ])
  }

  @Test("A page that only another way of a page leads to is one")
  func further() {
    let app = app(
      links:
        "NavigationLink(\"New\") { FormView() }; NavigationLink(\"Old\") { FormView(item: items[0]) }",
      form: "if let item { NavigationLink(\"History\") { HelpView() } }",
      members: "var item: Item? = nil")
    #expect(app.ids == ["view.root", "view.form", "view.help"])
  }

  @Test("The texts that only another way of a page has are listed")
  func otherTexts() {
    let app = app(
      links:
        "NavigationLink(\"Terms\") { FormView(name: \"Our terms\") }; NavigationLink(\"More\") { FormView(name: \"About us\") }",
      form: "Text(name); Text(\"Version 1\")", members: "let name: String")
    let form = app.report.views.first { $0.view == "FormView" }
    #expect(form?.texts == ["Our terms", "Version 1"])
    #expect(form?.otherTexts == ["About us"])
  }

  @Test("A sheet of a component is opened in the way of each place that has the component")
  func components() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @AppStorage("theme") private var theme = "Dark"
        @AppStorage("speed") private var speed = "Slow"
        var body: some View {
          VStack {
            ChoiceRow(name: "Theme", options: ["Dark", "Light"], chosen: $theme)
            ChoiceRow(name: "Speed", options: ["Slow", "Fast"], chosen: $speed)
          }
        }
      }
      struct ChoiceRow: View {
        let name: String
        let options: [String]
        @Binding var chosen: String
        @State private var isShown = false
        var body: some View {
          Button(chosen) { isShown = true }.sheet(isPresented: $isShown) {
            ChoiceView(name: name, options: options, chosen: $chosen)
          }
        }
      }
      struct ChoiceView: View {
        let name: String
        let options: [String]
        @Binding var chosen: String
        var body: some View {
          VStack {
            Text(name)
            ForEach(options, id: \\.self) { option in Button(option) { chosen = option } }
          }
        }
      }
      """)
    let choice = app.report.views.first { $0.view == "ChoiceView" }
    #expect(choice?.texts == ["Theme", "Dark", "Light"])
    #expect(choice?.otherTexts == ["Speed", "Slow", "Fast"])
  }

  @Test("Buttons of one component with other symbols are each a way")
  func symbols() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          HStack {
            IconButton(icon: "camera") { isShown = true }
            IconButton(icon: "photo") { isShown = true }
          }
          .sheet(isPresented: $isShown) { PhotoView() }
        }
      }
      struct IconButton: View {
        let icon: String
        let action: () -> Void
        var body: some View { Button(action: action) { Image(systemName: icon) } }
      }
      struct PhotoView: View { var body: some View { Text("Photo") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"camera\"-> PhotoView", "RootView -sheet \"photo\"-> PhotoView",
      ])
  }
}
