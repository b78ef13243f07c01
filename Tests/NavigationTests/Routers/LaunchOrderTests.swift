import Navigation
import NavigationModel
import Testing

/// The first screen of a launch, for every order of SwiftUI's calls.
@MainActor
@Suite struct LaunchOrderTests {
  enum Step: String, CaseIterable, Sendable { case deliver, setLinks, launchScreen, restore }

  private nonisolated static var orders: [[Step]] {
    permutations(of: Step.allCases)
  }

  private nonisolated static func permutations(of steps: [Step]) -> [[Step]] {
    guard let first = steps.first else { return [[]] }
    return permutations(of: Array(steps.dropFirst())).flatMap { rest in
      (0...rest.count).map { index in Array(rest[..<index]) + [first] + rest[index...] }
    }
  }

  private let launchScreen = AppPath(tab: .profile, routes: [.settings])
  private let linked = AppPath(tab: .search, routes: [.detail(1)])
  private let opener = LinkOpener<Place, Page, Panel> { _ in
    AppPath(tab: .search, routes: [.detail(1)])
  }

  private func archive() throws -> String {
    try NavigationArchive(
      AppState(selectedTab: .home, stacks: [.home: StackValue(path: [.list])])
    ).text()
  }

  private func run(_ steps: [Step], on app: App, pausing: Bool) async throws -> OpenOutcome? {
    var delivery: Task<OpenOutcome, Never>?
    for step in steps {
      switch step {
      case .deliver: delivery = Task { await app.deliver("any") }
      case .setLinks: app.links = opener
      case .launchScreen: app.visitLaunchScreen(launchScreen)
      case .restore: app.restoreAtLaunch(from: try archive())
      }
      if pausing || step == .deliver { for _ in 0..<5 { await Task.yield() } }
    }
    return await delivery?.value
  }

  @Test(
    "A link has priority over launch screen and restoration in every order, and is opened once",
    arguments: orders)
  func linkWins(order: [Step]) async throws {
    for pausing in [false, true] {
      let app = App(homeTab: .home)
      #expect(try await run(order, on: app, pausing: pausing) == .opened)
      #expect(app.selectedTab == .search)
      #expect(app[.search] == [.detail(1)])
      #expect(app.gate.log.events.filter { $0.origin == .link }.count == 1)
      #expect(app.gate.log.last?.origin == .link)
    }
  }

  @Test(
    "Without a link the launch screen has priority over restoration in both orders",
    arguments: [false, true])
  func launchScreenWins(restoresFirst: Bool) async throws {
    let app = App(homeTab: .home)
    let steps: [Step] = restoresFirst ? [.restore, .launchScreen] : [.launchScreen, .restore]
    _ = try await run(steps, on: app, pausing: true)
    #expect(app.state == AppState(visiting: launchScreen, homeTab: .home))
  }

  @Test("Each has an effect once, also when its view appears again")
  func once() throws {
    let app = App(homeTab: .home)
    #expect(app.restoreAtLaunch(from: try archive()) == .restored(losses: []))
    #expect(app.visitLaunchScreen(launchScreen))
    app.popToRoot()
    #expect(!app.visitLaunchScreen(launchScreen))
    #expect(app.restoreAtLaunch(from: try archive()) == nil)
    #expect(app.activePath == [])
    #expect(app.gate.log.total == 3)
  }

  @Test("Restoration reports what has priority over it, and does not happen later")
  func yields() throws {
    let app = App(homeTab: .home)
    app.visitLaunchScreen(launchScreen)
    #expect(app.restoreAtLaunch(from: try archive()) == .yieldedToLaunchScreen)
    #expect(app.restoreAtLaunch(from: try archive()) == nil)
    #expect(app.selectedTab == .profile)
  }

  @Test("If a guard refuses the launch screen, the state of the last launch is restored")
  func refusedScreen() throws {
    let text = try App(homeTab: .home, state: AppState(selectedTab: .search)).archive()
    let app = App(homeTab: .home)
    app.gate.addGuard { $0.origin == .harness ? .block : .allow }
    #expect(!app.visitLaunchScreen(AppPath(tab: .profile)))
    #expect(app.restoreAtLaunch(from: text) == .restored(losses: []))
    #expect(app.selectedTab == .search)
    #expect(!app.visitLaunchScreen(AppPath(tab: .profile)))
  }

