import AppReading
import Testing

@Suite("Lists that a view shows where it could not load others")
struct SubstituteListTests {
  private func texts(_ load: String) -> [String]? {
    GraphOutline(
      """
      struct Chapter: Identifiable { let id = 0; let heading: String }
      struct RootView: View {
        var body: some View {
          NavigationLink("Terms") { TermsView(chapters: [Chapter(heading: "What we do")]) }
        }
      }
      struct TermsView: View {
        let standard: [Chapter]
        @State private var chapters: [Chapter] = []
        @State private var isLoading = true
        init(chapters: [Chapter]) { standard = chapters }
        var body: some View {
          VStack {
            Text("Our terms")
            if isLoading { ProgressView() } else { ForEach(chapters) { Text($0.heading) } }
          }
          .task { await load() }
        }
        private func load() async {
          \(load)
          isLoading = false
        }
      }
      """
    ).texts(of: "TermsView")
  }

  @Test("One that the view was given")
  func given() {
    let load = """
      do {
        chapters = try await request()
      } catch {
        chapters = self.standard
      }
      """
    #expect(texts(load) == ["Our terms", "What we do"])
  }

  @Test("Not one that is waited for")
  func awaited() {
    #expect(texts("chapters = (try? await request()) ?? []") == ["Our terms"])
  }

  @Test(
    "The rows of a list that is bound lead on, also while nothing is found",
    arguments: ["found", "searchResults"])
  func bound(name: String) {
    let app = GraphOutline(
      """
      struct Jar: Identifiable, Decodable { let id: Int; let name: String }
      final class Search: ObservableObject { @Published var \(name): [Jar] = [] }
      struct RootView: View {
        @StateObject private var search = Search()
        var body: some View {
          if search.\(name).isEmpty {
            Text("Nothing")
          } else {
            List($search.\(name), id: \\.id) { $jar in
              NavigationLink(destination: JarView(jar: $jar)) { Text("Open \\(jar.name)") }
            }
          }
        }
      }
      struct JarView: View { @Binding var jar: Jar; var body: some View { Text("One jar") } }
      """)
    #expect(app.edges.map { $0.hasSuffix("-> JarView") } == [true])
  }
}
