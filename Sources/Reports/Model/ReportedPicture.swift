/// In what a picture differs from the stored one.
public struct ReportedPicture: Codable, Sendable, Equatable {
  /// The size of a picture in pixels.
  public struct Size: Codable, Sendable, Hashable {
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle of pixels, y downwards.
  public struct Bounds: Codable, Sendable, Hashable {
    /// The first column.
    public var x: Int
    /// The first row.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Creates a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// How many pixels differ.
  public var differing: Int
  /// How many more differ by anti-aliasing only, and do not count.
  public var antialiased: Int
  /// How many pixels were compared.
  public var total: Int
  /// The smallest rectangle round all that differ.
  public var bounds: Bounds?
  /// The parts of the screen in which pixels differ, in words.
  public var regions: [String]
  /// The stored size, if the sizes differ; pixels are not compared then.
  public var expectedSize: Size?
  /// The drawn size, if the sizes differ.
  public var actualSize: Size?

  /// Creates a difference between pixels of pictures of one size.
  public init(
    differing: Int, antialiased: Int = 0, total: Int, bounds: Bounds?, regions: [String] = []
  ) {
    self.differing = differing
    self.antialiased = antialiased
    self.total = total
    self.bounds = bounds
    self.regions = regions
  }

  /// Creates a difference in size.
  public init(expectedSize: Size, actualSize: Size) {
    differing = 0
    antialiased = 0
    total = 0
    regions = []
    self.expectedSize = expectedSize
    self.actualSize = actualSize
  }
}
