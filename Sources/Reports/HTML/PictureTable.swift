import Files

/// The pictures of a page without duplicates.
///
/// For a picture it has its place in the report and its size: digests and paths would need ten times the memory.
struct PictureTable {
  /// The width and the height of a picture in pixels, in the page an array of two.
  struct Size: Encodable {
    var width: UInt32
    var height: UInt32

    func encode(to encoder: any Encoder) throws {
      try [width, height].encode(to: encoder)
    }

    /// The size as it is encoded.
    var json: String { "[\(width),\(height)]" }
  }

  /// The indices of the pictures of each screen.
  private(set) var indices: [HTMLPageData.Pictures]
  /// The sizes of the pictures.
  private(set) var sizes: [Size] = []
  private let screens: [ReportedScreen]
  /// The pictures in the order of the screens.
  private var places: [Place] = []

  /// A file of a finding.
  fileprivate struct Place {
    var screen: Int32
    var file: Int32
  }

  /// The files in the order of the screens.
  var files: some Sequence<ReportedFile> { places.lazy.map { [screens] in screens.file(at: $0) } }

  /// Finds the pictures of certain screens, and loads the start of each.
  ///
  /// - Parameters:
  ///   - screens: The findings of a report.
  ///   - isShown: Selects a finding by its index.
  ///   - load: Returns the first bytes of a file, or nil if it does not exist.
  init(
    _ screens: [ReportedScreen], where isShown: (Int) -> Bool,
    loading load: (ReportedFile) -> [UInt8]?
  ) {
    self.screens = screens
    indices = Array(repeating: HTMLPageData.Pictures(), count: screens.count)
    var known = KnownPictures(count: screens.reduce(0) { $0 + $1.files.count })
    for (number, screen) in screens.enumerated() where isShown(number) {
      for (place, file) in screen.files.enumerated() where file.kind == .picture {
        let found = known.index(of: file, Place(screen: Int32(number), file: Int32(place)), screens)
        {
          guard let content = load(file), let size = Self.size(ofPNG: content) else { return nil }
          places.append(Place(screen: Int32(number), file: Int32(place)))
          sizes.append(size)
          return Int32(sizes.count - 1)
        }
        switch file.role {
        case .expected: indices[number].expected = found
        case .actual: indices[number].actual = found
        case .difference: indices[number].difference = found
        }
      }
    }
  }

  /// The pictures by digest, as a hash table with open addressing.
  private struct KnownPictures {
    /// A file, and its index; negative if it does not exist.
    private struct Entry {
      var place: Place
      var index: Int32
    }

    private var entries: [Entry] = []
    /// The indices of entries; negative in a free slot.
    private var slots: [Int32]

    /// - Parameter count: The most pictures.
    init(count: Int) {
      var size = 16
      while size < 2 * count { size *= 2 }
      slots = Array(repeating: -1, count: size)
    }

    /// The index of a picture; the first time, it is made.
    mutating func index(
      of file: ReportedFile, _ place: Place, _ screens: [ReportedScreen], make: () -> Int32?
    ) -> Int32? {
      var slot = file.digest.hashValue & (slots.count - 1)
      while slots[slot] >= 0 {
        let entry = entries[Int(slots[slot])]
        if screens.file(at: entry.place).digest == file.digest {
          return entry.index < 0 ? nil : entry.index
        }
        slot = (slot + 1) & (slots.count - 1)
      }
      let index = make()
      slots[slot] = Int32(entries.count)
      entries.append(Entry(place: place, index: index ?? -1))
      return index
    }
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

extension [ReportedScreen] {
  fileprivate func file(at place: PictureTable.Place) -> ReportedFile {
    self[Int(place.screen)].files[Int(place.file)]
  }
}
