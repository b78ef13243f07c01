import AppReading
import Testing

@Suite("What the functions that initializers call set") struct InitializerCallTests {
  @Test(
    "Lists that an initializer lets a function make; what else it sets may say that something loads"
  )
  func listsOfInitializer() throws {
    let app = SmallApp(
      """
      struct Page { let title: String }
      final class Model: ObservableObject {
        @Published var pages: [Page] = []
        @Published var names = [String]()
        @Published var isLoading = false
        init() {
          makePages()
          self.makeNames()
        }
        func makePages() {
          isLoading = true
          pages = [Page(title: "One"), Page(title: "Two")]
        }
        func makeNames() { names = fetch() }
      }
      struct Home: View {
        @StateObject private var model = Model()
        var body: some View {
          List {
            if model.isLoading { ProgressView("Wait") } else { Text("Pages") }
            ForEach(model.pages, id: \\.title) { page in Text(page.title) }
            ForEach(model.names, id: \\.self) { name in Text("Name: \\(name)") }
          }
        }
      }
      """)
    let texts = try app.reading(of: "Home").texts
    #expect(texts == ["Pages", "One", "Two", "Name: ‹name›"])
  }

  @Test(
    "A later function empties a list, one of several functions is meant, and models in lists end")
  func laterFunctions() throws {
    let models = (0..<40).map { number in
      """
      final class Model\(number): ObservableObject {
        var rows: [String] = []
        var models: [Model\(number + 1)] = []
        init() { fill() }
        func fill() {
          rows = ["Row \(number)"]
          models = [Model\(number + 1)(), Model\(number + 1)(), Model\(number + 1)()]
        }
      }
      """
    }
    let app = SmallApp(
      """
      \(models.joined(separator: "\n"))
      final class Cart: ObservableObject {
        @Published var lines: [String] = []
        @Published var names: [String] = []
        init() { fill(); setUp(); clear() }
        func fill() { lines = ["Bought"] }
        func clear() { lines = [] }
        func setUp(with name: String) { names = [name] }
        func setUp() { names = ["Ada"] }
      }
      struct Home: View {
        @StateObject private var cart = Cart()
        @StateObject private var model = Model0()
        var body: some View {
          List {
            ForEach(cart.lines, id: \\.self) { Text($0) }
            ForEach(cart.names, id: \\.self) { Text($0) }
            ForEach(model.rows, id: \\.self) { Text($0) }
          }
        }
      }
      """)
    let texts = try app.reading(of: "Home").texts
    #expect(texts == ["Ada", "Row 0"])
  }

  @Test("A closure behind the parentheses goes to the property that needs one")
  func neededClosure() {
    let app = SmallApp(
      """
      struct Scroller<Content: View>: View {
        var onRefresh: (() -> Void)?
        var isOpen = true
        @ViewBuilder var content: () -> Content
        var body: some View { List { content() } }
      }
      struct Pressable: View {
        let title: String
        var action: (() -> Void)?
        var body: some View { if let action { Button(title) { action() } } else { Text(title) } }
      }
      struct Home: View {
        var body: some View {
          Scroller { Text("One") }
          Scroller(isOpen: false) { Text("Two") }
          Pressable(title: "Press") { print("pressed") }
          Pressable(title: "Read")
        }
      }
      """)
    #expect(
      app.outline("Home") == """
        <Scroller> action
          List
            Text "One"
        <Scroller> isOpen: false action
          List
            Text "Two"
        <Pressable> title: "Press" action
          Button "Press" action
        <Pressable> title: "Read"
          Text "Read"
        """)
  }
}
