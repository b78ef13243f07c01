import Raster
import Snapshots

/// The result of comparing two pictures, as text.
struct DiffReport {
  let outcome: ComparisonOutcome
  let tolerance: ToleranceOptions
  let palette: Palette

  /// Whether nothing differs, or the limits are met.
  var passes: Bool {
    switch outcome {
    case .sizes: false
    case .pixels(let comparison): tolerance.limits.allows(comparison)
    }
  }

  /// The lines, without line feeds.
  var lines: [String] {
    switch outcome {
    case .sizes(let first, let second):
      let sizes = "the sizes differ: \(size(first)) and \(size(second)) pixels"
      return [palette.paint(sizes, .red)]
    case .pixels(let comparison):
      return [headline(comparison)] + soft(comparison) + places(comparison)
        + tolerance.limits.findings(for: comparison).map(limit)
    }
  }

  private func headline(_ comparison: PixelComparison) -> String {
    guard let bounds = comparison.bounds else {
      return "equal: \(comparison.width) × \(comparison.height) pixels"
    }
    let text =
      "\(counted(comparison.differing, "pixel differs", "pixels differ"))"
      + " (\(percent(comparison.ratio)) of \(comparison.width) × \(comparison.height))"
      + " in \(place(bounds))"
    return palette.paint(text, passes ? .yellow : .red)
  }

  /// The antialiased pixels, which are only distinguished if there is a threshold.
  private func soft(_ comparison: PixelComparison) -> [String] {
    guard tolerance.threshold != nil, tolerance.detectsAntialiasing else { return [] }
    return [
      "  \(counted(comparison.antialiased, "antialiased pixel", "antialiased pixels")) not counted"
    ]
  }

  private func places(_ comparison: PixelComparison) -> [String] {
    guard let densest = comparison.densest else { return [] }
    let regions = comparison.regions.count < 2 ? [] : comparison.regions
    let square = "\(comparison.window) × \(comparison.window)"
    let place = "(\(densest.bounds.left), \(densest.bounds.top))"
    return regions.map { "  \($0.count) in \(self.place($0.bounds))" }
      + ["  at most \(densest.count) in any \(square), at \(place)"]
  }

  private func limit(_ finding: LimitFinding) -> String {
    let text =
      switch finding {
      case .pixels(let measured, let limit):
        "\(counted(measured, "pixel differs", "pixels differ")), allowed: \(limit)"
      case .ratio(let measured, let limit):
        "\(percent(measured)) differ, allowed: \(percent(limit))"
      case .window(let measured, let side, let limit):
        "\(counted(measured, "pixel differs", "pixels differ")) in a square of \(side), "
          + "allowed: \(limit)"
      }
    let word = finding.isExceeded ? "over the limit: " : "within the limit: "
    return palette.paint(word + text, finding.isExceeded ? .red : .green)
  }

  private func size(_ rect: PixelRect) -> String { "\(rect.width) × \(rect.height)" }

  private func place(_ rect: PixelRect) -> String {
    "\(size(rect)) at (\(rect.left), \(rect.top))"
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// A share in percent with four decimals, independent of the locale.
  private func percent(_ share: Double) -> String {
    let parts = Int((share * 1_000_000).rounded())
    if parts == 0, share > 0 { return "less than 0.0001 %" }
    let digits = String(parts % 10_000)
    return "\(parts / 10_000).\(String(repeating: "0", count: 4 - digits.count))\(digits) %"
  }
}
