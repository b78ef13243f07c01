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
    guard let shownBy = target.shownBy?.presentation, let first = order.first,
      let screen = screens[first]
    else { return }
    add(
      Edge(
        source: first, target: target.key, kind: target.kind, control: nil, place: shownBy.place,
        isCertain: false, container: container(shownBy.owner, around: screen)))
  }
}
