import SwiftParsing

/// Views of a store that get from a function what they show, `func map(state:dispatch:) -> Props` and `func body(props:)`.
extension Evaluator {
  /// What such a view shows, as far as that is known: the lists that the app's state has from the start, and the actions.
  ///
  /// Nil for a `body` of another kind.
  func connectedContent(
    for body: FunctionDeclaration, of receiver: ObjectValue
  ) -> [LabelledValue]? {
    guard let parameter = body.parameters.first, body.parameters.count == 1,
      let content = parameter.type.name.flatMap({ index.resolve($0, from: receiver.type) }),
      let map = index.members("map", of: receiver.type, areStatic: false).first,
      let function = map.declaration.function, let statements = function.body,
      let state = function.parameters.first, state.label == "state"
    else { return nil }
    var scope = Scope(
      names: [:], receiver: .object(receiver), type: receiver.type, file: map.file)
    bind(function.parameters, to: [], in: &scope)
    if let type = state.type.name.flatMap({ index.resolve($0, from: receiver.type) }) {
      scope.names[state.name ?? "state"] = .object(ObjectValue(type: type))
    }
    guard
      case .object(let made)? = inside(.getter(receiver.type, "map"), { run(statements, &scope) })?
        .result, made.type == content
    else { return nil }
    let kept = made.properties.filter { property in
      switch property.value {
      case .array(let elements): !elements.isEmpty
      case .closure: true
      default: false
      }
    }
    let value = ObjectValue(type: content, properties: kept, isUnknown: true)
    return [LabelledValue(parameter.label, .object(value))]
  }
}
