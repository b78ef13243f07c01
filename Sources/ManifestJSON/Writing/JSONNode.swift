/// A JSON value on its way to text, with its members in the order in which they are written.
indirect enum JSONNode: Sendable, Equatable {
  case string(String)
  case integer(Int)
  /// A number that is finite.
  case number(Double)
  case bool(Bool)
  case array([JSONNode])
  case object([Member])

  /// A name with its value.
  struct Member: Sendable, Equatable {
    var name: String
    var value: JSONNode
  }
}

extension JSONNode {
  /// An object made of the fields that have a value.
  init<Field: RawRepresentable<String>>(of _: Field.Type, _ fields: [(Field, JSONNode?)]) {
    self = .object(
      fields.compactMap { field, value in value.map { Member(name: field.rawValue, value: $0) } })
  }

  /// A list of values, or nothing for none.
  static func list(_ nodes: [JSONNode]) -> JSONNode? {
    nodes.isEmpty ? nil : .array(nodes)
  }

  /// A text, or nothing where there is none.
  static func text(_ text: String?) -> JSONNode? { text.map { .string($0) } }
}
