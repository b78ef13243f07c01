package import Scenes

/// The screens of an app as its source describes them.
package struct ScannedApp: Sendable {
  /// The tabs, in order; none for an app without a tab bar.
  package var tabs: [TabItem]
  /// The screens that something leads to: tabs first, then breadth first.
  package var screens: [Scene]
  /// What was found, and what was not.
  package var report: ScanReport
  /// The mistakes of the app that its source shows.
  package var findings: [AuditFinding]
  /// Where the screens are declared, as `path:line` by their ids.
  package var places: [String: String]
  /// The numbers of the pages of each screen, from the first one to those of the last layer.
  package var pageNumbers: [[Int]] = []
  /// What another scan needs to make pages again; nil if a team told the scan something.
  package var memory: ScanMemory?
  /// The Swift files, in the order of their paths.
  package var files: [ScannedFile] = []

  /// Creates the result of a scan.
  package init(
    tabs: [TabItem], screens: [Scene], report: ScanReport, findings: [AuditFinding] = [],
    places: [String: String] = [:]
  ) {
    self.findings = findings
    self.places = places
    self.tabs = tabs
    self.screens = screens
    self.report = report
  }
}

/// What a team tells the scan once, in `.screens.json` under `"scan"`.
package struct ScanSettings: Sendable, Equatable, Codable {
  /// The view that the app begins with; by default what the scene of the type with `@main` shows.
  package var root: String?
  /// Whether conditions hold, by their source with one space for any white space.
  package var conditions: [String: Bool] = [:]
  /// The titles of screens, by id.
  package var titles: [String: String] = [:]
  /// The texts to show for expressions that are not known, by their source.
  package var samples: [String: String] = [:]
  /// The cases and views to leave out, `Enum.case` or a view's name; `*` matches any characters.
  package var leaveOut: [String] = []
  /// The root views of tabs, by the tab's title or case.
  package var tabRoots: [String: String] = [:]
  /// The compilation conditions that are set, such as `DEBUG`.
  package var defines: [String] = []

  /// Creates settings that say nothing.
  package init() {}
}
