import AppReading
import Files

/// The content of the Swift files that pages use, as it was when the app was scanned.
struct StoredTexts {
  private var files: [(path: String, content: ArraySlice<UInt8>)]

  private static let format = "screens-scan-texts/1"

  /// Collects the files that pages use.
  init(_ contents: AppContents, usedBy files: [ScannedFile]) {
    let used = Set(files.filter(\.isSeen).map(\.path))
    self.files = contents.swiftFiles.filter { used.contains($0.path) }
      .map { ($0.path, $0.bytes[...]) }
  }

  /// The content of a file.
  func content(of path: String) -> [UInt8]? {
    files.first { $0.path == path }.map { Array($0.content) }
  }

  /// Reads the content of a stored file; nil if it is damaged or of another scan.
  init?(_ bytes: [UInt8], scan: String) {
    do throws(PackedReader.Failure) {
      var reader = try PackedReader(sealed: bytes, format: Self.format)
      guard try reader.text() == scan else { return nil }
      files = try reader.list { reader throws(PackedReader.Failure) in
        (path: try reader.text(), content: try reader.slice())
      }
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }

  /// The content of the stored file.
  func bytes(scan: String) -> [UInt8] {
    var writer = PackedWriter(format: Self.format)
    writer.write(scan)
    writer.write(files) { writer, file in
      writer.write(file.path)
      writer.write(Array(file.content))
    }
    return writer.sealed
  }
}
