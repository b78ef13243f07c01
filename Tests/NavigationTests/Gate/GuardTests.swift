import Navigation
import NavigationModel
import Observation
import Testing

@MainActor
@Suite struct GuardTests {
  /// Every entry point that changes a router; each changes a router with the state `start`.
  nonisolated static let entryPoints: [(name: String, run: @MainActor @Sendable (App) -> Void)] = [
    ("push", { $0.push(.settings) }), ("push contents", { $0.push(contentsOf: [.list, .list]) }),
    ("navigate", { $0.navigate(to: .settings, policy: .replace) }), ("pop", { $0.pop() }),
    ("popToRoot", { $0.popToRoot() }), ("popTo", { $0.popTo(.list) }),
    ("resetAndNavigate", { $0.resetAndNavigate(to: .settings) }),
    ("present sheet", { $0.present(sheet: .filter) }),
    ("present cover", { $0.present(fullScreenCover: .filter) }),
    ("dismiss", { $0.dismiss() }), ("dismiss returning", { $0.dismiss(returning: 1) }),
    ("dismissAll", { $0.dismissAll() }), ("dismissTo", { $0.dismissTo(.help) }),
    ("confirmation", { $0.presentConfirmation(title: "?", destructiveLabel: "!") {} }),
    ("answer", { $0.answerConfirmation(buttonAt: 0) }),
    ("dismissConfirmation", { $0.dismissConfirmation() }),
    ("select", { $0.select(.search) }), ("selectedTab", { $0.selectedTab = .search }),
    ("reselect", { $0.reselect(.home) }), ("visit", { $0.visit(AppPath(tab: .profile)) }),
    ("state", { $0.state.selectedTab = .search }),
    ("stack state", { $0.router(for: .search).state.path = [.list] }),
    ("stack push", { $0.router(for: .profile).push(.list) }),
    ("path of a tab", { $0[.search] = [.list] }),
    ("popTo where", { $0.popTo(where: { $0 == .list }) }),
    ("present in a style", { $0.present(.filter, style: .sheet(.medium)) }),
    (
      "confirmation with buttons",
      { $0.presentConfirmation(title: "?", buttons: [ConfirmationAction("Go")]) }
    ),
    ("screen", { $0.navigate(to: AppPath(tab: .search), otherTabs: .keep) }),
    ("path of a stack", { $0.router(for: .home).path = [.settings] }),
  ]

  /// SwiftUI's writes for the user, with the same first state.
  nonisolated static let gestures: [(name: String, run: @MainActor @Sendable (App) -> Void)] = [
    ("pages", { $0.router(for: .home).pathBinding(at: .root).set([]) }),
    ("layer", { $0.router(for: .home).layerBinding(over: .root, isCover: false).set(nil) }),
    ("tab", { $0.tabBinding(reselection: .ignored).set(.search) }),
    ("same tab", tapSelectedTab),
    ("sidebar", { $0.sidebarBinding().set(.search) }),
  ]

  nonisolated static let changes = entryPoints + gestures

  private static func tapSelectedTab(of app: App) {
    var now = ContinuousClock.now
    app.hostClock = HostClock(now: { now }, after: { _, _ in })
    let binding = app.tabBinding(reselection: .popsToRoot)
    // An equal write of the first layout is not a tap.
    now += .seconds(2)
    binding.set(.home)
  }

  static var start: AppState {
    var state = AppState(selectedTab: .home)
    state[.home] = StackValue(
      path: [.list],
      layers: [
        .sheet(.help, path: [.list, .detail(1)]), .sheet(.edit(1), path: [.list, .settings]),
      ],
      confirmation: Confirmation(title: "Old?", destructiveLabel: "Yes"))
    return state
  }

  @Test("A guard that blocks stops every entry point", arguments: changes.indices)
  func blocks(index: Int) {
    let app = App(homeTab: .home, state: Self.start)
    let asked = Counter()
    app.gate.addGuard { proposal in
      asked.hit()
      #expect(proposal.current == Self.start)
      #expect(proposal.proposed != Self.start)
      return .block
    }
    Self.changes[index].run(app)
    #expect(asked.count == 1)
    #expect(app.state == Self.start)
    #expect(app.gate.log.total == 0)
  }

