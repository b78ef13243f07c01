import Navigation
package import TestSupport

/// One step of a launch: a delivery of the system, an appearance of a view, or an action of the app.
package enum ColdStartStep: Hashable, Sendable {
  /// The system delivers the link with a number.
  case deliver(Int)
  /// The app sets `links`.
  case setLinks
  case visitLaunchScreen
  case restore
  /// The oldest or the newest waiting lookup of a link answers.
  case answer(newestFirst: Bool)
  /// The guard allows links, and the app resumes the held one.
  case resume
  /// Other tasks run.
  case pause
}

/// The script of a launch.
package struct ColdStartScript: Hashable, Sendable {
  /// How a guard treats links.
  package enum Guard: Hashable, Sendable, CaseIterable { case none, holdsLinks, answersLater }

  package var steps: [ColdStartStep]
  /// Whether lookups wait for a step that answers.
  package var isSlow: Bool
  /// The links without a target.
  package var missing: Set<Int>
  package var guarding: Guard

  /// A launch in a random order, with some repeated steps.
  package static func random(_ random: inout SeededGenerator) -> Self {
    var steps: [ColdStartStep] = [.setLinks]
    for _ in 0..<[0, 1, 1, 2, 3].pick(&random) {
      steps.append(.deliver(Int.random(in: 0...2, using: &random)))
    }
    for step in [ColdStartStep.visitLaunchScreen, .restore, .resume] {
      for _ in 0..<[0, 1, 1, 2].pick(&random) { steps.append(step) }
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      steps.append(.answer(newestFirst: Bool.random(using: &random)))
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) { steps.append(.pause) }
    return Self(
      steps: steps.shuffled(using: &random), isSlow: Bool.random(using: &random),
      missing: Int.random(in: 0..<4, using: &random) == 0 ? [0] : [],
      guarding: Guard.allCases.pick(&random))
  }
}

/// A fault in the order of a launch that the test must detect.
package enum ColdStartFault: String, CaseIterable, Sendable {
  /// A link that comes before `links` is set is refused.
  case earlyLinkRefused
  /// Links that came before `links` was set are opened one after the other, the oldest last.
  case oldestWaitingLinkWins
  /// The state of the last launch replaces the launch screen.
  case restorationOverLaunchScreen
  /// The state of the last launch replaces a link's screen.
  case restorationOverLink
  /// The launch screen replaces a link's screen.
  case launchScreenOverLink
  /// The launch screen is visited whenever its view appears.
  case launchScreenTwice
  /// The state of the last launch is restored whenever its view appears.
  case restorationTwice
  /// The launch screen does not replace an earlier restored state.
  case launchScreenAfterRestoration
}

/// A router that a script launches.
@MainActor
package final class ColdStart {
  private static let launchScreen = AppPath(tab: .profile, routes: [.settings])
  private static let restored = AppState(
    selectedTab: .home, stacks: [.home: StackValue(path: [.list])])

  private let app = App(homeTab: .home)
  private let script: ColdStartScript
  private let fault: ColdStartFault?
  private let passesLinks = Switch()
  private var lookups: [CheckedContinuation<Void, Never>] = []
  private var delivered: [Int] = []
  private var waiting: [Int] = []
  private var finished = 0
  private var begun = 0
  // Equal times, so that an equal link counts as delivered twice.
  private let start = ContinuousClock.now
  private var asked: Set<NavigationOrigin> = []

  /// Creates a launch.
  ///
  /// - Parameters:
  ///   - script: The steps.
  ///   - fault: A fault to simulate, to test the test.
  package init(_ script: ColdStartScript, fault: ColdStartFault? = nil) {
    self.script = script
    self.fault = fault
    let passesLinks = passesLinks
    if script.guarding == .answersLater {
      app.gate.addAsyncGuard { _ in
        for _ in 0..<5 { await Task.yield() }
        return .allow
      }
    }
    if script.guarding == .holdsLinks {
      app.gate.addGuard { $0.origin == .link && !passesLinks.isOn ? .hold : .allow }
    }
  }

  /// Runs the script and then answers all open lookups.
  ///
  /// - Returns: The failure; nil without one.
  package func run() async -> String? {
    for step in script.steps { await perform(step) }
    if app.links == nil { await perform(.setLinks) }
    for _ in 0..<200 where finished < begun {
      await perform(.answer(newestFirst: false))
      await Task.yield()
    }
    guard finished == begun else { return "\(begun - finished) deliveries never end" }
    await perform(.resume)
    await app.gate.pendingDecisions()
    return wrongOrder ?? wrongEnd
  }

  private func perform(_ step: ColdStartStep) async {
    switch step {
    case .deliver(let link): deliver(link)
    case .setLinks: setLinks()
    case .visitLaunchScreen: visitLaunchScreen()
    case .restore: restore()
    case .answer(let newestFirst):
      guard !lookups.isEmpty else { return }
      lookups.remove(at: newestFirst ? lookups.count - 1 : 0).resume()
    case .resume:
      passesLinks.isOn = true
      app.gate.resumeHeldChange()
    case .pause: for _ in 0..<10 { await Task.yield() }
    }
  }

  private static func screen(of link: Int) -> AppPath {
    AppPath(tab: .search, routes: [.detail(link)])
  }
}

