import Harness

/// Looks at all that a run depends on, and says what could go wrong.
@MainActor
struct Doctor {
  let source: SceneSource
  /// The folder of the snapshots.
  let snapshotsFolder: String
  /// The folder of what a run writes.
  let outputFolder: String
  let session: Tool.Session
  let machine: Machine

  /// What was found, in the order in which it is best mended.
  var diagnoses: [Diagnosis] {
    [toolchain] + codecs + configuration + screens + snapshots + repository + [output]
  }
}
