import AppReading
import Files

/// What is known of an app's files since the last scan.
struct StoredSource: Equatable {
  /// The scan that it belongs to: the digest of the source when it was scanned.
  var scan: String
  /// The digests of all files.
  var digests: FolderDigests
  /// What the scan made of the Swift files, by path.
  var files: [String: ScannedFile]

  private static let format = "screens-scan-files/2"

  /// Describes a source that was scanned.
  init(scan: String, digests: FolderDigests, files: [ScannedFile]) {
    self.scan = scan
    self.digests = digests
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  }

  /// The number of lines of all Swift files.
  var lineCount: Int { files.values.reduce(0) { $0 + $1.lineCount } }

  /// Reads the content of a file; nil if it is damaged, or of another tool, version or setting.
  init?(_ bytes: [UInt8], key: String) {
    do throws(PackedReader.Failure) {
      var reader = try PackedReader(sealed: bytes, format: Self.format)
      guard try reader.text() == key else { return nil }
      scan = try reader.text()
      var files: [String: ScannedFile] = [:]
      digests = FolderDigests(
        entries: try reader.list { reader throws(PackedReader.Failure) in
          let entry = try reader.entry()
          if let file = try reader.file(path: entry.path) { files[entry.path] = file }
          return entry
        })
      self.files = files
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }

  /// The content of the file.
  func bytes(key: String) -> [UInt8] {
    var writer = PackedWriter(format: Self.format)
    writer.write(key)
    writer.write(scan)
    writer.write(digests.entries) { writer, entry in
      writer.write(entry)
      writer.write(files[entry.path])
    }
    return writer.sealed
  }
}

extension PackedWriter {
  fileprivate mutating func write(_ entry: FolderDigests.Entry) {
    write(entry.path)
    write(entry.size)
    write(entry.changed)
    write(entry.digest)
    write(entry.isWhole)
  }

  fileprivate mutating func write(_ file: ScannedFile?) {
    write(file != nil)
    guard let file else { return }
    write(file.lineCount)
    write(file.skeleton)
    write(file.isSeen)
    write(file.isDamaged)
  }
}

extension PackedReader {
  fileprivate mutating func entry() throws(Failure) -> FolderDigests.Entry {
    var entry = FolderDigests.Entry(path: try text())
    entry.size = try number()
    entry.changed = try number()
    entry.digest = try text()
    entry.isWhole = try flag()
    return entry
  }

  fileprivate mutating func file(path: String) throws(Failure) -> ScannedFile? {
    guard try flag() else { return nil }
    return ScannedFile(
      path: path, lineCount: try number(), skeleton: try text(), isSeen: try flag(),
      isDamaged: try flag())
  }
}
