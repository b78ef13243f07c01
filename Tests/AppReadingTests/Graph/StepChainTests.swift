import AppReading
import Testing

/// Steps that a chain of conditions chooses among, or the number of a page.
@Suite("Steps by chains of conditions") struct StepChainTests {
  private func app(_ state: String, _ content: String, _ members: String = "") -> GraphOutline {
    GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          List { Button("Book") { isShown = true } }.sheet(isPresented: $isShown) { BookView() }
        }
      }
      struct BookView: View {
        enum Step { case name, age, done }
        @State private var \(state)
        @State private var isValid = false
        @State private var text = ""
        var body: some View { NavigationStack { VStack { \(content) }.navigationTitle("Book") } }
        \(members)
      }
      struct NameView: View {
        let onNext: () -> Void
        var body: some View { Text("Your name"); Button("Next", action: onNext) }
      }
      struct AgeView: View {
        let onNext: () -> Void
        var body: some View { Text("Your age"); Button("On", action: onNext) }
      }
      struct DoneView: View {
        let onBack: () -> Void
        var body: some View { Text("Done"); Button("Back", action: onBack) }
      }
      """)
  }

  @Test(
    "Views of their own are found under their names, also the one for all other cases",
    arguments: [
      (
        "page = 1",
        """
        if page == 1 { NameView { page = 2 } } else if page == 2 { AgeView { page = 3 } } else {
          DoneView { page = 1 }
        }
        """, ["AgeView", "DoneView"]
      ),
      (
        "step = Step.name",
        """
        switch step {
        case .name: NameView { step = .age }
        case .age: AgeView { step = .done }
        default: DoneView { step = .name }
        }
        """, ["BookView.Step.age", "BookView.Step.done"]
      ),
      (
        "step = Step.name",
        """
        if step == .name { NameView { step = .age } } else if step == .age { AgeView { step = .done } }
        else { DoneView { step = .name } }
        """, ["BookView.Step.age", "BookView.Step.done"]
      ),
    ])
  func views(state: String, content: String, pages: [String]) {
    #expect(
      app(state, content).edges == [
        "RootView -sheet \"Book\"-> BookView", "BookView -push \"Next\"-> \(pages[0])",
        "AgeView -push \"On\"-> \(pages[1])",
      ])
  }

  @Test("Two views are steps, if the number is called a step")
  func two() {
    let content = "if step == 1 { NameView { step = 2 } } else { DoneView { step = 1 } }"
    #expect(
      app("step = 1", content).edges == [
        "RootView -sheet \"Book\"-> BookView", "BookView -push \"Next\"-> BookView.step2",
      ])
    let other = content.replacing("step", with: "kind")
    #expect(app("kind = 1", other).edges == ["RootView -sheet \"Book\"-> BookView"])
  }

  @Test(
    "Each step has its own button below, and a swipe leads on only from the step that it asks for")
  func beside() {
    let app = app(
      "signUpPage = 1",
      """
      if signUpPage == 1 { name } else if signUpPage == 2 { age } else { done }
      if signUpPage == 1 { Button("Next") { signUpPage = 2 } } else if signUpPage == 2 {
        Button("On") { signUpPage = 3 }
      } else { Button("Finish") {} }
      Text("Swipe").onTapGesture {
        if signUpPage == 1 && isValid { signUpPage = 2 } else if signUpPage == 2 && isValid {
          signUpPage = 3
        }
      }
      """,
      """
      @ViewBuilder private var name: some View { Text("Your name"); TextField("Name", text: $text) }
      @ViewBuilder private var age: some View { Text("Your age"); TextField("Age", text: $text) }
      @ViewBuilder private var done: some View { Text("Done"); Text("All of it") }
      """)
    #expect(
      Set(app.edges) == [
        "RootView -sheet \"Book\"-> BookView",
        "BookView -push \"Next\"-> BookView.step2", "BookView -push \"Swipe\"-> BookView.step2 ?",
        "BookView.step2 -push \"On\"-> BookView.step3",
        "BookView.step2 -push \"Swipe\"-> BookView.step3 ?",
      ])
    #expect(app.texts(of: "BookView")?.contains("Next") == true)
    #expect(app.texts(of: "BookView")?.contains("Finish") == false)
  }
}
