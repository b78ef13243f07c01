import Testing

@Suite("Views that only give a page what it needs")
struct WrapperTests {
  @Test("A screen is named after the page in a wrapper, unless the wrapper shows more")
  func names() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          NavigationStack {
            VStack {
              NavigationLink("Jars") { JarsWrapper() }
              NavigationLink("Lids") { LidsCoordinatorView() }
              NavigationLink("Labels") { LabelsWrapper() }
            }
          }
        }
      }
      struct JarsWrapper: View {
        @State private var model: JarModel?
        var body: some View { if let model { Jars.ContentView(model: model) } }
      }
      enum Jars {
        struct ContentView: View {
          let model: JarModel
          var body: some View { Text("All jars") }
        }
      }
      struct JarModel {}
      struct LidsCoordinatorView: View {
        var body: some View { NavigationStack { LidsView() } }
      }
      struct LidsView: View { var body: some View { Text("All lids") } }
      struct LabelsWrapper: View {
        var body: some View { ZStack { Paper(); LabelsView() } }
      }
      struct Paper: View { var body: some View { Text("Paper") } }
      struct LabelsView: View { var body: some View { Text("All labels") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Jars\"-> Jars.ContentView", "RootView -push \"Lids\"-> LidsView",
        "RootView -push \"Labels\"-> LabelsWrapper",
      ])
  }
}
