import Files
import ParallelWork

/// The digests of an app's files, most of them without reading the file again.
package struct FolderDigests: Sendable, Equatable {
  /// A file with the digest of its content.
  package struct Entry: Sendable, Equatable {
    /// The path from the app's folder.
    package var path: String
    /// The number of bytes.
    package var size = 0
    /// When the file changed last, in nanoseconds since 1970; 0 if that is not known or not long ago.
    package var changed = 0
    /// The digest of the bytes, in hexadecimal digits; empty if the file cannot be read.
    package var digest = ""
    /// Whether all of the file can be read.
    package var isWhole = true

    /// Creates an entry.
    package init(path: String) { self.path = path }

    /// Notes the size and time of a file.
    init(path: String, in folder: String) {
      self.path = path
      guard let facts = try? FileFacts.of("\(folder)/\(path)") else { return }
      size = facts.size
      changed = facts.changed
    }

    /// Whether the file is the same as when another entry was made, without its content.
    fileprivate func isUntouched(since other: Entry) -> Bool {
      changed != 0 && changed == other.changed && size == other.size && other.isWhole
    }
  }

  /// The files in the order in which they are read.
  package var entries: [Entry]

  /// Creates digests that are known.
  package init(entries: [Entry]) { self.entries = entries }

  /// Finds the digests of the files of a folder.
  ///
  /// - Parameters:
  ///   - listing: The files of the folder.
  ///   - known: Entries of earlier runs: a file whose size and time are the same is not read.
  ///   - workers: How many files are read in parallel.
  package init(of listing: SourceFolder, known: [Entry], workers: Int) async {
    let known = Dictionary(known.map { ($0.path, $0) }) { first, _ in first }
    var entries: [Entry] = []
    var open: [Int] = []
    for path in listing.paths {
      var entry = Entry(path: path, in: listing.path)
      if let old = known[path], entry.isUntouched(since: old) {
        entry = old
      } else {
        open.append(entries.count)
      }
      entries.append(entry)
    }
    let changed = entries
    let pool = WorkerPool(count: max(1, workers), isInterrupted: { false }, onJob: {})
    let read = await pool.results(of: NumberQueue(count: open.count)) { [open] in
      open
    } work: { number, open in
      var entry = changed[open[number]]
      let bytes = (try? WholeFile.read("\(listing.path)/\(entry.path)")) ?? nil
      entry.digest = bytes.map { SHA256.hexadecimal(of: $0) } ?? ""
      let isSwift = entry.path.hasSuffix(".swift")
      // Decoding repairs what is not UTF-8, which changes the bytes.
      entry.isWhole =
        bytes.map { !isSwift || String(decoding: $0, as: UTF8.self).utf8.elementsEqual($0) }
        ?? false
      return (open[number], entry)
    }
    for (number, entry) in read { entries[number] = entry }
    self.entries = entries
    add(listing.unresolved)
  }

  /// Adds what is not read, which the report says.
  mutating func add(_ unresolved: [ScanReport.Unresolved]) {
    entries += unresolved.map { Entry(path: "\($0.at): \($0.reason)") }
  }

  /// The digest of all paths and contents, in hexadecimal digits.
  package var digest: String {
    var text: [UInt8] = []
    for entry in entries { text += Array(entry.path.utf8) + [0] + Array(entry.digest.utf8) }
    return SHA256.hexadecimal(of: text)
  }

  /// The digests without the times of files that changed not long before a moment.
  ///
  /// Such a file may change again without another time, if the clock of its disk is coarse.
  package func trusted(at moment: Int) -> FolderDigests {
    var trusted = self
    for number in entries.indices where entries[number].changed > moment - Self.coarsest {
      trusted.entries[number].changed = 0
    }
    return trusted
  }

  /// The coarsest clock of a file system is that of FAT, in nanoseconds.
  private static let coarsest = 2_000_000_000
}
