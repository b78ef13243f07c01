import AppReading
import Testing

@Suite("Calls that get the case of a page") struct DataCallTests {
  @Test(
    "A call that asks for the value of a case shows nothing, one that is called so does",
    arguments: [("reminder(for: .sleep)", false), ("show(.sleep)", true)])
  func verb(call: String, shows: Bool) {
    let app = GraphOutline(
      """
      enum Kind: String, Identifiable { case sleep, food; var id: String { rawValue } }
      struct RootView: View {
        @State private var kind: Kind?
        let store: Store
        var body: some View {
          VStack {
            Button("Sleep") { kind = .sleep }
            Button("Other") { store.\(call) }
          }
          .sheet(item: $kind) { kind in EntryView(kind: kind) }
        }
      }
      struct EntryView: View { let kind: Kind; var body: some View { Text("Entry") } }
      """)
    #expect(app.edges.contains { $0.contains("Other") } == shows)
    #expect(app.edges.contains { $0.contains("Sleep") })
  }

  @Test(
    "What a database stores is no page, and a value that is not known has a page for each of its cases",
    arguments: [
      ("database.collection(.jars)", []), ("router.open(.jars)", ["jars"]),
      ("if let user = await store.user() { router.push(user.page) }", ["jars", "welcome"]),
    ])
  func cases(action: String, pages: [String]) {
    let app = GraphOutline(
      """
      enum Page: Hashable { case jars, welcome }
      enum User { case new, known
        var page: Page { switch self { case .new: .welcome; case .known: .jars } }
      }
      protocol Asking: ObservableObject { func user() async -> User? }
      final class Store: Asking {
        func user() async -> User? {
          do { return try await service.name() == nil ? .new : .known } catch { return nil }
        }
      }
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        func push(_ page: Page) { path.append(page) }
        func open(_ page: Page) { push(page) }
      }
      struct RootView: View {
        @StateObject private var router = Router()
        let store: Store
        let database: Database
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Go") { Task { \(action) } }
              .navigationDestination(for: Page.self) { page in
                switch page { case .jars: JarsView(); case .welcome: WelcomeView() }
              }
          }
        }
      }
      struct JarsView: View { var body: some View { Text("Jars") } }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      """)
    let targets = app.edges.compactMap { $0.split(separator: " ").first { $0.hasPrefix("Page.") } }
    #expect(targets.map { String($0.dropFirst("Page.".count)) }.sorted() == pages)
  }
}
