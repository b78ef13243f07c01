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

  private func page(_ overlay: String) -> GraphOutline {
    GraphOutline(
      """
      struct Room: Identifiable { let id: Int }
      enum Step { case create, change }
      final class Chat: ObservableObject { @Published var code: String? }
      struct RootView: View {
        @StateObject private var chat = Chat()
        @State private var shared: Room?
        @State private var step: Step?
        @State private var asks = false
        @State private var pending: Room?
        var body: some View {
          List {
            Button("Share") { shared = Room(id: 1) }
            Button("Change") { step = .change }
            Button("Check") { pending = Room(id: 2); asks = true }
            Button("Open") { chat.code = "A1" }
          }
          .overlay { \(overlay) }
        }
      }
      struct ShareModal: View {
        let room: Room
        var body: some View { VStack { Text("Scan"); Button("Close") {} } }
      }
      struct StepModalView: View {
        let step: Step
        var body: some View { VStack { Text("New code"); Button("Save") {} } }
      }
      struct CheckModalView: View {
        let room: Room
        var body: some View { VStack { Text("Who are you?"); Button("Confirm") {} } }
      }
      struct JoinModal: View {
        let code: String
        var body: some View { VStack { Text("Join by link"); Button("Join") {} } }
      }
      struct CodeRow: View {
        let code: String
        var body: some View { HStack { Text("Your code"); Button("Copy") {} } }
      }
      """)
  }

  @Test(
    "Cards in an overlay",
    arguments: [
      ("if let shared { ShareModal(room: shared) }", ["RootView -cover \"Share\"-> ShareModal"]),
      (
        "if let step { StepModalView(step: step) } else if asks, let room = pending { CheckModalView(room: room) }",
        [
          "RootView -cover \"Change\"-> StepModalView",
          "RootView -cover \"Check\"-> CheckModalView",
        ]
      ),
      // A state of a model counts for a view that is called a modal.
      (
        "if let code = chat.code { JoinModal(code: code) }",
        ["RootView -cover \"Open\"-> JoinModal"]
      ),
    ])
  func overlays(overlay: String, edges: [String]) {
    let app = page(overlay)
    #expect(app.edges == edges)
    #expect(app.texts(of: "RootView") == ["Share", "Change", "Check", "Open"])
  }

  @Test("What an overlay shows of a model is a part of the page")
  func partInOverlay() {
    let app = page("if let code = chat.code { CodeRow(code: code) }")
    #expect(app.edges.isEmpty)
    #expect(app.ids == ["view.root"])
  }

  @Test("A view that is nothing but a card for a value is one over the page that gives the binding")
  func ownOverlay() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var prompt: Prompt?
        var body: some View {
          List { Button("Remind") { prompt = Prompt(name: "Jam") } }
            .overlay { PromptOverlay(prompt: $prompt) { print($0) } }
        }
      }
      struct Prompt { let name: String }
      struct PromptOverlay: View {
        @Binding var prompt: Prompt?
        let onConfirm: (Prompt) -> Void
        var body: some View {
          Group {
            if let active = prompt {
              ZStack {
                Color.black.opacity(0.4).ignoresSafeArea()
                DelayDialog(name: active.name) { onConfirm(active) }
              }
            }
          }
          .accessibilityAddTraits(.isModal)
        }
      }
      struct DelayDialog: View {
        let name: String
        let onConfirm: () -> Void
        var body: some View { VStack { Text("How long?"); Button("Later") { onConfirm() } } }
      }
      """)
    #expect(app.edges == ["RootView -cover \"Remind\"-> DelayDialog"])
    #expect(app.texts(of: "RootView") == ["Remind"])
  }
}
