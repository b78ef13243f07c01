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

/// A named part of a picture, in pixels.
package struct PictureRegion: Sendable, Equatable {
  /// What lies there, such as `tabBar`.
  package var name: String
  /// Where it lies.
  package var rect: PixelRect

  /// Creates a region.
  package init(name: String, rect: PixelRect) {
    self.name = name
    self.rect = rect
  }
}

extension [PictureRegion] {
  /// The names of the parts in which two pictures of one size differ, bottom first.
  ///
  /// A pixel belongs to the last part that it lies in, since that one is seen.
  ///
  /// - Complexity: O(pixels), and O(parts) for each that differs.
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
