import Snapshots
import Wireframes

/// How the pictures of an expectation are drawn.
///
/// The default is what the tool `screens` draws without options: light, two pixels a point, with
/// caption and bezel.
public struct SnapshotDrawing: Hashable, Sendable {
  /// The number of pixels per point.
  public enum Scale: Int, Sendable, CaseIterable {
    /// One pixel.
    case x1 = 1
    /// Two pixels.
    case x2 = 2
    /// Three pixels.
    case x3 = 3
  }

  /// Whether the pictures are dark; their snapshots have their own names.
  public var isDark: Bool
  /// The number of pixels per point; snapshots of other scales than two have their own names.
  public var scale: Scale
  /// Whether the id and the path are drawn above the device.
  public var showsCaption: Bool
  /// Whether the bezel of the device is drawn.
  public var showsFrame: Bool

  /// Creates drawing options.
  public init(
    isDark: Bool = false, scale: Scale = .x2, showsCaption: Bool = true, showsFrame: Bool = true
  ) {
    self.isDark = isDark
    self.scale = scale
    self.showsCaption = showsCaption
    self.showsFrame = showsFrame
  }

  var variant: SnapshotVariant { SnapshotVariant(isDark: isDark, scale: scale.rawValue) }

  var wireframe: Wireframe.Options {
    Wireframe.Options(
      scheme: isDark ? .dark : .light, showsCaption: showsCaption, showsFrame: showsFrame)
  }
}
