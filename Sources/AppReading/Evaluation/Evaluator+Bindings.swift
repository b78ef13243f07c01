import SwiftParsing

/// Bindings that an app makes from closures: `Binding(get: { page == .tour }, set: { _ in page = nil })`.
extension Evaluator {
  func bindingCall(
    _ call: CallExpression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    binding(values(call.arguments, scope), source: source(expression.range, scope))
      ?? unknown(expression, scope)
  }

  /// What `Binding(…)` with arguments binds; nil if that is not known.
  func binding(_ arguments: [LabelledValue], source: String) -> Value? {
    if let constant = arguments.first(where: { $0.label == "constant" })?.value { return constant }
    if arguments.count == 1, arguments[0].label == nil || arguments[0].label == "projectedValue",
      case .binding = arguments[0].value
    {
      return arguments[0].value
    }
    if let member = bestFit(index.ownMembers("init", of: "Binding"), arguments.map(\.label)),
      asksForSomething(member),
      let bound = arguments.lazy.compactMap({ self.bound(to: $0.value) }).first
    {
      return bound
    }
    if let getter = arguments.first(where: { $0.label == "get" }), isNeverTrue(getter.value) {
      return .boolean(false)
    }
    // Binding(get:set:) binds what its setter assigns, else what its getter reads.
    let closures = arguments.compactMap { argument -> ClosureValue? in
      if case .closure(let closure) = argument.value { closure } else { nil }
    }
    var written: StatePlace?
    if let setter = closures.last, closures.count == 2 {
      for effect in effects(of: setter, arguments: [.unknown("newValue", nil)]) {
        guard case .assign(let place, let value) = effect.kind else { continue }
        written = written ?? place
        if value == .unknown("newValue", nil) {
          return .binding(place, .unknown(place.property, place))
        }
      }
    }
    if let getter = closures.first, let (place, cases) = casesShown(by: getter) {
      return .binding(place, .array(cases))
    }
    // A setter without the new value may only clean up.
    if let place = closures.first.flatMap(readPlace) ?? written {
      return .binding(place, .unknown(place.property, place))
    }
    return nil
  }

  /// What `.init(get: { … }, set: { … })` or `.init(optional: $question)` binds, where its type is left out; nil for other
  /// values.
  func implicitBinding(_ value: Value) -> Value? {
    guard case .enumCase(let made) = value, made.type == nil, made.name == "init",
      made.payload.contains(where: { $0.label == "get" || bound(to: $0.value) != nil })
    else { return nil }
    return binding(made.payload, source: ".init")
  }

  /// What a member of a binding gives that is bound to the same state, `$question.isPresent()` of an app that extends
  /// bindings, or the binding itself, `$tab.onSet { … }`; nil for other members and other values.
  func bound(_ name: String, to value: Value) -> Value? {
    guard case .binding = value else { return nil }
    if name == "projectedValue" { return value }
    for member in index.ownMembers(name, of: "Binding") {
      let result: TypeSyntax?
      switch member.declaration.kind {
      case .function(let function): result = function.result
      case .variable(let variable): result = variable.type
      default: result = nil
      }
      guard result?.name == "Binding", case .named(let parts)? = result else { continue }
      if parts.last?.arguments.first?.name == "Value" { return value }
      if asksForSomething(member) { return bound(to: value) }
    }
    return nil
  }

  /// Whether a function or property of the app compares something with nothing.
  private func asksForSomething(_ member: AppIndex.Member) -> Bool {
    index.sources(of: [member]).contains { $0.includes("!= nil") }
  }

  /// A binding to the state of another one, as to whether it has something.
  private func bound(to value: Value) -> Value? {
    guard case .binding(let place, _) = value else { return nil }
    return .binding(place, .unknown(place.property, place))
  }

  /// Whether a getter is false whatever an optional state has, as that of a sheet for tablets only:
  /// `page.map { isTablet && $0.isWide } ?? false`.
  private func isNeverTrue(_ getter: Value) -> Bool {
    guard case .closure(let getter) = getter, getter.body.count == 1,
      case .expression(let expression) = getter.body[0].kind,
      case .binary(let left, "??", let otherwise) = expression.kind,
      case .call(let call) = left.kind, case .member(_?, "map") = call.callee.kind,
      let argument = call.arguments.first?.value,
      case .closure(let mapping) = evaluate(argument, Scope(getter)),
      case .boolean(false) = evaluate(otherwise, Scope(getter))
    else { return false }
    return value(of: mapping, arguments: [.unknown("value", nil)]) == .boolean(false)
  }

