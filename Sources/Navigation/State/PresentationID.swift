/// The identity of one presentation of a layer or a question.
///
/// A router counts its presentations and never uses a number twice. The identity is not part of a value's
/// `==`, hash or coded form: two layers with the same content are equal, but are two presentations.
public struct PresentationID: Hashable, Sendable {
  // Every router counts from 1, so a number alone is ambiguous.
  private let router: ObjectIdentifier?
  private let number: Int

  /// Marks a layer or question that is to be presented even if an equal one is presented already.
  static let new = PresentationID(router: nil, number: 0)

  /// Whether a router assigned the identity; false for the marker `new`.
  var isGiven: Bool { router != nil }

  init(router: ObjectIdentifier?, number: Int) {
    self.router = router
    self.number = number
  }
}

extension PresentationID: CustomStringConvertible {
  /// The number after a number sign: `#3`.
  public var description: String { "#\(number)" }
}

/// One level of a stack: its own pages, or those inside one presentation of a layer.
///
/// A level is identified by its presentation, not its index, so that a view being dismissed still refers to its
/// own layer.
public enum StackLevel: Hashable, Sendable {
  /// The stack's own pages.
  case root
  /// The pages inside a layer.
  case layer(PresentationID)
}

extension StackState {
  /// The pages at a level; nil if its layer is not up.
  func path(at level: StackLevel) -> [Route]? {
    switch level {
    case .root: path
    case .layer(let id): layers.first { $0.id == id }?.path
    }
  }

  /// Replaces the pages at a level, if its layer is up.
  mutating func setPath(_ path: [Route], at level: StackLevel) {
    guard path != self.path(at: level) else { return }
    pageStates = []
    switch level {
    case .root: self.path = path
    case .layer(let id):
      guard let index = layers.firstIndex(where: { $0.id == id }) else { return }
      layers[index].path = path
    }
  }
}

// Decides which presentations continue when the state changes.
extension StackState {
  /// Whether a layer or the question is a new presentation, which has no number yet.
  var hasNewPresentation: Bool {
    if confirmation?.id == .new { return true }
    for index in 0..<layers.count where layers[index].id == .new { return true }
    return false
  }

  /// Whether an equal state has the same presentations.
  func hasIdentities(of other: Self) -> Bool {
    for index in 0..<layers.count where layers[index].id != other.layers[index].id { return false }
    return confirmation?.id == other.confirmation?.id
  }

  /// Gives every layer and the question the identity of the presentation that continues, or a new one.
  ///
  /// A layer with the identity of a presented layer continues it, whatever its position and its item. A layer
  /// without an identity, as in a visited path, continues the layer at its index if both show the same item
  /// and all layers below continue too. Otherwise it is a new presentation.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - counter: Creates new identities.
  /// - Returns: Whether a layer or a question is presented.
  @discardableResult
  mutating func continuePresentations(from old: Self, counter: inout PresentationCounter) -> Bool {
    // 'count', because 'isEmpty' and 'indices' are witness-table calls in generic code.
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

  /// The identity that a layer already has, if a layer of the old state has it and no lower layer of this one.
  private func survivingID(
    at index: Int, from old: [PresentedLayer<Route, Sheet>]
  ) -> PresentationID? {
    guard let id = layers[index].id, let before = old.first(where: { $0.id == id }),
      before.style.kind == layers[index].style.kind,
      !layers[..<index].contains(where: { $0.id == id })
    else { return nil }
    return id
  }
}

extension PresentedLayer {
  /// Whether both layers show the same item, in the same kind of presentation.
  fileprivate func showsSame(as other: Self) -> Bool {
    item == other.item && style.kind == other.style.kind
  }
}

/// Creates the identities of a router's presentations.
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
