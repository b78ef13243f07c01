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

/// When two pixels count as different.
package enum ColorMetric: Sendable, Equatable {
  /// When any channel differs by anything.
  case exact
  /// When a person would see it.
  ///
  /// - Parameters:
  ///   - threshold: The share of the largest distance that is still taken for the same, 0 to 1; the
  ///     usual one is 0.1.
  ///   - detectsAntialiasing: Whether soft edges that only fell differently are counted apart.
  ///   - backdrop: What lies behind pixels that are not opaque.
  case perceived(
    threshold: Double, detectsAntialiasing: Bool = true, backdrop: Backdrop = .pattern)

  /// What pixels that are not opaque are laid over before they are compared.
  package enum Backdrop: Sendable, Equatable {
    /// A colour that changes from pixel to pixel, so that no colour can hide; as pixelmatch 7 does.
    case pattern
    /// White, on which white ink cannot be seen; as odiff and earlier versions of pixelmatch do.
    case white
  }
}

/// How much two pictures may differ and still pass; nothing unless it is said.
package struct ComparisonLimits: Sendable, Equatable {
  /// The most differing pixels.
  package var pixels: Int?
  /// The largest share of differing pixels, 0 to 1.
  package var ratio: Double?
  /// The most differing pixels in any square of ``ComparisonOptions/window``.
  package var inWindow: Int?

  /// Creates limits; those left out do not apply.
  package init(pixels: Int? = nil, ratio: Double? = nil, inWindow: Int? = nil) {
    self.pixels = pixels
    self.ratio = ratio
    self.inWindow = inWindow
  }

  /// Holds each limit against what was measured, in the order of the properties.
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

  /// Whether a comparison passes: nothing differs, or there are limits and all of them hold.
  package func allow(_ comparison: PixelComparison) -> Bool {
    if comparison.differing == 0 { return true }
    let findings = findings(for: comparison)
    return !findings.isEmpty && !findings.contains(where: \.isExceeded)
  }
}

/// A limit and what was measured for it.
package enum LimitFinding: Sendable, Equatable {
  /// The number of differing pixels.
  case pixels(measured: Int, limit: Int)
  /// The share of differing pixels.
  case ratio(measured: Double, limit: Double)
  /// The most differing pixels in a square of a side.
  case window(measured: Int, side: Int, limit: Int)

  /// Whether more was measured than is allowed.
  package var isExceeded: Bool {
    switch self {
    case .pixels(let measured, let limit), .window(let measured, _, let limit): measured > limit
    case .ratio(let measured, let limit): measured > limit
    }
  }
}
