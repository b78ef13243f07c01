import AppReading
import Testing

/// Stacks that an app writes itself, as lists of views.
@Suite("Stacks of an app's own") struct OwnStackTests {
  /// An app with a router for each part, whose base class puts the page of a case on a list.
  private let app = GraphOutline(
    root: "HomeRouterView()",
    """
    protocol Routable { var name: String { get } }
    class BaseRouter<Screen: Routable>: ObservableObject {
      var stack = OwnStack()
      func page(for screen: Screen) -> AnyView { fatalError("no page") }
      func push(to screen: Screen) { stack.push(page(for: screen), name: screen.name) }
    }
    class OwnStack: ObservableObject {
      @Published var current: Element?
      private var list = ElementList() { didSet { current = list.top } }
      func push<Page: View>(_ page: Page, name: String) {
        withAnimation { list.push(Element(id: name, view: AnyView(page))) }
      }
    }
    struct Element: Identifiable { let id: String; let view: AnyView }
    struct ElementList {
      private var views = [Element]()
      var top: Element? { views.last }
      mutating func push(_ element: Element) {
        guard !views.contains(where: { $0.id == element.id }) else { return }
        views.append(element)
      }
    }
    struct OwnStackView<Root: View>: View {
      @ObservedObject var stack: OwnStack
      @ViewBuilder let root: () -> Root
      var body: some View {
        if stack.current == nil { root() } else { stack.current!.view }
      }
    }
    extension View { var erased: AnyView { AnyView(self) } }
    final class HomeRouter: BaseRouter<HomeRouter.Screen> {
      enum Screen: Routable { case jars, lid(String), label }
      override func page(for screen: Screen) -> AnyView {
        switch screen {
        case .jars: return JarsView().environmentObject(self).erased
        case .lid(let name): return LidView(name: name).erased
        case .label: return LabelView().erased
        }
      }
    }
    struct HomeRouterView: View {
      @StateObject private var router = HomeRouter()
      var body: some View {
        OwnStackView(stack: router.stack) { HomeView() }.environmentObject(router)
      }
    }
    struct HomeView: View {
      @EnvironmentObject private var router: HomeRouter
      var body: some View { List { Button("All jars") { router.push(to: .jars) } } }
    }
    struct JarsView: View {
      @EnvironmentObject private var router: HomeRouter
      let names: [String]
      var body: some View { List { Button("Lid") { router.push(to: .lid("Red")) } } }
    }
    struct LidView: View { let name: String; var body: some View { Text(name) } }
    struct LabelView: View { var body: some View { Text("A label") } }
    """)

  @Test("What is put on the list is a screen, named after the case that it is made for")
  func cases() {
    #expect(
      app.edges == [
        "HomeRouterView -push \"All jars\"-> HomeRouter.Screen.jars ?",
        "JarsView -push \"Lid\"-> HomeRouter.Screen.lid ?",
      ])
    #expect(app.ids == ["view.homeRouter", "route.home.jars", "route.home.lid"])
    #expect(app.texts(of: "LidView") == ["Red"])
  }

  @Test("Only the case that nothing asks for is said to be not reached")
  func unreached() {
    #expect(app.destinations.count == 3)
    #expect(
      app.unresolved == [
        "unreached HomeRouter.Screen.label: no control or event that was found leads to it"
      ])
  }

  @Test(
    "A list of views of which nobody shows the last is no stack",
    arguments: [
      "", "func leave() { all.removeLast() }", "var lastID: Int? { all.last?.id }",
      "var end: Int? { all.lastIndex { $0.id == 0 } }", "var other: Int? { small.all.last }",
    ])
  func rows(member: String) {
    let app = GraphOutline(
      """
      struct Row: Identifiable { let id: Int; let view: AnyView }
      struct Small { var all: [Int] }
      final class Rows: ObservableObject {
        @Published var all: [Row] = []
        var small = Small(all: [])
        func add() { all.append(Row(id: 0, view: AnyView(RowView()))) }
        \(member)
      }
      struct RootView: View {
        @StateObject private var model = Rows()
        var body: some View {
          VStack {
            Button("Add") { model.add() }
            ForEach(model.all) { $0.view }
          }
        }
      }
      struct RowView: View { var body: some View { Text("Row") } }
      """)
    #expect(app.edges.isEmpty)
  }
}
