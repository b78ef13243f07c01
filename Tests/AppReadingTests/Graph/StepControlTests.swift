import AppReading
import Testing

@Suite("Controls around the steps of an assistant") struct StepControlTests {
  private let steps = """
    struct OneView: View { var body: some View { Text("One") } }
    struct TwoView: View { var body: some View { Text("Two") } }
    struct ThreeView: View { var body: some View { Text("Three") } }
    """

  @Test("They lead from each numbered step to the next one", arguments: ["step", "currentPage"])
  func numbers(state: String) {
    let app = GraphOutline(
      root: "OnboardingView()",
      """
      struct OnboardingView: View {
        @State private var \(state) = 0
        var body: some View {
          VStack {
            switch \(state) {
            case 0: OneView()
            case 1: TwoView()
            case 2: ThreeView()
            default: OneView()
            }
            Footer(page: $\(state))
          }
        }
      }
      struct Footer: View {
        @Binding var page: Int
        var body: some View {
          HStack {
            if page > 0 { Button("Back") { page -= 1 } }
            Button("Next") { withAnimation { page += 1 } }
          }
        }
      }
      \(steps)
      """)
    #expect(
      app.edges == [
        "OnboardingView -push \"Next\"-> TwoView", "TwoView -push \"Next\"-> ThreeView",
      ])
  }

  @Test("What they do on the last step leads on from there")
  func lastStep() {
    let app = GraphOutline(
      root: "RootView()",
      """
      struct RootView: View {
        @AppStorage("isDone") private var isDone = false
        var body: some View { if isDone { HomeView() } else { OnboardingView(isDone: $isDone) } }
      }
      struct HomeView: View { var body: some View { VStack { Text("Home"); Button("Add") {} } } }
      struct OnboardingView: View {
        @Binding var isDone: Bool
        @State private var step = 0
        var body: some View {
          VStack {
            switch step {
            case 0: OneView()
            case 1: TwoView()
            default: ThreeView()
            }
            Button("Next") { next() }
          }
        }
        private func next() { if step < 2 { step += 1 } else { isDone = true } }
      }
      \(steps)
      """)
    #expect(
      app.edges == [
        "OnboardingView -push \"Next\"-> TwoView ?", "TwoView -push \"Next\"-> ThreeView ?",
        "ThreeView -tab \"Next\"-> HomeView ?",
      ])
  }

  @Test("They lead from the step of each case to that of the next one")
  func cases() {
    let app = GraphOutline(
      """
      enum TourStep: Int { case one, two, three }
      struct RootView: View {
        @State private var step = TourStep.one
        var body: some View {
          VStack {
            switch step {
            case .one: OneView()
            case .two: TwoView()
            case .three: ThreeView()
            }
            Button("Go on") { goOn() }
            Button("Back") { step = TourStep(rawValue: step.rawValue - 1) ?? .one }
          }
        }
        private func goOn() {
          if let next = TourStep(rawValue: step.rawValue + 1) { step = next }
        }
      }
      \(steps)
      """)
    #expect(
      app.edges == [
        "RootView -push \"Go on\"-> TourStep.two ?",
        "TwoView -push \"Go on\"-> TourStep.three ?",
      ])
  }

  @Test("A button of the first step is on this one only")
  func ownButton() {
    let app = GraphOutline(
      """
      enum TourStep { case one, two, three }
      struct RootView: View {
        @State private var isOpen = false
        var body: some View { Button("Tour") { isOpen = true }.sheet(isPresented: $isOpen) { TourView() } }
      }
      struct TourView: View {
        @State private var step = TourStep.one
        var body: some View {
          switch step {
          case .one: FirstView(step: $step)
          case .two: TwoView()
          case .three: ThreeView()
          }
        }
      }
      struct FirstView: View {
        @Binding var step: TourStep
        var body: some View {
          VStack { Button("Begin") { step = .two }; Button("Skip") { step = .three } }
        }
      }
      \(steps)
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Tour\"-> TourView", "TourView -push \"Begin\"-> TourStep.two",
        "TourView -push \"Skip\"-> TourStep.three",
      ])
  }

  @Test("Cases of a model's enum that is called as the states of a feature are parts of one page")
  func stateOfModel() {
    let app = GraphOutline(
      root: "TabView { JarsView().tabItem { Text(\"Jars\") }; Text(\"Other\") }",
      """
      final class JarsModel: ObservableObject {
        enum State { case open, filled }
        @Published var state = State.open
        func fill() { state = .filled }
      }
      struct JarsView: View {
        @StateObject private var model = JarsModel()
        var body: some View {
          switch model.state {
          case .open: OpenPage(model: model)
          case .filled: FilledPage()
          }
        }
      }
      struct OpenPage: View {
        let model: JarsModel
        var body: some View { Button("Fill") { model.fill() } }
      }
      struct FilledPage: View { var body: some View { Text("Plum") } }
      """)
    #expect(app.edges == [])
    #expect(app.destinations == [])
  }
}
