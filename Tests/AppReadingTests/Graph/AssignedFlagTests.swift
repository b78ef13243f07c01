import AppReading
import Testing

@Suite("Conditions over what an action has set before") struct AssignedFlagTests {
  /// The edges of an app in which each action calls one function that chooses what is shown.
  private func edges(_ function: String) -> [String] {
    GraphOutline(
      """
      enum Flow { case tour, form, home }
      final class Model: ObservableObject {
        @Published var flow = Flow.tour
        var hasSeenTour = false
        var isIn = false
        var state = Flow.tour
        func act() async { \(function) }
        private func update() {
          if !hasSeenTour { flow = .tour } else if !isIn { flow = .form } else { flow = .home }
        }
        private func compare() {
          if state == .form && isIn { flow = .home } else { flow = .form }
        }
      }
      struct RootView: View {
        @StateObject var model = Model()
        var body: some View {
          switch model.flow {
          case .tour: TourView(model: model)
          case .form: FormView()
          case .home: HomeView()
          }
        }
      }
      struct TourView: View {
        let model: Model
        var body: some View { Button("Go") { Task { await model.act() } } }
      }
      struct FormView: View { var body: some View { Button("Send") {} } }
      struct HomeView: View { var body: some View { Button("Refresh") {} } }
      """
    ).edges.map { $0.replacing("TourView -tab \"Go\"-> ", with: "") }
  }

  @Test(
    "They decide what is shown",
    arguments: [
      ("hasSeenTour = true; update()", ["FormView ?", "HomeView ?"]),
      ("hasSeenTour = true; isIn = true; update()", ["HomeView ?"]),
      ("hasSeenTour = true; isIn = false; update()", ["FormView ?"]),
      ("if await check() { hasSeenTour = true; isIn = true; update() }", ["HomeView ?"]),
      ("state = .form; isIn = true; compare()", ["HomeView ?"]),
      ("state = .home; compare()", ["FormView ?"]),
      // What a branch or something unknown has set is not known after it.
      (
        "isIn = true; if await check() { isIn = false }; hasSeenTour = true; update()",
        ["FormView ?", "HomeView ?"]
      ),
      ("isIn = true; isIn = check(); hasSeenTour = true; update()", ["FormView ?", "HomeView ?"]),
    ])
  func decided(function: String, targets: [String]) {
    #expect(edges(function) == targets)
  }
}
