import AppReading
import Files
import Harness
import ManifestJSON
import Scenes

/// What a scan found: the report, the screens in the form of a manifest file, and the mistakes of the app.
struct ScanResult: Equatable {
  /// What was found, and what was not.
  var report: ScanReport
  /// The number of screens.
  var screenCount: Int
  /// The titles of the tabs, in order.
  var tabTitles: [String]
  /// The tab bars by the places of their tabs in ``tabTitles``.
  var tabBars: [[Int]]
  /// The mistakes of the app.
  var findings: [Finding]
  /// Where the screens are declared, as `path:line` by their ids.
  var places: [String: String]
  /// The screens; nil if there are none, or if they are stored and were not asked for.
  var screens: ScannedScreens?

  /// A finding in the form of the stored result.
  struct Finding: Equatable {
    var rule: String
    var severity: AuditFinding.Severity
    var screens: [String]
    var reason: String
    var remedy: String
    var file: String?
    var line: Int?
  }

  /// The screens; nil if there are none.
  func screens(folder: String) throws(CommandError) -> ManifestFile? {
    guard let screens else { return nil }
    do {
      return try ManifestFile(PartialFile(screens.manifest, path: folder))
    } catch {
      throw .work("cannot use the screens of the source in \(folder.quoted): \(error)")
    }
  }

  /// The mistakes of the app and the places of its screens, with paths from the working directory.
  func findings(folder: String) -> ScanFindings {
    ScanFindings(
      findings: findings.compactMap { stored in
        guard let rule = AuditRule(rawValue: stored.rule) else { return nil }
        var finding = AuditFinding(
          rule, stored.severity, screens: stored.screens, reason: stored.reason,
          remedy: stored.remedy)
        finding.file = stored.file.map { ScanFindings.Place.path($0, in: folder) }
        finding.line = stored.line
        return finding
      },
      places: places.compactMapValues { ScanFindings.Place($0, in: folder) }, folder: folder)
  }
}

extension ScanResult {
  /// Writes the screens of an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - workers: How many screens are written in parallel.
  init(_ app: ScannedApp, workers: Int) async {
    report = app.report
    places = app.places
    screenCount = app.screens.count
    tabTitles = app.screens.isEmpty ? [] : app.tabs.map(\.title)
    tabBars = app.screens.lazy.filter(\.hasTabBar).map(\.tabsInBar).reduce(into: []) { bars, bar in
      if !bars.contains(bar) { bars.append(bar) }
    }
    findings = app.findings.map {
      Finding(
        rule: $0.rule.rawValue, severity: $0.severity, screens: $0.screens, reason: $0.reason,
        remedy: $0.remedy, file: $0.file, line: $0.line)
    }
    screens = await ScannedScreens(app, workers: workers)
  }
}
