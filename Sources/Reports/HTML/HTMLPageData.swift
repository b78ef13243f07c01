internal import PlainText

/// What the page's script reads: the findings in words, with their pictures by place.
struct HTMLPageData: Encodable {
  /// The places of a screen's pictures in the table.
  struct Pictures: Encodable, Equatable {
    var expected: Int?
    var actual: Int?
    var difference: Int?
  }

  /// One finding.
  ///
  /// What is empty is left out: most of a large report is screens that did not change.
  struct Screen: Encodable {
    var id: String
    var title: String
    var tab: String?
    var crumbs: [String]?
    var outcome: String
    var pending: Bool?
    var summary: String?
    var meaning: [String]?
    var facts: [String]?
    var text: [String]?
    var command: String?
    /// What the command does, as the start of a heading.
    var deed: String?
    var pictures: Pictures?
  }

  /// The number of pixels a point, by which pictures are shown as large as on their device.
  var scale: Int
  /// The words for what became of a screen, in the order of the filters.
  var outcomes: [String]
  /// The width and height of each picture in pixels.
  var pictures: [[Int]]
  var screens: [Screen]

  init(_ report: Report, pictures: [Pictures], sizes: [[Int]]) {
    scale = max(1, report.variant.scale)
    outcomes = ["failed", "changed", "added", "moved", "obsolete", "recorded", "unchanged"]
    self.pictures = sizes
    screens = zip(report.screens, pictures).map(Screen.init)
  }
}

extension HTMLPageData.Screen {
  fileprivate init(_ screen: ReportedScreen, pictures: HTMLPageData.Pictures) {
    id = screen.shownID
    title = VisibleText.line(screen.title)
    tab = screen.tab.map(VisibleText.line)
    crumbs = Self.nonempty(screen.crumbs.map(VisibleText.line))
    outcome = screen.outcome
    if pictures != HTMLPageData.Pictures() { self.pictures = pictures }
    guard screen.verdict != .unchanged else { return }
    if screen.isPending {
      pending = true
      command = screen.shownCommand
      if command != nil { deed = screen.deed.prefix(1).uppercased() + screen.deed.dropFirst() }
    }
    summary = screen.summary
    meaning = Self.nonempty(screen.meaning.map(VisibleText.line))
    facts = Self.nonempty(screen.facts)
    text = Self.nonempty(screen.differenceLines)
  }

  private static func nonempty(_ lines: [String]) -> [String]? {
    lines.isEmpty ? nil : lines
  }
}
