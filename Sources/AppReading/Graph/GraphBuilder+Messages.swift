import Scenes

/// The notifications that the controls and events of an app post, and what waits for some.
struct PostedNotifications {
  private var posted: Set<StatePlace> = []
  /// The events that wait for notifications, with their screens.
  fileprivate var waiting: [(trigger: Trigger, screen: ScreenKey)] = []

  /// Notes what a control or an event posts that leads to some screen.
  mutating func note(_ trigger: Trigger, _ memory: EffectMemory) {
    guard case .run(.closure(let closure)) = trigger.action else { return }
    for effect in memory.effects(
      of: closure, isControl: trigger.isControl, watching: trigger.watched
    ).effects {
      if case .assign(let place, _) = effect.kind { posted.insert(memory.shared(place)) }
    }
  }

  /// The events that wait for a notification by which no control leads on, as one of the system.
  fileprivate mutating func takeUnposted(
    _ memory: EffectMemory
  ) -> [(trigger: Trigger, screen: ScreenKey)] {
    defer { waiting = [] }
    return waiting.filter { waiting in
      waiting.trigger.watched.map { posted.contains(memory.shared($0)) } == false
    }
  }
}

// What one part of an app tells another.
extension GraphBuilder {
  /// Remembers an event that waits for a notification, which leads on from the control that posts it; false for others.
  func postpone(_ trigger: Trigger, on screen: ScreenKey) -> Bool {
    guard trigger.watched?.isNotification == true || trigger.isDeferred else { return false }
    notifications.waiting.append((trigger, screen))
    return true
  }

  /// Follows the events that wait for notifications by which no control leads on; false if there are none.
  func followUnposted() -> Bool {
    let unposted = notifications.takeUnposted(memory)
    for (trigger, key) in unposted {
      guard var screen = screens[key] else { continue }
      let first = edges.count
      follow(trigger, search(on: screen), &screen)
      edges.removeTabBar(from: first, on: screen.path, tabs: tabSelection)
      edges.removeShownTab(key, from: first)
    }
    return !unposted.isEmpty
  }

  /// Adds the only edge to a message around all pages, from the view that shows it.
  func addEdge(toShared target: Target) {
    guard let shownBy = target.shownBy?.presentation else { return }
    addEdge(to: target.key, target.kind, sharedBy: shownBy)
  }

  /// Adds the only edge to a message about what has failed on the pages over one, from the page that shows it.
  func addEdge(toErrorOf page: ScreenKey, _ target: Target) {
    guard let shownBy = target.shownBy?.presentation else { return }
    add(
      Edge(
        source: page, target: target.key, kind: target.kind, control: nil, place: shownBy.place,
        isCertain: false))
  }

  private func addEdge(
    to target: ScreenKey, _ kind: ScanReport.Edge.Kind, sharedBy shownBy: Presentation
  ) {
    guard let first = order.first, let screen = screens[first] else { return }
    add(
      Edge(
        source: first, target: target, kind: kind, control: nil, place: shownBy.place,
        isCertain: false, container: container(shownBy.owner, around: screen)))
  }

  /// Leaves one edge to a page around all tabs that controls everywhere may lead to: a log-in before whatever needs an
  /// account, or what celebrates that people have reached something.
  func joinEdgesToSharedPages() {
    var found: [ScreenKey: [Edge]] = [:]
    for edge in edges where edge.mayBeShared { found[edge.target, default: []].append(edge) }
    for key in order {
      guard let all = found[key], let least = key.reportName.leastSharing,
        all.count >= least.controls, Set(all.map(\.source)).count >= least.pages,
        let place = screens[key]?.shownBy?.place,
        let around = presentations.first(where: {
          $0.page == nil && $0.presentation.place == place
        })
      else { continue }
      edges.removeAll { $0.target == key && $0.mayBeShared }
      for (page, var screen) in screens {
        screen.controlTargets = screen.controlTargets.filter { $0.value != key }
        screens[page] = screen
      }
      addEdge(to: key, all[0].kind, sharedBy: around.presentation)
    }
  }
}

extension String {
  /// The controls and the pages from which on anything may lead to a page of this name; nil for other names.
  fileprivate var leastSharing: (controls: Int, pages: Int)? {
    let name = lowercased()
    if Self.rewards.contains(where: { name.includes($0) }) { return (4, 3) }
    // A few controls may each be what needs an account.
    return Self.gates.contains { name.includes($0) } ? (24, 6) : nil
  }

  private static let gates: [String] = [
    "auth", "login", "signin", "logon", "account", "paywall", "subscri", "premium", "purchase",
    "upgrade",
  ]
  private static let rewards: [String] = [
    "celebrat", "congrat", "reward", "achievement", "levelup", "unlock",
  ]
}

extension GraphBuilder.Edge {
  fileprivate var mayBeShared: Bool { !isCertain && kind != .tab && kind != .push }
}
