/// A value that can be a link's parameter.
public protocol LinkValue: Sendable {
  /// Reads the value from its text, already decoded; nil if the text does not fit.
  ///
  /// No initializer: `Int` would then have a second one that takes a `String`, and `text.flatMap(Int.init)`
  /// would be ambiguous in every file of an app.
  static func value(linkText: String) -> Self?

  /// The value's text, not yet encoded.
  var linkText: String { get }
}

extension LinkValue where Self: LosslessStringConvertible {
  /// Reads the value from its description.
  public static func value(linkText: String) -> Self? { Self(linkText) }

  /// The value's description.
  public var linkText: String { description }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  /// Reads the value from its raw value's text.
  public static func value(linkText: String) -> Self? {
    RawValue.value(linkText: linkText).flatMap { Self(rawValue: $0) }
  }

  /// The raw value's text.
  public var linkText: String { rawValue.linkText }
}

extension String: LinkValue {}
extension Int: LinkValue {}
extension Int32: LinkValue {}
extension Int64: LinkValue {}
extension UInt: LinkValue {}
extension UInt64: LinkValue {}
extension Double: LinkValue {}
extension Bool: LinkValue {}
