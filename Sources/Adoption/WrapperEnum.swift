/// An enum of the manifest with a case for each of several enums of the app.
struct WrapperEnum: Equatable {
  /// The role of the enums.
  let role: EnumRole
  /// The enums and the names of their cases.
  let cases: [(name: String, type: AppType)]

  /// Creates the enum; nil unless there are several.
  init?(_ role: EnumRole, _ enums: [AppType]) {
    guard enums.count > 1 else { return nil }
    self.role = role
    var taken: Set<String> = []
    cases = enums.map { type in
      let stem = EnumRole.stem(of: type.name)
      let inModule = type.module.uncapitalised + stem.capitalised
      let names = [stem, inModule] + (2...99).map { "\(stem)\($0)" }
      let name = names.first { !taken.contains($0) } ?? stem
      taken.insert(name)
      return (name, type)
    }
  }

  static func == (first: WrapperEnum, second: WrapperEnum) -> Bool {
    first.role == second.role && first.cases.map(\.name) == second.cases.map(\.name)
      && first.cases.map(\.type) == second.cases.map(\.type)
  }

  /// The name of the case of one of the enums.
  func caseName(of type: AppType) -> String? { cases.first { $0.type.id == type.id }?.name }

  /// The name of the enum: one that the app has not.
  func name(in types: AppTypes) -> String {
    let taken = Set(types.sorted.filter(\.isVisible).map(\.name))
    let role = role.rawValue.capitalised
    return ["App\(role)", "Any\(role)", "Screen\(role)"].first { !taken.contains($0) }
      ?? "Every\(role)"
  }

  /// The declaration.
  func code(in types: AppTypes) -> String {
    let lines = cases.map { name, type in
      "  case \(ScreenNames.declared(name))(\(types.reference(to: type)))\n"
    }
    return """

      /// Every \(role.rawValue) of the app, which declares them in several enums.
      enum \(name(in: types)): Hashable, EnumContaining {
      \(lines.joined())
      \(ContainedEnums.property(of: cases.map { types.reference(to: $0.type) }))
      }

      """
  }
}
