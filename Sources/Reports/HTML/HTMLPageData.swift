import PlainText

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

/// The pictures of a page, each once however many screens show it.
struct PictureTable {
  /// The contents in the order in which the screens name them.
  private(set) var contents: [[UInt8]] = []
  /// Their sizes in pixels.
  private(set) var sizes: [[Int]] = []
  /// The places by digest; none for a file that is not there.
  private var places: [String: Int?] = [:]

  /// How many bytes all pictures take in Base64 with the tags round them.
  var encodedCount: Int { contents.reduce(0) { $0 + ($1.count + 2) / 3 * 4 + 64 } }

  /// Finds the places of a screen's pictures and loads those that are new.
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
  ) -> Int? {
    if let known = places[file.digest] { return known }
    guard let content = load(file), let size = Self.size(ofPNG: content) else {
      places[file.digest] = .some(nil)
      return nil
    }
    places[file.digest] = contents.count
    contents.append(content)
    sizes.append(size)
    return contents.count - 1
  }

  /// The size in a PNG's header; `nil` when it is none.
  private static func size(ofPNG bytes: [UInt8]) -> [Int]? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
    let size = [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return size.allSatisfy { $0 > 0 } ? size : nil
  }
}
