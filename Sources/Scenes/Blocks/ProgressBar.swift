/// A progress bar.
public struct ProgressBar: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing {
  /// The progress, from 0 to 1.
  public var fraction: Double
  /// The small text above the bar.
  public var label: String?
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the bar comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - fraction: The progress, from 0 to 1.
  ///   - label: The small text above the bar.
  public init(_ fraction: Double, label: String? = nil) {
    self.fraction = fraction
    self.label = label
  }

  /// The bar as a block.
  public var block: Block { .progress(self) }
}

extension ProgressBar: BlockContent {
  package static let table = FieldTable<ProgressBar>(
    "progress", "A progress bar.", blank: ProgressBar(0),
    fields: [
      .number("fraction", \.fraction, in: range, "The progress, from 0 to 1."),
      .text("label", \.label, "The small text above the bar."),
      .accessible,
      .source(\.source),
    ])

  /// The drawn progress, from 0 to 1.
  package var shownFraction: Double { fraction.isFinite ? Self.range.clamping(fraction) : 0 }

  private static var range: ClosedRange<Double> { 0...1 }
}
