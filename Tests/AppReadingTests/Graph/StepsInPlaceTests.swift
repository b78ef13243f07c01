import AppReading
import Scenes
import Testing

@Suite("Steps that a view writes in place")
struct StepsInPlaceTests {
  /// An app with an assistant of three steps between a header and a button.
  ///
  /// - Parameters:
  ///   - state: The declaration of the state.
  ///   - labels: The labels of the branches.
  ///   - next: What goes on to the next step.
  ///   - members: More declarations.
  private func app(
    _ state: String, labels: [String], next: String, members: String = ""
  ) -> GraphOutline {
    let last = labels[2] == "default" ? "2" : labels[2].split(separator: " ").last ?? ""
    return GraphOutline(
      """
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Set up") { SetupView() } } }
      }
      \(members)
      struct SetupView: View {
        \(state)
        @State private var name = ""
        @State private var isHelp = false
        private var isLast: Bool { step == \(last) }
        var body: some View {
          VStack {
            Text("Welcome")
            switch step {
            \(labels[0]): nameStep
            \(labels[1]):
              VStack { Text("Pick a shelf"); Button("Help") { isHelp = true } }
            \(labels[2]): VStack { Text("All done"); Text("Enjoy") }
            }
            if isLast { Button("Start") {} } else { Button("Next") { goOn() } }
          }
          .sheet(isPresented: $isHelp) { HelpView() }
        }
        private var nameStep: some View { VStack { Text("Who are you?"); TextField("Name", text: $name) } }
        private func goOn() { withAnimation { \(next) } }
      }
      struct HelpView: View { var body: some View { Text("Answers") } }
      """)
  }

