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

  /// The object of the page without its screens.
  struct Frame: Encodable {
    /// The number of pixels per point, to show pictures in the size of the device.
    var scale: Int
    /// The words for outcomes, in the order of the filters.
    let outcomes = ["failed", "changed", "added", "moved", "obsolete", "recorded", "unchanged"]
    var pictures: [PictureTable.Size]
    /// The screens are written one by one.
    let screens: [Screen] = []
  }

  let frame: Frame
  private let report: Report
  private let pictures: [Pictures]
  /// The entries of equal findings by the index of the first.
  private let groups: [Int: ReportEntry]
  /// The screens that an entry of equal findings only lists.
  private let listed: Set<Int>

  init(_ report: Report, pictures: [Pictures], sizes: [PictureTable.Size]) {
    frame = Frame(scale: max(1, report.variant.scale), pictures: sizes)
    self.report = report
    self.pictures = pictures
    let entries = report.entries.filter { $0.group != nil }
    groups = Dictionary(uniqueKeysWithValues: entries.map { ($0.places[0], $0) })
    listed = Set(entries.flatMap { $0.places.dropFirst() })
  }

  /// The data of the screen with an index in the report.
  func screen(at place: Int) -> Screen {
    var screen = Screen(report.screens[place], pictures: pictures[place])
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

/// The pictures of a page without duplicates.
struct PictureTable {
  /// The width and the height of a picture in pixels, in the page an array of two.
  struct Size: Encodable {
    var width: UInt32
    var height: UInt32

    func encode(to encoder: any Encoder) throws {
      try [width, height].encode(to: encoder)
    }
  }

  /// The files in the order of the screens.
  private(set) var files: [ReportedFile] = []
  /// The sizes of the files.
  private(set) var sizes: [Size] = []
  /// The indices by digest; nil for a missing file.
  private var places: [ContentDigest: Int32?] = [:]

  /// The indices of a screen's pictures; loads the start of new ones.
  mutating func indices(
    of screen: ReportedScreen, loading load: (ReportedFile) -> [UInt8]?
  ) -> HTMLPageData.Pictures {
    var pictures = HTMLPageData.Pictures()
    for file in screen.files where file.kind == .picture {
      let place = place(of: file, loading: load)
      switch file.role {
      case .expected: pictures.expected = place
      case .actual: pictures.actual = place
      case .difference: pictures.difference = place
      }
    }
    return pictures
  }

  private mutating func place(
    of file: ReportedFile, loading load: (ReportedFile) -> [UInt8]?
  ) -> Int32? {
    if let known = places[file.digest] { return known }
    guard let content = load(file), let size = Self.size(ofPNG: content) else {
      places[file.digest] = .some(nil)
      return nil
    }
    let place = Int32(files.count)
    places[file.digest] = place
    files.append(file)
    sizes.append(size)
    return place
  }

  /// The size in a PNG's header; `nil` if it is not a PNG.
  private static func size(ofPNG bytes: [UInt8]) -> Size? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
    let size = [16, 20].map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    return size.contains(0) ? nil : Size(width: size[0], height: size[1])
  }
}
