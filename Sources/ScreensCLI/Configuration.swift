import CommandParsing
import Files
import Harness
import ManifestJSON

extension Configuration {
  /// The default settings file, in the working directory.
  static let standardName = ".screens.json"

  /// The content of the chosen file; nil if none is chosen or the standard one does not exist.
  init?(_ choice: ConfigurationChoice, _ environment: Environment) throws(UsageError) {
    guard let file = try Self.content(choice, environment) else { return nil }
    try self.init(file.json, path: file.path)
  }

  /// Reads the chosen file; nil if none is chosen or the standard one does not exist.
  static func content(
    _ choice: ConfigurationChoice, _ environment: Environment
  ) throws(UsageError) -> (json: PlacedJSON, path: String)? {
    let path: String
    switch choice {
    case .none: return nil
    case .standard: path = "\(environment.workingDirectory)/\(Self.standardName)"
    case .file(let name): path = name
    }
    let shown = ShownPath(folder: environment.workingDirectory).text(of: path)
    let bytes: [UInt8]?
    do { bytes = try WholeFile.read(path) } catch {
      let shownError = FileError(.read, shown, code: error.code)
      throw .configuration(ConfigurationPlace(path: shown), .unreadable("\(shownError)"))
    }
    guard let bytes else {
      if choice == .standard { return nil }
      throw .configuration(ConfigurationPlace(path: shown), .missing)
    }
    return (try json(bytes, path: shown), shown)
  }

  /// Parses the content of a file, and checks all of it for all verbs.
  init(parsing bytes: [UInt8], path: String) throws(UsageError) {
    try self.init(try Self.json(bytes, path: path), path: path)
  }

  private init(_ json: PlacedJSON, path: String) throws(UsageError) {
    try self.init(ConfigurationValue(json, in: path), path: path, commands: .screens)
    _ = try VariantSets(settings: json, path: path)
  }

  private static func json(_ bytes: [UInt8], path: String) throws(UsageError) -> PlacedJSON {
    do { return try PlacedJSON(bytes) } catch {
      throw .configuration(ConfigurationPlace(path: path), .notJSON("\(error)"))
    }
  }
}

extension ConfigurationValue {
  /// A value of a file at a path.
  fileprivate init(_ json: PlacedJSON, in path: String) {
    let content: Content =
      switch json.value {
      case .string(let text): .string(text)
      case .number(let text): .number(text)
      case .bool(let isOn): .bool(isOn)
      case .null: .null
      case .array(let values): .array(values.map { ConfigurationValue($0, in: path) })
      case .object(let members):
        .object(
          members.map { member in
            Member(
              name: member.name, place: ConfigurationPlace(member.place, in: path),
              value: ConfigurationValue(member.value, in: path))
          })
      }
    self.init(content, place: ConfigurationPlace(json.place, in: path))
  }
}

extension ConfigurationPlace {
  fileprivate init(_ place: TextPlace, in path: String) {
    self.init(path: path, line: place.line, column: place.column)
  }
}
