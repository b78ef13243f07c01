import Files
import ManifestJSON

// The screens in the form of a store.
extension ScannedScreens {
  private static let format = "screens-scan-screens/1"

  /// Reads the content of a stored file; nil if it is damaged or of another scan.
  init?(stored bytes: [UInt8], scan: String) {
    do throws(PackedReader.Failure) {
      var reader = try PackedReader(sealed: bytes, format: Self.format)
      guard try reader.text() == scan else { return nil }
      head = Array(try reader.slice())
      pages = try reader.list { reader throws(PackedReader.Failure) in Array(try reader.slice()) }
      screens = try reader.list { reader throws(PackedReader.Failure) in
        let parts = try reader.list { reader throws(PackedReader.Failure) in
          Array(try reader.slice())
        }
        let pages = try reader.list { reader throws(PackedReader.Failure) in
          try reader.number()
        }
        return Screen(frame: .init(parts: parts), pages: pages)
      }
      let isWhole = screens.allSatisfy { screen in
        screen.frame.parts.count == screen.pages.count + 1
          && screen.pages.allSatisfy(pages.indices.contains)
      }
      guard reader.isAtEnd, isWhole else { return nil }
    } catch {
      return nil
    }
  }

  /// The content of the stored file.
  func bytes(scan: String) -> [UInt8] {
    var writer = PackedWriter(format: Self.format)
    writer.write(scan)
    writer.write(head)
    writer.write(pages) { $0.write($1) }
    writer.write(screens) { writer, screen in
      writer.write(screen.frame.parts) { $0.write($1) }
      writer.write(screen.pages) { $0.write($1) }
    }
    return writer.sealed
  }
}
