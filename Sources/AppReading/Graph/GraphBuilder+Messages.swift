import Scenes

/// The notifications that the controls and events of an app post, and what waits for some.
struct PostedNotifications {
  private var posted: Set<StatePlace> = []
  /// The events that wait for notifications, with their screens.
  fileprivate var waiting: [(trigger: Trigger, screen: ScreenKey)] = []

  /// Notes what a control or an event posts that leads to some screen.
  mutating func note(_ trigger: Trigger, _ memory: EffectMemory) {
    guard case .run(.closure(let closure)) = trigger.action else { return }
    for effect in memory.effects(of: closure, isControl: trigger.isControl).effects {
      if case .assign(let place, _) = effect.kind, place.isNotification { posted.insert(place) }
    }
  }

  /// The events that wait for a notification by which no control leads on, as one of the system.
  fileprivate mutating func takeUnposted() -> [(trigger: Trigger, screen: ScreenKey)] {
    defer { waiting = [] }
    return waiting.filter { waiting in waiting.trigger.watched.map(posted.contains) == false }
  }
}

// What one part of an app tells another.
extension GraphBuilder {
  /// Remembers an event that waits for a notification, which leads on from the control that posts it; false for others.
  func postpone(_ trigger: Trigger, on screen: ScreenKey) -> Bool {
    guard trigger.watched?.isNotification == true else { return false }
    notifications.waiting.append((trigger, screen))
    return true
  }

  /// Follows the events that wait for notifications by which no control leads on; false if there are none.
  func followUnposted() -> Bool {
    let unposted = notifications.takeUnposted()
    for (trigger, key) in unposted {
      guard var screen = screens[key] else { continue }
      let first = edges.count
      follow(trigger, search(on: screen), &screen)
      edges.removeTabBar(from: first, tabs: tabSelection.barCount)
      edges.removeShownTab(key, from: first)
    }
    return !unposted.isEmpty
  }

  /// Adds the only edge to a message around all pages, from the view that shows it.
  func addEdge(toShared target: Target) {
    guard let shownBy = target.shownBy?.presentation else { return }
    addEdge(to: target.key, target.kind, sharedBy: shownBy)
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

  /// The controls and the pages from which on a page is one that anything may lead to.
  private static let shared = (controls: 32, pages: 6)

  /// Leaves one edge to a page around all tabs that controls everywhere may lead to, as a log-in before whatever needs an
  /// account.
  func joinEdgesToSharedPages() {
    var found: [ScreenKey: [Edge]] = [:]
    for edge in edges where edge.mayBeShared { found[edge.target, default: []].append(edge) }
    for key in order {
      guard let all = found[key], all.count >= Self.shared.controls, key.reportName.saysGate,
        Set(all.map(\.source)).count >= Self.shared.pages, let place = screens[key]?.shownBy?.place,
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
  /// Whether a page is called after what people must do before they go on: log in or buy something.
  fileprivate var saysGate: Bool {
    let name = lowercased()
    return Self.gates.contains { name.includes($0) }
  }

  private static let gates: [StaticString] = [
    "auth", "login", "signin", "logon", "account", "paywall", "subscri", "premium", "purchase",
    "upgrade", "unlock",
  ]
}

extension GraphBuilder.Edge {
  fileprivate var mayBeShared: Bool { !isCertain && kind != .tab && kind != .push }
}
