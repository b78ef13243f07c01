/// What the links of all screens show, also those of a page that is made again with other values.
struct ShownLinks {
  /// The views, once for each place in the source.
  private(set) var views: [[ViewNode]] = []
  private var places: Set<SourcePlace> = []

  /// Notes what a trigger shows, if it is a link.
  mutating func note(_ trigger: Trigger) {
    guard case .show(let shown) = trigger.action, let place = shown.first?.place,
      places.insert(place).inserted
    else { return }
    views.append(shown)
  }
}
