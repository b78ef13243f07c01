package import Navigation

extension ScreenManifest {
  /// The number of times that a path is read to find payloads that are not stable.
  ///
  /// Two reads right after each other may have the same time.
  private static var reads: Int { 100 }

  /// The difference between the path that the screen requests and the one that a router reached; nil if it
  /// reached the screen.
  ///
  /// Routes and sheets with an equal id can have different contents, so everything that they store is compared, but not
  /// what is another value each time the path is read.
  package func difference(
    from reached: ScreenPath<Tab, Route, Sheet>
  ) -> ReachDifference? {
    let asked = askedPath
    guard var difference = ReachDifference(storedIn: asked, reached, tabs: Self.allTabs)
    else { return nil }
    guard let change = changeOfPath(from: asked) else { return difference }
    if asked == reached, Set(difference.stored).isSubset(ofPlaces: change.stored) { return nil }
    if !change.isEqual {
      difference.unstablePayloads = change.stored.map { "'\($0.place)' (\($0.type))" }
    }
    return difference
  }

  /// What is another value when the path is read again; nil if nothing is.
  private func changeOfPath(
    from first: ScreenPath<Tab, Route, Sheet>
  ) -> (isEqual: Bool, stored: [StoredDifference])? {
    for _ in 0..<Self.reads {
      let next = askedPath
      guard let change = ReachDifference(storedIn: first, next, tabs: Self.allTabs) else {
        continue
      }
      return (first == next, change.stored)
    }
    return nil
  }
}

extension Set<StoredDifference> {
  /// Whether each difference is at the place of another one.
  fileprivate func isSubset(ofPlaces others: [StoredDifference]) -> Bool {
    let places = Set<String>(others.map(\.place))
    return allSatisfy { places.contains($0.place) }
  }
}
