import AppReading
import Testing

@Suite("Tabs that may only say that something is missing")
struct MissingPageTests {
  @Test("Such a tab is the page that it shows otherwise, with its message")
  func missingModel() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Open") { Browser() } } }
      }
      struct Browser: View {
        @State private var model: Int?
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            ListPage().tag(0)
            MorePage().tag(1)
            Group { if let model { MapPage() } else { Text("No map") } }.tag(2)
          }
          .task { model = await Server.model() }
        }
      }
      struct ListPage: View { var body: some View { List { Button("Help") { help() } } } }
      struct MapPage: View { var body: some View { NavigationLink("Place") { PlaceView() } } }
      struct MorePage: View { var body: some View { Text("More") } }
      struct PlaceView: View { var body: some View { Text("Place") } }
      """)
    #expect(app.edges.contains("MapPage -push \"Place\"-> PlaceView"))
    let map = app.report.views.first { $0.view == "MapPage" }
    #expect(Set((map?.texts ?? []) + (map?.otherTexts ?? [])) == ["Place", "No map"])
  }
}
