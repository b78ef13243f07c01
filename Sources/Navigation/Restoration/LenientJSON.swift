/// A JSON value of which the end may be missing.
struct LenientJSON: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case scalar
    case string(String)
    case array([LenientJSON])
    case object([Member])
  }

  struct Member: Hashable, Sendable {
    var key: String
    var value: LenientJSON
  }

  var content: Content
  /// Whether the value was read to its end.
  var isComplete: Bool
  /// Where the value stands in the text.
  var range: Range<Int>
}

extension LenientJSON {
  subscript(key: String) -> LenientJSON? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }

  var elements: [LenientJSON] {
    if case .array(let elements) = content { elements } else { [] }
  }

  var string: String? {
    if case .string(let string) = content { string } else { nil }
  }
}
