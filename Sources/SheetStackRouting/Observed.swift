import Navigation

/// A part of a router that is observed separately from the other parts.
///
/// The `@Observable` macro would observe the pages of all tabs as one property. It may also skip
/// the notification when a new value equals the old one, and two equal sheets can differ in what
/// they show.
@MainActor
final class Observed<Value> {
  private let signal = ChangeSignal()
  private var stored: Value

  init(_ value: Value) { stored = value }

  /// The value, each write of which notifies observers.
  var value: Value {
    get {
      signal.access()
      return stored
    }
    set {
      // The old value must live until the change is over: its deinitializers may read the router.
      var value = newValue
      change { swap(&$0, &value) }
    }
  }

  /// Changes the value in place and notifies observers.
  func change(_ body: (inout Value) -> Void) {
    signal.change { body(&stored) }
  }
}

extension Observed where Value: Equatable {
  /// Stores a value, and notifies observers only if it is not equal to the old one.
  func select(_ newValue: Value) {
    if newValue == stored { stored = newValue } else { value = newValue }
  }
}

// The operations of both routers on pages and sheets. A call that changes nothing notifies no observer.
extension Observed where Value: RangeReplaceableCollection & BidirectionalCollection {
  /// Adds pages according to a policy.
  func navigate(to pages: some Collection<Value.Element>, policy: NavigationPolicy) {
    let old = value.count
    let removed = policy.removedCount(old: old, new: pages.count)
    guard removed > 0 || !pages.isEmpty else { return }
    value = Value(value.dropLast(removed)) + pages
  }

  /// Adds one element on top.
  func push(_ element: Value.Element) {
    change { $0.append(element) }
  }

  /// Removes elements from the top.
  ///
  /// A negative count removes none, and one that is too high removes all.
  func pop(_ count: Int = 1) {
    let removed = min(count, value.count)
    guard removed > 0 else { return }
    value = Value(value.dropLast(removed))
  }

  /// Removes elements from the top until one matches, which stays, or all if none does.
  func pop(to matches: (Value.Element) -> Bool) {
    // The app's closure runs before the change, so that it may read the router.
    pop(value.reversed().prefix { !matches($0) }.count)
  }
}

extension Observed
where
  Value: RangeReplaceableCollection & BidirectionalCollection,
  Value.Element: Equatable
{
  /// The top element, for a binding to one item.
  ///
  /// Writing nil removes only the top. Writing an element that equals the top changes nothing, and
  /// any other element is added on top.
  var active: Value.Element? {
    get { value.last }
    set {
      guard let newValue else { return pop() }
      if value.last != newValue { push(newValue) }
    }
  }
}
