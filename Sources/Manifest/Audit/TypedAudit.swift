package import Scenes

/// The audit rules that need the app's own types and router.
@MainActor
package enum TypedAudit {
  /// The findings of the rules for every app.
  ///
  /// - Complexity: O(*n*) visits of a router for *n* screens, and about 20,000 more.
  package static func findings<M: ScreenManifest>(
    in manifest: M.Type, limits: DriveLimits
  ) async -> [AuditFinding] {
    await OrderRule(manifest, limits: limits).findings()
      + LinkRule(manifest, limits: limits).findings()
  }

  /// The findings of the rules for an app whose states can be archived.
  package static func restorationFindings<M: ScreenManifest>(
    in manifest: M.Type, limits: DriveLimits
  ) async -> [AuditFinding]
  where M.Tab: Codable, M.Route: Codable, M.Sheet: Codable {
    var findings: [AuditFinding] = []
    for screen in M.allCases {
      if let finding = await RestorationRule.finding(screen, limits: limits) {
        findings.append(finding)
      }
    }
    return findings
  }
}