// MARK: Steps
extension ColdStart {
  private func deliver(_ link: Int) {
    if delivered.last != link { delivered.append(link) }
    if fault == .earlyLinkRefused, app.links == nil { return }
    if fault == .oldestWaitingLinkWins, app.links == nil { return waiting.append(link) }
    pass(link)
  }

  private func pass(_ link: Int) {
    begun += 1
    Task {
      await app.deliver("\(link)", at: start)
      finished += 1
    }
  }

  private func setLinks() {
    app.links = LinkOpener { [weak self] link in
      guard let self, let number = Int(link) else { return nil }
      if script.isSlow { await withCheckedContinuation { self.lookups.append($0) } }
      return script.missing.contains(number) ? nil : Self.screen(of: number)
    }
    for link in waiting.reversed() { pass(link) }
    waiting = []
  }

  private func visitLaunchScreen() {
    asked.insert(.harness)
    switch fault {
    case .launchScreenOverLink: app.visit(Self.launchScreen, origin: .harness)
    case .launchScreenTwice where app.gate.log.last?.origin == .harness:
      // An equal state would not be a change.
      app.perform(as: .harness) { $0.selectedTab = $0.selectedTab == .home ? .search : .home }
    case .launchScreenAfterRestoration where app.gate.log.last?.origin == .restoration: break
    default: app.visitLaunchScreen(Self.launchScreen)
    }
  }

  private func restore() {
    asked.insert(.restoration)
    let origins = app.gate.log.events.map(\.origin)
    let comesOver: Bool =
      switch fault {
      case .restorationOverLaunchScreen: origins.last == .harness
      case .restorationOverLink: origins.last == .link
      case .restorationTwice: origins.last == .restoration
      default: false
      }
    if comesOver {
      app.perform(as: .restoration) { $0.selectedTab = $0.selectedTab == .home ? .search : .home }
    } else if let text = try? NavigationArchive(Self.restored).text() {
      app.restoreAtLaunch(from: text)
    }
  }
}

// MARK: Checks
extension ColdStart {
  private var origins: [NavigationOrigin] { app.gate.log.events.map(\.origin) }

  /// A link has priority over the launch screen, which has priority over the last launch; each of the two comes once.
  private var wrongOrder: String? {
    let ranks: [NavigationOrigin: Int] = [.restoration: 0, .harness: 1, .link: 2]
    for (one, next) in zip(origins, origins.dropFirst()) {
      if (ranks[one] ?? 3) > (ranks[next] ?? 3) { return "\(next) comes over \(one)" }
    }
    for origin in [NavigationOrigin.restoration, .harness] {
      let count = origins.filter { $0 == origin }.count
      if count > 1 { return "\(origin) comes \(count) times" }
    }
    let links = app.gate.log.events.filter { $0.origin == .link }.map(\.after)
    if Set(links).count != links.count, links.count > delivered.count {
      return "a link is opened twice"
    }
    return nil
  }

  private var wrongEnd: String? {
    let state = app.state
    if let newest = delivered.last {
      guard !script.missing.contains(newest) else { return nil }
      let expected = AppState(visiting: Self.screen(of: newest), homeTab: .home)
      return state.selectedTab == .search && state[.search] == expected[.search]
        ? nil : "link \(newest) is not shown but \(state)"
    }
    if asked.contains(.harness) {
      let expected = AppState(visiting: Self.launchScreen, homeTab: .home)
      return state == expected ? nil : "the launch screen is not shown but \(state)"
    }
    if asked.contains(.restoration) {
      return state == Self.restored ? nil : "the last launch is not shown but \(state)"
    }
    return state == AppState(selectedTab: .home)
      ? nil : "nothing was asked for, but there is \(state)"
  }
}
