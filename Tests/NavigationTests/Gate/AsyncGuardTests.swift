import Navigation
import NavigationModel
import Testing

/// A guard question that the test answers.
@MainActor
final class Question {
  private var waiting: [CheckedContinuation<GuardDecision<AppState>, Never>] = []
  private(set) var proposals: [NavigationProposal<AppState>] = []

  func ask(_ proposal: NavigationProposal<AppState>) async -> GuardDecision<AppState> {
    proposals.append(proposal)
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Waits until the question has been asked, then answers it.
  func answer(_ decision: GuardDecision<AppState>) async {
    while waiting.isEmpty { await Task.yield() }
    waiting.removeFirst().resume(returning: decision)
  }
}

@MainActor
@Suite struct AsyncGuardTests {
  @Test("It decides on the tab of the request, even if the user has switched meanwhile")
  func meantTab() async {
    let app = App(homeTab: .home)
    let question = Question()
    app.gate.addAsyncGuard(
      when: { $0.proposed.selectedTab == $0.current.selectedTab }, question.ask)
    #expect(app.push(.settings) == .pending)
    #expect(app.select(.search) == .applied)
    await question.answer(.allow)
    await app.gate.pendingDecisions()
    #expect(app.state[.home].path == [.settings])
    #expect(app.state[.search].isEmpty)
    #expect(app.selectedTab == .search)
    #expect(question.proposals.map(\.proposed.selectedTab) == [.home])
  }

  @Test("A late redirection keeps what the user did meanwhile in other tabs")
  func lateRedirection() async {
    let app = App(homeTab: .home)
    let question = Question()
    app.gate.addAsyncGuard(
      when: { !$0.proposed[.home].isEmpty && $0.current[.home].isEmpty }, question.ask)
    app.push(.settings)
    app.router(for: .search).push(.list)
    var elsewhere = AppState(selectedTab: .home)
    elsewhere[.home].layers = [.sheet(.help)]
    await question.answer(.redirect(to: elsewhere))
    await app.gate.pendingDecisions()
    #expect(app.state[.home] == elsewhere[.home])
    #expect(app.state[.search].path == [.list])
  }

  @Test("Waiting requests are processed in their order")
  func order() async {
    let app = App(homeTab: .home)
    let question = Question()
    app.gate.addAsyncGuard(question.ask)
    app.push(.list)
    app.push(.detail(1))
    app.push(.settings)
    await question.answer(.allow)
    await question.answer(.block)
    await question.answer(.allow)
    await app.gate.pendingDecisions()
    #expect(app.state[.home].path == [.list, .settings])
  }

  @Test("A late hold is stored and resumed like any other")
  func lateHold() async {
    let app = App(homeTab: .home)
    let question = Question()
    let id = app.gate.addAsyncGuard(question.ask)
    app.push(.list)
    await question.answer(.hold)
    await app.gate.pendingDecisions()
    #expect(app.gate.hasHeldChange)
    app.gate.removeGuard(id)
    #expect(app.gate.resumeHeldChange() == .applied)
    #expect(app.state[.home].path == [.list])
  }

  @Test("The synchronous guards are asked again after the late answer")
  func askedAgain() async {
    let app = App(homeTab: .home)
    let question = Question()
    app.gate.addAsyncGuard(question.ask)
    app.push(.list)
    app.gate.addGuard { _ in .block }
    await question.answer(.allow)
    await app.gate.pendingDecisions()
    #expect(app.state[.home].isEmpty)
  }

  @Test("A layer's onDismiss is attached when the layer is presented late")
  func lateLayer() async {
    let app = App(homeTab: .home)
    let question = Question()
    let id = app.gate.addAsyncGuard(question.ask)
    let counter = Counter()
    app.present(sheet: .help) { counter.hit() }
    await question.answer(.allow)
    await app.gate.pendingDecisions()
    app.gate.removeGuard(id)
    #expect(counter.count == 0)
    app.dismiss()
    #expect(counter.count == 1)
  }

  @Test("An answer that is allowed late dismisses the question and runs its action once")
  func lateAnswer() async {
    let app = App(homeTab: .home)
    let counter = Counter()
    app.presentConfirmation(title: "Sure?", destructiveLabel: "Yes") {
      counter.hit(app.state[.home].confirmation == nil ? "gone" : "up")
    }
    let question = Question()
    app.gate.addAsyncGuard(question.ask)
    #expect(app.answerConfirmation(buttonAt: 0))
    #expect(counter.count == 0)
    await question.answer(.allow)
    await app.gate.pendingDecisions()
    #expect(counter.notes == ["gone"])
  }

  @Test("An answer that is allowed late does not answer another question")
  func lateAnswerToAnother() async {
    let app = App(homeTab: .home)
    let counter = Counter()
    app.presentConfirmation(title: "Sure?", destructiveLabel: "Yes") { counter.hit() }
    let question = Question()
    app.gate.addAsyncGuard(when: { $0.proposed[.home].confirmation == nil }, question.ask)
    app.answerConfirmation(buttonAt: 0)
    app.presentConfirmation(title: "Other?", destructiveLabel: "Yes") { counter.hit() }
    await question.answer(.allow)
    await app.gate.pendingDecisions()
    #expect(app.state[.home].confirmation?.title == "Other?")
    #expect(counter.count == 0)
  }

  @Test(
    "Every verb acts on the tab that was selected at its call, also if it is allowed late",
    arguments: GuardTests.entryPoints.indices)
  func everyVerb(index: Int) async {
    let verb = GuardTests.entryPoints[index].run
    let atOnce = App(homeTab: .home, state: GuardTests.start)
    verb(atOnce)
    let late = App(homeTab: .home, state: GuardTests.start)
    let question = Question()
    // The user navigates in another tab while the guard decides.
    late.gate.addAsyncGuard(when: { $0.origin == .code }, question.ask)
    verb(late)
    #expect(late.state == GuardTests.start)
    late.perform(as: .user) { $0.selectedTab = .profile }
    late.perform(as: .user) { $0[.profile].confirmation = Confirmation(title: "Meanwhile?") }
    await question.answer(.allow)
    await late.gate.pendingDecisions()
    #expect(late.state[.home] == atOnce.state[.home])
    #expect(late.state[.search] == atOnce.state[.search])
  }

  @Test("A stack's own asynchronous guard sees its stack and delays only its tab")
  func stackGuard() async {
    let app = App(homeTab: .home)
    app.router(for: .search).gate.addAsyncGuard { proposal in
      proposal.proposed.path == [.settings] ? .block : .allow
    }
    #expect(app.push(.settings) == .applied)
    #expect(app.router(for: .search).push(.settings) == .pending)
    #expect(app.router(for: .search).push(.list) == .pending)
    await app.gate.pendingDecisions()
    #expect(app.state[.search].path == [.list])
  }
}
