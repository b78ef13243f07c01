import Raster

/// A fingerprint of the pixels in which two pictures of the same size differ.
///
/// Where the text differs as well, the pixels may be anywhere: the same row can be at another height. Otherwise
/// their positions count.
struct DifferencePattern: Equatable {
  /// The names of the parts with counted pixels.
  private(set) var parts: Set<String> = []
  /// The names of icons with other pixels in an uncounted part.
  private(set) var icons: Set<String> = []
  /// A hash of the counted pixels: their positions, old and new values.
  private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - explained: The names of parts whose pixels do not count, since the text tells how they differ.
  ///   - isMovable: Whether positions are relative to the first differing pixel.
  /// - Complexity: O(pixels), plus O(parts + icons) for each differing pixel.
  init(
    from old: Bitmap, to new: Bitmap, regions: [PictureRegion], icons drawn: [PictureIcon],
    explained: Set<String>, isMovable: Bool
  ) {
    var origin: (x: Int, y: Int)? = isMovable ? nil : (0, 0)
    old.visitRuns(comparedWith: new) { y, runs in
      for x in runs.lazy.flatMap({ $0.start..<$0.end }) {
        let part = regions.last { $0.contains(x: x, y: y) }?.name ?? ""
        if explained.contains(part) {
          icons.formUnion(drawn.filter { $0.rect.contains(x: x, y: y) }.map(\.name))
          continue
        }
        let start = origin ?? (x, y)
        origin = start
        parts.insert(part)
        add(x - start.x)
        add(y - start.y)
        add(Int(old[x, y]) << 32 | Int(new[x, y]))
      }
    }
  }

  /// The fingerprint as a text; empty if no pixel counts.
  var text: String {
    guard !parts.isEmpty || !icons.isEmpty else { return "" }
    return (parts.sorted() + ["icons"] + icons.sorted() + ["\(hash)"]).joined(separator: "\n")
  }

  /// Adds a value like FNV-1a, a word at a time, with a shift so that high bits count as well.
  private mutating func add(_ value: Int) {
    hash = (hash ^ UInt64(bitPattern: Int64(value))) &* 0x0000_0100_0000_01B3
    hash ^= hash >> 32
  }
}
