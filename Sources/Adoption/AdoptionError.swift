import PlainText

/// Why a package does not get a tool of its own.
package enum AdoptionError: Error, Equatable {
  /// The folder has no package, with what SwiftPM said.
  case noPackage(String)
  /// The app does not build, with the first error.
  case notBuilt(String)
  /// The package does not depend on the harness.
  case noDependency
  /// None of the names is that of a tab, a route or a sheet.
  case noEnums
  /// A person named an enum that is not there.
  case noSuchEnum(AppEnums.Role, String, nearest: String?)
  /// More than one enum could be meant.
  case severalEnums(AppEnums.Role, [String])
  /// The tool's module cannot see the enum.
  case hiddenEnum(String, module: String)
  /// The enum is not what the manifest needs.
  case missingConformances(String, [String])
  /// The toolchain has no `swift`.
  case noToolchain
}

extension AdoptionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noPackage(let reason):
      "there is no package here: \(reason); run it in the folder of the app's Package.swift"
    case .notBuilt(let reason): "the app does not build: \(reason)"
    case .noDependency:
      "the package does not depend on 'screens'; run 'swift package add-dependency PATH --type path'"
    case .noEnums:
      "no enum name ends in Tab, Route, Destination or Sheet; "
        + "name the app's enums with '--tab', '--route' and '--sheet'"
    case .noSuchEnum(let role, let name, let nearest):
      "'--\(role.rawValue)': there is no enum \(VisibleText.quoted(name))"
        + (nearest.map { "; did you mean \(VisibleText.quoted($0))?" } ?? "")
    case .severalEnums(let role, let names):
      "several enums match: \(names.joined(separator: ", ")); "
        + "choose one with '--\(role.rawValue)'"
    case .hiddenEnum(let name, let module):
      "\(VisibleText.quoted(name)) is not visible outside the module \(VisibleText.quoted(module)); "
        + "make it 'public' or 'package'"
    case .missingConformances(let name, let protocols):
      "\(VisibleText.quoted(name)) does not conform to \(protocols.joined(separator: " and ")), "
        + "which the router needs; declare the conformance"
    case .noToolchain: "cannot find 'swift', which describes the package"
    }
  }
}
