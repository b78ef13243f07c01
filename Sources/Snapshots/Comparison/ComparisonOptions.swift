package import Raster

/// How two pictures are compared.
package struct ComparisonOptions: Sendable, Equatable {
  /// When two pixels count as different.
  package var metric: ColorMetric
  /// What is left out, in pixels.
  package var masks: [PixelRect]
  /// The side, in pixels, of the squares among which the one with the most differing pixels is
  /// looked for; at least 1.
  package var window: Int

  /// Creates options; the defaults compare exactly and leave nothing out.
  package init(metric: ColorMetric = .exact, masks: [PixelRect] = [], window: Int = 32) {
    self.metric = metric
    self.masks = masks
    self.window = max(1, window)
  }
}
