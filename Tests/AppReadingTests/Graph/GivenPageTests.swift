import AppReading
import Testing

@Suite("Pages that views give to their parts")
struct GivenPageTests {
  private let preview = """
    struct Preview<All: View>: View {
      let title: String
      @ViewBuilder let all: ([String]) -> All
      var body: some View { VStack { Text(title); NavigationLink("Show all") { all(["a"]) } } }
    }
    struct SongView: View { var body: some View { Text("Play") } }
    """

  @Test("Each is a part of the view that gives it, called after its own title")
  func pages() {
    let app = GraphOutline(
      preview + """

        struct RootView: View {
          var body: some View {
            NavigationStack {
              Preview(title: "New") { names in
                List(names, id: \\.self) { _ in NavigationLink("Song") { SongView() } }
                  .navigationTitle("New songs")
              }
              Preview(title: "Best") { names in
                List(names, id: \\.self) { Text($0) }.navigationTitle("Best songs")
              }
              NavigationLink("Help") { Text("Answers") }
            }
          }
        }
        """)
    #expect(
      app.edges == [
        "RootView -push \"Show all\"-> RootView.newSongs",
        "RootView -push \"Show all\"-> RootView.bestSongs",
        "RootView.newSongs -push \"Song\"-> SongView", "RootView -push \"Help\"-> RootView.help",
      ])
  }

  @Test("A button or a header beside the content is not the page")
  func additions() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Button("Queue") { isShown = true }.sheet(isPresented: $isShown) { queue }
        }
        @ViewBuilder private var queue: some View {
          SheetCloseButton(isShown: $isShown)
          List { Section("Next") { Text("Song") } }
        }
      }
      struct SheetCloseButton: View {
        @Binding var isShown: Bool
        var body: some View { Button("Close") { isShown = false } }
      }
      """)
    #expect(app.edges == ["RootView -sheet \"Queue\"-> RootView.isShown"])
  }

  @Test("Links of one component lead from page to page, also where its initializer makes the page")
  func nestedLinks() {
    let app = GraphOutline(
      """
      struct Jar: Identifiable { let id: Int; let name: String }
      struct Arrow<Content: View>: View {
        var title: String
        var page: Content
        init(title: String, @ViewBuilder content: (_ value: Any?) -> Content) {
          self.title = title
          self.page = content(nil)
        }
        var body: some View { NavigationLink(destination: page) { HStack { Text(title) } } }
      }
      struct RootView: View {
        let jars: [Jar]
        var body: some View {
          NavigationStack {
            VStack {
              Arrow(title: "Jars") { _ in JarsView(purpose: .look, jars: jars) }
              Arrow(title: "Lids") { _ in JarsView(purpose: .lid, jars: jars) }
            }
          }
        }
      }
      struct JarsView: View {
        enum Purpose { case look, lid }
        let purpose: Purpose
        let jars: [Jar]
        var body: some View {
          ForEach(jars) { jar in
            Arrow(title: "One jar") { _ in
              switch purpose {
              case .look: JarView(jar: jar)
              case .lid: LidView()
              }
            }
          }
        }
      }
      struct JarView: View {
        let jar: Jar
        var body: some View {
          VStack { Text("A jar"); Arrow(title: "Label") { _ in LabelView() } }
        }
      }
      struct LidView: View { var body: some View { Text("A lid") } }
      struct LabelView: View { var body: some View { Text("A label") } }
      """)
    #expect(app.texts(of: "JarView") == ["A jar", "Label"])
    #expect(app.texts(of: "LabelView") == ["A label"])
    #expect(
      app.edges == [
        "RootView -push \"Jars\"-> JarsView", "RootView -push \"Lids\"-> JarsView",
        "JarsView -push \"One jar\"-> JarView", "JarView -push \"Label\"-> LabelView",
        "JarsView -push \"One jar\"-> LidView",
      ])
  }
}
