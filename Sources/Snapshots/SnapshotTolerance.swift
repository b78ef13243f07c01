package import Raster

/// How much a picture may differ from the stored one; nothing unless it is said.
package struct SnapshotTolerance: Sendable, Equatable {
  /// When two pixels count as different.
  package var metric: ColorMetric
  /// How much may differ.
  package var limits: ComparisonLimits
  /// The side, in pixels, of the squares among which the fullest is looked for.
  package var window: Int
  /// What is left out, in pixels.
  package var masks: [PixelRect]
  /// The parts of the screen that are left out, by their names.
  package var maskedRegions: [String]

  /// Every channel of every pixel counts.
  package static let exact = SnapshotTolerance()

  /// Creates a tolerance; what is left out tolerates nothing.
  package init(
    metric: ColorMetric = .exact,
    limits: ComparisonLimits = ComparisonLimits(),
    window: Int = 32,
    masks: [PixelRect] = [],
    maskedRegions: [String] = []
  ) {
    self.metric = metric
    self.limits = limits
    self.window = window
    self.masks = masks
    self.maskedRegions = maskedRegions
  }

  /// How pictures with these parts are compared.
  func options(_ regions: [PictureRegion]) -> ComparisonOptions {
    let named = regions.filter { maskedRegions.contains($0.name) }.map(\.rect)
    return ComparisonOptions(metric: metric, masks: masks + named, window: window)
  }

  /// Whether a difference is let pass.
  func allows(_ outcome: ComparisonOutcome) -> Bool {
    switch outcome {
    case .sizes: false
    case .pixels(let comparison): limits.allow(comparison)
    }
  }
}

/// What a comparison with the stored snapshot found, and what it let pass.
package struct SnapshotFinding: Sendable, Equatable {
  /// What was found.
  package var verdict: Verdict
  /// How the pictures compare, where they are not equal and a tolerance was given.
  package var measured: PixelComparison?
}