  /// The state that the single expression of a getter reads.
  private func readPlace(_ getter: ClosureValue) -> StatePlace? {
    guard getter.body.count == 1 else { return nil }
    let expression: Expression
    switch getter.body[0].kind {
    case .expression(let found), .returning(.some(let found)):
      expression = found.shownFirst.firstDecider
    default: return nil
    }
    if case .binary(let left, _, _) = expression.kind {
      return place(of: left.mapped, Scope(getter))
    }
    // `!sheets.isEmpty` of a stack of sheets
    if case .prefix("!", let operand) = expression.kind,
      case .member(let base?, "isEmpty") = operand.kind
    {
      return place(of: base, Scope(getter))
    }
    return place(of: expression.mapped, Scope(getter))
  }

  /// The cases of a state for which a getter is true, `page == .tour || page == .news` or
  /// `if case .failed = page { true } else { false }`; nil for other getters.
  private func casesShown(by getter: ClosureValue) -> (place: StatePlace, cases: [Value])? {
    guard getter.body.count == 1 else { return nil }
    let scope = Scope(getter)
    switch getter.body[0].kind {
    case .expression(let expression), .returning(.some(let expression)):
      guard let (state, cases) = casesShown(by: expression, scope),
        let place = place(of: state, scope)
      else { return nil }
      return (place, cases)
    default: return nil
    }
  }

  private func casesShown(
    by expression: Expression, _ scope: Scope
  ) -> (state: Expression, cases: [Value])? {
    if let (state, value) = Condition.expression(expression).comparison, case .enumCase = value {
      return (state, [value])
    }
    switch expression.kind {
    case .binary(let left, "||", let right):
      guard let first = casesShown(by: left, scope), let second = casesShown(by: right, scope),
        source(first.state.range, scope) == source(second.state.range, scope)
      else { return nil }
      return (first.state, first.cases + second.cases)
    case .tuple(let elements) where elements.count == 1:
      return casesShown(by: elements[0].value, scope)
    case .condition(let condition):
      guard condition.clauses.count == 1, let (state, value) = condition.clauses[0].comparison,
        case .enumCase = value, condition.clauses[0].body.gives(true),
        condition.otherwise?.gives(false) == true
      else { return nil }
      return (state, [value])
    default: return nil
    }
  }
}

extension [Statement] {
  /// Whether the statements only give a Boolean.
  fileprivate func gives(_ flag: Bool) -> Bool {
    guard count == 1 else { return false }
    switch self[0].kind {
    case .expression(let expression), .returning(.some(let expression)):
      return expression.kind == .boolean(flag)
    default: return false
    }
  }
}

extension Expression {
  /// What decides first whether a condition holds, `item` of `item != nil && !isLoading`; other expressions stay.
  var firstDecider: Expression {
    switch kind {
    case .binary(let left, "&&", let right):
      if case .prefix("!", _) = left.kind { right.firstDecider } else { left.firstDecider }
    case .binary(let left, "!=", let right) where right.kind == .nothing: left
    case .tuple(let elements) where elements.count == 1: elements[0].value.firstDecider
    default: self
    }
  }
}

extension Expression {
  /// The optional that is mapped, `route` of `route.map { … }`; other expressions stay.
  fileprivate var mapped: Expression {
    guard case .call(let call) = kind, case .member(let base?, "map") = call.callee.kind else {
      return self
    }
    return base
  }

  /// What `if let item, … { item } else { nil }` gives under its conditions, or `isAway ? nil : item`; other expressions stay.
  fileprivate var shownFirst: Expression {
    if case .ternary(_, let first, let second) = kind {
      return first.isNothing ? second : second.isNothing ? first : self
    }
    guard case .condition(let condition) = kind, let body = condition.clauses.first?.body,
      body.count == 1
    else { return self }
    switch body[0].kind {
    case .expression(let inner), .returning(.some(let inner)): return inner
    default: return self
    }
  }

  private var isNothing: Bool { kind == .nothing || kind == .boolean(false) }
}
