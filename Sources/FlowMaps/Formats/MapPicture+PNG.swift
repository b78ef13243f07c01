package import PNGCoding
import Raster
import Typography
import Wireframes

extension MapPicture {
  /// More pixels than this no common viewer opens; a map of 1,000 screens at two pixels a point has 2.4
  /// thousand million, and takes four times as long as at one.
  static let mostPixels = 700_000_000.0

  /// The number of pixels a point at which a PNG of the map is drawn.
  ///
  /// - Parameter scale: The number that is wanted, at least 1.
  /// - Returns: The largest number up to it with which the picture can still be opened, at least 1.
  package func pngScale(atMost scale: Int) -> Int {
    let points = layout.size.width * layout.size.height
    return (1...scale).last { points * Double($0 * $0) <= Self.mostPixels } ?? 1
  }

  /// Writes the map as a PNG.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, at least 1.
  ///   - onBand: Called before each band of rows is drawn, which takes a fraction of a second.
  ///   - write: Does the next step to the file.
  /// - Throws: ``PNGEncodingError``, or what a closure throws.
  /// - Complexity: O(pixels) time; memory for a band of rows and for the screens in it.
  package func png(
    scale: Int, onBand: () throws -> Void = {}, write: (PNG.FileStep) throws -> Void
  ) throws {
    let width = Int((layout.size.width * Double(scale)).rounded(.up))
    let height = Int((layout.size.height * Double(scale)).rounded(.up))
    var painter = MapPainter(self, scale: scale, width: width)
    try PNG.stream(
      width: width, height: height, bandHeight: painter.bandHeight,
      rows: { top, count in
        try onBand()
        return painter.band(from: top, rows: count)
      }, write: write)
  }
}
