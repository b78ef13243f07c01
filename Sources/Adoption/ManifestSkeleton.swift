/// The first manifest of an app: a screen for each case of its enums, as far as values can be guessed.
package struct ManifestSkeleton {
  /// One screen.
  private struct Screen {
    var name: String
    /// The code of its path; nil if it cannot be guessed.
    var path: String?
    /// The case that it shows, with its associated values.
    var declaration: CaseDeclaration
  }

  /// The number of screens that are omitted because a value cannot be guessed.
  package let openCount: Int
  /// The number of screens.
  package let count: Int
  /// The code.
  package let code: String

  private static let guess = "  // choose a fixture"

  /// Writes the manifest.
  ///
  /// - Parameters:
  ///   - enums: The enums of the app.
  ///   - name: The name of the app.
  ///   - fixture: The default values.
  package init(_ enums: AppEnums, of name: String, fixture: Fixture) {
    var names = ScreenNames()
    let tabs = enums.tab?.cases ?? [CaseDeclaration("case home")].compactMap { $0 }
    let home = tabs.first?.name ?? "home"
    func screens(
      _ cases: [CaseDeclaration], ending: String, _ path: (String) -> String
    ) -> [Screen] {
      cases.map { declaration in
        Screen(
          name: names.unique(declaration.name, ending: ending),
          path: fixture.code(of: declaration).map { "ScreenPath(tab: " + path($0) + ")" },
          declaration: declaration)
      }
    }
    let groups = [
      ("Tabs", screens(tabs, ending: "Tab") { $0 }),
      ("Routes", screens(enums.route?.cases ?? [], ending: "Page") { ".\(home), routes: [\($0)]" }),
      ("Sheets", screens(enums.sheet?.cases ?? [], ending: "Sheet") { ".\(home), sheet: \($0)" }),
    ].filter { !$0.1.isEmpty }
    let all = groups.flatMap(\.1)
    let known = all.filter { $0.path != nil }
    let open = all.filter { $0.path == nil }
    count = known.count
    openCount = open.count
    let imports =
      ["Manifest", "Navigation"] + enums.modules
      + (known.contains { fixture.needsFoundation($0.declaration) } ? ["Foundation"] : [])
    code =
      imports.sorted().map { "import \($0)\n" }.joined()
      + Self.body(enums, groups, name, known: known, home: home)
      + (enums.tab == nil ? Self.onlyTab : "") + Self.remark(on: open, home: home)
  }

  private static func body(
    _ enums: AppEnums, _ groups: [(String, [Screen])], _ name: String, known: [Screen],
    home: String
  ) -> String {
    let cases = groups.map { title, screens in
      "  // \(title)\n"
        + screens.filter { $0.path != nil }
        .map { "  case \(ScreenNames.declared($0.name))\n" }.joined()
    }
    let paths = known.map(line)
    let tab = enums.tab?.name ?? "OnlyTab"
    let types = "\(tab), \(enums.route?.name ?? "Never"), \(enums.sheet?.name ?? "Never")"
    return """

      /// Every screen of the app with its path; a raw value is the name of the screen's snapshot.
      enum AppScreen: String, ScreenManifest {
      \(cases.joined(separator: "\n"))
        static let appName = \(name.debugDescription)
        static let homeTab = \(tab).\(home)

        var navigationPath: ScreenPath<\(types)> {
          switch self {
      \(paths.joined())    }
        }
      }

      """
  }

  /// The path of one screen, on two lines if one would be too long.
  private static func line(_ screen: Screen) -> String {
    let remark = screen.declaration.parameters.isEmpty ? "" : guess
    let start = "    case .\(screen.name):"
    let path = screen.path ?? ""
    let whole = "\(start) \(path)\(remark)\n"
    return whole.count <= 101 ? whole : "\(start)\(remark)\n      \(path)\n"
  }

  private static let onlyTab = """

    /// The one tab of an app without tabs.
    enum OnlyTab: CaseIterable { case home }

    """

  /// The screens that have to be written by hand, with their associated values.
  private static func remark(on screens: [Screen], home: String) -> String {
    guard !screens.isEmpty else { return "" }
    let lines = screens.map { screen in
      let types = screen.declaration.parameters.map { parameter in
        (parameter.label.map { "\($0): " } ?? "") + parameter.type
      }
      return "//     \(screen.name): \(screen.declaration.name)(\(types.joined(separator: ", ")))\n"
    }
    return
      "\n// Not included, because no value of these types could be guessed. For each, add a fixture, a case and\n"
      + "// a path:\n//\n" + lines.joined()
  }
}

/// Names for the cases of a manifest, each given once.
struct ScreenNames {
  /// The other declarations of the manifest, in lower case.
  ///
  /// Ids are compared case-insensitively, as some file systems do.
  private var taken: Set = ["appName", "homeTab", "tabsInBar", "linkCodec", "allCases"]
    .reduce(into: Set<String>()) { $0.insert($1.lowercased()) }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  /// An unused name: the given one, or with an ending, or with a number.
  mutating func unique(_ name: String, ending: String) -> String {
    let candidates = [name, name + ending] + (2...999).map { "\(name)\(ending)\($0)" }
    let free = candidates.first { !taken.contains($0.lowercased()) } ?? name
    taken.insert(free.lowercased())
    return free
  }

  /// A name in a declaration.
  static func declared(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }
}
