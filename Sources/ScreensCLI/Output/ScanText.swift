import AppReading
import PlainText
import Scenes
import Wireframes

/// What a scan found, for people.
struct ScanText {
  private let result: ScanResult
  private let palette: Palette
  /// Whether only what is not resolved is listed.
  private let isQuiet: Bool

  init(_ result: ScanResult, palette: Palette, isQuiet: Bool) {
    self.result = result
    self.palette = palette
    self.isQuiet = isQuiet
  }

  private var report: ScanReport { result.report }

  /// The most lines of one list.
  private static let most = 20

  var text: String {
    let findings = ScanReport.Unresolved.What.allCases.sorted { $0.order < $1.order }
      .map(section)
    let parts = (isQuiet ? [] : [head, tabs, starts]) + findings + (isQuiet ? [] : [advice])
    return parts.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  /// The counts.
  private var head: [String] {
    let likely = report.edges.count { $0.confidence == .likely }
    let views = report.views.filter(\.isReached)
    let texts = views.reduce(0) { $0 + $1.texts.count }
    let unknown = views.reduce(0) { $0 + $1.unknown }
    let small = views.count { $0.blocks < ScanReport.leastBlocks }
    let files = report.files.counted("file", "files")
    let lines = report.lines.counted("line", "lines")
    var rows = [
      palette.paint(VisibleText.line(report.app), .bold) + "  \(files), \(lines)",
      "  screens       \(result.screenCount)",
      report.destinations.isEmpty
        ? "  cases         none found"
        : "  cases         \(report.resolved) of \(report.destinations.count) have a view, "
          + "\(report.percent) %",
      "  edges         \(report.edges.count)" + (likely > 0 ? ", \(likely) of them likely" : ""),
      "  texts         \(texts) known, \(unknown) not known",
    ]
    if small > 0 {
      let views = small.counted("view has", "views have")
      rows.append("  small views   \(views) fewer than \(ScanReport.leastBlocks) blocks")
    }
    return rows
  }

  private var tabs: [String] {
    let bars = result.tabBars
    return bars.enumerated().flatMap { number, bar in
      [
        palette.paint("tabs", .bold)
          + (bars.count > 1 ? " of tab bar \(number + 1) of \(bars.count)" : "")
      ] + bar.map { "  " + VisibleText.line(TextHole.shown(result.tabTitles[$0])) }
    }
  }

  /// The pages that the app may begin with.
  private var starts: [String] {
    let places = report.starts.map { VisibleText.line($0.at) }
    guard !places.isEmpty else { return [] }
    return [palette.paint("begins with one of", .bold)]
      + zip(report.starts, placed(places)).map { start, place in
        let conditions = start.conditions.map { VisibleText.line($0) }
        return place + VisibleText.line(start.to)
          + (conditions.isEmpty ? "" : ", if \(conditions.joined(separator: " and "))")
      }
  }

  /// The beginnings of lines about places.
  private func placed(_ places: [String]) -> [String] {
    let width = places.map { TerminalText.width(of: $0) }.max() ?? 0
    return places.map { place in
      let gap = String(repeating: " ", count: width - TerminalText.width(of: place))
      return "  \(palette.paint(place, .dim))\(gap)  "
    }
  }

  /// What is not resolved of one kind.
  private func section(_ what: ScanReport.Unresolved.What) -> [String] {
    let all = report.unresolved.filter { $0.what == what }
    guard !all.isEmpty else { return [] }
    let entries = all.withSharedReasons
    let shown = entries.prefix(Self.most)
    let lines = zip(shown, placed(shown.map { VisibleText.line($0.at) })).map { entry, place in
      let name = VisibleText.line(TextHole.shown(entry.name))
      // Of a condition the heading says what is not known; one with a list of many values is cut.
      if what == .condition { return place + TerminalText.fitted(name, to: 160) }
      let reason = VisibleText.line(entry.reason)
      return place + (entry.at.hasPrefix(entry.name) ? reason : "\(name): \(reason)")
    }
    let rest = entries.count - shown.count
    return [palette.paint(what.heading, .bold) + "  \(all.count)"] + lines
      + (rest > 0 ? ["  and \(rest) more; '--json' lists them all"] : [])
  }

  /// What can be told in the settings file.
  private var advice: [String] {
    func names(_ isTold: (ScanReport.Unresolved) -> Bool) -> [String] {
      var names: [String] = []
      for entry in report.unresolved where isTold(entry) && !names.contains(entry.name) {
        names.append(entry.name)
      }
      return Array(names.prefix(5))
    }
    var members: [String] = []
    if report.unresolved.contains(where: { $0.what == .start }) {
      members.append("\"root\": \"NameOfTheFirstView\"")
    }
    let conditions = names(\.isDecidable).map { "\(Self.json($0)): true" }
    if !conditions.isEmpty {
      members.append("\"conditions\": {\n      \(conditions.joined(separator: ",\n      "))}")
    }
    let cases = names { $0.what == .destination }.map(Self.json)
    if !cases.isEmpty {
      members.append("\"leave-out\": [\n      \(cases.joined(separator: ",\n      "))]")
    }
    guard !members.isEmpty else { return [] }
    return [
      "to decide what the source leaves open, add to .screens.json, with your values:",
      "  {\"scan\": {\n    \(members.joined(separator: ",\n    "))}}",
    ]
  }

  /// A text as JSON.
  private static func json(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension [ScanReport.Unresolved] {
  /// The entries, where many files in a row have the same problem as one entry with their number.
  fileprivate var withSharedReasons: [ScanReport.Unresolved] {
    var counts: [String: Int] = [:]
    for entry in self where entry.what == .file { counts[entry.reason, default: 0] += 1 }
    var told: Set<String> = []
    return compactMap { entry in
      guard entry.what == .file, let count = counts[entry.reason], count > 3 else { return entry }
      guard told.insert(entry.reason).inserted else { return nil }
      var entry = entry
      entry.reason += "; \(count - 1) other files, too: '--json' lists them all"
      return entry
    }
  }
}

extension ScanReport.Unresolved.What {
  fileprivate var heading: String {
    switch self {
    case .file: "files that are not read, or not completely"
    case .start: "first view unknown"
    case .destination: "cases without a view"
    case .control: "controls without a known target"
    case .page: "pages that are not drawn completely"
    case .condition: "open conditions; one branch is drawn"
    case .unreached: "screens that nothing leads to"
    }
  }

  /// The position in the report: first what hides the most.
  fileprivate var order: Int {
    switch self {
    case .file: 0
    case .start: 1
    case .destination: 2
    case .control: 3
    case .page: 4
    case .unreached: 5
    case .condition: 6
    }
  }
}
