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
  case noSuchEnum(option: String, String, nearest: String?)
  /// An option names an unknown module.
  case noSuchModule(String, nearest: String?)
  /// No enum of a role can be used.
  case unusableEnums([LeftOutEnum])
  /// The toolchain has no `swift`.
  case noToolchain
}

extension AdoptionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noPackage(let reason):
      "there is no package here: \(reason); run it in the folder of the app's Package.swift, or of an "
        + "empty package that depends on 'screens'"
    case .notBuilt(let reason): "the app does not build: \(reason)"
    case .noDependency:
      "the package does not depend on 'screens'; run 'swift package add-dependency PATH --type path'"
    case .noEnums:
      "no enum has a name like AppTab, HomeRoute, Destination, SettingsPage or EditSheet; name the "
        + "app's enums with '--tab', '--route' and '--sheet', or the module of a dependency with '--module'"
    case .noSuchEnum(let option, let name, let nearest):
      "'--\(option)': there is no enum \(VisibleText.quoted(name))" + Self.remark(on: nearest)
    case .noSuchModule(let name, let nearest):
      "'--module': there is no module \(VisibleText.quoted(name)) among the app's modules and "
        + "those that it depends on" + Self.remark(on: nearest)
    case .unusableEnums(let enums):
      enums.map(\.description).joined(separator: "; ")
        + "; nothing was written: change this, or go on without an enum with '--exclude NAME'"
    case .noToolchain: "cannot find 'swift', which describes the package"
    }
  }

  private static func remark(on nearest: String?) -> String {
    nearest.map { "; did you mean \(VisibleText.quoted($0))?" } ?? ""
  }
}
