import AppReading
import Testing

@Suite("The elements of generic types")
struct GenericElementTests {
  @Test(
    "The closure of a generic container knows the elements that it gets",
    arguments: [
      "Grid(data: books) { book, _ in NavigationLink(\"Open\", value: book) }",
      "Rows(items: books) { NavigationLink(\"Open\", value: $0) }",
      "rows(of: books) { book in NavigationLink(\"Open\", value: book) }",
    ])
  func elements(view: String) {
    let app = GraphOutline(
      """
      struct Book: Hashable, Identifiable { let id: Int }
      struct Grid<Data, Content: View>: View where Data: RandomAccessCollection {
        let data: Data
        let content: (Data.Element, CGFloat) -> Content
        @State private var columns: [[Data.Element]] = []
        init(data: Data, @ViewBuilder content: @escaping (Data.Element, CGFloat) -> Content) {
          self.data = data
          self.content = content
        }
        var body: some View {
          ForEach(0..<columnCount, id: \\.self) { ForEach(columns[$0]) { item in content(item, 20) } }
        }
      }
      struct Rows<Item: Identifiable, Content: View>: View {
        let items: [Item]
        let content: (Item) -> Content
        var body: some View { ForEach(arranged) { row in content(row) } }
      }
      func rows<Element, Content: View>(
        of elements: [Element], @ViewBuilder content: (Element) -> Content
      ) -> some View {
        VStack { content(shuffled(elements)) }
      }
      struct RootView: View {
        let books: [Book]
        var body: some View {
          NavigationStack {
            VStack { \(view) }.navigationDestination(for: Book.self) { BookView(book: $0) }
          }
        }
      }
      struct BookView: View { let book: Book; var body: some View { Text("Book") } }
      """)
    #expect(app.edges == ["RootView -push \"Open\"-> BookView"])
  }

  @Test("The elements of a list that a generic view binds are the argument of a generic router")
  func boundList() {
    let app = GraphOutline(
      """
      typealias Routable = View & Hashable
      protocol Routing: AnyObject { associatedtype Destination: Routable; var stack: [Destination] { get set } }
      extension Routing { func navigate(to destination: Destination) { stack.append(destination) } }
      final class Router<Routes: Routable>: Routing, ObservableObject {
        typealias Destination = Routes
        @Published var stack: [Routes] = []
      }
      enum Route: Routable {
        case detail(Int), other
        var body: some View { switch self { case .detail(let id): DetailView(id: id); case .other: OtherView() } }
      }
      struct RoutingView<Root: View, Routes: Routable>: View {
        @Binding private var routes: [Routes]
        private let root: () -> Root
        init(stack: Binding<[Routes]>, @ViewBuilder root: @escaping () -> Root) {
          self._routes = stack
          self.root = root
        }
        var body: some View {
          NavigationStack(path: $routes) { root().navigationDestination(for: Routes.self) { view in view.body } }
        }
      }
      struct RootView: View {
        @StateObject private var router = Router<Route>()
        var body: some View { RoutingView(stack: $router.stack) { HomeView() }.environmentObject(router) }
      }
      struct HomeView: View {
        @EnvironmentObject var router: Router<Route>
        var body: some View {
          VStack {
            Button("Detail") { router.navigate(to: .detail(1)) }
            Button("Other") { router.navigate(to: .other) }
          }
        }
      }
      struct DetailView: View { let id: Int; var body: some View { Text("Detail") } }
      struct OtherView: View { var body: some View { Text("Other") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Detail\"-> Route.detail", "RootView -push \"Other\"-> Route.other",
      ])
  }

  @Test("A generic parameter is the type of the elements that a state of a model is declared with")
  func set() {
    let app = GraphOutline(
      root: "RootView(model: Model())",
      """
      protocol Selectable: CaseIterable, Hashable { var title: String { get } }
      enum Other: String, Selectable { case x, y; var title: String { rawValue } }
      enum Kind: Selectable {
        case jars, lids
        var title: String { self == .jars ? "All jars" : "All lids" }
      }
      final class Model: ObservableObject { @Published var chosen: Set<Kind> = [] }
      struct RootView: View {
        @ObservedObject var model: Model
        var body: some View { VStack { Choices(chosen: $model.chosen); Button("Done") {} } }
      }
      struct Choices<Item: Selectable>: View {
        @Binding var chosen: Set<Item>
        var body: some View {
          ForEach(Array(Item.allCases), id: \\.self) { item in
            Button(item.title) { chosen.insert(item) }
          }
        }
      }
      """)
    #expect(app.texts(of: "RootView") == ["All jars", "All lids", "Done"])
  }
}
