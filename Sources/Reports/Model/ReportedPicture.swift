/// How a picture differs from the stored one.
package struct ReportedPicture: Codable, Sendable, Equatable {
  /// The size of a picture in pixels.
  package struct Size: Codable, Sendable, Hashable {
    /// The number of columns.
    package var width: Int
    /// The number of rows.
    package var height: Int

    /// Creates a size.
    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle of pixels, y downwards.
  package struct Bounds: Codable, Sendable, Hashable {
    /// The first column.
    package var x: Int
    /// The first row.
    package var y: Int
    /// The number of columns.
    package var width: Int
    /// The number of rows.
    package var height: Int

    /// Creates a rectangle.
    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The number of differing pixels.
  package var differing: Int
  /// The number of pixels that differ only by antialiasing; not included in ``differing``.
  package var antialiased: Int
  /// The number of compared pixels.
  package var total: Int
  /// The smallest rectangle around all differing pixels.
  package var bounds: Bounds?
  /// The names of the parts of the screen with differing pixels.
  package var regions: [String]
  /// The stored size, if the sizes differ; then pixels are not compared.
  package var expectedSize: Size?
  /// The drawn size, if the sizes differ.
  package var actualSize: Size?

  /// Creates a difference between pictures of the same size.
  package init(
    differing: Int, antialiased: Int = 0, total: Int, bounds: Bounds?, regions: [String] = []
  ) {
    self.differing = differing
    self.antialiased = antialiased
    self.total = total
    self.bounds = bounds
    self.regions = regions
  }

  /// Creates a difference in size.
  package init(expectedSize: Size, actualSize: Size) {
    differing = 0
    antialiased = 0
    total = 0
    regions = []
    self.expectedSize = expectedSize
    self.actualSize = actualSize
  }
}
