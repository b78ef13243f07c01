package import Files
package import Raster

/// The digests of the pictures in a folder that stores snapshots only as texts.
///
///     recipeDetail	standard	828x1796	9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
///
/// Each line has a screen, a variant, the size and the digest, separated by tabs. The lines
/// are sorted, so that branches that change different screens can be merged.
package struct DigestTable: Sendable, Equatable {
  private struct Key: Hashable, Comparable {
    var id: String
    var variant: SnapshotVariant

    static func < (left: Key, right: Key) -> Bool {
      let (a, b) = (left.id.utf8, right.id.utf8)
      if !a.elementsEqual(b) { return a.lexicographicallyPrecedes(b) }
      return left.variant.suffix.utf8.lexicographicallyPrecedes(right.variant.suffix.utf8)
    }
  }

  private var digests: [Key: PictureDigest] = [:]

  /// Creates an empty table.
  package init() {}

  /// Reads a table.
  ///
  /// - Throws: The first invalid line, such as a conflict marker.
  package init(_ text: String) throws(DigestTableError) {
    for (index, line) in text.split(separator: "\n").enumerated() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 4, let variant = SnapshotVariant(name: fields[1]),
        let digest = PictureDigest(size: fields[2], sha256: fields[3])
      else { throw .line(index + 1) }
      digests[Key(id: String(fields[0]), variant: variant)] = digest
    }
  }

  /// The lines of the table, sorted; empty if there are no digests.
  package var text: String {
    digests.sorted { $0.key < $1.key }
      .map { ([$0.key.id, $0.key.variant.name] + $0.value.fields).joined(separator: "\t") + "\n" }
      .joined()
  }

  /// Whether there are no digests.
  package var isEmpty: Bool { digests.isEmpty }

  /// The digest of one picture of a screen, if any.
  package subscript(id: String, variant: SnapshotVariant) -> PictureDigest? {
    get { digests[Key(id: id, variant: variant)] }
    set { digests[Key(id: id, variant: variant)] = newValue }
  }

  /// Whether any screen has a digest in a variant.
  package func contains(_ variant: SnapshotVariant) -> Bool {
    digests.keys.contains { $0.variant == variant }
  }

  /// The ids without a screen in the manifest, sorted.
  package func obsoleteIDs(manifest ids: Set<String>) -> [String] {
    Set(digests.keys.map(\.id)).subtracting(ids)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Removes the digests of the variants that are not kept.
  ///
  /// - Returns: The names of the removed ones, such as `recipeDetail~dark`, sorted.
  package mutating func removeVariants(keeping isKept: (DrawnName) -> Bool) -> [String] {
    let obsolete = digests.keys.filter { key in
      DrawnName(id: key.id, suffix: key.variant.suffix[...]).map { !isKept($0) } ?? false
    }
    for key in obsolete { digests[key] = nil }
    return obsolete.sorted().map { $0.id + $0.variant.suffix }
  }

  /// Removes all digests of a screen.
  package mutating func remove(_ id: String) {
    digests = digests.filter { $0.key.id != id }
  }
}

extension SnapshotVariant {
  private static let standardName = "standard"

  /// The name in a table: the suffix without `~`.
  fileprivate var name: String {
    suffix.isEmpty ? Self.standardName : String(suffix.dropFirst())
  }

  fileprivate init?(name: Substring) {
    guard !name.isEmpty else { return nil }
    self.init(suffix: name == Self.standardName ? "" : "~" + name)
  }
}

/// The digest that is stored instead of a picture: it shows that a picture changed, but not how.
package struct PictureDigest: Hashable, Sendable {
  /// The width in pixels.
  package var width: Int
  /// The height in pixels.
  package var height: Int
  /// The SHA-256 of the pixels in hexadecimal: red, green, blue and alpha, row by row from the top.
  package var sha256: String

  /// Computes the digest of a picture.
  ///
  /// - Complexity: O(pixels); about 16 ns per pixel.
  package init(of bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    sha256 = bitmap.pixels.withUnsafeBytes { SHA256.hexadecimal(of: $0) }
  }
}

extension PictureDigest {
  /// The size and the digest as columns of the table.
  var fields: [String] { ["\(width)x\(height)", sha256] }

  /// Parses ``fields``.
  init?(size: Substring, sha256: Substring) {
    let sides = size.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0,
      sha256.utf8.count == 64, sha256.allSatisfy({ $0.isHexDigit && !$0.isUppercase })
    else { return nil }
    self.width = width
    self.height = height
    self.sha256 = String(sha256)
  }
}

/// Why a table of digests is invalid.
package enum DigestTableError: Error, Equatable, Sendable {
  /// A line is invalid; its number is from 1.
  case line(Int)
}

extension DigestTableError: CustomStringConvertible {
  /// One lowercase sentence without a full stop.
  package var description: String {
    switch self {
    case .line(let number):
      "line \(number) is not an id, a variant, a size and a digest; "
        + "settle the conflict, or remove the file and record again"
    }
  }
}

/// Why the file of digests cannot be used.
package enum DigestFileError: Error, Equatable, Sendable {
  /// The system cannot read it.
  case file(FileError)
  /// It is not a valid table.
  case content(path: String, DigestTableError)
}

extension DigestFileError: CustomStringConvertible {
  /// One lowercase sentence without a full stop.
  package var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .content(let path, let error): "cannot read '\(path)': \(error)"
    }
  }
}
