import Scenes

/// The row of a column whose page the next column shows.
struct RowSelection {
  /// The title of the page in the next column; nil if it shows none.
  let title: String?
  /// The id of the screen.
  let screen: String
  /// Whether the row is being drawn.
  var isCurrent = false
  private var isFound = false

  init(title: String?, screen: String) {
    self.title = title
    self.screen = screen
  }

  /// Whether a row is the selected one; of several, only the first is.
  mutating func select(_ row: Row) -> Bool {
    guard !isFound, let title else { return false }
    isFound = row.leadsTo == screen || row.title == title
    isCurrent = isFound
    return isFound
  }
}
