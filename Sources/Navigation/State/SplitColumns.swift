/// The columns of a split view: how many there are, what is selected in them and which of them are visible.
///
/// The first column shows the root page. Each selection is the page of the next column. The path of the stack
/// contains the pages pushed in the last column.
public struct SplitColumns<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The number of columns.
  public enum Count: Int, Hashable, Sendable, Codable, CaseIterable {
    /// A sidebar and the detail.
    case two = 2
    /// A sidebar, the content and the detail.
    case three = 3
  }

  /// The number of columns.
  public var count: Count
  /// What is selected in each column but the last, first column first; shorter if nothing is selected.
  public var selections: [Route]
  /// Which columns are visible.
  public var visibility: ColumnVisibility

  /// Creates columns.
  ///
  /// - Parameters:
  ///   - count: The number of columns.
  ///   - selections: What is selected in the first columns; what exceeds the columns is dropped.
  ///   - visibility: Which columns are visible.
  public init(
    _ count: Count, selections: [Route] = [], visibility: ColumnVisibility = .automatic
  ) {
    self.count = count
    self.selections = Array(selections.prefix(count.rawValue - 1))
    self.visibility = visibility
  }
}

/// Which columns of a split view are visible where the screen is wide enough.
public enum ColumnVisibility: String, Hashable, Sendable, Codable, CaseIterable {
  /// The default of the device and its orientation.
  case automatic
  /// All columns.
  case all
  /// The last two columns.
  case doubleColumn
  /// Only the detail.
  case detailOnly
}

private enum SplitColumnsKey: String, CodingKey {
  case count, selections, visibility
}

extension SplitColumns: Encodable where Route: Encodable {
  /// Encodes the columns; the visibility only if it is not automatic.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SplitColumnsKey.self)
    try container.encode(count, forKey: .count)
    try container.encode(selections, forKey: .selections)
    if visibility != .automatic { try container.encode(visibility, forKey: .visibility) }
  }
}

extension SplitColumns: Decodable where Route: Decodable {
  /// Decodes columns; without a visibility it is automatic.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SplitColumnsKey.self)
    self.init(
      try container.decode(Count.self, forKey: .count),
      selections: try container.decodeIfPresent([Route].self, forKey: .selections) ?? [],
      visibility: try container.decodeIfPresent(ColumnVisibility.self, forKey: .visibility)
        ?? .automatic)
  }
}

extension StackState {
  /// Selects a page in a column of the split view, or clears its selection; later selections and pushed pages go.
  ///
  /// Does nothing without a split view, for the last column, and for a column whose own page is not selected.
  ///
  /// - Parameters:
  ///   - route: The page to show in the next column; nil clears the selection.
  ///   - column: The index of the column; 0 is the sidebar.
  public mutating func select(_ route: Route?, inColumn column: Int) {
    guard var columns, (0..<columns.count.rawValue - 1).contains(column),
      column <= columns.selections.count
    else { return }
    columns.selections.removeSubrange(column...)
    if let route { columns.selections.append(route) }
    guard columns != self.columns || !path.isEmpty else { return }
    self.columns = columns
    path = []
    pageStates = []
  }
}
