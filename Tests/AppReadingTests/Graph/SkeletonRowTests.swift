import AppReading
import Testing

@Suite("Rows that are there until something has loaded")
struct SkeletonRowTests {
  @Test(
    "Rows that are grey bars until a list has loaded are not drawn",
    arguments: [
      "if store.stories.count <= 0 { ROWS }; ForEach(store.stories) { StoryRow(story: $0) }",
      "if store.isLoading { ROWS } else { ForEach(store.stories) { StoryRow(story: $0) } }",
    ])
  func skeletons(body: String) {
    let rows = """
      ForEach(0..<4) { _ in StoryRow(story: .sample).redacted(reason: .placeholder) }
      """
    let app = GraphOutline(
      """
      struct Story: Identifiable {
        let id: Int; let title: String
        static var sample: Story { Story(id: 1, title: "Sample") }
      }
      final class Store: ObservableObject {
        @Published var stories: [Story] = []
        @Published var isLoading: Bool
        init(isLoading: Bool) { self.isLoading = isLoading }
        func load() async { stories = await fetch(); isLoading = false }
      }
      struct RootView: View {
        @ObservedObject var store: Store
        var body: some View { List { \(body.replacing("ROWS", with: rows)) }.task { await store.load() } }
      }
      struct StoryRow: View {
        let story: Story
        var body: some View { VStack { Text(story.title); Button("Share") {} } }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Share"])
  }

  @Test("A view that is redacted only now and then is drawn")
  func sometimes() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isReady = false
        @State private var isSaving = false
        var body: some View {
          if isReady { Text("Title").redacted(reason: isSaving ? .placeholder : []) } else {
            ProgressView()
          }
        }
        private func load() async { isReady = await fetch() }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Title"])
  }
}
