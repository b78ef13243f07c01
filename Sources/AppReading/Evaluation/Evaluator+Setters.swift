import SwiftParsing

/// What controls do whose bindings are made of closures: `Toggle("Sync", isOn: Binding(get: { … }, set: { isAsking = $0 }))`.
extension Evaluator {
  /// The arguments in which controls take the value that they change.
  private static let changed: [String: String] = [
    "Toggle": "isOn", "Picker": "selection", "DatePicker": "selection", "Stepper": "value",
    "Slider": "value",
  ]

  /// The closure that a control runs with its new value; nil if it only sets a state.
  func setter(ofControl name: String, _ call: CallExpression, _ scope: Scope) -> ClosureValue? {
    guard let label = Self.changed[name],
      let argument = call.arguments.first(where: { $0.label == label })
    else { return nil }
    return setter(of: argument.value, scope)
  }

  private func setter(of expression: Expression, _ scope: Scope) -> ClosureValue? {
    switch expression.kind {
    case .call(let call):
      guard let argument = call.arguments.first(where: { $0.label == "set" }),
        case .closure(let closure) = evaluate(argument.value, scope)
      else { return nil }
      return closure
    case .member(let base?, let name) where base.kind == .name("self"):
      var outer = scope
      outer.names[name] = nil
      return setter(of: Expression(.name(name), expression.range), outer)
    case .name(let name):
      guard scope.names[name] == nil, case .object(let object)? = scope.receiver,
        let member = index.members(name, of: object.type).first,
        case .variable(let variable) = member.declaration.kind,
        let made = variable.getter?.last?.resultExpression, made.isCall
      else { return nil }
      let inner = Scope(
        names: [:], receiver: scope.receiver, type: object.type, file: member.file)
      return setter(of: made, inner)
    default: return nil
    }
  }
}
