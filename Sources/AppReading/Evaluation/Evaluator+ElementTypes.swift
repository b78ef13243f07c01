import SwiftParsing

/// The types that the closures of generic containers and functions get: a `Grid<Data, Content>` with `data: Data` gives
/// the elements of its data to `content: (Data.Element) -> Content`, however it arranges them.
extension Evaluator {
  /// An instance of a generic type whose closures know the types of the elements that they get.
  func withElementTypes(_ object: ObjectValue) -> ObjectValue {
    guard let record = index.types[object.type], !record.genericParameters.isEmpty,
      object.properties.values.contains(where: \.isUntypedClosure)
    else { return object }
    let generic = Set(record.genericParameters.map(\.name))
    let declared = index.storedProperties(of: object.type).compactMap { member in
      if case .variable(let variable) = member.declaration.kind, let name = variable.names.first,
        let type = variable.type
      {
        (name: name, type: type)
      } else {
        nil
      }
    }
    var object = object
    giveElementTypes(declared, generic, &object.properties)
    return object
  }

  /// Gives closures the types of the elements that they get by generic parameters.
  ///
  /// - Parameters:
  ///   - declared: The names and types of properties or parameters.
  ///   - generic: The names of the generic parameters.
  ///   - values: The values by the names.
  func giveElementTypes(
    _ declared: [(name: String, type: TypeSyntax)], _ generic: Set<String>,
    _ values: inout [String: Value]
  ) {
    var elements: [String: String] = [:]
    for (name, type) in declared {
      guard let element = values[name].flatMap(elementType) else { continue }
      if let list = type.valueName, generic.contains(list) {
        elements["\(list).Element"] = element
      } else if let name = type.elementName, generic.contains(name) {
        elements[name] = element
      }
    }
    guard !elements.isEmpty else { return }
    for (name, type) in declared {
      guard let inputs = type.inputs, case .closure(var closure)? = values[name],
        closure.parameterTypes.isEmpty
      else { continue }
      closure.parameterTypes = inputs.map { $0.name.flatMap { elements[$0] } }
      values[name] = .closure(closure)
    }
  }

  /// The full name of the type of a list's elements; nil if it is none of the app's.
  func elementType(of value: Value) -> String? {
    switch value {
    case .object(let list):
      guard case .object(let element)? = elementValue(of: list.type) else { return nil }
      return index.types[element.type] == nil ? nil : element.type
    case .array(let elements): return elements.first.flatMap(ownType)
    case .binding(_, let inner): return elementType(of: inner)
    default: return nil
    }
  }
}

extension Value {
  fileprivate var isUntypedClosure: Bool {
    if case .closure(let closure) = self { closure.parameterTypes.isEmpty } else { false }
  }
}

extension TypeSyntax {
  /// The name of the type of the elements of a list or set, `Item` of `[Item]`, `Set<Item>` and `Binding<[Item]>`.
  var elementName: String? {
    switch self {
    case .array(let element): element.name
    case .optional(let inner): inner.elementName
    case .named(let components):
      switch components.last?.name {
      case "Binding": components.last?.arguments.first?.elementName
      case "Set", "Array": components.last?.arguments.first?.name
      default: nil
      }
    default: nil
    }
  }
}
