import Testing

@testable import AppReading

@Suite("Texts that models begin with")
struct LabelTests {
  private func texts(_ model: String, _ body: String) -> [String]? {
    GraphOutline(
      """
      \(model)
      struct Action: View {
        @Binding var title: String
        var body: some View { Button(title) {} }
      }
      struct Field: View {
        @Binding var text: String
        @State var hint: String
        var body: some View { TextField(hint, text: $text) }
      }
      struct RootView: View {
        @StateObject var model = Model()
        var body: some View { List { \(body) } }
      }
      """
    ).texts(of: "RootView")
  }

  @Test("The text of a structure that a model has, through a binding")
  func bound() {
    #expect(
      texts(
        """
        struct ActionModel { var title: String; var isLoading: Bool }
        final class Model: ObservableObject {
          @Published var action = ActionModel(title: "Log in", isLoading: false)
          @Published var note = ActionModel(title: "", isLoading: false)
          func run() { action.isLoading = true }
        }
        """, "Action(title: $model.action.title); Action(title: $model.note.title)")
        == ["Log in"])
  }

  @Test("A variable of a model that the model never changes, and one that it does")
  func variables() {
    #expect(
      texts(
        """
        final class Model: ObservableObject {
          var hint = "Your name"
          @Published var name = ""
          @Published var state = "Waiting"
          func run() { state = "Done" }
        }
        """,
        "Field(text: $model.name, hint: model.hint); Text(\" \\(model.hint) \"); Text(model.state)")
        == ["Your name", "Your name"])
  }

  @Test("A variable that begins with itself, alone or through another one, is not known")
  func circular() {
    #expect(
      texts(
        """
        final class Model: ObservableObject {
          static let shared = Model()
          var own = Model.shared.own
          var first: String = OtherModel().second
        }
        final class OtherModel: ObservableObject { var second: String = Model().first }
        """, "Text(model.own); Text(\"\\(model.first)\"); Text(\"End\")")?.last == "End")
  }

  @Test(
    "What an initializer or another variable changes is not known, nor is data",
    arguments: [
      "final class Model: ObservableObject { var hint = \"A\"; init(hint: String) { self.hint = hint } }",
      "final class Model: ObservableObject { var hint = \"A\"; var step = 0 { didSet { hint = \"B\" } } }",
      "@Model final class Model: ObservableObject { var hint = \"A\" }",
      "final class Record: ObservableObject { var hint = \"A\" }; typealias Model = Record",
    ])
  func changed(model: String) {
    #expect(texts(model, "Text(model.hint); Text(\"End\")") == ["End"])
  }

  @Test("A bound text of a structure decides no condition")
  func conditions() {
    let app = GraphOutline(
      """
      struct Choice { var kind: String }
      final class Model: ObservableObject { @Published var choice = Choice(kind: "basic") }
      struct RootView: View {
        @StateObject var model = Model()
        var body: some View { NavigationStack { Row(kind: $model.choice.kind) } }
      }
      struct Row: View {
        @Binding var kind: String
        var body: some View {
          List {
            if kind == "basic" { NavigationLink("Basic") { BasicView() } } else { NavigationLink("Pro") { ProView() } }
            Button("Upgrade") { kind = "pro" }
          }
        }
      }
      struct BasicView: View { var body: some View { Text("Basic") } }
      struct ProView: View { var body: some View { Text("Pro") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Basic\"-> BasicView", "RootView -push \"Pro\"-> ProView",
      ])
  }

  @Test("Such a variable is no part of a longer text, which is about data")
  func parts() {
    #expect(
      texts(
        "final class Model: ObservableObject { var kind = \"Post\" }",
        "Text(\"Report \\(model.kind)\")")
        == ["Report ‹model.kind›"])
  }

  @Test("The app's own operators, before, behind and between values")
  func operators() {
    #expect(
      texts(
        """
        postfix operator ~
        postfix func ~ (key: String) -> String { NSLocalizedString(key, comment: "") }
        prefix operator ~~
        prefix func ~~ (text: String) -> String { text + "!" }
        infix operator <+>
        func <+> (first: String, second: String) -> String { first + " and " + second }
        func / (first: String, second: String) -> String { first + "/" + second }
        final class Model: ObservableObject { let total: Int; let count: Int }
        """,
        """
        Text("Settings"~); Text(~~"Go"); Text("Salt" <+> "pepper"); Text("a" / "b")
        Text("\\(model.total / model.count) each")
        """)
        == ["Settings", "Go!", "Salt and pepper", "a/b", "‹model.total / model.count› each"])
  }

  @Test("The numbers of a record of SwiftData are there, and those of another model need not be")
  func records() {
    func shown(_ attribute: String) -> [String]? {
      GraphOutline(
        """
        \(attribute) final class Brew { var count: Int = 0; init() {} }
        struct RootView: View {
          @Bindable var brew: Brew
          var body: some View {
            List { if brew.count > 0 { Text("Used") } else { Text("Never used") } }
          }
        }
        """
      ).texts(of: "RootView")
    }
    #expect(shown("@Model") == ["Used"])
    #expect(shown("@Observable") == ["Never used"])
  }
}
