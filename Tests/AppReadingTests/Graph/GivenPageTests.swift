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
}
