import PlainText

/// The enums that a manifest is made of.
package struct AppEnums: Equatable {
  /// What an enum is to the manifest.
  package enum Role: String, CaseIterable {
    case tab, route, sheet

    /// How the names of such enums end.
    var endings: [String] {
      switch self {
      case .tab: ["Tab"]
      case .route: ["Route", "Destination"]
      case .sheet: ["Sheet"]
      }
    }

    /// What such an enum has to be.
    var requirements: [String] {
      let shared = ["Hashable", "Sendable"]
      return self == .tab ? ["CaseIterable"] + shared : shared
    }
  }

  var tab: AppEnum?
  var route: AppEnum?
  var sheet: AppEnum?

  /// The modules of all of them.
  package var modules: [String] { Set([tab, route, sheet].compactMap { $0?.module }).sorted() }

  /// Finds the enums by their names, or by what a person said.
  ///
  /// - Parameters:
  ///   - enums: The enums of the app.
  ///   - names: Which enum is what, where a person said so.
  package init(among enums: [AppEnum], named names: [Role: String]) throws(AdoptionError) {
    tab = try Self.choose(.tab, among: enums, named: names[.tab])
    route = try Self.choose(.route, among: enums, named: names[.route])
    sheet = try Self.choose(.sheet, among: enums, named: names[.sheet])
    if tab == nil, route == nil, sheet == nil { throw .noEnums }
  }

  private static func choose(
    _ role: Role, among enums: [AppEnum], named name: String?
  ) throws(AdoptionError) -> AppEnum? {
    let found = enums.filter { candidate in
      guard let name else { return role.endings.contains { candidate.name.hasSuffix($0) } }
      return candidate.name == name || "\(candidate.module).\(candidate.name)" == name
    }
    if let name, found.isEmpty {
      throw .noSuchEnum(role, name, nearest: NearestName.of(name, in: enums.map(\.name)))
    }
    guard found.count < 2 else {
      throw .severalEnums(role, found.map { "\($0.module).\($0.name)" })
    }
    guard let choice = found.first else { return nil }
    guard choice.isVisible else { throw .hiddenEnum(choice.name, module: choice.module) }
    let missing = role.requirements.filter { !choice.conformances.contains("Swift.\($0)") }
    guard missing.isEmpty else { throw .missingConformances(choice.name, missing) }
    return choice
  }
}
