/// A link whose parts are known, both those of its pages and those of the small links in its query.
struct WrittenLink {
  var raw: RawLink
  /// The small links that are the values of the last items of the query, in their order.
  var small: [RawLink] = []

  /// Adds a small link to the query.
  mutating func add(_ name: String, _ link: RawLink) {
    raw.query.items.append(LinkQuery.Item(name, link.relativeText))
    small.append(link)
  }

  /// The small link of an item, if its parts are known.
  func small(at index: Int) -> RawLink? {
    let position = index - (raw.query.items.count - small.count)
    return small.indices.contains(position) ? small[position] : nil
  }

  /// The whole link.
  var text: String {
    raw.scheme + "://" + (raw.host.map { $0 + "/" } ?? "") + slash + raw.relativeText
  }

  /// Keeps out of the place of the host what no host may be.
  private var slash: String {
    guard raw.host == nil, let first = raw.components.first else { return "" }
    return PercentEncoding.component(first) == first ? "" : "/"
  }

  /// Whether its text, taken apart again, has exactly these parts.
  ///
  /// Splitting passes over components and items that are empty; everything else comes back, because
  /// every character that splits is encoded.
  func comesBack(within limits: RawLink.Limits) -> Bool {
    raw.isWeb == (raw.host != nil) && raw.comesBack(within: limits)
      && small.allSatisfy { $0.comesBack(within: limits) }
  }
}

extension RawLink {
  fileprivate func comesBack(within limits: Limits) -> Bool {
    components.count <= limits.components
      && components.allSatisfy { !$0.isEmpty }
      && query.items.allSatisfy { !$0.name.isEmpty || $0.value != nil }
  }
}
