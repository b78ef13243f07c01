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
}
