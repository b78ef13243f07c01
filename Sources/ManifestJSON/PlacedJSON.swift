import Files

/// A JSON value with its place, for small files whose errors name places.
package struct PlacedJSON: Sendable, Equatable {
  /// The kinds of values.
  package indirect enum Value: Sendable, Equatable {
    case string(String)
    /// A number as it is written.
    case number(String)
    case bool(Bool)
    case null
    case array([PlacedJSON])
    case object([Member])
  }

  /// A name with its value.
  package struct Member: Sendable, Equatable {
    package var name: String
    /// Where the name begins.
    package var place: TextPlace
    package var value: PlacedJSON
  }

  /// Where the value begins.
  package var place: TextPlace
  package var value: Value

  package init(place: TextPlace, value: Value) {
    self.place = place
    self.value = value
  }

  /// Reads a whole file of one value; no object in it has a name twice.
  package init(_ bytes: [UInt8]) throws(ManifestError) {
    var cursor = JSONCursor(PartialFile(bytes, path: ""))
    try self.init(&cursor)
    if try cursor.next() != nil {
      throw cursor.failure(.expected("the end of the file", found: try cursor.found()))
    }
  }

  private init(_ cursor: inout JSONCursor) throws(ManifestError) {
    let first = try cursor.next()
    place = cursor.place
    switch first {
    case UInt8(ascii: "\""): value = .string(try cursor.string())
    case UInt8(ascii: "{"): value = .object(try Self.members(&cursor))
    case UInt8(ascii: "["): value = .array(try Self.elements(&cursor))
    case UInt8(ascii: "t"), UInt8(ascii: "f"): value = .bool(try cursor.bool())
    case let byte? where byte == UInt8(ascii: "-") || JSONCursor.isDigit(byte):
      value = .number(try cursor.number())
    default:
      // What is left is null, or no value.
      try cursor.skip()
      value = .null
    }
  }

  private static func members(_ cursor: inout JSONCursor) throws(ManifestError) -> [Member] {
    var members: [Member] = []
    var names: Set<String> = []
    var place = cursor.place
    try cursor.beginObject()
    while let name = try cursor.name(after: members.count, note: { place = $0 }) {
      guard names.insert(name).inserted else { throw ManifestError(place, "", .twice(name)) }
      members.append(Member(name: name, place: place, value: try PlacedJSON(&cursor)))
    }
    return members
  }

  private static func elements(_ cursor: inout JSONCursor) throws(ManifestError) -> [PlacedJSON] {
    var elements: [PlacedJSON] = []
    try cursor.beginArray()
    while try cursor.hasElement(after: elements.count) { elements.append(try PlacedJSON(&cursor)) }
    return elements
  }
}
