/// The digests of the pictures of a folder whose snapshots are stored as texts alone.
///
///     recipeDetail	standard	828x1796	9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
///
/// A line is a screen and a variant with the size and the digest, with a tab between them. The lines
/// are sorted, so that two branches that change different screens merge.
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
  /// - Throws: The first line that is not one, such as the mark of a conflict.
  package init(_ text: String) throws(DigestTableError) {
    for (index, line) in text.split(separator: "\n").enumerated() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 4, let variant = SnapshotVariant(name: fields[1]),
        let digest = PictureDigest(size: fields[2], sha256: fields[3])
      else { throw .line(index + 1) }
      digests[Key(id: String(fields[0]), variant: variant)] = digest
    }
  }

  /// The lines of the table, sorted; empty without a digest.
  package var text: String {
    digests.sorted { $0.key < $1.key }
      .map { ([$0.key.id, $0.key.variant.name] + $0.value.fields).joined(separator: "\t") + "\n" }
      .joined()
  }

  /// Whether there is no digest.
  package var isEmpty: Bool { digests.isEmpty }

  /// The digest of one picture of a screen, if it is there.
  package subscript(id: String, variant: SnapshotVariant) -> PictureDigest? {
    get { digests[Key(id: id, variant: variant)] }
    set { digests[Key(id: id, variant: variant)] = newValue }
  }

  /// Whether any screen has a digest in a variant.
  package func contains(_ variant: SnapshotVariant) -> Bool {
    digests.keys.contains { $0.variant == variant }
  }

  /// The ids that are not among the screens of a manifest, sorted.
  package func obsoleteIDs(manifest ids: Set<String>) -> [String] {
    Set(digests.keys.map(\.id)).subtracting(ids)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Removes all digests of a screen.
  package mutating func remove(_ id: String) {
    digests = digests.filter { $0.key.id != id }
  }
}

extension SnapshotVariant {
  private static let standardName = "standard"

  /// The name in a table: the suffix without its mark.
  fileprivate var name: String {
    suffix.isEmpty ? Self.standardName : String(suffix.dropFirst())
  }

  fileprivate init?(name: Substring) {
    guard !name.isEmpty else { return nil }
    self.init(suffix: name == Self.standardName ? "" : "~" + name)
  }
}
