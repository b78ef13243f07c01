import AppReading
import Testing

@Suite("Cards over a page that a selection shows") struct SelectionCardTests {
  private func app(_ layer: String, load: String = "") -> GraphOutline {
    GraphOutline(
      """
      struct Place: Identifiable { let id: Int; var name: String }
      final class Model: ObservableObject {
        @Published var selected: Place?
        @Published var weather: Place?
      }
      struct RootView: View {
        @StateObject private var model = Model()
        @State private var place: Place?
        @State private var places: [Place] = []
        var body: some View {
          ZStack {
            List(places) { found in
              Button("Show") { place = found; model.selected = found; model.weather = found }
            }
            \(layer)
          }
          .task { places = try! await Server.places(); \(load) }
        }
      }
      struct PlaceCard: View {
        let place: Place
        var close: () -> Void = {}
        var body: some View {
          VStack { Text("Opening hours"); Button("Close", action: close); NavigationLink("Map") { MapView() } }
        }
      }
      struct PlaceTitle: View { let place: Place; var body: some View { Text("Best place") } }
      struct MapView: View { var body: some View { Text("North") } }
      """)
  }

  @Test(
    "A value that only a choice of the person gives",
    arguments: [
      "if let place { PlaceCard(place: place) { self.place = nil } }",
      "if let shown = place { Color.black.opacity(0.3); PlaceCard(place: shown) }",
      "if let selected = model.selected { PlaceCard(place: selected).transition(.slide) }",
    ])
  func selection(layer: String) {
    let app = app(layer)
    #expect(
      app.edges == [
        "RootView -cover \"Show\"-> PlaceCard", "PlaceCard -push \"Map\"-> MapView",
      ])
    #expect(app.texts(of: "RootView") == ["Show"])
    #expect(app.texts(of: "PlaceCard") == ["Opening hours", "Close", "Map"])
  }

  @Test(
    "What the page loads, or has without a control in it, is a part of it",
    arguments: [
      ("if let weather = model.weather { PlaceCard(place: weather) }", ""),
      ("if let place { PlaceCard(place: place) }", "place = await Server.best()"),
      ("if let place { PlaceTitle(place: place) }", "place = await Server.best()"),
      ("if let place { PlaceCard(place: place) } else { Text(\"Choose\") }", ""),
    ])
  func part(layer: String, load: String) {
    #expect(app(layer, load: load).ids.filter { $0 != "view.map" } == ["view.root"])
  }
}
