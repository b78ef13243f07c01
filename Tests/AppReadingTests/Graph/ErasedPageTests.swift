import AppReading
import Testing

@Suite("Pages that are values with a closure for a view, whose type is generic")
struct ErasedPageTests {
  @Test("A static member leads to its view, also where the stack has values without the type")
  func erasedPages() {
    let app = GraphOutline(
      """
      struct Page<Content: View>: Hashable, Identifiable {
        let id: String
        @ViewBuilder private let content: @MainActor () -> Content
        init(id: String, @ViewBuilder view: @escaping @MainActor () -> Content) {
          self.id = id
          self.content = view
        }
        func erased() -> AnyPage {
          let builder = self.content
          return AnyPage(id: id, builder: { AnyView(builder()) })
        }
      }
      struct AnyPage: Hashable, Identifiable {
        let id: String
        private let builder: @MainActor () -> AnyView
        init(id: String, builder: @escaping @MainActor () -> AnyView) {
          self.id = id
          self.builder = builder
        }
        @ViewBuilder func view() -> some View { builder() }
      }
      extension Page {
        static var jars: Page<JarsView> { Page<JarsView>(id: "jars") { JarsView() } }
        static func jar(_ name: String) -> Page<JarView> { Page<JarView>(id: "jar") { JarView(name: name) } }
        static var help: Page<HelpView> { Page<HelpView>(id: "help") { HelpView() } }
      }
      @Observable final class Navigator {
        var path: [AnyPage] = []
        var cover: AnyPage?
        func push<Content: View>(_ page: Page<Content>) { path.append(page.erased()) }
        func present<Content: View>(_ page: Page<Content>) { cover = page.erased() }
      }
      struct RootView: View {
        @State private var navigator = Navigator()
        var body: some View {
          NavigationStack(path: $navigator.path) {
            HomeView().navigationDestination(for: AnyPage.self) { page in page.view() }
          }
          .environment(navigator)
          .fullScreenCover(item: $navigator.cover) { page in page.view() }
        }
      }
      struct HomeView: View {
        @Environment(Navigator.self) private var navigator
        var body: some View {
          Button("Jars") { navigator.push(.jars) }
          Button("Help") { navigator.present(.help) }
        }
      }
      struct JarsView: View {
        @Environment(Navigator.self) private var navigator
        var body: some View { Button("One") { navigator.push(.jar("Plum")) } }
      }
      struct JarView: View { let name: String; var body: some View { Text(name) } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Jars\"-> JarsView", "RootView -cover \"Help\"-> HelpView",
        "JarsView -push \"One\"-> JarView",
      ])
  }
}
