import PlainText

/// Why a package cannot get its own tool.
package enum AdoptionError: Error, Equatable {
  /// The folder has no package, with SwiftPM's message.
  case noPackage(String)
  /// The app does not build, with the first error.
  case notBuilt(String)
  /// The package does not depend on this package.
  case noDependency
  /// No enum has the name of a tab, route or sheet enum.
  case noEnums
  /// An option names an unknown enum.
  case noSuchEnum(AppEnums.Role, String, nearest: String?)
  /// More than one enum matches.
  case severalEnums(AppEnums.Role, [String])
  /// The enum is not visible to the tool's module.
  case hiddenEnum(String, module: String)
  /// The enum lacks conformances that the manifest needs.
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