  @Test("Every entry point changes the state when no guard objects", arguments: changes.indices)
  func allows(index: Int) {
    let app = App(homeTab: .home, state: Self.start)
    app.gate.addGuard { _ in .allow }
    Self.changes[index].run(app)
    #expect(app.state != Self.start)
    #expect(app.gate.log.total == 1)
  }

  @Test("A guard receives the origin, and the log contains it")
  func origin() {
    let app = App(homeTab: .home)
    let origins = Counter()
    app.gate.addGuard { proposal in
      origins.hit(proposal.origin.rawValue)
      return .allow
    }
    app.push(.list)
    for (origin, tab) in zip(
      NavigationOrigin.allCases, [Place.search, .home, .search, .home, .search])
    {
      app.visit(AppPath(tab: tab), origin: origin)
    }
    let all = ["code", "user", "code", "link", "restoration", "harness"]
    #expect(origins.notes == all)
    #expect(app.gate.log.events.map(\.origin.rawValue) == all)
  }

  @Test("A link, a restored state and a replay pass the guards like any verb")
  func otherEntries() async throws {
    let text = try App(homeTab: .home, state: Self.start).archive()
    let app = App(homeTab: .home)
    let asked = Counter()
    app.gate.addGuard { proposal in
      asked.hit(proposal.origin.rawValue)
      return .block
    }
    app.links = LinkOpener { _ in AppPath(tab: .profile) }
    #expect(await app.open("any") == .blocked)
    #expect(app.restore(from: text) == .guarded(.blocked))
    let event = NavigationEvent(
      origin: .user, before: Self.start, after: AppState(selectedTab: .search))
    app.replay(NavigationRecording([event]))
    #expect(await app.present(.help, returning: Int.self) == nil)
    #expect(asked.notes == ["link", "restoration", "harness", "user", "code"])
    #expect(app.state == AppState(selectedTab: .home))
  }

  @Test("A redirection is one event to another state, and the guards decide on it too")
  func redirects() {
    let app = App(homeTab: .home)
    let signIn = AppState(visiting: AppPath(tab: .home, sheet: .help), homeTab: .home)
    app.gate.addGuard { $0.proposed[.profile].isEmpty ? .allow : .redirect(to: signIn) }
    let seen = Counter()
    app.gate.addGuard { proposal in
      seen.hit(proposal.proposed == signIn ? "sign in" : "other")
      return .allow
    }
    #expect(app.visit(AppPath(tab: .profile, routes: [.list])) == .redirected)
    #expect(app.state == signIn)
    #expect(seen.notes == ["sign in"])
    #expect(app.gate.log.total == 1)
  }

  @Test("Guards that redirect to states that the other forbids block, and do not loop forever")
  func redirectionLoop() {
    let app = App(homeTab: .home)
    app.gate.addGuard {
      $0.proposed.selectedTab == .search
        ? .redirect(to: AppState(selectedTab: .profile)) : .allow
    }
    app.gate.addGuard {
      $0.proposed.selectedTab == .profile
        ? .redirect(to: AppState(selectedTab: .search)) : .allow
    }
    #expect(app.select(.search) == .blocked)
    #expect(app.selectedTab == .home)
  }

  @Test("The first objection counts and the guards after it are not asked")
  func order() {
    let app = App(homeTab: .home)
    app.gate.addGuard { _ in .block }
    app.gate.addGuard { _ in
      Issue.record("called although an earlier guard had blocked")
      return .allow
    }
    #expect(app.push(.list) == .blocked)
  }

  @Test("A removed guard is not asked")
  func removed() {
    let app = App(homeTab: .home)
    let id = app.gate.addGuard { _ in .block }
    app.gate.removeGuard(id)
    #expect(app.push(.list) == .applied)
  }

