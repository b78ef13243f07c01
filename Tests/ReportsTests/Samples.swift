import Files
import PNGCoding
import Raster
import Reports
import Snapshots

/// Reports for tests, with names for the log.
enum Samples: CaseIterable {
  case everyVerdict
  case hostile
  case grouped
  case empty

  var report: Report {
    switch self {
    case .everyVerdict: Self.everyVerdictReport
    case .hostile: Self.hostileReport
    case .grouped: Self.groupedReport
    case .empty: Self.report([], [])
    }
  }

  static let hostileTitles = [
    "\"><script>obeyed = 1</script>",
    "]]>",
    "one\ntwo\r\nthree",
    "::error::obey",
    "\u{1B}[31mred\u{1B}[0m",
    "\u{202E}desrever\u{202C}",
    "' onerror='obeyed = 1",
    "</script><img src=x onerror='obeyed = 1'>",
    "[a](javascript:obeyed) `b` *c* @d | e",
  ]

  /// One finding of every verdict and a recorded one.
  static let everyVerdictReport = report(
    ["unchanged", "changed", "added", "moved", "failed", "recorded"],
    [
      ReportedScreen(id: "unchanged", order: 0, title: "Home", tab: "Home", verdict: .unchanged),
      changed("changed", order: 1),
      ReportedScreen(
        id: "added", order: 2, title: "New", tab: "Home", crumbs: ["Home", "New"],
        verdict: .added, snapshot: "Snapshots/added.txt", files: [file("added", .actual)],
        acceptCommand: "screens accept added"),
      ReportedScreen(
        id: "moved", order: 3, title: "Settings", tab: "Settings", verdict: .moved,
        movedFrom: "old", files: [file("moved", .actual)],
        acceptCommand: "screens accept moved"),
      ReportedScreen(
        id: "failed", order: 4, title: "failed", verdict: .failed,
        reason: "not reached: the tab is Home"),
      ReportedScreen(
        id: "recorded", order: 5, title: "Recorded", tab: "Home", verdict: .added,
        isRecorded: true),
      ReportedScreen(
        id: "obsolete", order: 6, title: "obsolete", verdict: .obsolete,
        acceptCommand: "screens prune"),
    ])

  /// A changed screen for each hostile title, which is used for every text.
  static let hostileReport = report(
    hostileTitles.indices.map { "screen\($0)" },
    hostileTitles.enumerated().map { index, title in
      var screen = changed("screen\(index)", order: index)
      screen.id = title
      screen.title = title
      screen.tab = title
      screen.crumbs = [title, title]
      screen.meaning = ["title became \(title)"]
      screen.text = TextDifference(from: "a\n", to: "\(title)\n")
      screen.reason = title
      screen.movedFrom = title
      screen.picture?.regions = [title]
      screen.snapshot = "Snapshots/\(title).txt"
      screen.acceptCommand = "screens accept '\(title)'"
      return screen
    })

  /// Three equal changes around another one, and two failures for the same reason.
  static let groupedReport: Report = {
    var screens = ["home", "search", "other", "settings"].enumerated().map {
      changed($1, order: $0)
    }
    screens[2].meaning = ["stack: + Detail"]
    screens += ["one", "two"].enumerated().map { index, id in
      ReportedScreen(
        id: id, order: 4 + index, title: id, verdict: .failed, reason: "not reached: signed out")
    }
    var report = Samples.report(screens.map(\.id), screens)
    report.groups = [
      ReportedGroup(
        digest: "a", renamedTabs: [TabRename("Home", "Start")], meaning: [],
        screens: ["home", "search", "settings"], acceptCommand: "screens accept --like home"),
      ReportedGroup(digest: "b", meaning: [], screens: ["one", "two"]),
    ]
    return report
  }()

  static func report(_ ids: [String], _ screens: [ReportedScreen]) -> Report {
    Report(toolVersion: "1.2.3", manifest: ReportedManifest(ids: ids), screens: screens)
  }

  static func changed(_ id: String, order: Int) -> ReportedScreen {
    ReportedScreen(
      id: id, order: order, title: "Edit", tab: "Home", crumbs: ["Home", "▣ sheet Edit"],
      verdict: .changed, meaning: ["sheet Edit became a full-screen cover"],
      text: TextDifference(
        from: "screen    \(id)\nlayer 1   sheet\n", to: "screen    \(id)\nlayer 1   cover\n"),
      picture: ReportedPicture(
        differing: 12, antialiased: 3, total: 80_000,
        bounds: .init(x: 5, y: 6, width: 7, height: 8), regions: ["navigation bar", "content"]),
      tolerance: [ReportedLimit(name: "max-diff-pixels", allowed: 10, measured: 12)],
      snapshot: "Snapshots/\(id).txt",
      files: [file(id, .expected), file(id, .actual), file(id, .difference)],
      acceptCommand: "screens accept \(id)")
  }

  static func file(_ id: String, _ role: ReportedFile.Role) -> ReportedFile {
    let path = "failures/\(id).\(role.rawValue).png"
    return ReportedFile(
      role: role, kind: .picture, path: path, digest: ContentDigest(of: path.utf8))
  }

  /// A valid picture with a size that depends on the role.
  static func picture(_ file: ReportedFile) throws -> [UInt8] {
    let width: Int
    switch file.role {
    case .expected: width = 200
    case .actual: width = 202
    case .difference: width = 204
    }
    var encoder = try PNGEncoder()
    let bitmap = Bitmap(width: width, height: 400, pixel: 0xFF_E06F_3B)
    return try encoder.encode(bitmap, effort: .fast)
  }
}
