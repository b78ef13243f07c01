import PNGCoding
import Raster
import Wireframes

/// Draws pictures one after the other with buffers of its own.
package struct PictureBrush: ~Copyable {
  private var painter = Painter()
  private var encoder: PNGEncoder
  private var bitmap = Bitmap(width: 0, height: 0)

  /// Creates a brush.
  package init() throws(DocumentError) {
    do { encoder = try PNGEncoder() } catch { throw .noMemory }
  }

  /// A display list as a PNG file.
  ///
  /// - Parameters:
  ///   - list: What to paint.
  ///   - scale: Pixels a point, at least 1.
  ///   - effort: Whether time or size matters more.
  ///   - path: Where the file belongs.
  mutating func file(
    of list: DisplayList, scale: Int, effort: PNGEffort, path: String
  ) throws(DocumentError) -> DocumentFile {
    painter.paint(list, scale: scale, into: &bitmap)
    return try file(of: bitmap, effort: effort, path: path)
  }

  /// A bitmap as a PNG file.
  mutating func file(
    of bitmap: Bitmap, effort: PNGEffort, path: String
  ) throws(DocumentError) -> DocumentFile {
    do {
      return DocumentFile(path: path, bytes: try encoder.encode(bitmap, effort: effort))
    } catch {
      throw .encoding(path: path, error)
    }
  }

  /// Pictures that follow each other as an animated PNG.
  ///
  /// - Parameters:
  ///   - frames: At least one, all of one size.
  ///   - path: Where the file belongs.
  func file(of frames: [PNG.Frame], path: String) throws(DocumentError) -> DocumentFile {
    do {
      return DocumentFile(path: path, bytes: try PNG.animation(frames), isExact: true)
    } catch {
      throw .encoding(path: path, error)
    }
  }

  /// A display list as a bitmap.
  mutating func bitmap(of list: DisplayList, scale: Int) -> Bitmap {
    painter.bitmap(of: list, scale: scale)
  }
}
