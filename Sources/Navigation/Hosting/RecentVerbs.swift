/// What the app's code has put into layers lately.
///
/// SwiftUI reports that the user has dismissed a layer when its animation has ended, up to a second late. What the
/// app did in that second was not meant for a layer that was on its way out.
struct RecentVerbs<Route: Hashable & Sendable, Sheet: Hashable & Sendable> {
  /// How late SwiftUI reports a dismissal at most.
  static var window: Duration { .seconds(1) }

  private struct Verb {
    var layer: PresentationID
    /// How many pages the layer had below what was pushed; nil if the layer itself was presented.
    var depth: Int?
    var at: ContinuousClock.Instant
  }

  private var verbs: [Verb] = []

  /// Notes what a change has put into the layers of a stack.
  mutating func note(
    from old: StackState<Route, Sheet>, to new: StackState<Route, Sheet>,
    at now: ContinuousClock.Instant
  ) {
    verbs = verbs.filter { isRecent($0, at: now) }
    for layer in new.layers {
      guard let id = layer.id else { continue }
      guard let before = old.layers.first(where: { $0.id == id }) else {
        verbs.append(Verb(layer: id, depth: nil, at: now))
        continue
      }
      let common = zip(before.path, layer.path).prefix { $0 == $1 }.count
      if common < layer.path.count { verbs.append(Verb(layer: id, depth: common, at: now)) }
    }
  }

  /// Whether a layer was presented within the last second.
  func hasPresented(_ id: PresentationID?, at now: ContinuousClock.Instant) -> Bool {
    verbs.contains { $0.layer == id && $0.depth == nil && isRecent($0, at: now) }
  }

  /// The pages that were pushed into a layer within the last second.
  func pages(
    of layer: PresentedLayer<Route, Sheet>, at now: ContinuousClock.Instant
  ) -> ArraySlice<Route> {
    let depths = verbs.filter { $0.layer == layer.id && isRecent($0, at: now) }.compactMap(\.depth)
    return layer.path.dropFirst(depths.min() ?? layer.path.count)
  }

  private func isRecent(_ verb: Verb, at now: ContinuousClock.Instant) -> Bool {
    now - verb.at <= Self.window
  }
}
