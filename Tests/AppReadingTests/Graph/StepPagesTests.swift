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

  private func edges(_ body: String) -> [String] {
    GraphOutline(
      """
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
    ).edges
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
    #expect(edges("VStack { Text(\"Header\"); \(Self.steps) }") == [start])
    #expect(edges("ZStack { List { Text(\"Below\") }; \(Self.steps) }") == [start])
    #expect(edges("List { \(Self.steps) }") == [start])
    // What lies over the steps is not about them.
    #expect(
      edges("ZStack { \(Self.steps); if isHelping { Text(\"Help\") } }")
        .contains("Assistant -push \"Next\"-> Step.address"))
  }

  @Test("What loads is no step, nor what a model decides, nor branches with the same view")
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
      """)
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
}
