/// A statement of a function, closure or file.
package struct Statement: Sendable, Equatable {
  /// What the statement is.
  package var kind: Kind
  /// Its bytes in the file.
  package var range: ByteRange

  /// Creates a statement.
  package init(_ kind: Kind, _ range: ByteRange) {
    self.kind = kind
    self.range = range
  }

  /// The kinds of statement.
  ///
  /// `if` and `switch` are expressions.
  package indirect enum Kind: Sendable, Equatable {
    /// An expression, also an assignment, `if` or `switch`.
    case expression(Expression)
    /// A declaration.
    case declaration(Declaration)
    /// `return`.
    case returning(Expression?)
    /// `guard`.
    case guarding([Condition], otherwise: [Statement])
    /// `for pattern in sequence where filter`.
    case loop(Pattern, in: Expression, filter: Expression?, body: [Statement])
    /// `while` and `repeat … while`.
    case whileLoop([Condition], body: [Statement])
    /// `do` with its `catch` clauses.
    case attempt([Statement], catches: [CatchClause])
    /// `defer`.
    case deferred([Statement])
    /// `throw`.
    case throwing(Expression)
    /// `break`, `continue` and `fallthrough`.
    case jump(String)
    /// What could not be parsed.
    case unknown
  }
}

/// A `catch` of a `do`.
package struct CatchClause: Sendable, Equatable {
  /// The patterns, each with its `where`; none if it catches all errors as `error`.
  package var patterns: [SwitchSyntax.Guarded]
  /// The statements.
  package var body: [Statement]

  /// Creates a clause.
  package init(patterns: [SwitchSyntax.Guarded] = [], body: [Statement]) {
    self.patterns = patterns
    self.body = body
  }
}

/// An `if` with its `else if` clauses.
package struct IfSyntax: Sendable, Equatable {
  /// A clause with conditions.
  package struct Clause: Sendable, Equatable {
    /// The conditions, which must all hold.
    package var conditions: [Condition]
    /// The statements.
    package var body: [Statement]

    /// Creates a clause.
    package init(conditions: [Condition], body: [Statement]) {
      self.conditions = conditions
      self.body = body
    }
  }

  /// The clauses; at least one.
  package var clauses: [Clause]
  /// The statements of `else` without `if`.
  package var otherwise: [Statement]?

  /// Creates a condition.
  package init(clauses: [Clause], otherwise: [Statement]?) {
    self.clauses = clauses
    self.otherwise = otherwise
  }
}

/// One condition of an `if`, `guard` or `while`.
package enum Condition: Sendable, Equatable {
  /// A Boolean expression.
  case expression(Expression)
  /// `let name = value`; `let name` alone has the name as its value.
  case binding(Pattern, Expression)
  /// `case pattern = value`.
  case matching(Pattern, Expression)
  /// `#available(…)` or `#unavailable(…)`, as written.
  case availability(String)
}

/// A `switch`.
package struct SwitchSyntax: Sendable, Equatable {
  /// A case of a `switch`.
  package struct Case: Sendable, Equatable {
    /// The patterns, each with its `where`; none for `default`.
    package var patterns: [Guarded]
    /// The statements.
    package var body: [Statement]
    /// Its bytes in the file.
    package var range: ByteRange

    /// Creates a case.
    package init(patterns: [Guarded], body: [Statement], range: ByteRange) {
      self.patterns = patterns
      self.body = body
      self.range = range
    }
  }

  /// A pattern with its `where`.
  package struct Guarded: Sendable, Equatable {
    /// The pattern.
    package var pattern: Pattern
    /// The expression after `where`.
    package var filter: Expression?

    /// Creates a guarded pattern.
    package init(_ pattern: Pattern, filter: Expression? = nil) {
      self.pattern = pattern
      self.filter = filter
    }
  }

  /// The value that the cases match.
  package var subject: Expression
  /// The cases, in order.
  package var cases: [Case]

  /// Creates a switch.
  package init(subject: Expression, cases: [Case]) {
    self.subject = subject
    self.cases = cases
  }
}

/// A pattern.
package indirect enum Pattern: Sendable, Equatable {
  /// `_`.
  case wildcard
  /// A name that is bound, `let name`.
  case binding(String)
  /// A tuple.
  case tuple([Element])
  /// An enum case: the type before the dot as written, the name, and the payload if there are parentheses.
  case enumCase(type: String?, name: String, payload: [Element]?)
  /// `pattern?`.
  case optional(Pattern)
  /// `is Type`.
  case type(TypeSyntax)
  /// `pattern as Type`.
  case cast(Pattern, TypeSyntax)
  /// Any other expression.
  case expression(Expression)

  /// An element of a tuple or payload.
  package struct Element: Sendable, Equatable {
    /// The label before the colon.
    package var label: String?
    /// The pattern.
    package var pattern: Pattern

    /// Creates an element.
    package init(_ label: String?, _ pattern: Pattern) {
      self.label = label
      self.pattern = pattern
    }
  }
}
