import Files
package import ManifestJSON
import PlainText

/// Why a value of a settings file is invalid.
package struct SettingError: Error, Equatable, Sendable {
  /// The name of the setting.
  package var name: String
  /// Where the wrong value is.
  package var place: TextPlace
  /// What it must be.
  package var wanted: String

  /// Creates an error.
  package init(_ name: String, at place: TextPlace, wanted: String) {
    self.name = name
    self.place = place
    self.wanted = wanted
  }
}

/// An invalid value of a settings file, with the file.
package struct SettingsFileError: Error, CustomStringConvertible, Sendable {
  private let path: String
  private let problem: SettingError

  /// Creates an error.
  package init(_ problem: SettingError, path: String) {
    self.path = path
    self.problem = problem
  }

  /// One sentence with the place.
  package var description: String {
    "\(VisibleText.quoted(path)) line \(problem.place.line): "
      + "\(VisibleText.quoted(problem.name)) must be \(problem.wanted)"
  }
}

extension PlacedJSON {
  /// A settings file without settings.
  package static let noSettings = PlacedJSON(
    place: TextPlace(line: 1, column: 1), value: .object([]))

  /// The settings file of a package; no settings if there is none.
  ///
  /// - Parameter root: The folder of the package.
  package static func settings(in root: String) throws -> (json: PlacedJSON, path: String) {
    let path = "\(root)/.screens.json"
    guard let bytes = try WholeFile.read(path) else { return (.noSettings, path) }
    return (try PlacedJSON(bytes), path)
  }

  /// The members of an object in an object; none if there is no member with the name.
  func members(of name: String) -> [Member] {
    guard case .object(let members) = value,
      case .object(let inner)? = members.first(where: { $0.name == name })?.value.value
    else { return [] }
    return inner
  }
}
