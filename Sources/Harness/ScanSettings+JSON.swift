package import AppReading
package import ManifestJSON

/// The keys of `"scan"` in the settings file that are no options.
package enum ScanSetting: String, CaseIterable, Sendable {
  case root, conditions, titles, samples, defines
  case leaveOut = "leave-out"
  case tabRoots = "tab-roots"

  /// The key of the object in the settings file.
  package static let key = "scan"
}

extension ScanSettings {
  /// Reads the settings of scans from a settings file; other keys of the object are options of the verb.
  package init(settings: PlacedJSON) throws(SettingError) {
    self.init()
    for member in settings.members(of: ScanSetting.key) {
      switch ScanSetting(rawValue: member.name) {
      case .root: root = try member.text("the name of a view, as a string")
      case .conditions:
        for (name, isOn) in try member.entries("an object of conditions", \.flag, "true or false") {
          conditions[name.split(whereSeparator: \.isWhitespace).joined(separator: " ")] = isOn
        }
      case .titles: titles = try member.texts("an object of titles by screen")
      case .samples: samples = try member.texts("an object of texts by expression")
      case .leaveOut: leaveOut = try member.list("the names of cases and views")
      case .tabRoots: tabRoots = try member.texts("an object of views by tab")
      case .defines: defines = try member.list("the names of compilation conditions")
      case nil: break
      }
    }
  }
}

extension PlacedJSON {
  fileprivate var text: String? {
    if case .string(let text) = value { text } else { nil }
  }

  fileprivate var flag: Bool? {
    if case .bool(let isOn) = value { isOn } else { nil }
  }
}

extension PlacedJSON.Member {
  fileprivate func text(_ wanted: String) throws(SettingError) -> String {
    guard let text = value.text, !text.isEmpty else { throw wrong(wanted) }
    return text
  }

  fileprivate func list(_ wanted: String) throws(SettingError) -> [String] {
    if let text = value.text { return [text] }
    guard case .array(let values) = value.value else { throw wrong(wanted + ", as strings") }
    var texts: [String] = []
    for value in values {
      guard let text = value.text else { throw wrong(wanted + ", as strings", value) }
      texts.append(text)
    }
    return texts
  }

  fileprivate func texts(_ wanted: String) throws(SettingError) -> [String: String] {
    Dictionary(
      try entries(wanted, \.text, "a string"), uniquingKeysWith: { first, _ in first })
  }

  /// The members of an object whose values are all of one kind.
  fileprivate func entries<Value>(
    _ wanted: String, _ read: (PlacedJSON) -> Value?, _ kind: String
  ) throws(SettingError) -> [(String, Value)] {
    guard case .object(let members) = value.value else { throw wrong(wanted) }
    var entries: [(String, Value)] = []
    for member in members {
      guard let value = read(member.value) else { throw member.wrong(kind) }
      entries.append((member.name, value))
    }
    return entries
  }

  private func wrong(_ wanted: String, _ value: PlacedJSON? = nil) -> SettingError {
    SettingError(name, at: (value ?? self.value).place, wanted: wanted)
  }
}
