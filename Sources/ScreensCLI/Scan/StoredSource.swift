import AppReading

/// What is known of an app's files since the last scan, as lines of text: one a file, between a head and an end.
struct StoredSource: Equatable {
  /// The scan that it belongs to: the digest of the source when it was scanned.
  var scan: String
  /// The digests of all files.
  var digests: FolderDigests
  /// What the scan made of the Swift files, by path.
  var files: [String: ScannedFile]

  private static let format = "screens-scan-files/1"

  /// Describes a source that was scanned.
  init(scan: String, digests: FolderDigests, files: [ScannedFile]) {
    self.scan = scan
    self.digests = digests
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  }

  /// The number of lines of all Swift files.
  var lineCount: Int { files.values.reduce(0) { $0 + $1.lineCount } }

  /// Reads the text; nil if it is damaged, or of another tool, version or setting.
  init?(_ bytes: [UInt8], key: String) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let head = lines.first, let end = lines.last, bytes.last == UInt8(ascii: "\n"),
      String(decoding: end, as: UTF8.self) == "end \(lines.count - 2)"
    else { return nil }
    let words = String(decoding: head, as: UTF8.self).split(separator: " ").map(String.init)
    guard words.count == 3, words[0] == Self.format, words[1] == key else { return nil }
    scan = words[2]
    digests = FolderDigests(entries: [])
    files = [:]
    for line in lines[1..<(lines.count - 1)] {
      guard read(line) else { return nil }
    }
  }

  /// Reads the line of a file; false if it is damaged.
  private mutating func read(_ line: ArraySlice<UInt8>) -> Bool {
    let parts = line.split(
      separator: UInt8(ascii: " "), maxSplits: 6, omittingEmptySubsequences: false)
    guard parts.count == 7 else { return false }
    let words = parts.map { String(decoding: $0, as: UTF8.self) }
    guard let size = Int(words[1]), let changed = Int(words[2]), let lines = Int(words[4]) else {
      return false
    }
    var entry = FolderDigests.Entry(path: words[6])
    entry.digest = words[0]
    entry.size = size
    entry.changed = changed
    entry.isWhole = words[3].contains("w")
    digests.entries.append(entry)
    guard !words[5].isEmpty else { return true }
    files[entry.path] = ScannedFile(
      path: entry.path, lineCount: lines, skeleton: words[5], isSeen: words[3].contains("s"),
      isDamaged: words[3].contains("d"))
    return true
  }

  /// The text.
  func bytes(key: String) -> [UInt8] {
    var text = "\(Self.format) \(key) \(scan)\n"
    for entry in digests.entries {
      let file = files[entry.path]
      let flags = [
        entry.isWhole ? "w" : "-", file?.isSeen == true ? "s" : "-",
        file?.isDamaged == true ? "d" : "-",
      ].joined()
      text += "\(entry.digest) \(entry.size) \(entry.changed) \(flags) \(file?.lineCount ?? 0) "
      text += "\(file?.skeleton ?? "") \(entry.path)\n"
    }
    text += "end \(digests.entries.count)\n"
    return Array(text.utf8)
  }
}
