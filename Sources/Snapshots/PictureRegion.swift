package import Raster

/// A named part of a picture, in pixels.
package struct PictureRegion: Sendable, Equatable {
  /// What lies there, such as `tabBar`.
  package var name: String
  /// Where it lies.
  package var rect: PixelRect

  /// Creates a region.
  package init(name: String, rect: PixelRect) {
    self.name = name
    self.rect = rect
  }
}

extension [PictureRegion] {
  /// The names of the parts in which two pictures of one size differ, bottom first.
  ///
  /// A pixel belongs to the last part that it lies in, since that one is seen.
  ///
  /// - Complexity: O(pixels), and O(parts) for each that differs.
  func names(differingIn old: Bitmap, _ new: Bitmap) -> [String] {
    guard old.width == new.width, old.height == new.height else { return [] }
    var isTouched = [Bool](repeating: false, count: count)
    old.visitRuns(comparedWith: new) { y, runs in
      for x in runs.lazy.flatMap({ $0.start..<$0.end }) {
        if let index = lastIndex(where: { $0.rect.contains(x: x, y: y) }) {
          isTouched[index] = true
        }
      }
    }
    return indices.filter { isTouched[$0] }.map { self[$0].name }
  }
}

extension PixelRect {
  fileprivate func contains(x: Int, y: Int) -> Bool {
    x >= left && x < right && y >= top && y < bottom
  }
}
