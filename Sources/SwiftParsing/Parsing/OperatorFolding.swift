/// Folds operands and operators by precedence, without recursion.
struct OperatorFolding {
  private enum Pending {
    case infix(String, Precedence)
    case ternary(Expression)

    var precedence: Precedence {
      switch self {
      case .infix(_, let precedence): precedence
      case .ternary: .ternary
      }
    }
  }

  private var operands: [Expression]
  private var operators: [Pending] = []
  /// The number of operators so far.
  private(set) var count = 0
  /// The bytes from the first operand to the last.
  private(set) var range: ByteRange

  /// Creates a sequence of one operand.
  init(_ first: Expression) {
    operands = [first]
    range = first.range
  }

  /// Adds an operator; an operand must follow.
  mutating func push(_ name: String) {
    let precedence = Precedence(of: name)
    fold(before: precedence)
    operators.append(.infix(name, precedence))
    count += 1
  }

  /// Adds `? middle :`; an operand must follow.
  mutating func push(ternary middle: Expression) {
    fold(before: .ternary)
    operators.append(.ternary(middle))
    count += 1
  }

  /// Adds an operand.
  mutating func push(_ operand: Expression) {
    operands.append(operand)
    range.end = max(range.end, operand.range.end)
  }

  /// Adds a cast.
  mutating func push(cast name: String, _ type: TypeSyntax, end: Int32) {
    fold(before: .casting)
    guard let operand = operands.popLast() else { return }
    operands.append(
      Expression(.cast(operand, name, type), ByteRange(operand.range.start, end)))
    range.end = max(range.end, end)
    count += 1
  }

  /// Replaces everything so far by one operand.
  mutating func replace(_ operand: Expression) {
    operands = [operand]
    operators = []
    count = 0
  }

  /// The tree.
  mutating func result() -> Expression {
    while !operators.isEmpty { foldLast() }
    return operands.popLast() ?? Expression(.unknown, range)
  }

  private mutating func fold(before next: Precedence) {
    while let last = operators.last?.precedence,
      last > next || (last == next && !next.isRightAssociative)
    {
      foldLast()
    }
  }

  private mutating func foldLast() {
    guard let pending = operators.popLast(), let right = operands.popLast(),
      let left = operands.popLast()
    else { return }
    let range = ByteRange(left.range.start, max(left.range.end, right.range.end))
    switch pending {
    case .infix(let name, _): operands.append(Expression(.binary(left, name, right), range))
    case .ternary(let middle): operands.append(Expression(.ternary(left, middle, right), range))
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
