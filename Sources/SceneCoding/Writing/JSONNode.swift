/// A JSON value on its way to text, with its members in the order in which they are written.
enum JSONNode: Sendable, Equatable {
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
