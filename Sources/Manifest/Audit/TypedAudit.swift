package import Scenes

/// The audit of what only the app's own types and router tell.
@MainActor
package enum TypedAudit {
  /// What is wrong.
  ///
  /// - Complexity: O(*n*) visits of a router for *n* screens, and about 20,000 more.
  package static func findings<M: ScreenManifest>(in manifest: M.Type) async -> [AuditFinding] {
    await OrderRule(manifest).findings + LinkRule(manifest).findings()
  }

  /// What is wrong, in an app whose states can be archived.
  package static func restorationFindings<M: ScreenManifest>(in manifest: M.Type)
    -> [AuditFinding]
  where M.Tab: Codable, M.Route: Codable, M.Sheet: Codable {
    M.allCases.compactMap(RestorationRule.finding)
  }
}
