#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One parameter of a link, with the functions that read and write it.
public struct LinkParameter<Value: Sendable>: Sendable {
  enum Place: Sendable {
    case path, query
  }

  let name: String
  let place: Place
  /// Whether the parameter takes several values, so that a repetition is not an error.
  let takesAll: Bool
  let read: @Sendable ([String?]) throws(LinkError) -> Value
  let write: @Sendable (Value) -> [String?]
}

extension LinkParameter where Value: LinkValue {
  /// A component that follows the link's name: `detail/1`.
  public static func path(_ name: String) -> Self {
    Self(
      name: name, place: .path, takesAll: false,
      read: { texts throws(LinkError) in try Value.required(texts, name: name) },
      write: { [$0.linkText] })
  }

  /// A required item of the query: `detail?id=1`.
  public static func query(_ name: String) -> Self {
    Self(
      name: name, place: .query, takesAll: false,
      read: { texts throws(LinkError) in try Value.required(texts, name: name) },
      write: { [$0.linkText] })
  }

  /// An item of the query with a default value; a value equal to the default is not written.
  public static func query(_ name: String, default other: Value) -> Self where Value: Equatable {
    Self(
      name: name, place: .query, takesAll: false,
      read: { texts throws(LinkError) in
        texts.isEmpty ? other : try Value.required(texts, name: name)
      },
      write: { $0 == other ? [] : [$0.linkText] })
  }
}

extension LinkParameter {
  /// An item of the query that may be absent.
  public static func optional<Wrapped: LinkValue>(_ name: String) -> Self
  where Value == Wrapped? {
    Self(
      name: name, place: .query, takesAll: false,
      read: { texts throws(LinkError) in
        texts.isEmpty ? nil : try Wrapped.required(texts, name: name)
      },
      write: { value in value.map { [$0.linkText] } ?? [] })
  }

  /// An item of the query that may be repeated: `?tag=a&tag=b`.
  public static func list<Element: LinkValue>(_ name: String) -> Self where Value == [Element] {
    Self(
      name: name, place: .query, takesAll: true,
      read: { texts throws(LinkError) in
        var elements: [Element] = []
        for text in texts { elements.append(try Element.required([text], name: name)) }
        return elements
      },
      write: { elements in elements.map(\.linkText) })
  }
}

extension LinkParameter where Value == Bool {
  /// An item of the query without a value that means true if it is present: `?draft`.
  public static func flag(_ name: String) -> Self {
    Self(
      name: name, place: .query, takesAll: false,
      read: { texts throws(LinkError) in
        if let text = texts.first.flatMap(\.self) {
          throw LinkError.invalidParameter(name: name, text: text)
        }
        return !texts.isEmpty
      },
      write: { $0 ? [nil] : [] })
  }
}

extension LinkValue {
  /// Reads a required value; a name without a value counts as missing, an empty value does not.
  static func required(_ texts: [String?], name: String) throws(LinkError) -> Self {
    guard let text = texts.first.flatMap(\.self) else {
      throw LinkError.missingParameter(name: name)
    }
    guard let value = Self.value(linkText: text) else {
      throw LinkError.invalidParameter(name: name, text: text)
    }
    return value
  }
}

/// A value that can be a link's parameter.
public protocol LinkValue: Sendable {
  /// Reads the value from its decoded text; nil if the text is invalid.
  ///
  /// Not an initializer: `Int` would then have a second one that takes a `String`, and `text.flatMap(Int.init)`
  /// would be ambiguous in every file of an app.
  static func value(linkText: String) -> Self?

  /// The value's text before percent-encoding.
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

extension UUID: LinkValue {
  /// Reads an identifier in its standard form.
  public static func value(linkText: String) -> UUID? { UUID(uuidString: linkText) }

  /// The identifier in its standard form, in upper case.
  public var linkText: String { uuidString }
}
