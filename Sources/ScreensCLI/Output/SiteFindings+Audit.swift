import DocsSite
import FlowMaps
import Scenes

extension SiteFindings {
  /// What an audit found, as a site shows it.
  init(_ audit: Audit) {
    self.init(
      title: "Audit",
      summary: AuditText(audit: audit, palette: Palette(isColored: false)).summary,
      items: audit.findings.map { finding in
        Item(
          "\(finding.severity.rawValue): \(finding.reason); \(finding.remedy)",
          screens: finding.screens)
      })
  }
}
