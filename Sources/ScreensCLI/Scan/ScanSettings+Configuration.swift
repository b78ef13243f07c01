import AppReading
import CommandParsing
import Harness
import ManifestJSON

extension ScanSettings {
  /// The settings in the settings file of a run.
  static func configured(_ session: Tool.Session) throws(CommandError) -> ScanSettings {
    do {
      // Checks the names of all keys first.
      _ = try Configuration(session.configuration, session.environment)
      let file = try Configuration.content(session.configuration, session.environment)
      return try ScanSettings(settings: file?.json ?? .noSettings, path: file?.path ?? "")
    } catch {
      throw .usage(error)
    }
  }

  /// Reads the settings of the settings file at a path.
  init(settings: PlacedJSON, path: String) throws(UsageError) {
    do { try self.init(settings: settings) } catch { throw UsageError(error, path: path) }
  }
}

extension UsageError {
  /// Names the place of a wrong value in a settings file.
  init(_ error: SettingError, path: String) {
    let place = ConfigurationPlace(path: path, line: error.place.line, column: error.place.column)
    self = .configuration(place, .wrongSetting(error.name, wanted: error.wanted))
  }
}
