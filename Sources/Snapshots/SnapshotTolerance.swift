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
    let named = regions.filter { maskedRegions.contains($0.name) }.map(\.rect)
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

/// A named part of a picture, in pixels.
package struct PictureRegion: Sendable, Equatable {
  /// The name, such as `tabBar`.
  package var name: String
  /// The position.
  package var rect: PixelRect

  /// Creates a region.
  package init(name: String, rect: PixelRect) {
    self.name = name
    self.rect = rect
  }
}

extension [PictureRegion] {
  /// The names of the parts in which two pictures of the same size differ, bottom first.
  ///
  /// A pixel belongs to the last part that contains it, since that one is visible.
  ///
  /// - Complexity: O(pixels), plus O(parts) for each differing pixel.
  func names(differingIn old: Bitmap, _ new: Bitmap) -> [String] {
    guard old.width == new.width, old.height == new.height else { return [] }
    var isTouched = [Bool](repeating: false, count: count)
    old.visitRuns(comparedWith: new) { y, runs in
      for x in runs.lazy.flatMap({ $0.start..<$0.end }) {
        if let index = lastIndex(where: { $0.rect.contains(x: x, y: y) }) {
          isTouched[index] = true
        }
      }
    }
    return indices.filter { isTouched[$0] }.map { self[$0].name }
  }
}

extension PixelRect {
  fileprivate func contains(x: Int, y: Int) -> Bool {
    x >= left && x < right && y >= top && y < bottom
  }
}
