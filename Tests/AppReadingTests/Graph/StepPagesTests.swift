import AppReading
import Testing

@Suite("Pages that take the place of each other")
struct StepPagesTests {
  private static let pages = """
    enum Step { case name, address, done }
    struct NameView: View {
      let next: () -> Void
      var body: some View { List { Text("Name"); Button("Next") { next() } } }
    }
    struct AddressView: View {
      let next: () -> Void
      var body: some View { List { Text("Address"); Button("Finish") { next() } } }
    }
    struct DoneView: View { var body: some View { Text("Done") } }
    """

  /// - Parameter name: The name of the enum; one that is not called a step decides nothing where something is around it.
  private func edges(_ body: String, by name: String = "Step") -> [String] {
    let source = """
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Start") { Assistant() } } }
      }
      struct Assistant: View {
        @State private var step = Step.name
        @State private var isHelping = false
        var body: some View { \(body) }
      }
      \(Self.pages)
      """
    return GraphOutline(source.replacing("Step", with: name)).edges
  }

  private static let steps = """
    switch step {
    case .name: NameView { step = .address }
    case .address: VStack { AddressView { step = .done } }
    case .done: DoneView()
    }
    """

  @Test("The steps of an assistant, of which the page draws the first one")
  func assistant() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Start") { Assistant() } } }
      }
      struct Assistant: View {
        @State private var step = Step.name
        var body: some View { \(Self.steps) }
      }
      \(Self.pages)
      """)
    #expect(
      app.screens == [
        "view.root: view.root", "view.assistant: view.root > view.assistant",
        "route.step.address: view.root > view.assistant > route.step.address",
        // A step takes the place of the one before it.
        "route.step.done: view.root > view.assistant > route.step.done",
      ])
    #expect(
      app.edges == [
        "RootView -push \"Start\"-> Assistant", "Assistant -push \"Next\"-> Step.address",
        "AddressView -push \"Finish\"-> Step.done",
      ])
    #expect(
      app.destinations == [
        "Step.name route: NameView", "Step.address route: AddressView", "Step.done route: DoneView",
      ])
    #expect(app.texts(of: "Assistant") == ["Name", "Next"])
    #expect(app.unresolved.isEmpty)
  }

  @Test("Steps in a sheet are pages of the sheet")
  func sheet() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Button("Start") { isShown = true }.sheet(isPresented: $isShown) { Assistant() }
        }
      }
      struct Assistant: View {
        @State private var step = Step.name
        var body: some View { NavigationStack { ZStack { Color.blue; \(Self.steps) } } }
      }
      \(Self.pages)
      """)
    #expect(
      app.screens.contains(
        "route.step.done: view.root > largeSheet(sheet.assistant > route.step.done)"))
  }

  @Test(
    "The steps of an assistant that a model computes, with something around them",
    arguments: [("SetupStep", "setupStep"), ("OnboardingPages", "onboardingPages")])
  func computedSteps(type: String, id: String) {
    let app = GraphOutline(
      """
      enum \(type): Int { case welcome, goals, done }
      @Observable final class Setup {
        var step: \(type) = .welcome
        func next() { step = \(type)(rawValue: step.rawValue + 1) ?? .done }
      }
      struct RootView: View {
        @State var setup: Setup
        var body: some View {
          VStack {
            Text("Set up")
            ZStack { page(for: setup.step).transition(.opacity) }
            Button("Next") { setup.next() }
          }
        }
        @ViewBuilder private func page(for step: \(type)) -> some View {
          switch step {
          case .welcome: WelcomeView()
          case .goals: GoalsView()
          case .done: DoneView()
          }
        }
      }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      struct GoalsView: View { var body: some View { Text("Goals") } }
      struct DoneView: View { var body: some View { Text("Done") } }
      """)
    #expect(
      app.screens == [
        "view.root: view.root", "route.\(id).goals: view.root > route.\(id).goals",
        "route.\(id).done: view.root > route.\(id).done",
      ])
    #expect(app.texts(of: "RootView") == ["Set up", "Welcome", "Next"])
    let edges = [("RootView", "goals"), ("GoalsView", "done")]
    #expect(app.edges == edges.map { "\($0) -push \"Next\"-> \(type).\($1)" })
    #expect(
      app.destinations == [
        "\(type).welcome route: WelcomeView", "\(type).goals route: GoalsView",
        "\(type).done route: DoneView",
      ])
  }

  @Test("A page that begins with content of its own")
  func ownContent() {
    let app = GraphOutline(
      """
      struct RootView: View {
        enum Phase { case entry, reading, empty }
        @State private var phase = Phase.entry
        var body: some View {
          ZStack {
            Color.white
            switch phase {
            case .entry: entry
            case .reading: ReadingView { phase = .entry }
            case .empty: EmptyPageView()
            }
          }
        }
        private var entry: some View {
          VStack { Text("Write"); Button("Reveal") { phase = .reading }; Button("No") { phase = .empty } }
        }
      }
      struct ReadingView: View {
        let back: () -> Void
        var body: some View { Text("Reading"); Button("Back", action: back) }
      }
      struct EmptyPageView: View { var body: some View { Text("Nothing") } }
      """)
    #expect(app.edges == ["RootView -push \"Reveal\"-> RootView.Phase.reading"])
    #expect(app.texts(of: "RootView") == ["Write", "Reveal", "No"])
    #expect(app.destinations == ["RootView.Phase.reading route: ReadingView"])
  }

  @Test("What a page shows beside other content is no step")
  func parts() {
    let start = "RootView -push \"Start\"-> Assistant"
    for name in ["Phase", "Step"] {
      #expect(edges("ZStack { List { Text(\"Below\") }; \(Self.steps) }", by: name) == [start])
      #expect(edges("List { \(Self.steps) }", by: name) == [start])
    }
    let header = "VStack { Text(\"Header\"); \(Self.steps) }"
    #expect(edges(header, by: "Phase") == [start])
    #expect(
      edges(header) == [
        start, "Assistant -push \"Next\"-> Step.address",
        "AddressView -push \"Finish\"-> Step.done",
      ])
    // What lies over the steps is not about them.
    #expect(
      edges("ZStack { \(Self.steps); if isHelping { Text(\"Help\") } }")
        .contains("Assistant -push \"Next\"-> Step.address"))
  }

  @Test(
    "What loads is no step, nor what a model decides that is not called one, nor branches with the same view"
  )
  func states() {
    let start = "RootView -push \"Start\"-> Assistant"
    let loading = Self.steps.replacing("address", with: "loading")
    let app = GraphOutline(
      """
      final class Model: ObservableObject { @Published var step = Step.name }
      struct RootView: View {
        @StateObject var model = Model()
        var body: some View { NavigationStack { NavigationLink("Start") { Assistant(model: model) } } }
      }
      struct Assistant: View {
        @ObservedObject var model: Model
        var body: some View {
          \(Self.steps.replacing("step", with: "model.step"))
        }
      }
      \(Self.pages)
      """.replacing("Step", with: "Phase"))
    #expect(app.edges == [start])
    #expect(
      GraphOutline(
        """
        struct RootView: View {
          var body: some View { NavigationStack { NavigationLink("Start") { Assistant() } } }
        }
        struct Assistant: View {
          @State private var step = Step.name
          var body: some View { \(loading) }
        }
        \(Self.pages.replacing("address", with: "loading"))
        """
      ).edges == [start])
    #expect(
      edges(
        """
        switch step {
        case .name: DoneView()
        case .address: DoneView()
        case .done: Button("Again") { step = .name }
        }
        """) == [start])
  }

  @Test("An assistant in a condition that is all of a page")
  func conditionalAssistant() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        @State private var service: Service?
        var body: some View {
          Button("Start") { isShown = true }
            .fullScreenCover(isPresented: $isShown) {
              if let service { Assistant().environment(\\.service, service) }
            }
        }
      }
      struct Assistant: View {
        @State private var step = Step.name
        var body: some View { ZStack { \(Self.steps) } }
      }
      \(Self.pages)
      """)
    #expect(app.ids == ["view.root", "cover.assistant", "route.step.address", "route.step.done"])
    #expect(
      app.destinations == [
        "Step.name route: NameView", "Step.address route: AddressView", "Step.done route: DoneView",
      ])
  }
}
