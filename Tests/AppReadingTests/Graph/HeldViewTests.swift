import AppReading
import Testing

@Suite("Views that states hold")
struct HeldViewTests {
  @Test(
    "A sheet shows the view that an action puts into a state",
    arguments: [
      ("AnyView?", "AnyView(view)", "popups.content"),
      ("(any View)?", "view", "if let page = popups.content { Dialog { AnyView(page) } }"),
    ])
  func heldViews(type: String, value: String, content: String) {
    let app = GraphOutline(
      """
      final class Popups: ObservableObject {
        @Published var isShown = false
        @Published var content: \(type)
        func show<Page: View>(_ view: Page) { content = \(value); isShown = true }
        func edit(_ jar: String?) {
          if let jar { content = JarView(name: jar) } else { content = NewJarView() }
          isShown = true
        }
      }
      struct Dialog<Content: View>: View {
        let content: () -> Content
        var body: some View { ZStack { Color.black; content() } }
      }
      struct RootView: View {
        @StateObject private var popups = Popups()
        @State private var isAbout = false
        var body: some View {
          VStack {
            Button("Help") { popups.show(HelpView()) }
            Button("New") { popups.edit(nil) }
            Button("About") { isAbout = true }
          }
          .sheet(isPresented: $popups.isShown) { \(content) }
          .sheet(isPresented: $isAbout) { AboutView() }
        }
      }
      struct HelpView: View { var body: some View { Text("Answers") } }
      struct AboutView: View { var body: some View { Text("About") } }
      struct JarView: View { let name: String; var body: some View { Text(name) } }
      struct NewJarView: View { var body: some View { Text("New jar") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Help\"-> HelpView", "RootView -sheet \"New\"-> NewJarView ?",
        "RootView -sheet \"About\"-> AboutView",
      ])
    #expect(app.texts(of: "NewJarView") == ["New jar"])
  }
}
