package import Snapshots
package import Wireframes

/// What a run does with the screens and how it draws them.
package struct RunOptions: Sendable {
  /// What a run is for.
  package enum Purpose: Sendable, Equatable {
    /// Writes text and picture of every screen to a folder, and compares.
    case render
    /// Compares, and writes only what helps to understand a failure.
    case verify
    /// Compares, and brings the stored snapshots up to date as far as the policy says.
    case record(RecordPolicy)
  }

  /// What the run is for.
  package var purpose: Purpose
  /// How the screens are drawn.
  package var wireframe: Wireframe.Options
  /// The number of pixels a point, 1 to 3.
  package var scale: Int
  /// What a run that renders writes of each picture; snapshots are always compared by their pixels.
  package var formats: Set<PictureFormat>
  /// Where the snapshots are stored.
  package var store: SnapshotStore
  /// How much pictures may differ.
  package var tolerance: SnapshotTolerance
  /// In which form snapshots are stored; nil for the form that the variant has.
  package var form: SnapshotForm?
  /// The folder of pictures that something else made; nil for those that the run draws.
  package var actual: String?
  /// The folder for what the run writes beside the snapshots.
  package var output: String
  /// How many screens are drawn at the same time, at least 1.
  package var workers: Int

  /// Creates options.
  package init(
    purpose: Purpose,
    wireframe: Wireframe.Options = Wireframe.Options(),
    scale: Int = 2,
    formats: Set<PictureFormat> = [.png],
    store: SnapshotStore,
    tolerance: SnapshotTolerance = .exact,
    form: SnapshotForm? = nil,
    actual: String? = nil,
    output: String,
    workers: Int
  ) {
    self.purpose = purpose
    self.wireframe = wireframe
    self.scale = scale
    self.formats = formats
    self.store = store
    self.tolerance = tolerance
    self.form = form
    self.actual = actual
    // Paths of files are told from here, so that there is one way to write it.
    self.output = output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output
    self.workers = max(1, workers)
  }
}

extension RunOptions {
  /// How many rows at the top of a picture belong to the caption.
  var captionRows: Int {
    wireframe.showsCaption ? Int(Wireframe.captionHeight) * scale : 0
  }
}

/// In which form a picture is written.
package enum PictureFormat: String, Sendable, CaseIterable {
  /// Pixels.
  case png
  /// Shapes, which are sharp at any size.
  case svg
}

/// Which snapshots `record` writes.
package enum RecordPolicy: String, Sendable, CaseIterable {
  /// None: the run only tells.
  case none
  /// Those that are not there.
  case missing
  /// Those that are there but differ.
  case changed
  /// Both.
  case all

  /// Which files of a screen with this verdict are written.
  func kinds(toWriteFor verdict: Verdict) -> [SnapshotStore.Kind] {
    switch (self, verdict) {
    // The other file may differ, or belong to another variant too, and nobody has looked at that.
    case (.missing, .added(let missing)): missing
    case (.changed, .changed(let change)), (.all, .changed(let change)):
      (change.text == nil ? [] : [.text]) + (change.isPictureEqual ? [] : [.picture])
    case (.all, .added), (.missing, .moved), (.all, .moved): SnapshotStore.Kind.allCases
    // A snapshot that cannot be read is replaced only when everything is.
    case (.all, .failed): SnapshotStore.Kind.allCases
    default: []
    }
  }
}