  @Test("A guard's own navigation is blocked, and its decision still counts")
  func navigatingGuard() {
    let app = App(homeTab: .home)
    app.gate.addGuard { _ in
      #expect(app.push(.settings) == .blocked)
      app.gate.addGuard { _ in .allow }
      return .allow
    }
    #expect(app.push(.list) == .applied)
    #expect(app.state[.home].path == [.list])
  }

  @Test("A held change is stored, resumed on demand, and applies to the state at that time")
  func hold() {
    let app = App(homeTab: .home)
    let signedIn = Switch()
    app.gate.addGuard { $0.proposed[.profile].isEmpty || signedIn.isOn ? .allow : .hold }
    #expect(app.router(for: .profile).push(.settings) == .held)
    #expect(app.state == AppState(selectedTab: .home))
    #expect(app.gate.hasHeldChange)
    app.push(.list)
    #expect(app.gate.resumeHeldChange() == .held)
    signedIn.isOn = true
    #expect(app.gate.resumeHeldChange() == .applied)
    #expect(app.state[.profile].path == [.settings])
    #expect(app.state[.home].path == [.list])
    #expect(!app.gate.hasHeldChange)
    #expect(app.gate.resumeHeldChange() == .unchanged)
  }

  @Test("A held layer calls its onDismiss once after it was presented, never before")
  func heldLayer() {
    let app = App(homeTab: .home)
    let open = Switch()
    app.gate.addGuard { _ in open.isOn ? .allow : .hold }
    let counter = Counter()
    app.present(sheet: .help) { counter.hit() }
    open.isOn = true
    app.gate.resumeHeldChange()
    #expect(app.state[.home].layers == [.sheet(.help)])
    #expect(counter.count == 0)
    app.dismiss()
    #expect(counter.count == 1)
  }

  @Test("A presenter does not wait for a layer that is never presented")
  func neverPresented() async {
    let app = App(homeTab: .home)
    let id = app.gate.addGuard { _ in .block }
    #expect(await app.present(.help, returning: Int.self) == nil)
    app.gate.removeGuard(id)
    app.gate.addGuard { _ in .hold }
    async let answer = app.present(.help, returning: Int.self)
    while !app.gate.hasHeldChange { await Task.yield() }
    app.gate.discardHeldChange()
    #expect(await answer == nil)
  }

  @Test("A guard may switch the tab of a change; dismissed layers notify their presenters once")
  func guardSwitchesTab() {
    let app = App(homeTab: .home)
    let counter = Counter()
    app.present(sheet: .help) { counter.hit() }
    app.gate.addGuard { proposal in
      proposal.proposed.selectedTab == .home
        ? .redirect(to: AppState(selectedTab: .search)) : .allow
    }
    app.push(.list)
    #expect(app.state == AppState(selectedTab: .search))
    #expect(counter.count == 1)
  }

  @Test("A stack's own guard is asked about every change of that stack, also by a visit of the app")
  func stackGuard() {
    let app = App(homeTab: .home)
    app.router(for: .search).gate.addGuard { proposal in
      proposal.proposed.path.contains(.settings)
        ? .redirect(to: StackValue(path: [.list])) : .allow
    }
    #expect(app.visit(AppPath(tab: .search, routes: [.settings])) == .redirected)
    #expect(app.state == AppState(visiting: AppPath(tab: .search, routes: [.list]), homeTab: .home))
    #expect(app.router(for: .search).push(.settings) == .redirected)
    #expect(app.visit(AppPath(tab: .home, routes: [.settings])) == .applied)
  }

  @Test("A stack router without tabs asks its guards")
  func loneStack() {
    let stack = Stack()
    stack.gate.addGuard { $0.proposed.path.count > 1 ? .block : .allow }
    #expect(stack.push(.list) == .applied)
    #expect(stack.push(.settings) == .blocked)
  }

  @Test("A change that an observer requests during a notification comes after the first change")
  func navigatingObserver() {
    let app = App(homeTab: .home)
    withObservationTracking {
      _ = app.router(for: .home).state
    } onChange: {
      MainActor.assumeIsolated { _ = app.push(.settings) }
    }
    app.push(.list)
    #expect(app.state[.home].path == [.list, .settings])
    #expect(app.gate.log.total == 2)
  }
}
