import Testing

@Suite("Pages around all tabs that controls everywhere may lead to")
struct SharedPageTests {
  /// An app with tabs whose buttons may set a Boolean that shows a page over all of them.
  private func app(tabs: Int, buttons: Int, shown: String, view: String) -> GraphOutline {
    let buttons = (1...buttons).map { "Button(\"\($0)\") { store.change() }" }
      .joined(separator: "; ")
    let pages = (1...tabs).map { number in
      """
      struct Page\(number): View {
        @EnvironmentObject var store: Store
        var body: some View { VStack { \(buttons) } }
      }
      """
    }
    return GraphOutline(
      root: "TabsView()",
      """
      final class Store: ObservableObject {
        @Published var asks = false
        var user: User?
        func change() { if let user { user.save() } else { asks = true } }
      }
      struct TabsView: View {
        @StateObject var store = Store()
        var body: some View {
          TabView { \((1...tabs).map { "Page\($0)().tabItem { Text(\"\($0)\") }" }.joined(separator: "; ")) }
            \(shown)
            .environmentObject(store)
        }
      }
      \(view)
      \(pages.joined(separator: "\n"))
      """)
  }

  @Test("A log-in that controls everywhere may ask for has one edge", arguments: [5, 6])
  func logIn(tabs: Int) {
    let app = app(
      tabs: tabs, buttons: 4,
      shown: ".fullScreenCover(isPresented: $store.asks) { LogInView() }",
      view: "struct LogInView: View { var body: some View { Text(\"Log in\") } }")
    let found = app.edges.filter { $0.contains("LogInView") }
    if tabs < 6 {
      #expect(found.count == 4 * tabs)
    } else {
      #expect(found == ["TabsView -cover-> LogInView ?"])
    }
  }

  @Test("A page of another name keeps its edges")
  func otherPage() {
    let app = app(
      tabs: 6, buttons: 6, shown: ".sheet(isPresented: $store.asks) { EditorView() }",
      view: "struct EditorView: View { var body: some View { Text(\"Edit\") } }")
    #expect(app.edges.filter { $0.contains("EditorView") }.count == 36)
  }

  @Test("What celebrates lies over all tabs, as a view that fills the display")
  func celebration() {
    let app = app(
      tabs: 3, buttons: 2, shown: ".overlay { if store.asks { LevelCelebrationView() } }",
      view: """
        struct LevelCelebrationView: View {
          var body: some View {
            ZStack {
              Color.black.opacity(0.4)
                .ignoresSafeArea()
              VStack { Text("Level 2"); Button("Go on") {} }
            }
          }
        }
        """)
    #expect(
      app.edges.filter { $0.contains("Celebration") } == [
        "TabsView -cover-> LevelCelebrationView ?"
      ])
    #expect(app.texts(of: "LevelCelebrationView") == ["Level 2", "Go on"])
  }

  @Test("The preview over a context menu is no part of the page")
  func preview() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Jar") { JarView() }
              .contextMenu { NavigationLink("Lid") { LidView() } } preview: { JarView() }
          }
        }
      }
      struct JarView: View {
        @State private var asks = false
        var body: some View {
          Button("Delete") { asks = true }
            .navigationTitle("One jar")
            .alert("Sure?", isPresented: $asks) {}
        }
      }
      struct LidView: View { var body: some View { Text("Round") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Jar\"-> JarView", "RootView -push \"Lid\"-> LidView",
        "JarView -alert \"Delete\"-> JarView.asks",
      ])
    #expect(app.texts(of: "RootView") == ["Jar", "Lid"])
  }
}
