// Decides which presentations continue when one state follows another.
extension StackState {
  /// Whether a verb presents something here that is not numbered yet, even if it equals what is up.
  var presentsAnew: Bool {
    if confirmation?.id == .new { return true }
    for index in 0..<layers.count where layers[index].id == .new { return true }
    return false
  }

  /// Whether the presentations of a state that equals another one are those of the other one.
  func hasIdentities(of other: Self) -> Bool {
    for index in 0..<layers.count where layers[index].id != other.layers[index].id { return false }
    return confirmation?.id == other.confirmation?.id
  }

  /// Gives every layer and the question the identity of the presentation that goes on, or a new one.
  ///
  /// A layer that has the identity of one that is up is that one, wherever it is now and whatever its
  /// item. A layer without one, as in a visited path, goes on at its place if it shows the same and all
  /// layers below go on too: anything else is torn down with what is below it.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - counter: Draws new identities.
  /// - Returns: Whether a layer or a question is up.
  @discardableResult
  mutating func continuePresentations(from old: Self, counter: inout PresentationCounter) -> Bool {
    // 'count' and no 'isEmpty' or 'indices', which are calls through tables in generic code.
    let count = layers.count
    if count > 0 {
      let oldCount = old.layers.count
      if oldCount > 0 { keepIdentities(from: old.layers) }
      for index in 0..<count where oldCount == 0 || layers[index].id?.isGiven != true {
        layers[index].id = counter.next()
      }
    }
    guard let question = confirmation else { return count > 0 }
    if let up = old.confirmation, let id = up.id,
      question.id == id || question.id != .new && question == up
    {
      confirmation?.id = id
    } else {
      confirmation?.id = counter.next()
    }
    return true
  }

  private mutating func keepIdentities(from old: [PresentedLayer<Route, Sheet>]) {
    for index in 0..<layers.count where layers[index].id?.isGiven == true {
      layers[index].id = survivingID(at: index, from: old)
    }
    for index in 0..<min(layers.count, old.count) {
      if layers[index].id == nil, old[index].showsSame(as: layers[index]),
        !layers.contains(where: { $0.id == old[index].id })
      {
        layers[index].id = old[index].id
      }
      if layers[index].id != old[index].id { return }
    }
  }

  /// The identity that a layer already has, if it names a layer that was up and is not named below.
  private func survivingID(
    at index: Int, from old: [PresentedLayer<Route, Sheet>]
  ) -> PresentationID? {
    guard let id = layers[index].id, let before = old.first(where: { $0.id == id }),
      before.style.coversEverything == layers[index].style.coversEverything,
      !layers[..<index].contains(where: { $0.id == id })
    else { return nil }
    return id
  }
}

extension PresentedLayer {
  /// Whether the other layer shows this one's item in a layer of the same kind.
  fileprivate func showsSame(as other: Self) -> Bool {
    item == other.item && style.coversEverything == other.style.coversEverything
  }
}

/// Draws the identities of a router's presentations.
struct PresentationCounter {
  private let router: ObjectIdentifier
  private var last = 0

  init(router: ObjectIdentifier) {
    self.router = router
  }

  mutating func next() -> PresentationID {
    last += 1
    return PresentationID(router: router, number: last)
  }
}
