import AppReading
import Testing

@Suite("Events of steps that a view writes in place, and what controls do beside them")
struct StepEventTests {
  private func edges(_ source: String) -> [String] {
    GraphOutline(source).edges.map { $0.replacing(" ?", with: "") }
  }

  @Test("What only one step does by itself leads on from it, also beside a control to another step")
  func ownEvent() {
    let found = edges(
      """
      enum SendStep { case form, sending, done }
      struct RootView: View {
        @State private var step = SendStep.form
        var body: some View {
          VStack {
            switch step {
            case .form: VStack { Text("Upload"); Button("Send") { step = .sending } }
            case .sending:
              VStack { Text("Sending"); Text("Please wait"); Button("Cancel") { step = .form } }
                .task { await send(); step = .done }
            case .done: VStack { Text("Sent"); Button("Fine") {} }
            }
          }
        }
        private func send() async {}
      }
      """)
    #expect(
      found == [
        "RootView -push \"Send\"-> SendStep.sending", "SendStep.sending -push-> SendStep.done",
      ])
  }

  @Test("What all steps wait for leads on from the one that has no control to another")
  func sharedEvent() {
    let found = edges(
      """
      enum Screen { case intro, waiting, setup, broken }
      @Observable final class Link { var state = 0 }
      struct RootView: View {
        @State private var screen = Screen.intro
        let link: Link
        var body: some View {
          Group {
            switch screen {
            case .intro: VStack { Text("Hello"); Button("Connect") { screen = .waiting } }
            case .waiting: VStack { ProgressView(); Text("Connecting"); Text("Wait") }
            case .setup: VStack { Text("Setup"); Button("Break") { screen = .broken } }
            case .broken: VStack { Text("Broken"); Button("Why?") {} }
            }
          }
          .onChange(of: link.state) { screen = .setup }
        }
      }
      """)
    #expect(
      found == [
        "RootView -push \"Connect\"-> Screen.waiting",
        "Screen.setup -push \"Break\"-> Screen.broken", "Screen.waiting -push-> Screen.setup",
      ])
  }

  @Test(
    "A change is an event where something else than a control makes it, too",
    arguments: [("", false), ("func didConnect() { isConnected = true }", true)])
  func otherWriter(member: String, isEvent: Bool) {
    let found = edges(
      """
      @Observable final class Device: Delegate {
        var isConnected = false
        func demo() { isConnected = true }
        func stop() { isConnected = false }
        \(member)
      }
      struct DeviceView: View { var body: some View { Text("Device") } }
      struct RootView: View {
        @State private var device = Device()
        @State private var isShown = false
        var body: some View {
          Button("Demo") { device.demo() }
            .onChange(of: device.isConnected) { _, isOn in if isOn { isShown = true } }
            .sheet(isPresented: $isShown) { DeviceView() }
        }
      }
      """)
    let event = isEvent ? ["RootView -sheet-> DeviceView"] : []
    #expect(Set(found) == Set(["RootView -sheet \"Demo\"-> DeviceView"] + event))
  }

  @Test("Before the first step comes what the last one does not lead to")
  func back() {
    let app = GraphOutline(
      """
      enum Step: Int { case name, age, photo }
      struct RootView: View {
        @State private var step = Step.name
        @State private var isLeaving = false
        var body: some View {
          VStack {
            switch step {
            case .name: VStack { Text("Name"); Button("Why?") {} }
            case .age: VStack { Text("Age"); Button("Why?") {} }
            case .photo: VStack { Text("Photo"); Button("Choose") {} }
            }
            Button("Next") { if let next = Step(rawValue: step.rawValue + 1) { step = next } }
            Button("Back") {
              if let last = Step(rawValue: step.rawValue - 1) { step = last } else { isLeaving = true }
            }
          }
          .alert("Leave?", isPresented: $isLeaving) {}
        }
      }
      """)
    #expect(app.unresolved == [])
    #expect(
      app.edges.map { $0.replacing(" ?", with: "") } == [
        "RootView -push \"Next\"-> Step.age", "Step.age -push \"Next\"-> Step.photo",
        "RootView -alert \"Back\"-> RootView.leaving",
      ])
  }

  @Test(
    "Pages of which a picker shows one are parts of one, and so are the stages of a model",
    arguments: [
      ("@State private var page = Page.first", "Picker(\"Page\", selection: $page) {}", "page"),
      ("let model: Model", "Text(\"Stage\")", "model.page"),
    ])
  func parts(state: String, bar: String, subject: String) {
    let found = edges(
      """
      enum Page { case first, second, third }
      @Observable final class Model { var page = Page.first; func go() { page = .second } }
      struct RootView: View {
        \(state)
        var body: some View {
          ScrollView {
            switch \(subject) {
            case .first: VStack { Text("One"); Button("Add") {} }
            case .second: VStack { Text("Two"); Button("Add") {} }
            case .third: VStack { Text("Three"); Button("Add") {} }
            }
          }
          .toolbar { \(bar) }
        }
      }
      """)
    #expect(found == [])
  }

  @Test("A list of steps that a state has may be in another order")
  func openList() {
    let found = edges(
      """
      enum Step { case first, second, third }
      @Observable final class Flow {
        var step = Step.first
        var steps: [Step] = []
        func load() { steps = [.first, .third] }
        func next() {
          guard let index = steps.firstIndex(of: step), index + 1 < steps.count else { return }
          step = steps[index + 1]
        }
      }
      struct RootView: View {
        @State private var flow = Flow()
        var body: some View {
          VStack {
            switch flow.step {
            case .first: VStack { Text("One"); Button("Add") {} }
            case .second: VStack { Text("Two"); Button("Add") {} }
            case .third: VStack { Text("Three"); Button("Add") {} }
            }
            Button("Next") { flow.next() }
          }
          .onAppear { flow.load() }
        }
      }
      """)
    #expect(found == [])
  }

  @Test("Steps that are the same view are named after their cases")
  func sameView() {
    let app = GraphOutline(
      """
      enum Step: Int { case hello, plan, goals, done }
      struct InfoView: View { let title: String; var body: some View { Text(title); Text("Read") } }
      struct GoalsView: View { var body: some View { Text("Goals"); Button("Choose") {} } }
      struct RootView: View {
        @State private var step = Step.hello
        var body: some View {
          VStack {
            switch step {
            case .hello: InfoView(title: "Hello")
            case .plan: VStack { Text("Plan"); Button("Choose") {} }
            case .goals: GoalsView()
            case .done: InfoView(title: "Done")
            }
            Button("Next") { if let next = Step(rawValue: step.rawValue + 1) { step = next } }
          }
        }
      }
      """)
    let names = app.report.views.map(\.view).sorted()
    #expect(names == ["GoalsView", "RootView", "Step.done", "Step.plan"])
  }
}
