// Which presentations go on when one state follows another.
extension StackState {
  /// Whether a layer or a question is up.
  var presentsAnything: Bool { !layers.isEmpty || confirmation != nil }

  /// Whether a verb presents something here that is not numbered yet, even if it equals what is up.
  var presentsAnew: Bool {
    confirmation?.id == .new || layers.contains { $0.id == .new }
  }

  /// Gives every layer and the question the identity of the presentation that goes on, or a new one.
  ///
  /// A layer that has the identity of one that is up is that one, wherever it is now and whatever its
  /// item. A layer without one, as in a visited path, goes on at its place if it shows the same and all
  /// layers below go on too: anything else is torn down with what is below it.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - next: Draws a new identity.
  mutating func continuePresentations(from old: Self, next: () -> PresentationID) {
    if !layers.isEmpty { continueLayers(from: old.layers, next: next) }
    guard let question = confirmation else { return }
    if let up = old.confirmation, let id = up.id,
      question.id == id || question.id != .new && question == up
    {
      confirmation?.id = id
    } else {
      confirmation?.id = next()
    }
  }

  private mutating func continueLayers(
    from old: [PresentedLayer<Route, Sheet>], next: () -> PresentationID
  ) {
    for index in layers.indices where layers[index].id != .new {
      layers[index].id = survivingID(at: index, from: old)
    }
    var isInPlace = true
    for index in layers.indices {
      let isFree =
        isInPlace && layers[index].id == nil && index < old.count
        && old[index].showsSame(as: layers[index])
        && !layers.contains { $0.id == old[index].id }
      if isFree { layers[index].id = old[index].id }
      if layers[index].id == nil || layers[index].id == .new { layers[index].id = next() }
      isInPlace = isInPlace && index < old.count && old[index].id == layers[index].id
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
