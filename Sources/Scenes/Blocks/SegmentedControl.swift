/// A row of choices, one of them selected.
public struct SegmentedControl: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing
{
  /// The texts of the choices.
  public var options: [String]
  /// The index of the selected choice.
  public var selection: Int
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the control comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a control from its choices and the index of the selected one.
  public init(_ options: [String], selection: Int = 0) {
    self.options = options
    self.selection = selection
  }

  /// The control as a block.
  public var block: Block { .segmentedControl(self) }
}

extension SegmentedControl: BlockContent {
  package static let table = FieldTable<SegmentedControl>(
    "segmentedControl", "A row of choices, one of them selected.", blank: SegmentedControl([]),
    fields: [
      .texts("options", \.options, "The texts of the choices.", isRequired: true),
      .integer(
        "selection", \.selection, in: 0...10_000, "The index of the selected choice, from 0.",
        // An invalid index selects no segment, as the first index after the last one does.
        outOfRange: \.options.count),
      .accessible,
      .source(\.source),
    ])
}
