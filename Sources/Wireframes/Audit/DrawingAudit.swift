package import Scenes

/// The audit of how scenes are drawn: what is cut off or cannot be drawn as it is.
package struct DrawingAudit {
  private let scenes: [Scene]
  private let nearest: SceneAudit.Nearest

  /// Creates the audit of some scenes.
  ///
  /// - Parameters:
  ///   - scenes: The scenes, in the order of the manifest.
  ///   - nearest: Finds the name that is offered for one that there is not.
  package init(_ scenes: [Scene], nearest: @escaping SceneAudit.Nearest) {
    self.scenes = scenes
    self.nearest = nearest
  }

  /// What is wrong.
  ///
  /// - Complexity: that of laying out every scene once.
  package var findings: [AuditFinding] {
    ClippedTitleRule.findings(in: scenes)
      + UnmappedIconRule.findings(in: scenes, nearest: nearest)
      + MissingGlyphRule.findings(in: scenes)
  }
}
