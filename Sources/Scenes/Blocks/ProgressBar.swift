/// How far something has come.
public struct ProgressBar: Codable, Sendable, Hashable, BlockConvertible {
  /// The part that is done, from 0 to 1.
  public var fraction: Double
  /// The small text above the bar.
  public var label: String?

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - fraction: The part that is done, from 0 to 1.
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
    "progress", "How far something has come.", blank: ProgressBar(0),
    fields: [
      .number("fraction", \.fraction, in: range, "The part that is done."),
      .text("label", \.label, "The small text above the bar."),
    ])

  /// The part that is drawn, from 0 to 1.
  package var shownFraction: Double { fraction.isFinite ? Self.range.clamping(fraction) : 0 }

  private static var range: ClosedRange<Double> { 0...1 }
}
