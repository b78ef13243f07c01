import Files

extension Configuration {
  /// What the chosen file says; nil where none is chosen, or the standard one is not there.
  init?(_ choice: ConfigurationChoice, _ environment: Environment) throws(UsageError) {
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
    try self.init(parsing: bytes, path: shown)
  }
}
