import Scenes
package import SwiftParsing

// What the edges and the graph ask.
extension AppIndex {
  /// The full name of the type with `@main`; of several the one that is an app for phones, not a preview or an extension.
  package var mainType: String? {
    let found = declaredOrder.filter { types[$0]?.attributes.contains("main") == true }
    return found.enumerated().min { first, second in
      let ranks = (sideRank(first.element), sideRank(second.element))
      return ranks.0 == ranks.1 ? first.offset < second.offset : ranks.0 < ranks.1
    }?.element
  }

  /// How much a type with `@main` looks like something beside the app.
  private func sideRank(_ type: String) -> Int {
    let path = types[type].map { sources[Int($0.place.file)].path } ?? ""
    let words = Set(
      "\(path) \(type)".split { !$0.isLetter }
        .flatMap { DerivedTitle.words(in: String($0)) }.map { $0.lowercased() })
    let isApp = conforms(type, to: ["App"])
    return (isApp ? 0 : 100) + Self.sideWords.intersection(words).count
  }

  private static let sideWords: Set<String> = [
    "demo", "demos", "preview", "previews", "clip", "watch", "tv", "mac", "vision", "widget",
    "widgets", "extension", "example", "examples", "sample", "samples", "test", "tests",
    "playground", "helper",
  ]

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
