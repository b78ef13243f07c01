import SwiftParsing

/// The arguments of generic parameters of functions and types, and associated types.
extension Evaluator {
  /// Gives generic parameters the types of the functions that are passed, `destination: (Route) -> Content`.
  func bindTypes(of function: FunctionDeclaration, in scope: inout Scope) {
    let generic = Set(function.genericParameters.map(\.name))
    guard !generic.isEmpty else { return }
    let declared = function.parameters.compactMap { parameter in
      parameter.name.map { (name: $0, type: parameter.type) }
    }
    giveElementTypes(declared, generic, &scope.names)
    for parameter in function.parameters {
      guard let inputs = parameter.type.inputs, let name = parameter.name,
        case .closure(let closure)? = scope.names[name]
      else { continue }
      for (input, type) in zip(inputs, closure.parameterTypes) {
        guard let name = input.name, generic.contains(name), let type else { continue }
        scope.names[name] = .type(type)
      }
    }
  }

  /// The argument of a generic parameter of the type around an expression, found by a property with that type:
  /// `@Binding var selection: Option`; nil if there is none.
  func genericArgument(_ name: String, _ scope: Scope) -> String? {
    guard case .object(let object)? = scope.receiver else { return nil }
    return genericArgument(name, of: object, depth: 0)
  }

  private func genericArgument(_ name: String, of object: ObjectValue, depth: Int) -> String? {
    guard depth < 4, let record = index.types[object.type],
      record.genericParameters.contains(where: { $0.name == name })
    else { return nil }
    if case .type(let type)? = object.properties[Self.label(of: name)] { return type }
    for member in index.storedProperties(of: object.type) {
      guard case .variable(let variable) = member.declaration.kind, let type = variable.type,
        let property = variable.names.first, let value = object.properties[property]
      else { continue }
      if type.valueName == name {
        if case .binding(let place, let inner) = value {
          if let type = index.valueType(of: place) ?? ownType(inner) { return type }
        } else if let type = ownType(value) {
          return type
        }
      } else if type.elementName == name,
        let element = elementType(of: value) ?? value.statePlace.flatMap(elementType(ofState:))
      {
        return element
      } else if case .named(let components) = type, case .object(let inner) = value,
        let found = genericArgument(name, among: components.last?.arguments ?? [], of: inner, depth)
      {
        return found
      }
    }
    return nil
  }

  /// The type of the elements that a state is declared with, also if it has none yet, `@State private var chosen: Set<Item> = []`.
  private func elementType(ofState state: StatePlace) -> String? {
    index.type(of: state)?.elementName.flatMap { index.resolve($0, from: state.type) }
  }

  /// The argument of a generic parameter that a property passes on, `let router: Router<Route>`.
  private func genericArgument(
    _ name: String, among arguments: [TypeSyntax], of object: ObjectValue, _ depth: Int
  ) -> String? {
    guard let position = arguments.firstIndex(where: { $0.name == name }),
      let parameters = index.types[object.type]?.genericParameters,
      parameters.indices.contains(position)
    else { return nil }
    return genericArgument(parameters[position].name, of: object, depth: depth + 1)
  }

  /// The type that a conforming type uses for an associated type, found by its members that the protocol requires:
  /// `func page(for route: Route) -> Page` and `func page(for route: ShopRoute) -> some View`.
  func associatedType(_ name: String, of type: String) -> String? {
    for ancestor in index.ancestors(of: type) {
      guard let record = index.types[ancestor], record.keyword == .interface else { continue }
      for (member, requirements) in record.members.sorted(by: { $0.key < $1.key }) {
        for requirement in requirements {
          guard let asked = requirement.declaration.typesOfValues,
            let position = asked.firstIndex(where: { $0.name == name }),
            let own = index.ownMembers(member, of: type).first(where: { own in
              own.declaration.labels == requirement.declaration.labels
            }),
            let found = own.declaration.typesOfValues, found.indices.contains(position),
            let full = found[position].valueName.flatMap({ index.resolve($0, from: type) })
          else { continue }
          return full
        }
      }
    }
    return nil
  }

  /// An instance of a generic type with the types that it is made with, `Coordinator<Sheet>()`.
  func specialized(
    _ object: ObjectValue, by arguments: [TypeSyntax], from outer: String?
  ) -> ObjectValue {
    guard !arguments.isEmpty, let parameters = index.types[object.type]?.genericParameters,
      parameters.count == arguments.count
    else { return object }
    var object = object
    for (parameter, argument) in zip(parameters, arguments) {
      let label = Self.label(of: parameter.name)
      // The name of another generic parameter resolves to its protocol.
      guard object.properties[label] == nil, let name = argument.name,
        let full = index.resolve(name, from: outer), index.types[full]?.keyword != .interface
      else { continue }
      object.properties[label] = .type(full)
    }
    return object
  }

  /// An instance with the types that a declaration names, `let coordinator: Coordinator<Sheet>`.
  func specialized(_ value: Value, as type: TypeSyntax, from outer: String?) -> Value {
    guard case .object(let object) = value, case .named(let components) = type,
      let last = components.last, last.name == object.type.lastComponent
    else { return value }
    return .object(specialized(object, by: last.arguments, from: outer))
  }

  /// The declared type of a property, with the arguments of the generic parameters of its instance.
  func specialized(_ type: TypeSyntax?, _ scope: Scope) -> TypeSyntax? {
    switch type {
    case .named(let components)? where components.count == 1:
      genericArgument(components[0].name, scope).map(TypeSyntax.init(name:)) ?? type
    case .optional(let inner)?: specialized(inner, scope).map(TypeSyntax.optional)
    case .array(let element)?: specialized(element, scope).map(TypeSyntax.array)
    default: type
    }
  }

  /// The name under which an instance keeps the argument of a generic parameter; no property has it.
  private static func label(of parameter: String) -> String { "<\(parameter)>" }
}

extension TypeSyntax {
  /// The type with a full name.
  fileprivate init(name: String) {
    self = .named(name.split(separator: ".").map { Component(String($0)) })
  }
}

extension Declaration {
  /// The types of the parameters of a function, or the type of a property; nil for other declarations.
  fileprivate var typesOfValues: [TypeSyntax]? {
    switch kind {
    case .function(let function): function.parameters.map(\.type)
    case .variable(let variable): variable.type.map { [$0] }
    default: nil
    }
  }

  /// The labels of the parameters of a function; none for a property.
  fileprivate var labels: [String?] {
    if case .function(let function) = kind { function.parameters.map(\.label) } else { [] }
  }
}
