/// A text that does not count when values are compared: any two are equal.
///
/// A page that moves in its source file is still the same page, so places in source must not make screens different.
@propertyWrapper
public struct Uncompared: Codable, Sendable, Hashable {
  /// The text.
  public var wrappedValue: String?

  /// Creates a text.
  public init(wrappedValue: String? = nil) {
    self.wrappedValue = wrappedValue
  }

  /// Reads a text or null.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(String?.self)
  }

  /// Writes the text or null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }

  /// True.
  public static func == (_: Uncompared, _: Uncompared) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}

// Synthesized conformances call these, so that a missing text has no key.

extension KeyedEncodingContainer {
  mutating func encode(_ value: Uncompared, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}

extension KeyedDecodingContainer {
  func decode(_: Uncompared.Type, forKey key: Key) throws -> Uncompared {
    Uncompared(wrappedValue: try decodeIfPresent(String.self, forKey: key))
  }
}
