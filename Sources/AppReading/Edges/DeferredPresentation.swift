import SwiftParsing

/// What a page does once its sheet is gone, if a control of the sheet has asked for it:
/// `.sheet(isPresented: $isShown, onDismiss: { if let pending { editing = pending } })`.
///
/// The control is what leads to the next page, not the end of the sheet.
extension AppIndex {
  /// The states of its owner for which a closure asks before it does something, also in a method that it calls.
  func statesAsked(by closure: ClosureValue) -> [StatePlace] {
    guard let owner = closure.enclosingType else { return [] }
    var names: [String] = []
    for statement in closure.body {
      names += statement.namesAsked
      guard case .call(let call)? = statement.resultExpression?.kind,
        let method = call.callee.ownName
      else { continue }
      for member in ownMembers(method, of: owner) {
        names += (member.declaration.function?.body ?? []).flatMap(\.namesAsked)
      }
    }
    let states = names.filter { name in
      ownMembers(String(name.prefix { $0 != "." }), of: owner).contains { member in
        if case .variable = member.declaration.kind { true } else { false }
      }
    }
    return Array(Set(states)).sorted().map { StatePlace(type: owner, property: $0) }
  }
}

extension Effect {
  /// The effect once a state has got a value, which goes on to the state that is set to it.
  func passing(_ value: Value, of state: StatePlace, _ memory: EffectMemory) -> Effect {
    guard case .assign(let place, let given) = kind,
      given.origin.map(memory.shared) == state
    else { return self }
    var effect = self
    effect.kind = .assign(place, value)
    return effect
  }
}

extension Value {
  /// The state that it comes from; nil if that is not known.
  fileprivate var origin: StatePlace? {
    if case .object(let object) = self { object.state } else { statePlace }
  }

  /// Whether a control that gives it to a state has asked for something, not taken it back.
  var asksForSomething: Bool { self != .nothing && self != .boolean(false) }
}

extension Statement {
  /// The names of the properties that the statement asks for, `pending` and `model.pending`.
  fileprivate var namesAsked: [String] {
    switch kind {
    case .guarding(let conditions, _): conditions.compactMap(\.nameAsked)
    case .expression(let expression):
      if case .condition(let condition) = expression.kind {
        condition.clauses.flatMap(\.conditions).compactMap(\.nameAsked)
      } else {
        []
      }
    default: []
    }
  }
}

extension Condition {
  /// The name of the property that the condition asks for; nil for other conditions.
  fileprivate var nameAsked: String? {
    switch self {
    case .expression(let expression): expression.ownName
    case .binding(_, let expression), .matching(_, let expression): expression.ownName
    case .availability: nil
    }
  }
}

extension Expression {
  /// The name of a property or method of the type around it, or of a property of one of its properties.
  fileprivate var ownName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name):
      switch base.kind {
      case .name("self"): name
      case .name, .member: base.ownName.map { "\($0).\(name)" }
      default: nil
      }
    default: nil
    }
  }
}
