/// The function of a manifest by which a value that contains another one has the page of that one.
struct InnerPages {
  private let enums: AppEnums
  private let types: AppTypes

  init(_ enums: AppEnums, types: AppTypes) {
    self.enums = enums
    self.types = types
  }

  /// The code; empty if no value contains another one.
  ///
  /// - Parameters:
  ///   - role: The role of the values.
  ///   - all: The enums of the role that no other one contains.
  func code(for role: EnumRole, _ all: [AppType]) -> String {
    let name = role.rawValue
    let wrapper = WrapperEnum(role, all)
    var patterns: [String] = []
    for type in all {
      let inner = patternsOfInner(type, value: name)
      guard let outer = wrapper?.caseName(of: type) else {
        patterns += inner
        continue
      }
      patterns += (inner + ["let \(name)"]).map { ".\(ScreenNames.used(outer))(\($0))" }
    }
    guard let type = wrapper?.name(in: types) ?? all.first.map(types.reference), !patterns.isEmpty
    else { return "" }
    let lines = patterns.map { "    case \($0): describedPage(of: \(name))\n" }.joined()
    return """

        static func page(for \(name): \(type)) -> Page {
          switch \(name) {
      \(lines)\(wrapper == nil ? "    default: describedPage(of: \(name))\n" : "")    }
        }

      """
  }

  /// The patterns of the cases that contain values of other enums, the innermost first.
  ///
  /// An enum with pages of its own decides itself.
  private func patternsOfInner(
    _ type: AppType, value: String, inside outer: [AppType] = []
  ) -> [String] {
    guard !type.conformances.contains("Scenes.PageDescribing") else { return [] }
    let inner = enums.nested.filter { candidate in
      candidate.id != type.id && !outer.contains { $0.id == candidate.id }
    }
    return type.cases.flatMap { declaration -> [String] in
      guard let position = declaration.indexOfNested(inner),
        let nested = inner.first(where: { declaration.parameters[position].type.names($0) })
      else { return [] }
      let patterns =
        patternsOfInner(nested, value: value, inside: outer + [type]) + ["let \(value)"]
      return patterns.map { pattern in
        let parts = declaration.parameters.indices.map { $0 == position ? pattern : "_" }
        return ".\(ScreenNames.used(declaration.name))(\(parts.joined(separator: ", ")))"
      }
    }
  }
}
