import PlainText
import Scenes

/// Finds entries of the settings that match nothing in the source.
struct SettingsCheck {
  let settings: ScanSettings
  /// The entries that were used, as `titles.ID`, `conditions.TEXT` and so on.
  let used: Set<String>

  /// Throws for the first entry that was not used.
  ///
  /// - Parameters:
  ///   - app: What was found, for the nearest names.
  ///   - views: The names of the app's types.
  ///   - defines: The compilation conditions that the source asks for.
  func require(
    in app: ScannedApp, views: [String], defines: Set<String>
  ) throws(ScanError) {
    let report = app.report
    let conditions = report.unresolved.filter(\.isDecidable).map(\.name)
    if let root = settings.root { try require("root", root, used: "root", in: views) }
    try require("conditions", settings.conditions.keys, in: conditions)
    try require("titles", settings.titles.keys, in: app.screens.map(\.id))
    try require("samples", settings.samples.keys, in: [])
    try require(
      "leave-out", settings.leaveOut, usedAs: "leaveOut",
      in: report.destinations.map { "\($0.enumName).\($0.caseName)" } + report.views.map(\.view))
    try require(
      "tab-roots", settings.tabRoots.keys, usedAs: "tabRoots", in: app.tabs.map(\.title))
    for name in settings.defines.sorted() where !defines.contains(name) {
      throw .unusedSetting("defines", name, nearest: NearestName.of(name, in: defines.sorted()))
    }
  }

  private func require(
    _ key: String, _ entries: some Collection<String>, usedAs prefix: String? = nil,
    in candidates: [String]
  ) throws(ScanError) {
    for entry in entries.sorted() {
      try require(key, entry, used: "\(prefix ?? key).\(entry)", in: candidates)
    }
  }

  private func require(
    _ key: String, _ entry: String, used name: String, in candidates: [String]
  ) throws(ScanError) {
    guard !used.contains(name) else { return }
    throw .unusedSetting(
      key, entry, nearest: NearestName.of(entry, in: candidates.filter { $0 != entry }))
  }

  /// The names after `#if` and `#elseif` in a file, for the check of definitions.
  static func defines(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard text.starts(with: "#if".utf8) || text.starts(with: "#elseif".utf8) else { continue }
      let words = String(decoding: text, as: UTF8.self)
        .split { !($0.isLetter || $0.isNumber || $0 == "_") }
      names.formUnion(words.dropFirst().map(String.init))
    }
    return names
  }
}
