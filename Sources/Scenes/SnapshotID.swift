/// Checks the ids of a manifest before they become file names.
///
/// An id is rejected if it could leave the folder, if a file system cannot store it, or if it
/// would share its file with another id on a case-insensitive disk.
package enum SnapshotID {
  /// The maximum length of an id in UTF-8 bytes: file systems allow 255, and suffixes need some.
  package static let maxLength = 200
  /// The name of the file of digests in the snapshot folder, which cannot be an id.
  package static let reserved = "digests"

  /// Checks all ids of a manifest together.
  ///
  /// - Throws: The first problem in the order of the ids.
  /// - Complexity: O(*n*) in the total length of the ids.
  package static func check(_ ids: [String]) throws(SnapshotIDError) {
    var names = SnapshotNames()
    for id in ids { try names.add(id) }
  }

  fileprivate static func check(_ id: String) throws(SnapshotIDError) {
    if id.isEmpty { throw .empty }
    if id.utf8.count > maxLength { throw .tooLong(id, bytes: id.utf8.count) }
    if id.hasPrefix(".") { throw .leadingDot(id) }
    if let scalar = id.unicodeScalars.first(where: isForbidden) {
      throw .forbidden(id, scalar)
    }
    if id.lowercased() == reserved { throw .reserved(id) }
    if id.hasPrefix(" ") || id.hasSuffix(" ") || id.hasSuffix(".") { throw .looseEnd(id) }
  }

  /// Path separators, characters that Windows forbids in names, the separator of a variant, and invisible
  /// characters.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", ":", "*", "?", "\"", "<", ">", "|", "~": return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return false
    }
  }
}

/// The ids of a manifest, each checked by itself and against the ids before it.
package struct SnapshotNames: Sendable {
  private var seen: [String: String] = [:]

  /// Creates a collection without ids.
  package init() {}

  /// Adds an id, or throws why it is invalid.
  package mutating func add(_ id: String) throws(SnapshotIDError) {
    try SnapshotID.check(id)
    // Swift compares strings by canonical equivalence, as Apple's file systems do.
    let key = id.lowercased()
    if let other = seen[key] { throw .sameFile(id, other) }
    seen[key] = id
  }
}

/// Why an id cannot name a snapshot.
package enum SnapshotIDError: Error, Equatable, Sendable {
  /// The id is the empty string.
  case empty
  /// The id has more bytes than a file name can have.
  case tooLong(String, bytes: Int)
  /// The id starts with a dot: the file would be hidden or outside the folder.
  case leadingDot(String)
  /// The id contains a character that some file systems forbid.
  case forbidden(String, Unicode.Scalar)
  /// The id starts or ends with characters that some file systems drop.
  case looseEnd(String)
  /// The id is the reserved name of the file of digests.
  case reserved(String)
  /// Two ids differ only in case.
  case sameFile(String, String)
}

extension SnapshotIDError: CustomStringConvertible {
  /// One sentence that quotes the id.
  package var description: String {
    switch self {
    case .empty: "a screen has an empty id; ids are used as names of snapshot files"
    case .tooLong(let id, let bytes):
      "the id '\(id.prefix(40))…' takes \(bytes) bytes; at most \(SnapshotID.maxLength) fit into a file name"
    case .leadingDot(let id): "the id '\(id)' starts with a dot, which could leave the folder"
    case .forbidden(let id, let scalar):
      "the id \(id.debugDescription) contains \(Self.name(of: scalar)), which a file name cannot have"
    case .looseEnd(let id): "the id '\(id)' starts or ends with a space or ends with a dot"
    case .reserved(let id):
      "the id '\(id)' is the name of the file of digests among the snapshots; choose another"
    case .sameFile(let id, let other):
      "the ids '\(other)' and '\(id)' are the same file on a disk that ignores case"
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    if scalar.value > 0x20, scalar.value < 0x7F { return "'\(scalar)'" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
