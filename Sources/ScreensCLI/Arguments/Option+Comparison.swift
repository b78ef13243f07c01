import Snapshots

extension Option {
  /// What `--output` is for `diff`; the environment's twin names a folder, so it has none.
  static let picture = Option(
    name: "output", letter: "o", kind: .value(placeholder: "FILE"),
    summary: "the PNG to draw the difference into", hasTwin: false, store: output.store)
  static let threshold = share("threshold", "the difference in colour that is let pass, 0 to 1") {
    $1.threshold = $0
  }
  static let antialiasing = flag(
    "antialiasing", "count soft edges as differing, too", \.comparison.detectsAntialiasing)
  static let maxDiffPixels = number(
    "max-diff-pixels", in: 0...Int(Int32.max), "how many pixels may differ"
  ) { $1.comparison.limits.pixels = $0 }
  static let maxDiffRatio = share("max-diff-ratio", "which share of all may differ, 0 to 1") {
    $1.limits.ratio = $0
  }
  static let window = number(
    "window", in: 1...10_000, "the side of the squares looked at (default: 32)"
  ) { $1.comparison.window = $0 }
  static let maxInWindow = number(
    "max-in-window", in: 0...100_000_000, "how many pixels may differ in any such square"
  ) { $1.comparison.limits.inWindow = $0 }
  static let mask = Option(
    name: "mask", letter: nil, kind: .list(placeholder: "MASK"), summary: "what to leave out",
    hasTwin: true
  ) { value, settings throws(ValueProblem) in
    settings.comparison.masks.append(try ValueParsing.mask(value))
  }

  /// What says how two pictures are compared.
  static let comparison = [
    picture, threshold, antialiasing, maxDiffPixels, maxDiffRatio, window, maxInWindow, mask,
  ]

  /// What says how a run compares each screen with its snapshot.
  static let tolerance = comparison.filter { $0.name != picture.name }

  private static func share(
    _ name: String, _ summary: String,
    _ assign: @escaping @Sendable (Double, inout ComparisonSettings) -> Void
  ) -> Option {
    let kind = Kind.value(placeholder: "SHARE")
    return Option(name: name, letter: nil, kind: kind, summary: summary, hasTwin: true) {
      value, settings throws(ValueProblem) in
      assign(try ValueParsing.share(value), &settings.comparison)
    }
  }
}
