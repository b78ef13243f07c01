import AppReading
import CommandParsing

/// The keys of `"scan"` in the settings file that are no options.
enum ScanSetting: String, CaseIterable {
  case root, conditions, titles, samples, defines
  case leaveOut = "leave-out"
  case tabRoots = "tab-roots"
}

extension ScanSettings {
  /// The settings in the settings file of a run.
  static func configured(_ session: Tool.Session) throws(CommandError) -> ScanSettings {
    do {
      let file = try Configuration(session.configuration, session.environment)
      return try ScanSettings(file?.settings(of: ScanCommand.name) ?? [])
    } catch {
      throw .usage(error)
    }
  }

  /// Reads the members of the object.
  init(_ members: [ConfigurationValue.Member]) throws(UsageError) {
    self.init()
    for member in members {
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

extension ConfigurationValue {
  fileprivate var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  fileprivate var flag: Bool? {
    if case .bool(let isOn) = content { isOn } else { nil }
  }
}

extension ConfigurationValue.Member {
  fileprivate func text(_ wanted: String) throws(UsageError) -> String {
    guard let text = value.text, !text.isEmpty else { throw wrong(wanted) }
    return text
  }

  fileprivate func list(_ wanted: String) throws(UsageError) -> [String] {
    if let text = value.text { return [text] }
    guard case .array(let values) = value.content else { throw wrong(wanted + ", as strings") }
    var texts: [String] = []
    for value in values {
      guard let text = value.text else { throw wrong(wanted + ", as strings", value) }
      texts.append(text)
    }
    return texts
  }

  fileprivate func texts(_ wanted: String) throws(UsageError) -> [String: String] {
    Dictionary(
      try entries(wanted, \.text, "a string"), uniquingKeysWith: { first, _ in first })
  }

  /// The members of an object whose values are all of one kind.
  fileprivate func entries<Value>(
    _ wanted: String, _ read: (ConfigurationValue) -> Value?, _ kind: String
  ) throws(UsageError) -> [(String, Value)] {
    guard case .object(let members) = value.content else { throw wrong(wanted) }
    var entries: [(String, Value)] = []
    for member in members {
      guard let value = read(member.value) else { throw member.wrong(kind) }
      entries.append((member.name, value))
    }
    return entries
  }

  fileprivate func wrong(_ wanted: String, _ value: ConfigurationValue? = nil) -> UsageError {
    .configuration((value ?? self.value).place, .wrongSetting(name, wanted: wanted))
  }
}