  @Test("A link that a guard holds prevents the launch screen and restoration")
  func heldLink() async throws {
    let app = App(homeTab: .home)
    let isSignedIn = Switch()
    app.gate.addGuard { $0.origin == .link && !isSignedIn.isOn ? .hold : .allow }
    app.links = opener
    #expect(await app.deliver("any") == .held)
    #expect(!app.visitLaunchScreen(launchScreen))
    #expect(app.restoreAtLaunch(from: try archive()) == .yieldedToLink)
    #expect(app.state == AppState(selectedTab: .home))
    isSignedIn.isOn = true
    #expect(app.gate.resumeHeldChange() == .applied)
    #expect(app[.search] == [.detail(1)])
  }

  @Test("A link that an asynchronous guard decides on prevents the launch screen and restoration")
  func undecidedLink() async throws {
    let app = App(homeTab: .home)
    let answer = Switch()
    app.gate.addAsyncGuard { _ in
      while !answer.isOn { await Task.yield() }
      return .allow
    }
    app.links = opener
    let delivery = Task { await app.deliver("any") }
    for _ in 0..<20 { await Task.yield() }
    app.visitLaunchScreen(launchScreen)
    #expect(app.restoreAtLaunch(from: try archive()) == .yieldedToLink)
    answer.isOn = true
    #expect(await delivery.value == .opened)
    await app.gate.pendingDecisions()
    #expect(app.selectedTab == .search)
    #expect(app.gate.log.events.map(\.origin) == [.link])
  }

  @Test("A link that comes before `links` is set waits, and is opened once")
  func waits() async {
    let app = App(homeTab: .home)
    let resolved = Counter()
    let delivery = Task { await app.deliver("any") }
    for _ in 0..<10 { await Task.yield() }
    #expect(app.gate.log.total == 0)
    for _ in 0..<2 {
      app.links = LinkOpener { link in
        resolved.hit(link)
        return AppPath(tab: .search)
      }
    }
    #expect(await delivery.value == .opened)
    #expect(resolved.notes == ["any"])
    #expect(app.gate.log.total == 1)
  }

  @Test("Of several waiting links the newest is opened; the others end at once")
  func newestOfWaiting() async {
    let app = App(homeTab: .home)
    let resolved = Counter()
    let start = ContinuousClock.now
    let deliveries = (1...3).map { number in
      Task { await app.deliver("link \(number)", at: start + .seconds(2 * number)) }
    }
    #expect(await deliveries[0].value == .superseded)
    #expect(await deliveries[1].value == .superseded)
    app.links = LinkOpener { link in
      resolved.hit(link)
      return AppPath(tab: .search)
    }
    #expect(await deliveries[2].value == .opened)
    #expect(resolved.notes == ["link 3"])
  }

  @Test("A waiting link that arrives twice, as a link and as a user activity, is opened once")
  func waitingTwice() async {
    let app = App(homeTab: .home)
    let start = ContinuousClock.now
    let deliveries = (0..<2).map { _ in Task { await app.deliver("any", at: start) } }
    #expect(await deliveries[1].value == .alreadyDelivered)
    let delivery = deliveries[0]
    app.links = opener
    #expect(await delivery.value == .opened)
    #expect(app.gate.log.total == 1)
  }

  @Test("A link that the app opens supersedes a waiting one, which ends")
  func overtaken() async {
    let app = App(homeTab: .home)
    let delivery = Task { await app.deliver("early") }
    for _ in 0..<5 { await Task.yield() }
    app.links = LinkOpener { AppPath(tab: $0 == "early" ? .search : .profile) }
    #expect(await app.open("late") == .opened)
    #expect(await delivery.value == .superseded)
    #expect(app.selectedTab == .profile)
  }
}

@Suite struct LaunchScreenTests {
  @Test("The argument has priority over the variable, and an empty variable counts as absent")
  func name() {
    #expect(LaunchScreen.name(arguments: ["app"], environment: [:]) == nil)
    #expect(LaunchScreen.name(arguments: ["app", "-screen"], environment: [:]) == nil)
    #expect(LaunchScreen.name(arguments: ["app"], environment: ["SCREENS_SCREEN": ""]) == nil)
    #expect(LaunchScreen.name(arguments: [], environment: ["SCREENS_SCREEN": "home"]) == "home")
    #expect(
      LaunchScreen.name(arguments: ["app", "-screen", "a"], environment: ["SCREENS_SCREEN": "b"])
        == "a")
  }
}
