package import Scenes
package import Snapshots
package import Wireframes

/// What a run does with the screens and how it draws them.
package struct RunOptions: Sendable {
  /// The purpose of a run.
  package enum Purpose: Sendable, Equatable {
    /// Writes text and picture of every screen to a folder, and compares.
    case render
    /// Compares, and writes only files that explain a failure.
    case verify
    /// Compares, and stores the snapshots that the policy selects.
    case record(RecordPolicy)
  }

  /// The purpose of the run.
  package var purpose: Purpose
  /// How the screens are drawn; its variant is the first of ``variants``.
  package var wireframe: Wireframe.Options
  /// The variants of the run; at least one.
  package var variants: [PlannedVariant]
  /// The texts of the app in the languages of the variants.
  package var translations = Translations()
  /// The number of pixels per point, 1 to 3.
  package var scale: Int
  /// The formats of the pictures that a render writes; snapshots are always compared by pixels.
  package var formats: Set<PictureFormat>
  /// Where the snapshots are stored.
  package var store: SnapshotStore
  /// How much pictures may differ.
  package var tolerance: SnapshotTolerance
  /// The form in which snapshots are stored; nil to keep the form of the variant.
  package var form: SnapshotForm?
  /// Whether texts say what a screen reader says, below the drawing; nil to keep what is stored.
  package var storesTree: Bool?
  /// The folder of external pictures to compare; nil to draw the screens.
  package var actual: String?
  /// The output folder, for everything that the run writes except snapshots.
  package var output: String
  /// How many screens are drawn at the same time, at least 1.
  package var workers: Int

  /// Creates options.
  package init(
    purpose: Purpose,
    wireframe: Wireframe.Options = Wireframe.Options(),
    variants: [PlannedVariant] = [],
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
    self.variants = variants.isEmpty ? [PlannedVariant(wireframe.variant)] : variants
    if let first = variants.first { self.wireframe.variant = first.variant }
    self.scale = scale
    self.formats = formats
    self.store = store
    self.tolerance = tolerance
    self.form = form
    self.actual = actual
    // Reported paths start with it, so it is normalized.
    self.output = output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output
    self.workers = max(1, workers)
  }
}

extension RunOptions {
  /// Whether the run draws several variants, whose findings are named with their suffixes.
  package var isVaried: Bool { variants.count > 1 }

  /// The store of the pictures of a variant.
  package func store(of variant: Variant) -> SnapshotStore {
    guard isVaried else { return store }
    return SnapshotStore(
      folder: store.folder, variant: SnapshotVariant(variant, scale: scale))
  }

  /// The name of a screen's finding in a variant.
  func name(of id: String, in variant: Variant) -> String {
    isVaried ? id + variant.suffix : id
  }

  /// The number of pixel rows of the caption.
  var captionRows: Int {
    wireframe.showsCaption ? Int(Wireframe.captionHeight) * scale : 0
  }
}

/// A variant of a run, with the screens that are drawn in it.
package struct PlannedVariant: Sendable, Equatable {
  /// The variant.
  package var variant: Variant
  /// The ids of the screens; nil for all.
  package var screens: Set<String>?

  /// Creates a variant of all screens, or of some.
  package init(_ variant: Variant, screens: Set<String>? = nil) {
    self.variant = variant
    self.screens = screens
  }

  /// Whether a screen is drawn in the variant.
  package func includes(_ id: String) -> Bool { screens?.contains(id) ?? true }
}

/// The file format of a picture.
package enum PictureFormat: String, Sendable, CaseIterable {
  /// Pixels.
  case png
  /// Shapes, which are sharp at any size.
  case svg
}

/// Which snapshots `record` writes.
package enum RecordPolicy: String, Sendable, CaseIterable {
  /// None.
  case none
  /// The missing ones.
  case missing
  /// The existing ones that differ.
  case changed
  /// Both.
  case all

  /// The files that are written for a screen with this verdict.
  func kinds(toWriteFor verdict: Verdict) -> [SnapshotStore.Kind] {
    switch (self, verdict) {
    // Only the missing file: the other one may differ or be shared with another variant.
    case (.missing, .added(let missing)): missing
    case (.changed, .changed(let change)), (.all, .changed(let change)):
      (change.text == nil ? [] : [.text]) + (change.isPictureEqual ? [] : [.picture])
    case (.all, .added), (.missing, .moved), (.all, .moved): SnapshotStore.Kind.allCases
    // An unreadable snapshot is replaced only by the policy 'all'.
    case (.all, .failed): SnapshotStore.Kind.allCases
    default: []
    }
  }
}
