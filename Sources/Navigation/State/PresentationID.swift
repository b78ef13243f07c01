/// The identity of one presentation of a layer or a question.
///
/// A router counts its presentations and never uses a number twice. The identity is no part of a value's
/// `==`, hash or coded form: two layers that show the same are equal, and are two presentations all the same.
public struct PresentationID: Hashable, Sendable {
  // Every router counts from 1, so a number alone is ambiguous.
  private let router: ObjectIdentifier?
  private let number: Int

  /// Marks a layer or question that is to be presented even if an equal one is up.
  static let new = PresentationID(router: nil, number: 0)

  /// Whether a router assigned the identity; false for the marker `new`.
  var isGiven: Bool { router != nil }

  init(router: ObjectIdentifier?, number: Int) {
    self.router = router
    self.number = number
  }
}

extension PresentationID: CustomStringConvertible {
  /// The number behind a sign: `#3`.
  public var description: String { "#\(number)" }
}
