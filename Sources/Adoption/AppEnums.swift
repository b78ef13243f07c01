import PlainText

/// The enums of an app that its manifest uses.
package struct AppEnums: Equatable {
  /// What options say about enums, by their names.
  package struct Options {
    /// The enums with a role, whatever their names suggest.
    package var named: [EnumRole: [String]] = [:]
    /// The enums without a role, whatever their names suggest.
    package var excluded: [String] = []

    package init() {}
  }

  /// The tabs; nil for an app with a single stack.
  var tab: AppType?
  /// The enums of routes that no other one contains.
  var routes: [AppType] = []
  /// The enums of sheets that no other one contains.
  var sheets: [AppType] = []
  /// The enums of routes and sheets that others contain: `case settings(SettingsRoute)`.
  var nested: [AppType] = []
  /// The conformances that the tool declares, by the ids of the enums.
  var missing: [String: [String]] = [:]
  /// The enums that could have a role, and have none.
  package private(set) var leftOut: [LeftOutEnum] = []

  /// All of them.
  private var all: [AppType] { [tab].compactMap(\.self) + routes + sheets + nested }
  /// What is used, as lines with a role and an enum.
  package var summary: [(role: String, text: String)] {
    func text(_ type: AppType) -> String {
      "\(type.fullName), \(type.cases.count) case\(type.cases.count == 1 ? "" : "s")"
    }
    let tabs = [tab].compactMap { $0.map { ("tabs", text($0)) } }
    let inner = nested.map { ("inside", text($0)) }
    return tabs + routes.map { ("routes", text($0)) } + sheets.map { ("sheets", text($0)) } + inner
  }

  /// The conformances that the app lacks, one line for each enum.
  package var lacks: [String] {
    all.compactMap { type in
      missing[type.id].map { protocols in
        "\(type.fullName): it is not \(protocols.joined(separator: " and not ")); the manifest makes "
          + "up for that, but better declare it in the app"
      }
    }
  }

  /// The modules of all of them.
  package var modules: [String] { Set(all.map(\.module)).sorted() }

  /// Finds the enums by their names, or by options.
  ///
  /// - Parameters:
  ///   - types: The types of the app.
  ///   - options: What options say about them.
  package init(in types: AppTypes, options: Options = Options()) throws(AdoptionError) {
    var search = EnumSearch(types, options)
    try search.checkOptions()
    for role in EnumRole.allCases {
      let found = try search.enums(for: role)
      switch role {
      case .tab: tab = search.best(of: found)
      case .route: (routes, nested) = Self.nesting(found)
      case .sheet:
        let (top, inner) = Self.nesting(found)
        sheets = top
        nested += inner
      }
    }
    search.findSimilar()
    leftOut = search.leftOut
    let ids = Set(all.map(\.id))
    missing = search.missing.filter { ids.contains($0.key) }
    if all.isEmpty { throw leftOut.isEmpty ? .noEnums : .unusableEnums(leftOut) }
  }

  /// The enums of a role that contain others, and those that are contained.
  private static func nesting(
    _ enums: [AppType]
  ) -> (top: [AppType], inner: [AppType]) {
    var inner: [AppType] = []
    for type in enums where !inner.contains(type) {
      // Of two that contain each other, the first one contains the second.
      var open = [type]
      while let outer = open.popLast() {
        let found = enums.filter { candidate in
          candidate.id != type.id && !inner.contains(candidate)
            && outer.cases.contains { $0.indexOfNested([candidate]) != nil }
        }
        inner += found
        open += found
      }
    }
    let top = enums.filter { !inner.contains($0) }
    return (top, inner)
  }
}

extension CallDeclaration {
  /// The position of the first associated value that is one of some enums.
  func indexOfNested(_ enums: [AppType]) -> Int? {
    parameters.firstIndex { enums.contains(where: $0.type.names) }
  }
}

/// An enum that a manifest could use, but does not.
package struct LeftOutEnum: Equatable, CustomStringConvertible {
  /// Its name with that of its module.
  var name: String
  /// Why it is not used, and what changes that.
  var reason: String

  package var description: String { "\(name): \(reason)" }
}

/// The search for enums.
private struct EnumSearch {
  let options: AppEnums.Options
  /// The enums that may have a role.
  let enums: [AppType]
  private(set) var leftOut: [LeftOutEnum] = []
  private(set) var missing: [String: [String]] = [:]

