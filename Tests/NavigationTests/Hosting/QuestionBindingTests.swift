import Navigation
import NavigationModel
import Testing

/// The effect of SwiftUI's writes for a dialog.
@MainActor
@Suite struct QuestionBindingTests {
  private func ask(
    _ title: String, in hosted: HostedApp, action: @escaping @MainActor () -> Void = {}
  ) {
    hosted.app.presentConfirmation(title: title, destructiveLabel: "Yes", onConfirm: action)
  }

  @Test("A button's action runs once, whether SwiftUI dismisses the dialog before or after")
  func answer() throws {
    for writesFirst in [false, true] {
      let hosted = HostedApp()
      let count = Counter()
      ask("Sure?", in: hosted) { count.hit() }
      let binding = hosted.home.questionBinding(over: .root)
      let question = try #require(hosted.home.question(over: .root))
      let button = hosted.home.answerHandler(of: question, buttonAt: 0)
      if writesFirst { binding.set(false) }
      button()
      if !writesFirst { binding.set(false) }
      button()
      binding.set(false)
      #expect(count.count == 1)
      #expect(hosted.home.state.confirmation == nil)
    }
  }

  @Test("The action runs once with an asynchronous guard too", arguments: [false, true])
  func answerWithLateGuard(writesFirst: Bool) async throws {
    let hosted = HostedApp()
    let count = Counter()
    ask("Sure?", in: hosted) { count.hit() }
    hosted.app.gate.addAsyncGuard { _ in
      await Task.yield()
      return .allow
    }
    let binding = hosted.home.questionBinding(over: .root)
    let question = try #require(hosted.home.question(over: .root))
    if writesFirst { binding.set(false) }
    hosted.home.answerHandler(of: question, buttonAt: 0)()
    if !writesFirst { binding.set(false) }
    await hosted.app.gate.pendingDecisions()
    #expect(count.count == 1)
    #expect(hosted.home.state.confirmation == nil)
  }

  @Test("A dialog keeps its title and buttons only until it has faded out")
  func fading() {
    let hosted = HostedApp()
    ask("Sure?", in: hosted)
    _ = hosted.home.questionBinding(over: .root)
    hosted.app.dismissConfirmation()
    #expect(hosted.home.questionBinding(over: .root).get() == false)
    #expect(hosted.home.drawnQuestion(over: .root)?.title == "Sure?")
    hosted.time.pass(.seconds(1))
    #expect(hosted.home.drawnQuestion(over: .root) == nil)
  }

  @Test("A question that its own button asks again is asked again", arguments: [false, true])
  func askedAgain(writesFirst: Bool) throws {
    let hosted = HostedApp()
    @MainActor func ask() {
      self.ask("Again?", in: hosted) { ask() }
    }
    ask()
    let binding = hosted.home.questionBinding(over: .root)
    let question = try #require(hosted.home.question(over: .root))
    if writesFirst { binding.set(false) }
    hosted.home.answerHandler(of: question, buttonAt: 0)()
    if !writesFirst { binding.set(false) }
    binding.set(false)
    #expect(hosted.home.state.confirmation == question)
    #expect(hosted.home.state.confirmation?.id != question.id)
    #expect(!hosted.home.questionBinding(over: .root).get())
    hosted.time.pass(.seconds(5))
    #expect(hosted.home.questionBinding(over: .root).get())
  }

  @Test("Between two questions `isPresented` is false until the first dialog has disappeared")
  func gap() {
    let hosted = HostedApp()
    ask("First?", in: hosted)
    #expect(hosted.home.askedTitle() == "First?")
    let count = changes(of: { _ = hosted.home.questionBinding(over: .root).get() }) {
      ask("Second?", in: hosted)
    }
    #expect(count == 1)
    #expect(!hosted.home.questionBinding(over: .root).get())
    hosted.time.pass(.milliseconds(499))
    #expect(!hosted.home.questionBinding(over: .root).get())
    let shown = changes(of: { _ = hosted.home.questionBinding(over: .root).get() }) {
      hosted.time.pass(.milliseconds(1))
    }
    #expect(shown == 1)
    #expect(hosted.home.askedTitle() == "Second?")
  }

  @Test("A late dismissal does not dismiss the next question")
  func lateWrite() {
    let hosted = HostedApp()
    ask("First?", in: hosted)
    let binding = hosted.home.questionBinding(over: .root)
    ask("Second?", in: hosted)
    binding.set(false)
    hosted.time.pass(.seconds(5))
    binding.set(false)
    #expect(hosted.home.askedTitle() == "Second?")
  }

  @Test("A tap outside the dialog dismisses the question and runs no action")
  func tapOutside() {
    let hosted = HostedApp()
    let count = Counter()
    ask("Sure?", in: hosted) { count.hit() }
    hosted.home.questionBinding(over: .root).set(false)
    #expect(hosted.home.state.confirmation == nil)
    #expect(count.count == 0)
    #expect(hosted.app.gate.log.last?.origin == .user)
  }

  @Test("An old button of a question does not answer the next one")
  func oldButton() throws {
    let hosted = HostedApp()
    let count = Counter()
    ask("First?", in: hosted) { count.hit("first") }
    let question = try #require(hosted.home.question(over: .root))
    let button = hosted.home.answerHandler(of: question, buttonAt: 0)
    ask("Second?", in: hosted) { count.hit("second") }
    hosted.time.pass(.seconds(5))
    button()
    #expect(count.notes.isEmpty)
    #expect(hosted.home.askedTitle() == "Second?")
  }

  @Test("A question is asked over the top layer, and moves when another layer comes")
  func overLayers() throws {
    let hosted = HostedApp()
    let lower = try hosted.present(.help)
    ask("Sure?", in: hosted)
    #expect(hosted.home.askedTitle() == nil)
    #expect(hosted.home.askedTitle(over: lower) == "Sure?")
    hosted.app.present(sheet: .filter)
    // SwiftUI would lose a sheet that is presented during a dialog.
    #expect(hosted.home.askedTitle(over: lower) == nil)
    #expect(hosted.home.sheet(over: lower) == nil)
    hosted.time.pass(.milliseconds(500))
    let upper = try #require(hosted.home.sheet(over: lower)?.id)
    #expect(hosted.home.askedTitle(over: .layer(upper)) == "Sure?")
  }

  @Test("The router forgets the actions of a question that the user has dismissed")
  func actionsGo() {
    let hosted = HostedApp()
    weak var kept: Counter?
    do {
      let count = Counter()
      kept = count
      ask("Sure?", in: hosted) { count.hit() }
    }
    hosted.home.questionBinding(over: .root).set(false)
    #expect(kept != nil)
    hosted.time.pass(.seconds(5))
    #expect(kept == nil)
  }
}
