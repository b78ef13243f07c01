/// The first manifest of an app: a screen for each case of its enums, as far as values can be made.
package struct ManifestSkeleton {
  /// A case without a screen.
  package struct OpenCase: Equatable {
    /// The case, as declared: `AppRoute.pay(Card)`.
    package var signature: String
    /// Why no value of it can be made.
    package var reason: String
  }

  /// The number of screens.
  package let count: Int
  /// The cases without a screen.
  package let open: [OpenCase]
  /// The modules that the code imports.
  package let modules: [String]
  /// The code.
  package let code: String

  /// Writes the manifest.
  ///
  /// - Parameters:
  ///   - enums: The enums of the app.
  ///   - name: The name of the app.
  ///   - types: The app's types.
  package init(_ enums: AppEnums, of name: String, types: AppTypes) {
    let list = ScreenList(enums, types: types)
    let writer = ManifestWriter(list: list, enums: enums, types: types, appName: name)
    code = writer.code
    modules = writer.modules
    count = list.screens.count { (try? $0.path.get()) != nil }
    open = list.screens.compactMap { screen in
      guard case .failure(let reason) = screen.path else { return nil }
      return OpenCase(signature: screen.signature, reason: reason.description)
    }
  }
}

/// Writes the code of a manifest.
private struct ManifestWriter {
  let list: ScreenList
  let enums: AppEnums
  let types: AppTypes
  let appName: String

  private var route: WrapperEnum? { WrapperEnum(.route, enums.routes) }
  private var sheet: WrapperEnum? { WrapperEnum(.sheet, enums.sheets) }
  private var tab: String { enums.tab.map(types.reference) ?? "Never" }

  /// The modules of the code, besides those of this package.
  var modules: [String] { list.fixtures.modules.union(enums.modules).sorted() }

  var code: String {
    let imports = Set(modules + ["Manifest", "Navigation"]).sorted().map { "import \($0)\n" }
      .joined()
    return imports + manifest + constants
      + [route, sheet].compactMap { $0?.code(in: types) }.joined()
      + ContainedEnums(enums, types: types).code + conformances
  }

  private var manifest: String {
    """

    /// Every screen of the app with its path; a raw value is the name of the screen's snapshot.
    enum AppScreen: String, ScreenManifest {
    \(list.groups.map(cases).joined(separator: "\n"))
      static let appName = \(appName.debugDescription)
    \(home)
      // Texts, numbers and dates are made up; choose better ones.
      var navigationPath: ScreenPath<\(tab), \(type(enums.routes, route)), \(type(enums.sheets, sheet))> {
        switch self {
    \(list.screens.map(line).joined())    }
      }
    \(router)}

    """
  }

  /// The tabs, of which an app without any has nothing to declare.
  private var home: String {
    guard let type = enums.tab, let home = list.homeTab else { return "" }
    let line = "  static let homeTab = \(tab)\(home)\n"
    guard enums.missing[type.id]?.contains("CaseIterable") == true else { return line }
    let cases = type.cases.filter(\.parameters.isEmpty).map { ".\(ScreenNames.used($0.name))" }
    return line + "  static let allTabs: [\(tab)] = [\(cases.joined(separator: ", "))]\n"
  }

  /// The router of an app without tabs, which has a single stack.
  private var router: String {
    guard enums.tab == nil else { return "" }
    let types = "\(type(enums.routes, route)), \(type(enums.sheets, sheet))"
    let start = "  @MainActor static func makeRouter() -> StackRouter<\(types)> {"
    let line = "\(start) StackRouter() }"
    return "\n" + (line.count <= CallLines.width ? line : "\(start)\n    StackRouter()\n  }") + "\n"
  }

  private func type(_ all: [AppType], _ wrapper: WrapperEnum?) -> String {
    wrapper?.name(in: types) ?? all.first.map(types.reference) ?? "Never"
  }

  private func cases(_ group: ScreenList.Group) -> String {
    "  // \(group.title)\n"
      + group.screens.map { screen in
        let name = ScreenNames.declared(screen.name)
        guard case .failure(let reason) = screen.path else { return "  case \(name)\n" }
        return "  // case \(name): \(reason)\n"
      }.joined()
  }

  /// The path of one screen, on several lines if one would be too long.
  private func line(_ screen: ScreenList.Screen) -> String {
    let start = "    case .\(ScreenNames.used(screen.name)):"
    guard case .success(let path) = screen.path else {
      return "    // case .\(screen.name): a path with \(screen.signature)\n"
    }
    let whole = "\(start) \(path)\n"
    if whole.count <= CallLines.width + 1 { return whole }
    return "\(start)\n"
      + CallLines.wrapped(path, after: "      ", indentation: "      ") + "\n"
  }

  private var constants: String {
    let constants = list.fixtures.constants
    guard !constants.isEmpty else { return "" }
    let lines = constants.map { constant in
      // In the generated code, a constant that is not Sendable is unsafe: only the tool reads it, on the main actor.
      let isolation = constant.isUnsafe ? "nonisolated(unsafe) " : ""
      let start =
        "  \(isolation)static let "
        + "\(ScreenNames.declared(constant.name)) ="
      let whole = "\(start) \(constant.code)"
      if whole.count <= CallLines.width { return whole + "\n" }
      return "\(start)\n"
        + CallLines.wrapped(constant.code, after: "    ", indentation: "    ") + "\n"
    }
    return """

      /// What the paths carry; choose better values.
      private enum \(Fixtures.name) {
      \(lines.joined())}

      """
  }

  private var conformances: String {
    types.sorted.compactMap { type in
      enums.missing[type.id].map { MissingConformances(type: type, protocols: $0).code(in: types) }
    }.joined()
  }
}
