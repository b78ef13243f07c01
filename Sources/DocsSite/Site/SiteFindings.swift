/// Findings about the screens, such as those of an audit.
package struct SiteFindings: Sendable, Equatable {
  /// One finding.
  package struct Item: Sendable, Equatable {
    /// The finding, as a sentence.
    package var text: String
    /// The ids of the screens that it is about.
    package var screens: [String]
    /// The cells of its row, if the findings are a table.
    package var cells: [String]

    /// Creates an item.
    package init(_ text: String, screens: [String] = [], cells: [String] = []) {
      self.text = text
      self.screens = screens
      self.cells = cells
    }
  }

  /// The title: "Audit" or "Coverage".
  package let title: String
  /// The result in one line.
  package let summary: String
  /// The findings; the page of a screen shows those about it.
  package let items: [Item]
  /// The heads of the columns of a table, without that of the screens; empty for a list.
  package let columns: [String]
  private let numbers: [String: [Int]]

  /// Creates findings.
  package init(title: String, summary: String, items: [Item] = [], columns: [String] = []) {
    self.title = title
    self.summary = summary
    self.items = items
    self.columns = columns
    var numbers: [String: [Int]] = [:]
    for (number, item) in items.enumerated() {
      for id in item.screens { numbers[id, default: []].append(number) }
    }
    self.numbers = numbers
  }

  /// The findings about a screen.
  func items(about id: String) -> [Item] { (numbers[id] ?? []).map { items[$0] } }
}