  @Test(
    "Each number is a screen with what is around it, from which the steps go on",
    arguments: [
      ("@State private var step = 0", "step += 1", "case 2"),
      ("@State var step: Int = 0", "step = step + 1", "default"),
    ])
  func numbers(state: String, next: String, last: String) {
    let app = app(state, labels: ["case 0", "case 1", last], next: next)
    #expect(
      app.ids == ["view.root", "view.setup", "view.setup.step1", "view.setup.step2", "sheet.help"])
    #expect(
      app.edges == [
        "RootView -push \"Set up\"-> SetupView", "SetupView.step1 -sheet \"Help\"-> HelpView",
        "SetupView -push \"Next\"-> SetupView.step1",
        "SetupView.step1 -push \"Next\"-> SetupView.step2",
      ])
    #expect(app.texts(of: "SetupView") == ["Welcome", "Who are you?", "Name", "Next"])
    #expect(app.texts(of: "SetupView.step1") == ["Welcome", "Pick a shelf", "Help", "Next"])
    #expect(app.texts(of: "SetupView.step2") == ["Welcome", "All done", "Enjoy", "Start"])
  }

  @Test("Each case of a model's state is one, too")
  func cases() {
    let app = app(
      """
      @StateObject private var model = SetupModel()
      private var step: SetupStep { model.step }
      """, labels: ["case .name", "case .shelf", "case .done"], next: "model.goOn()",
      members: """
        enum SetupStep { case name, shelf, done }
        final class SetupModel: ObservableObject {
          @Published var step = SetupStep.name
          func goOn() {
            switch step {
            case .name: step = .shelf
            case .shelf: step = .done
            case .done: break
            }
          }
        }
        """)
    #expect(
      app.ids == [
        "view.root", "view.setup", "route.setupStep.shelf", "route.setupStep.done", "sheet.help",
      ])
    #expect(
      app.edges == [
        "RootView -push \"Set up\"-> SetupView", "SetupStep.shelf -sheet \"Help\"-> HelpView",
        "SetupView -push \"Next\"-> SetupStep.shelf ?",
        "SetupStep.shelf -push \"Next\"-> SetupStep.done ?",
      ])
    #expect(app.texts(of: "SetupStep.shelf") == ["Welcome", "Pick a shelf", "Help", "Next"])
    #expect(app.texts(of: "SetupStep.done") == ["Welcome", "All done", "Enjoy", "Start"])
  }

  @Test(
    "What a step does depends on its number, and back is no way on",
    arguments: [
      "switch step { case 0: step = isShort ? 2 : 1; case 2: step = 3; default: step += 1 }",
      "if step == 0 { step = isShort ? 2 : 1 } else if step >= 2 { step = 3 } else { step += 1 }",
    ])
  func branches(next: String) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Button("Set up") { isShown = true }
            .sheet(isPresented: $isShown) { SetupView(onHelp: { print("none") }) }
        }
      }
      struct SetupView: View {
        @State private var step = 0
        @State private var isShort = false
        @State private var isHelp = false
        var onHelp: () -> Void
        var body: some View {
          VStack {
            Button("Back") { if step == 0 { isHelp = true } else { goBack() } }
            switch step {
            case 0: Toggle("Short", isOn: $isShort)
            case 1: page("Name", "First and last")
            case 2: page("Shelf", "Any")
            case 3: page("Done", "Enjoy")
            default: EmptyView()
            }
            if step < 3 { Button("Next") { advance() } }
          }
          .sheet(isPresented: $isHelp) { HelpView() }
        }
        private func page(_ title: String, _ text: String) -> some View {
          VStack { Text(title); Text(text) }
        }
        private func advance() { \(next) }
        private func goBack() {
          switch step { case 2: step = isShort ? 0 : 1; default: step -= 1 }
        }
      }
      struct HelpView: View { var body: some View { Text("Answers") } }
      """)
    #expect(
      app.edges.sorted() == [
        "RootView -sheet \"Set up\"-> SetupView", "SetupView -push \"Next\"-> SetupView.step1 ?",
        "SetupView -push \"Next\"-> SetupView.step2 ?", "SetupView -sheet \"Back\"-> HelpView ?",
        "SetupView.step1 -push \"Next\"-> SetupView.step2 ?",
        "SetupView.step2 -push \"Next\"-> SetupView.step3 ?",
      ])
    // Nothing is below the first page of a sheet.
    let step = app.graph.scenes.first { $0.id == "view.setup.step1" }
    #expect(step?.layers.last?.pages.last?.hides == [.backButton])
  }

  @Test("A constant of a part of the page is the step that the page gives it")
  func givenStep() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Set up") { SetupView() } } }
      }
      struct SetupView: View {
        @State private var step = 0
        var body: some View { VStack { StepBody(step: step); Button("Next") { step += 1 } } }
      }
      struct StepBody: View {
        let step: Int
        @State private var name = ""
        var body: some View {
          switch step {
          case 0: VStack { Text("Who?"); TextField("Name", text: $name) }
          case 1: VStack { Text("Where?"); TextField("City", text: $name) }
          default: VStack { Text("Thanks"); Text("See you") }
          }
        }
      }
      """)
    #expect(app.ids == ["view.root", "view.setup", "view.setup.step1", "view.setup.step2"])
    #expect(
      app.edges == [
        "RootView -push \"Set up\"-> SetupView", "SetupView -push \"Next\"-> SetupView.step1",
        "SetupView.step1 -push \"Next\"-> SetupView.step2",
      ])
    #expect(app.texts(of: "SetupView.step1") == ["Where?", "City", "Next"])
    #expect(app.texts(of: "SetupView.step2") == ["Thanks", "See you", "Next"])
  }

  @Test("Ranges of a number, several numbers, and numbers of steps are no steps")
  func counts() {
    func app(_ name: String, _ labels: [String]) -> GraphOutline {
      GraphOutline(
        """
        struct RootView: View {
          var body: some View { NavigationStack { NavigationLink("Open") { FitnessView() } } }
        }
        struct FitnessView: View {
          @State private var \(name) = 0
          var body: some View {
            VStack {
              switch \(name) {
              case \(labels[0]): VStack { Text("Get moving"); Button("Tips") {} }
              case \(labels[1]): VStack { Text("Good start"); Text("Keep going") }
              default: VStack { Text("Goal reached"); Text("Well done") }
              }
              Button("Refresh") { \(name) = 1 }
            }
          }
        }
        """)
    }
    #expect(app("step", ["0", "1"]).ids.count == 4)
    #expect(app("stepsToday", ["0", "1"]).ids.count == 2)
    #expect(app("step", ["0..<10", "10..<20"]).ids.count == 2)
    #expect(app("step", ["0, 1", "2"]).ids.count == 2)
  }

  @Test("A control that is not called after the way back leads to an earlier step")
  func earlierSteps() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Open") { OrderView() } } }
      }
      struct OrderView: View {
        @State private var step = 0
        var body: some View {
          VStack {
            switch step {
            case 0: VStack { Text("Order"); Button("Next") { step = 1 } }
            case 1: VStack { Text("Address"); Button("Back") { step = 0 }; Button("Pay") { step = 2 } }
            default:
              VStack { Text("Paid"); Button("Change address") { step = 1 }; Button("Back") { step = 1 } }
            }
          }
        }
      }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Open\"-> OrderView", "OrderView -push \"Next\"-> OrderView.step1",
        "OrderView.step1 -push \"Pay\"-> OrderView.step2",
        "OrderView.step2 -push \"Change address\"-> OrderView.step1",
      ])
  }

  @Test("Words that depend on a step are none")
  func words() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var step = 0
        var body: some View {
          VStack {
            switch step {
            case 0: Text("One")
            case 1: Text("Two")
            default: Text("Three")
            }
            Button("Next") { step += 1 }
          }
        }
      }
      """)
    #expect(app.ids == ["view.root"])
  }
}
