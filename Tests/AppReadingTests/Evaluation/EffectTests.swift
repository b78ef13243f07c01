import AppReading
import Testing

@Suite("Effects of actions")
struct EffectTests {
  private func effects(_ action: String, _ declarations: String = "") throws -> [String] {
    let app = SmallApp(
      """
      struct Home: View {
        @State var isShown = false
        @State var path: [Route] = []
        @State var step = 0
        @State var note = ""
        @Environment(Router.self) var router
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("Go") { \(action) } }
        func open(_ route: Route) { router.push(route) }
      }
      enum Route { case detail(Int), list }
      enum Sheet { case login }
      @Observable final class Router {
        var path: [Route] = []
        var sheet: Sheet?
        func push(_ route: Route) { path.append(route) }
        func present(_ sheet: Sheet) { self.sheet = sheet }
      }
      """, declarations)
    let node = try #require(app.evaluator.view(ofType: "Home", arguments: []))
    let button = try #require(node.contents.first?.views.first)
    guard case .closure(let action)? = button.arguments.last?.value else {
      return [Outline([button], app.index).text]
    }
    return app.evaluator.effects(of: action, arguments: []).map(Self.text)
  }

  private static func text(_ effect: Effect) -> String {
    let certain = effect.isCertain ? "" : "? "
    switch effect.kind {
    case .assign(let place, let value):
      return "\(certain)\(place.type).\(place.property) = \(Outline.text(value))"
    case .increase(let place, let count):
      return "\(certain)\(place.type).\(place.property) larger by \(count)"
    case .append(let place, let value):
      return "\(certain)\(place.type).\(place.property) += \(Outline.text(value))"
    case .call(let name, let arguments):
      return "\(certain)\(name)(\(arguments.map(Outline.text).joined(separator: ", ")))"
    case .callback(let place, let arguments):
      let values = arguments.map(Outline.text).joined(separator: ", ")
      return "\(certain)\(place.type).\(place.property) called with (\(values))"
    }
  }

  @Test(
    "Actions change states, through the app's functions and closures",
    arguments: [
      ("isShown = true", ["Home.isShown = true"]),
      ("isShown.toggle()", ["Home.isShown = true"]),
      ("step += 2", ["Home.step larger by 2"]),
      ("step -= 1; note += \"!\"", []),
      ("path.append(.detail(1))", ["Home.path += Route.detail(1)"]),
      ("router.sheet = .login", ["Router.sheet = Sheet.login"]),
      ("router.present(.login)", ["Router.sheet = Sheet.login"]),
      ("open(.list)", ["Router.path += Route.list"]),
      ("withAnimation { isShown = true }", ["withAnimation(action)", "Home.isShown = true"]),
      (
        "Task { await load(); router.push(.list) }",
        ["Task(action)", "load()", "Router.path += Route.list"]
      ),
      (
        "if path.isEmpty { isShown = true } else { dismiss() }",
        ["? Home.isShown = true", "? dismiss()"]
      ),
    ])
  func actions(action: String, expected: [String]) throws {
    #expect(try effects(action) == expected)
  }

  @Test("What functions are given runs however many of them pass it on")
  func completions() throws {
    let found = try effects(
      "first { router.push(.list) }",
      """
      extension Home {
        func first(_ done: @escaping () -> Void) { second { done() } }
        func second(_ done: @escaping () -> Void) { third { done() } }
        func third(_ done: @escaping () -> Void) { fourth { done() } }
        func fourth(_ done: @escaping () -> Void) { done() }
      }
      """)
    #expect(found == ["Router.path += Route.list"])
  }

  @Test("Actions given to a view of the app run in the scope where they were written")
  func closures() throws {
    let app = SmallApp(
      """
      struct Home: View {
        @State var isShown = false
        var body: some View { Row(title: "A") { isShown = true } }
      }
      struct Row: View {
        let title: String
        var isShown = 1
        let action: () -> Void
        var body: some View { Button { action() } label: { Text(title) } }
      }
      """)
    let home = try #require(app.evaluator.view(ofType: "Home", arguments: []))
    let button = try #require(home.contents.first?.views.first?.contents.first?.views.first)
    guard case .closure(let action)? = button.arguments.first?.value else {
      Issue.record("no action: \(button)")
      return
    }
    #expect(
      app.evaluator.effects(of: action, arguments: []).map(Self.text) == ["Home.isShown = true"])
  }
}
