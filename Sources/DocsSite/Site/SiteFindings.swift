/// What was found out about the screens elsewhere, such as by an audit.
package struct SiteFindings: Sendable, Equatable {
  /// One thing that was found.
  package struct Item: Sendable, Equatable {
    /// What was found, a sentence.
    package var text: String
    /// The ids of the screens that it concerns.
    package var screens: [String]

    /// Creates an item.
    package init(_ text: String, screens: [String] = []) {
      self.text = text
      self.screens = screens
    }
  }

  /// What it is: "Audit", "Coverage".
  package let title: String
  /// What it adds up to.
  package let summary: String
  /// What it consists of; the page of a screen has what concerns it.
  package let items: [Item]
  private let numbers: [String: [Int]]

  /// Creates findings.
  package init(title: String, summary: String, items: [Item] = []) {
    self.title = title
    self.summary = summary
    self.items = items
    var numbers: [String: [Int]] = [:]
    for (number, item) in items.enumerated() {
      for id in item.screens { numbers[id, default: []].append(number) }
    }
    self.numbers = numbers
  }

  /// What concerns a screen.
  func items(about id: String) -> [Item] { (numbers[id] ?? []).map { items[$0] } }
}
