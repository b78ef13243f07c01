package import SwiftParsing

// What the edges and the graph ask.
extension AppIndex {
  /// The full name of the first type with `@main`.
  package var mainType: String? {
    declaredOrder.first { types[$0]?.attributes.contains("main") == true }
  }

  /// The cases of an enum by its full name, in the order of the source; nil for other types.
  package func enumCases(of type: String) -> [EnumCaseRecord]? {
    guard let record = types[type], record.keyword == .enumeration, !record.cases.isEmpty else {
      return nil
    }
    return record.cases
  }

  /// The full names of the enums with cases, sorted.
  package var enumNames: [String] {
    declaredOrder.filter { enumCases(of: $0) != nil }.sorted()
  }

  /// The type of a state as written, or by its initial value; nil if neither says it.
  package func type(of state: StatePlace) -> TypeSyntax? {
    var owner = state.type
    var found: TypeSyntax?
    for name in state.property.split(separator: ".") {
      let members = members(String(name), of: owner)
      guard let type = members.lazy.compactMap({ $0.declaration.variableType }).first else {
        return nil
      }
      found = type
      owner = type.valueName.flatMap { resolve($0, from: owner) } ?? ""
    }
    return found
  }
}

extension Declaration {
  /// The type of a variable, as written or by its initial value `Type(…)`.
  fileprivate var variableType: TypeSyntax? {
    guard case .variable(let variable) = kind else { return nil }
    if let type = variable.type { return type }
    guard let value = variable.value, case .call(let call) = value.kind,
      case .name(let name) = call.callee.kind, name.first?.isUppercase == true
    else { return nil }
    return .named([TypeSyntax.Component(name)])
  }
}
