package import Raster

/// How two pictures are compared.
package struct ComparisonOptions: Sendable, Equatable {
  /// The rule by which two pixels count as different.
  package var metric: ColorMetric
  /// The areas to ignore, in pixels.
  package var masks: [PixelRect]
  /// The side, in pixels, of the square that is moved over the picture to find the most differing
  /// pixels; at least 1.
  package var window: Int

  /// Creates options; the defaults compare exactly and ignore nothing.
  package init(metric: ColorMetric = .exact, masks: [PixelRect] = [], window: Int = 32) {
    self.metric = metric
    self.masks = masks
    self.window = max(1, window)
  }
}

/// The rule by which two pixels count as different.
package enum ColorMetric: Sendable, Equatable {
  /// Any channel differs.
  case exact
  /// The difference is visible.
  ///
  /// - Parameters:
  ///   - threshold: The maximum distance of equal pixels as a share of the largest distance, 0 to 1;
  ///     usually 0.1.
  ///   - detectsAntialiasing: Whether pixels that differ only by antialiasing are counted separately.
  ///   - backdrop: The background of pixels that are not opaque.
  case perceived(
    threshold: Double, detectsAntialiasing: Bool = true, backdrop: Backdrop = .pattern)

  /// The background over which pixels that are not opaque are blended before they are compared.
  package enum Backdrop: Sendable, Equatable {
    /// A colour that changes from pixel to pixel, so that every colour stays visible; as in pixelmatch 7.
    case pattern
    /// White, on which white is invisible; as in odiff and earlier versions of pixelmatch.
    case white
  }
}

/// How much two pictures may differ and still pass; by default nothing.
package struct ComparisonLimits: Sendable, Equatable {
  /// The maximum number of differing pixels.
  package var pixels: Int?
  /// The maximum share of differing pixels, 0 to 1.
  package var ratio: Double?
  /// The maximum number of differing pixels in any square of side ``ComparisonOptions/window``.
  package var inWindow: Int?

  /// Creates limits; missing ones do not apply.
  package init(pixels: Int? = nil, ratio: Double? = nil, inWindow: Int? = nil) {
    self.pixels = pixels
    self.ratio = ratio
    self.inWindow = inWindow
  }

  /// Compares each limit with the measured value, in the order of the properties.
  package func findings(for comparison: PixelComparison) -> [LimitFinding] {
    var findings: [LimitFinding] = []
    if let pixels {
      findings.append(.pixels(measured: comparison.differing, limit: pixels))
    }
    if let ratio {
      findings.append(.ratio(measured: comparison.ratio, limit: ratio))
    }
    if let inWindow {
      let measured = comparison.densest?.count ?? 0
      findings.append(.window(measured: measured, side: comparison.window, limit: inWindow))
    }
    return findings
  }

  /// Whether a comparison passes: nothing differs, or there are limits and none is exceeded.
  package func allows(_ comparison: PixelComparison) -> Bool {
    if comparison.differing == 0 { return true }
    let findings = findings(for: comparison)
    return !findings.isEmpty && !findings.contains(where: \.isExceeded)
  }
}

/// A limit and the measured value.
package enum LimitFinding: Sendable, Equatable {
  /// The number of differing pixels.
  case pixels(measured: Int, limit: Int)
  /// The share of differing pixels.
  case ratio(measured: Double, limit: Double)
  /// The maximum number of differing pixels in a square with a side.
  case window(measured: Int, side: Int, limit: Int)

  /// Whether the measured value is above the limit.
  package var isExceeded: Bool {
    switch self {
    case .pixels(let measured, let limit), .window(let measured, _, let limit): measured > limit
    case .ratio(let measured, let limit): measured > limit
    }
  }
}
