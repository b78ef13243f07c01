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
