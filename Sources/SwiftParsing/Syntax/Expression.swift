/// A range of bytes in a source file.
package struct ByteRange: Sendable, Hashable {
  /// The offset of the first byte.
  package var start: Int32
  /// The offset after the last byte.
  package var end: Int32

  /// Creates a range from offsets.
  package init(_ start: Int32, _ end: Int32) {
    self.start = start
    self.end = end
  }
}

/// An expression of a source file.
///
/// `try`, `await`, `consume`, `copy`, `borrow`, `each`, `repeat` and `&` before an operand are left out: they do not change
/// what an app shows. Only their operand is kept.
package struct Expression: Sendable, Equatable {
  /// What the expression is.
  package var kind: Kind
  /// Its bytes in the file.
  package var range: ByteRange

  /// Creates an expression.
  package init(_ kind: Kind, _ range: ByteRange) {
    self.kind = kind
    self.range = range
  }

  /// The kinds of expression.
  package indirect enum Kind: Sendable, Equatable {
    /// A name without backticks: `count`, `self`, `Self`, `super`, `$isShown`, `_isShown`, `$0`, `Text`.
    case name(String)
    /// A member: `base.name`; without a base an implicit one (`.name`). Members of tuples have numbers as names.
    case member(Expression?, String)
    /// A name or a member with generic arguments: `Binding<Bool>`.
    case generic(Expression, [TypeSyntax])
    /// A call, also of a macro, whose callee is then a name that begins with `#`.
    case call(CallExpression)
    /// `base[arguments]`.
    case subscripted(Expression, [Argument])
    /// A closure.
    case closure(ClosureExpression)
    /// A string literal.
    case string(StringLiteral)
    /// An integer or floating-point literal as written, without a sign.
    case number(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// `nil`.
    case nothing
    /// An array literal.
    case array([Expression])
    /// A dictionary literal: the keys and the values.
    case dictionary(keys: [Expression], values: [Expression])
    /// An expression in parentheses, or a tuple.
    case tuple([Argument])
    /// An operator before its operand, `!isShown`.
    case prefix(String, Expression)
    /// An operator after its operand: `value!`, `value?`, `0...`.
    case postfix(Expression, String)
    /// Two operands, folded by the precedence of standard operators; assignments and `->` too.
    case binary(Expression, String, Expression)
    /// `condition ? first : second`.
    case ternary(Expression, Expression, Expression)
    /// A cast: the operator is `as`, `as?`, `as!` or `is`.
    case cast(Expression, String, TypeSyntax)
    /// A key path as written after the backslash, `\.name` gives `.name`.
    case keyPath(String)
    /// A regular expression literal.
    case regex
    /// A type that is not a name, as in `[Int].self` or `(any P).self`.
    case type(TypeSyntax)
    /// `if` as an expression or statement.
    case condition(IfSyntax)
    /// `switch` as an expression or statement.
    case choice(SwitchSyntax)
    /// What could not be parsed.
    case unknown
  }
}

/// A call with its arguments and trailing closures.
package struct CallExpression: Sendable, Equatable {
  /// What is called.
  package var callee: Expression
  /// The arguments in parentheses, then the trailing closures.
  ///
  /// The first trailing closure has no label.
  package var arguments: [Argument]
  /// How many of the arguments are trailing closures.
  package var trailingClosures: Int

  /// Creates a call.
  package init(callee: Expression, arguments: [Argument], trailingClosures: Int = 0) {
    self.callee = callee
    self.arguments = arguments
    self.trailingClosures = trailingClosures
  }
}

/// An argument of a call or an element of a tuple.
package struct Argument: Sendable, Equatable {
  /// The label before the colon.
  package var label: String?
  /// The value.
  package var value: Expression

  /// Creates an argument.
  package init(_ label: String?, _ value: Expression) {
    self.label = label
    self.value = value
  }
}

/// A closure.
package struct ClosureExpression: Sendable, Equatable {
  /// The names of the parameters as they are used inside; empty when the closure uses `$0`.
  package var parameters: [String]
  /// The statements.
  package var body: [Statement]
  /// What is in brackets before the parameters: with a label for `[name = value]`, without one for `[weak self]`.
  package var captures: [Argument]

  /// Creates a closure.
  package init(parameters: [String], body: [Statement], captures: [Argument] = []) {
    self.parameters = parameters
    self.body = body
    self.captures = captures
  }
}

/// A string literal, of any of Swift's forms.
package struct StringLiteral: Sendable, Equatable {
  /// A part of a string literal.
  package enum Segment: Sendable, Equatable {
    /// Text with its escape sequences replaced. In multi-line literals indentation is removed.
    case text(String)
    /// The arguments of `\(…)`; the first one has no label as a rule.
    case interpolation([Argument])
  }

  /// The parts, from first to last; adjacent texts are joined.
  package var segments: [Segment]

  /// Creates a literal.
  package init(segments: [Segment]) {
    self.segments = segments
  }

  /// The text of a literal without interpolations; empty for `""`.
  package var plainText: String? {
    switch segments.count {
    case 0: ""
    case 1: if case .text(let text) = segments[0] { text } else { nil }
    default: nil
    }
  }
}
