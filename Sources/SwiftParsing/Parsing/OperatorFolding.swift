/// Folds operands and operators by precedence, without recursion.
struct OperatorFolding {
  /// An operator whose right operand is not complete, with its left one.
  private struct Pending {
    var left: Expression
    var operation: Operation
    var precedence: Precedence
  }

  private enum Operation {
    case infix(String)
    case ternary(Expression)
  }

  private var pending: [Pending] = []
  /// The operand that was read last.
  private var operand: Expression
  /// The number of operators so far.
  private(set) var count = 0
  /// The bytes from the first operand to the last.
  private(set) var range: ByteRange

  /// Creates a sequence of one operand.
  init(_ first: Expression) {
    operand = first
    range = first.range
  }

  /// Adds an operator and the operand after it.
  mutating func push(_ name: String, _ right: Expression) {
    push(.infix(name), Precedence(of: name), right)
  }

  /// Adds `? middle :` and the operand after it.
  mutating func push(ternary middle: Expression, _ right: Expression) {
    push(.ternary(middle), .ternary, right)
  }

  private mutating func push(
    _ operation: Operation, _ precedence: Precedence, _ right: Expression
  ) {
    fold(before: precedence)
    pending.append(Pending(left: operand, operation: operation, precedence: precedence))
    operand = right
    range.end = max(range.end, right.range.end)
    count += 1
  }

  /// Adds a cast.
  mutating func push(cast name: String, _ type: TypeSyntax, end: Int32) {
    fold(before: .casting)
    operand = Expression(.cast(operand, name, type), ByteRange(operand.range.start, end))
    range.end = max(range.end, end)
    count += 1
  }

  /// Replaces everything so far by one operand.
  mutating func replace(_ operand: Expression) {
    self.operand = operand
    pending = []
    count = 0
  }

  /// The tree.
  mutating func result() -> Expression {
    while let last = pending.popLast() { fold(last) }
    return operand
  }

  private mutating func fold(before next: Precedence) {
    while let last = pending.last?.precedence,
      last > next || (last == next && !next.isRightAssociative)
    {
      fold(pending.removeLast())
    }
  }

  private mutating func fold(_ last: Pending) {
    let (left, right) = (last.left, operand)
    let range = ByteRange(left.range.start, max(left.range.end, right.range.end))
    switch last.operation {
    case .infix(let name): operand = Expression(.binary(left, name, right), range)
    case .ternary(let middle): operand = Expression(.ternary(left, middle, right), range)
    }
  }
}

/// The precedence of an operator with two operands, from that of the standard library.
enum Precedence: Int, Comparable {
  case assignment
  case arrow
  case ternary
  /// Of operators that the standard library does not have.
  case standard
  case disjunction
  case conjunction
  case comparison
  case coalescing
  case casting
  case range
  case addition
  case multiplication
  case shift

  /// The precedence of an operator.
  init(of name: String) {
    switch name {
    case "=", "*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "|=", "^=", "&<<=", "&>>=",
      "&+=", "&-=", "&*=", ".&=", ".|=", ".^=", "??=":
      self = .assignment
    case "->": self = .arrow
    case "||": self = .disjunction
    case "&&": self = .conjunction
    case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>",
      ".>=":
      self = .comparison
    case "??": self = .coalescing
    case "...", "..<": self = .range
    case "+", "-", "&+", "&-", "|", "^": self = .addition
    case "*", "/", "%", "&", "&*": self = .multiplication
    case "<<", ">>", "&<<", "&>>": self = .shift
    default: self = .standard
    }
  }

  /// Whether `a op b op c` is `a op (b op c)`.
  var isRightAssociative: Bool {
    switch self {
    case .assignment, .arrow, .ternary, .coalescing: true
    default: false
    }
  }

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
}
