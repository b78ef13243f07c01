import Files
import PlainText

/// The data for the page's script: the findings in words, with the indices of their pictures.
///
/// The data of a screen is created when it is written, since that of a large report needs much memory.
struct HTMLPageData {
  /// The indices of a screen's pictures in the table.
  struct Pictures: Encodable, Equatable {
    var expected: Int32?
    var actual: Int32?
    var difference: Int32?
  }

  /// One finding.
  ///
  /// Empty values are omitted, since most screens of a large report did not change.
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
    /// The verb for the command, used in a heading.
    var actionVerb: String?
    var pictures: Pictures?
    /// What equal findings have in common, if the screen is the first of several.
    var headline: String?
    /// The indices of the screens with equal findings, without this one.
    var members: [Int]?
    /// Whether its details are an example, since those of the others differ.
    var isExample: Bool?
  }

  /// The object of the page without its pictures and screens.
  struct Frame: Encodable {
    /// The number of pixels per point, to show pictures in the size of the device.
    var scale: Int
    /// The words for outcomes, in the order of the filters.
    let outcomes = ["failed", "changed", "added", "moved", "obsolete", "recorded", "unchanged"]
    /// The sizes of the pictures and the screens are written one by one.
    let pictures: [PictureTable.Size] = []
    let screens: [Screen] = []
  }

  let frame: Frame
  private let report: Report
  let pictures: PictureTable
  /// The entries of equal findings by the index of the first.
  private let groups: [Int: ReportEntry]
  /// The screens that an entry of equal findings only lists.
  private let listed: Set<Int>

  init(_ report: Report, pictures: PictureTable) {
    frame = Frame(scale: max(1, report.variant.scale))
    self.report = report
    self.pictures = pictures
    let entries = report.entries.filter { $0.group != nil }
    groups = Dictionary(uniqueKeysWithValues: entries.map { ($0.places[0], $0) })
    listed = Set(entries.flatMap { $0.places.dropFirst() })
  }

  /// The data of the screen with an index in the report.
  func screen(at place: Int) -> Screen {
    var screen = Screen(report.screens[place], pictures: pictures.indices[place])
    if let entry = groups[place] { screen.show(entry) }
    if listed.contains(place) { screen.hideDetails() }
    return screen
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
      if command != nil {
        actionVerb = screen.actionVerb.capitalizedStart
      }
    }
    summary = screen.summary
    meaning = Self.nonempty(screen.meaning.map(VisibleText.line))
    facts = Self.nonempty(screen.facts)
    text = Self.nonempty(screen.differenceLines)
  }

  /// Shows what equal findings have in common, and their command.
  fileprivate mutating func show(_ entry: ReportEntry) {
    headline = entry.headline
    members = Array(entry.places.dropFirst())
    isExample = entry.hasExample ? true : nil
    summary = entry.summary
    meaning = Self.nonempty(entry.sentences.map(VisibleText.line))
    facts = Self.nonempty(entry.facts)
    command = entry.shownCommand
    actionVerb = command == nil ? nil : entry.actionVerb.capitalizedStart
  }

  /// Removes what another finding shows.
  fileprivate mutating func hideDetails() {
    (summary, meaning, facts, text, command, actionVerb) = (nil, nil, nil, nil, nil, nil)
  }

  private static func nonempty(_ lines: [String]) -> [String]? {
    lines.isEmpty ? nil : lines
  }
}

extension String {
  /// The text with a capital letter at the start.
  var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}
