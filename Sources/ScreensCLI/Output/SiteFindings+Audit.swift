import Documentation
import Scenes

extension SiteFindings {
  /// What an audit found, as a site shows it.
  init(_ audit: Audit) {
    var screens: [String: [String]] = [:]
    var others: [String] = []
    for finding in audit.findings {
      let line = "\(finding.severity.rawValue): \(finding.reason); \(finding.wayOut)"
      for id in finding.screens { screens[id, default: []].append(line) }
      if finding.screens.isEmpty { others.append(line) }
    }
    let summary = AuditText(audit: audit, palette: Palette(isColored: false)).summary
    self.init(
      title: "Audit", summary: [summary] + others,
      screens: screens)
  }
}
