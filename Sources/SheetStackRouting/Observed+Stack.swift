// What both routers do with their pages and sheets. A call that changes nothing notifies nobody.
extension Observed where Value: RangeReplaceableCollection & BidirectionalCollection {
  /// Adds pages as the policy says.
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
  /// The top element, as a presentation of one item sees it.
  ///
  /// Writing nil removes the top only. Writing an element that equals the top changes nothing, and
  /// any other is added on top.
  var active: Value.Element? {
    get { value.last }
    set {
      guard let newValue else { return pop() }
      if value.last != newValue { push(newValue) }
    }
  }
}
