/// A value that can be a link's parameter.
public protocol LinkValue: Sendable {
  /// Reads the value from its text, already decoded; nil if the text does not fit.
  init?(linkText: String)

  /// The value's text, not yet encoded.
  var linkText: String { get }
}

extension LinkValue where Self: LosslessStringConvertible {
  /// Reads the value from its description.
  public init?(linkText: String) { self.init(linkText) }

  /// The value's description.
  public var linkText: String { description }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  /// Reads the value from its raw value's text.
  public init?(linkText: String) {
    guard let rawValue = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: rawValue)
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
