import Adoption

/// What `init` is told of an app's package.
struct AdoptionSettings: Sendable, Equatable {
  /// The modules with the app's enums; all of the package's when there is none.
  var modules: [String] = []
  /// Which enums are the app's tabs, routes and sheets; else their names tell.
  var names: [AppEnums.Role: String] = [:]
  /// Whether the files are only shown.
  var isDryRun = false
}

extension Option {
  static let module = Option(
    name: "module", letter: nil, kind: .list(placeholder: "NAME"),
    summary: "a module with the enums (default: all)", hasTwin: false
  ) { value, settings throws(ValueProblem) in settings.adoption.modules.append(value) }
  static let tab = type(.tab, "the enum of the tabs (…Tab)")
  static let route = type(.route, "the enum of the routes (…Route or …Destination)")
  static let sheet = type(.sheet, "the enum of the sheets (…Sheet)")
  static let dryRun = flag(
    "dry-run", hasTwin: false, "only show what would be written", \.adoption.isDryRun)

  /// What `init` takes.
  static let adoption = [module, tab, route, sheet, dryRun]

  private static func type(_ role: AppEnums.Role, _ summary: String) -> Option {
    Option(
      name: role.rawValue, letter: nil, kind: .value(placeholder: "TYPE"), summary: summary,
      hasTwin: false
    ) { value, settings throws(ValueProblem) in settings.adoption.names[role] = value }
  }
}
