/// The arguments of a verb that are not options.
struct Operands: Sendable, Equatable {
  let kind: Kind
  let minimum: Int
  let maximum: Int

  /// What an operand names.
  enum Kind: String, Sendable {
    case screen, glob, verb, file, report, url, recording, document, shell
  }

  static let none = Operands(kind: .glob, minimum: 0, maximum: 0)

  static func one(_ kind: Kind) -> Operands { Operands(kind: kind, minimum: 1, maximum: 1) }
  static func optional(_ kind: Kind) -> Operands { Operands(kind: kind, minimum: 0, maximum: 1) }
  static func any(_ kind: Kind) -> Operands { Operands(kind: kind, minimum: 0, maximum: .max) }
  static func two(_ kind: Kind) -> Operands { Operands(kind: kind, minimum: 2, maximum: 2) }
  static func some(_ kind: Kind) -> Operands { Operands(kind: kind, minimum: 1, maximum: .max) }

  /// The form for a usage line: `<glob>…`, `[verb]`; empty when there is none.
  var usage: String {
    if maximum == 0 { return "" }
    if minimum == 2 { return "<\(kind.rawValue)> <\(kind.rawValue)>" }
    let name = kind.rawValue + (maximum > 1 && minimum == 0 ? "…" : "")
    return minimum == 0 ? "[\(name)]" : "<\(name)>" + (maximum > 1 ? "…" : "")
  }
}
