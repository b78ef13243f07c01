import AppReading
import Testing

@Suite("The page of what a list in a side bar selects")
struct SelectedDetailTests {
  @Test("A condition inside of the page of a number is a part of it")
  func numbered() {
    let app = GraphOutline(
      """
      enum Loading { case busy, done, failed }
      struct RootView: View {
        @State private var selected: Int?
        @State private var shown: Int?
        var body: some View {
          NavigationSplitView {
            List([1, 2], id: \\.self, selection: $selected) { number in
              NavigationLink(value: number) { Text("Alert") }
            }
          } detail: {
            NavigationStack { if let number = shown { DetailView(number: number) } }
          }
          .onChange(of: selected) { shown = selected }
        }
      }
      struct DetailView: View {
        let number: Int
        @State private var loading = Loading.busy
        var body: some View {
          switch loading {
          case .busy: ProgressView()
          case .done: List { Text("All of it") }
          case .failed: Text("Error")
          }
        }
      }
      """)
    #expect(app.edges == ["RootView -push \"Alert\"-> DetailView"])
    #expect(app.destinations.isEmpty)
    #expect(app.unresolved.isEmpty)
  }

  @Test("Numbers may select the branches of a condition")
  func branches() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var selected: Int?
        var body: some View {
          NavigationSplitView {
            List(selection: $selected) {
              NavigationLink(value: 0) { Text("Jars") }
              NavigationLink(value: 1) { Text("Lids") }
            }
          } detail: {
            switch selected {
            case 0: JarsView()
            case 1: LidsView()
            default: EmptyView()
            }
          }
        }
      }
      struct JarsView: View { var body: some View { Text("All jars") } }
      struct LidsView: View { var body: some View { Text("All lids") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Jars\"-> JarsView", "RootView -push \"Lids\"-> LidsView",
      ])
  }
}
