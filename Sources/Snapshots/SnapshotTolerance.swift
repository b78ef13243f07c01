package import Raster

/// How much a picture may differ from the stored one; by default nothing.
package struct SnapshotTolerance: Sendable, Equatable {
  /// The rule by which two pixels count as different.
  package var metric: ColorMetric
  /// The limits of differences.
  package var limits: ComparisonLimits
  /// The side, in pixels, of the square that is moved over the picture to find the most differing pixels.
  package var window: Int
  /// The areas to ignore, in pixels.
  package var masks: [PixelRect]
  /// The names of the parts of the screen to ignore.
  package var maskedRegions: [String]

  /// No tolerance: every channel of every pixel must be equal.
  package static let exact = SnapshotTolerance()

  /// Creates a tolerance; the defaults tolerate nothing.
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

  /// The comparison options for a picture with these parts.
  func options(_ regions: [PictureRegion]) -> ComparisonOptions {
    let named = regions.filter { maskedRegions.contains($0.name) }.flatMap(\.rects)
    return ComparisonOptions(metric: metric, masks: masks + named, window: window)
  }

  /// Whether a difference is within the limits.
  func allows(_ outcome: ComparisonOutcome) -> Bool {
    switch outcome {
    case .sizes: false
    case .pixels(let comparison): limits.allows(comparison)
    }
  }
}

/// The result of a comparison with the stored snapshot, including tolerated differences.
package struct SnapshotFinding: Sendable, Equatable {
  /// The result.
  package var verdict: Verdict
  /// The measured differences, if the pictures differ and a tolerance is given.
  package var measured: PixelComparison?
}
