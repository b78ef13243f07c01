import AppReading
import Testing

@Suite("Forms to log in that a view shows in the stack of what they lead to")
struct LogInFormTests {
  private func app(state: String, around: String) -> GraphOutline {
    GraphOutline(
      """
      struct RootView: View {
        @State private var \(state) = false
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            Group { if \(state) { JarsView(isIn: $\(state), path: $path) } else { form } }
              .navigationDestination(for: String.self) { _ in ShelfView() }
          }
          \(around)
        }
        private var form: some View {
          VStack { Text("Who are you?"); Button("Go on") { \(state) = true } }
        }
      }
      struct Toast: ViewModifier {
        let text: String?
        func body(content: Content) -> some View {
          ZStack { content; if let text { Text(text) } }
        }
      }
      struct JarsView: View {
        @Binding var isIn: Bool
        @Binding var path: [String]
        var body: some View {
          VStack {
            Text("All jars")
            Button("Shelf") { path.append("shelf") }
            Button("Leave") { isIn = false }
          }
        }
      }
      struct ShelfView: View { var body: some View { Text("The shelf") } }
      """)
  }

  @Test(
    "The form and what it leads to are two pages, also with something over the stack",
    arguments: ["", ".modifier(Toast(text: text))"])
  func twoPages(around: String) {
    let app = app(state: "isLoggedIn", around: around)
    #expect(app.ids == ["view.root", "view.jars", "view.shelf"])
    #expect(app.texts(of: "RootView") == ["Who are you?", "Go on"])
    #expect(
      app.edges == [
        "RootView -tab \"Go on\"-> JarsView ?", "JarsView -push \"Shelf\"-> ShelfView",
        "JarsView -tab \"Leave\"-> RootView ?",
      ])
    #expect(app.report.starts.map(\.to) == ["JarsView"])
  }

  @Test("What another condition shows is no page that the app begins with")
  func otherCondition() {
    let app = app(state: "hasJars", around: "")
    #expect(app.report.starts.isEmpty)
    #expect(app.edges.first == "RootView -push \"Go on\"-> JarsView")
  }

  @Test(
    "Tabs that come over a form to log in are instead of it",
    arguments: ["session.player != nil", "session.isIn"], ["form", "FormView()"])
  func tabsOver(condition: String, form: String) {
    let content = """
      private var content: some View {
        NavigationStack {
          VStack {
            Text("Who are you?")
            Button("Log in") { session.enter() }
            NavigationLink("New here?") { JoinView() }
          }
        }
      }
      """
    let page = form == "form" ? "RootView" : "FormView"
    let app = GraphOutline(
      """
      final class Session: ObservableObject {
        @Published var player: String?
        @Published var isIn = false
        static let shared = Session()
        func enter() { player = "Ada"; isIn = true }
        func leave() { player = nil; isIn = false }
      }
      struct RootView: View {
        @ObservedObject var session = Session.shared
        var body: some View {
          ZStack {
            \(form)
            if \(condition) { TabsView().transition(.opacity) }
          }
        }
        private var form: some View { content }
        \(form == "form" ? content : "")
      }
      struct FormView: View {
        let session = Session.shared
        var body: some View { content }
        \(form == "form" ? "private var content: some View { Text(\"\") }" : content)
      }
      struct TabsView: View {
        var body: some View {
          TabView {
            JarsView().tabItem { Label("Jars", systemImage: "circle") }
            MoreView().tabItem { Label("More", systemImage: "star") }
          }
        }
      }
      struct JoinView: View { var body: some View { Text("Your name") } }
      struct JarsView: View { var body: some View { Text("All jars") } }
      struct MoreView: View {
        var body: some View { Button("Leave") { Session.shared.leave() } }
      }
      """)
    #expect(app.texts(of: page) == ["Who are you?", "Log in", "New here?"])
    #expect(
      app.edges == [
        "\(page) -tab \"Log in\"-> JarsView ?", "\(page) -push \"New here?\"-> JoinView",
        "MoreView -tab \"Leave\"-> \(page) ?",
      ])
  }

  @Test("Tabs over a background are no page instead of it")
  func tabsOverBackground() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isReady = false
        var body: some View {
          ZStack {
            Backdrop()
            if isReady {
              TabView {
                Text("All jars").tabItem { Label("Jars", systemImage: "circle") }
                Text("All lids").tabItem { Label("Lids", systemImage: "square") }
              }
            }
          }
          .task { isReady = true }
        }
      }
      struct Backdrop: View { var body: some View { Color.blue } }
      """)
    #expect(app.ids == ["tab.root.jars", "tab.root.lids"])
    #expect(app.edges == [])
  }
}
