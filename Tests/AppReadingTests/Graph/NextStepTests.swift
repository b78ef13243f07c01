import AppReading
import Testing

@Suite("Steps that are counted on by their raw values")
struct NextStepTests {
  private let pages = """
    enum Step: Int, CaseIterable { case name, birthday, photo }
    struct StepView: View {
      let step: Step
      var body: some View {
        VStack {
          switch step { case .name: NameView(); case .birthday: BirthdayView(); case .photo: PhotoView() }
        }
      }
    }
    struct NextButton: View {
      @EnvironmentObject private var manager: Manager
      var body: some View { Button("Next") { manager.goOn() } }
    }
    struct NameView: View { var body: some View { NextButton() } }
    struct BirthdayView: View { var body: some View { NextButton() } }
    struct PhotoView: View { var body: some View { NextButton() } }
    struct DoneView: View { var body: some View { Text("Done") } }
    """

  @Test("Each page of a path leads to the next one, and only the last one to what comes after them")
  func path() {
    let app = GraphOutline(
      pages + """

        final class Manager: ObservableObject {
          @Published var path: [Step] = []
          @Published var isDone = false
          private var current: Step?
          func start() {
            guard let first = Step(rawValue: 0) else { return }
            path.append(first)
          }
          func goOn() {
            current = path.last
            guard let index = current?.rawValue else { return }
            guard let next = Step(rawValue: index + 1) else {
              isDone = true
              return
            }
            path.append(next)
          }
        }
        struct RootView: View {
          @StateObject private var manager = Manager()
          var body: some View {
            NavigationStack(path: $manager.path) {
              Button("Start") { manager.start() }
                .navigationDestination(for: Step.self) { step in StepView(step: step) }
                .sheet(isPresented: $manager.isDone) { DoneView() }
            }
            .environmentObject(manager)
          }
        }
        """)
    #expect(
      app.edges.map { $0.replacing(" ?", with: "") } == [
        "NameView -push \"Next\"-> Step.birthday", "BirthdayView -push \"Next\"-> Step.photo",
        "PhotoView -sheet \"Next\"-> DoneView", "RootView -push \"Start\"-> Step.name",
      ])
  }

  @Test(
    "The step after the present one in a list of all, or of those that are needed",
    arguments: [
      """
      let all = Step.allCases
      guard let index = all.firstIndex(of: step), index + 1 < all.count else { return finish() }
      step = all[index + 1]
      """,
      """
      guard let index = needed.firstIndex(of: step), index < needed.count - 1 else { finish(); return }
      step = needed[needed.index(after: index)]
      """,
      """
      guard let next = step(after: step) else {
        finish()
        return
      }
      step = next
      """,
    ])
  func listed(goingOn: String) {
    let app = GraphOutline(
      pages + """

        @Observable final class Manager {
          var step = Step.name
          var isDone = false
          var isThanked = false
          var needed: [Step] { Step.allCases.filter(isNeeded) }
          func goOn() {
            \(goingOn)
          }
          func goBack() {
            guard let index = needed.firstIndex(of: step), index > 0 else { return }
            step = needed[index - 1]
          }
          private func isNeeded(_ step: Step) -> Bool { step != .photo || hasCamera }
          private var hasCamera = false
          private func step(after current: Step) -> Step? {
            let steps = needed
            guard let index = steps.firstIndex(of: current), index + 1 < steps.count else { return nil }
            return steps[index + 1]
          }
          private func finish() {
            isDone = true
            isThanked = true
          }
        }
        struct RootView: View {
          @State private var manager = Manager()
          @State private var isShown = false
          var body: some View {
            VStack {
              switch manager.step {
              case .name: Text("Name")
              case .birthday: BirthdayPage()
              case .photo: PhotoPage()
              }
              Button("Go on") { manager.goOn() }
              Button("Back") { manager.goBack() }
            }
            .onChange(of: manager.isThanked) { _, isThanked in isShown = isThanked }
            .sheet(isPresented: $manager.isDone) { DoneView() }
            .alert("Thanks", isPresented: $isShown) {}
          }
        }
        struct BirthdayPage: View { var body: some View { Text("Birthday"); Button("Why?") {} } }
        struct PhotoPage: View { var body: some View { Text("Photo"); Button("Take") {} } }
        """)
    #expect(
      app.edges.map { $0.replacing(" ?", with: "") } == [
        "RootView -push \"Go on\"-> Step.birthday", "BirthdayPage -push \"Go on\"-> Step.photo",
        "PhotoPage -sheet \"Go on\"-> DoneView", "PhotoPage -alert \"Go on\"-> RootView.isShown",
      ])
  }

  @Test("A state that shows one step after the other")
  func state() {
    let app = GraphOutline(
      pages + """

        final class Manager: ObservableObject {
          @Published var step: Step? = nil
          func goOn() {
            guard let step else { return }
            self.step = Step(rawValue: step.rawValue + 1)
          }
        }
        struct RootView: View {
          @StateObject private var manager = Manager()
          var body: some View {
            Button("Start") { manager.step = .name }
              .fullScreenCover(item: $manager.step) { step in StepView(step: step) }
              .environmentObject(manager)
          }
        }
        extension Step: Identifiable { var id: Int { rawValue } }
        """)
    #expect(
      app.edges.map { $0.replacing(" ?", with: "") } == [
        "NameView -cover \"Next\"-> Step.birthday", "BirthdayView -cover \"Next\"-> Step.photo",
        "RootView -cover \"Start\"-> Step.name",
      ])
  }
}