  init(_ types: AppTypes, _ options: AppEnums.Options) {
    self.options = options
    enums = types.enums
  }

  /// Checks that the options name enums.
  func checkOptions() throws(AdoptionError) {
    let named = options.named.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ($0.key.rawValue, $0.value) }
    for (option, names) in named + [("exclude", options.excluded)] {
      for name in names where !enums.contains(where: { $0.isNamed(name) }) {
        throw .noSuchEnum(
          option: option, name, nearest: NearestName.of(name, in: enums.map(\.name)))
      }
    }
  }

  /// The usable enums of a role; the others are left out.
  mutating func enums(for role: EnumRole) throws(AdoptionError) -> [AppType] {
    let candidates = enums.filter { self.role(of: $0) == role }
    var usable: [AppType] = []
    var refused: [LeftOutEnum] = []
    for type in candidates {
      guard let problem = problem(with: type, as: role) else {
        usable.append(type)
        continue
      }
      let isPrivate = ["private", "fileprivate"].contains(type.access)
      let leftOut = LeftOutEnum(name: type.fullName, reason: problem)
      self.leftOut.append(leftOut)
      let isNamed = options.named[role]?.contains(where: type.isNamed) == true
      if isNamed { throw .unusableEnums([leftOut]) }
      if !isPrivate { refused.append(leftOut) }
    }
    // Without all routes, for example, most of the manifest would be missing.
    if usable.isEmpty, !refused.isEmpty { throw .unusableEnums(refused) }
    return usable
  }

  /// The role of an enum; nil for none.
  private func role(of type: AppType) -> EnumRole? {
    for (role, names) in options.named where names.contains(where: type.isNamed) { return role }
    if options.excluded.contains(where: type.isNamed) { return nil }
    if type.conformances.contains("Manifest.ScreenManifest") { return nil }
    return EnumRole(name: type.name)
  }

  /// Why an enum cannot be used; nil if it can.
  private mutating func problem(with type: AppType, as role: EnumRole) -> String? {
    guard type.isVisible else {
      return "it is \(type.access); make it and what contains it 'public' or 'package'"
    }
    guard type.generics.isEmpty else {
      return "it or a type that contains it is generic, so it has no list of screens; "
        + "declare an enum for each type that it is used with"
    }
    let missing = role.requirements.filter { !type.conforms(to: $0) }
    if !missing.isEmpty { self.missing[type.id] = missing }
    return nil
  }

  /// The enum of the tab bar; the others are left out.
  mutating func best(of tabs: [AppType]) -> AppType? {
    let isNamed = options.named[.tab] != nil
    let sorted = tabs.filter { tab in
      !isNamed || options.named[.tab]?.contains(where: tab.isNamed) == true
    }.sorted { ($0.isMain ? 0 : 1, -$0.cases.count) < ($1.isMain ? 0 : 1, -$1.cases.count) }
    guard let best = sorted.first else { return nil }
    leftOut += tabs.filter { $0.id != best.id }.map { tab in
      LeftOutEnum(
        name: tab.fullName,
        reason: "an app has one tab bar, here of \(best.name); '--tab \(tab.name)' takes this one")
    }
    return best
  }

  /// Adds the enums whose names mention a role.
  mutating func findSimilar() {
    for type in enums where type.isVisible && type.conforms(to: "Hashable") && role(of: type) == nil
    {
      guard let role = EnumRole.mentioned(in: type.name) else { continue }
      let reason =
        if type.conformances.contains("Manifest.ScreenManifest") {
          "it is a manifest itself"
        } else if options.excluded.contains(where: type.isNamed) {
          "'--exclude' names it"
        } else {
          "its name suggests no screens; '--\(role.rawValue) \(type.name)' includes it"
        }
      leftOut.append(LeftOutEnum(name: type.fullName, reason: reason))
    }
  }
}

extension AppType {
  func isNamed(_ name: String) -> Bool { name == self.name || name == fullName }

  /// Whether it has the name of the tabs of a whole app.
  fileprivate var isMain: Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return ["Tab", "Tabs", "TabItem"].contains { ending in
      ["", "App", "Main", "Root", "TabBar"].contains { last == $0 + ending }
    }
  }
}
