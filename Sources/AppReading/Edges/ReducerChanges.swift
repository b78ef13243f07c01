import SwiftParsing

/// The states that the actions of a reducer set, read from its `switch` over the action.
struct ReducerChanges {
  /// A state that is set.
  struct Change: Equatable {
    /// The name of the property.
    var property: String
    /// The name of the case that it gets; nil if it is not an enum case.
    var caseName: String?
    /// Whether it is set whenever the action is sent.
    var isCertain: Bool
  }

  private let members: [AppIndex.Member]

  /// Reads a reducer by its full name.
  init(_ feature: String, index: AppIndex) {
    members = (index.types[feature]?.members ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// The states that an action sets.
  func changes(for action: EnumValue) -> [Change] {
    let names = action.path.split(separator: ".").map(String.init)
    var search = Search(names: names)
    for member in members { search.visit(member.declaration) }
    return search.changes
  }

  /// A walk over statements that looks for the action's case.
  private struct Search {
    let names: [String]
    var changes: [Change] = []
    private var isInside = false
    private var conditions = 0

    init(names: [String]) { self.names = names }

    mutating func visit(_ declaration: Declaration) {
      switch declaration.kind {
      case .variable(let variable):
        for statement in variable.getter ?? [] { visit(statement) }
        if let value = variable.value { visit(value) }
      case .function(let function):
        for statement in function.body ?? [] { visit(statement) }
      default: break
      }
    }

    private mutating func visit(_ statements: [Statement], conditional: Bool = false) {
      conditions += conditional ? 1 : 0
      for statement in statements { visit(statement) }
      conditions -= conditional ? 1 : 0
    }

    private mutating func visit(_ statement: Statement) {
      switch statement.kind {
      case .expression(let expression), .returning(let expression?): visit(expression)
      case .declaration(let declaration): visit(declaration)
      case .guarding(_, let otherwise): visit(otherwise, conditional: true)
      case .loop(_, _, _, let body), .whileLoop(_, let body): visit(body, conditional: true)
      case .attempt(let body, let catches):
        visit(body)
        for clause in catches { visit(clause, conditional: true) }
      case .deferred(let body): visit(body)
      case .returning, .throwing, .jump, .unknown: break
      }
    }

    private mutating func visit(_ expression: Expression) {
      switch expression.kind {
      case .choice(let choice): visit(choice)
      case .condition(let condition):
        for clause in condition.clauses { visit(clause.body, conditional: true) }
        visit(condition.otherwise ?? [], conditional: true)
      case .binary(let target, "=", let value): add(target, value)
      case .call(let call):
        visit(call.callee)
        append(call)
        for argument in call.arguments { visit(argument.value) }
      case .closure(let closure): visit(closure.body)
      case .member(let base?, _): visit(base)
      default: break
      }
    }

    private mutating func visit(_ choice: SwitchSyntax) {
      for clause in choice.cases {
        guard isInside || clause.patterns.contains(where: { matches($0.pattern) }) else { continue }
        let wasInside = isInside
        isInside = true
        visit(clause.body, conditional: wasInside)
        isInside = wasInside
        if !wasInside { return }
      }
      // A `switch` over something else may be around the one over the action.
      guard !isInside else { return }
      for clause in choice.cases where !clause.patterns.contains(where: { isAction($0.pattern) }) {
        visit(clause.body)
      }
    }

    private func isAction(_ pattern: Pattern) -> Bool {
      if case .enumCase = pattern { true } else { false }
    }

    private func matches(_ pattern: Pattern) -> Bool {
      var pattern = pattern
      for (depth, name) in names.enumerated() {
        guard case .enumCase(_, name, let payload) = pattern else { return depth > 0 && !isAction(pattern) }
        guard depth + 1 < names.count, let next = payload?.first?.pattern else { return true }
        pattern = next
      }
      return true
    }

    private mutating func add(_ target: Expression, _ value: Expression) {
      guard isInside, let property = property(of: target), value.kind != .nothing else { return }
      changes.append(
        Change(property: property, caseName: value.caseName, isCertain: conditions == 0))
    }

    private mutating func append(_ call: CallExpression) {
      guard isInside, case .member(let base?, "append") = call.callee.kind,
        let property = property(of: base), let value = call.arguments.first?.value
      else { return }
      changes.append(
        Change(property: property, caseName: value.caseName, isCertain: conditions == 0))
    }

    /// The property of `state.property`.
    private func property(of expression: Expression) -> String? {
      guard case .member(let base?, let name) = expression.kind,
        case .name("state") = base.kind
      else { return nil }
      return name
    }
  }
}

extension Expression {
  /// The name of an enum case, `.edit(…)` or `Path.State.edit(…)`.
  fileprivate var caseName: String? {
    switch kind {
    case .member(nil, let name): name == "init" ? nil : name
    case .member(_?, let name): name.first?.isLowercase == true ? name : nil
    case .call(let call):
      if case .member = call.callee.kind { call.callee.caseName } else { nil }
    default: nil
    }
  }
}
