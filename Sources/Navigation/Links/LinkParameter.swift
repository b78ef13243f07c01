/// One parameter of a link, which reads and writes itself.
public struct LinkParameter<Value: Sendable>: Sendable {
  enum Place: Sendable {
    case path, query
  }

  let name: String
  let place: Place
  /// Whether each given value counts, so that a repetition is no mistake.
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

  /// An item of the query that has a value of its own when it is absent, and then is not written.
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

  /// An item of the query that may be given any number of times: `?tag=a&tag=b`.
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
  /// An item of the query that says yes by standing there, without a value: `?draft`.
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
  /// A name without a value is as good as no name; an empty value is a value.
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
