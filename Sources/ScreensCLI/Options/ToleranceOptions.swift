import CommandParsing
import Raster
import Snapshots
import Wireframes

/// How two pictures are compared.
struct ToleranceOptions: OptionGroup {
  /// The colour difference to ignore, as a share of the largest one; nil compares every channel exactly.
  @Option("threshold", .share, "the colour difference to ignore, 0 to 1")
  var threshold: Double?
  /// Whether antialiased edges are distinguished from differences, if there is a threshold.
  @Flag("antialiasing", "count antialiased edges as differences, too") var detectsAntialiasing =
    true
  @Option("max-diff-pixels", .number(in: 0...Int(Int32.max)), "how many pixels may differ")
  private var maxPixels: Int?
  @Option("max-diff-ratio", .share, "which share of all pixels may differ, 0 to 1")
  private var maxRatio: Double?
  /// The side of the squares in which differing pixels are counted.
  @Option("window", .number(in: 1...10_000), "the square size for --max-in-window (default: 32)")
  var window = 32
  @Option(
    "max-in-window", .number(in: 0...100_000_000), "how many pixels may differ in any square")
  private var maxInWindow: Int?
  /// The parts to ignore.
  @Option("mask", .mask, "a part of the picture to ignore") var masks: [Mask]

  /// The metric by which two pixels differ.
  var metric: ColorMetric {
    threshold.map { .perceived(threshold: $0, detectsAntialiasing: detectsAntialiasing) } ?? .exact
  }

  /// The limits of the differences.
  var limits: ComparisonLimits {
    ComparisonLimits(pixels: maxPixels, ratio: maxRatio, inWindow: maxInWindow)
  }

  /// The tolerance of a run; named masks are resolved for each screen.
  var tolerance: SnapshotTolerance {
    var tolerance = SnapshotTolerance(metric: metric, limits: limits, window: window)
    for mask in masks {
      switch mask {
      case .rect(let rect): tolerance.masks.append(rect)
      case .region(let name): tolerance.maskedRegions.append(name)
      }
    }
    return tolerance
  }

  /// The parts that a comparison can ignore, for the help of the verbs.
  static let maskDetails = """
    A mask is x,y,width,height in pixels or the name of a part of the picture:
    alert, bezel, caption, confirmation, content, menu, navigationBar, sidebar,
    statusBar or tabBar.
    """
}

/// A part of a picture that a comparison ignores.
enum Mask: Sendable, Equatable {
  /// A rectangle in pixels.
  case rect(PixelRect)
  /// A named part, such as `statusBar`; the command determines its position.
  case region(String)

  /// Reads `x,y,width,height` or a name; nil if it is neither.
  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int32($0) }.map(Int.init)
    if parts.count == 4, numbers.count == 4, numbers.allSatisfy({ $0 >= 0 }) {
      let (left, top) = (numbers[0], numbers[1])
      let rect = PixelRect(
        left: left, top: top, right: left + numbers[2], bottom: top + numbers[3])
      guard !rect.isEmpty else { return nil }
      self = .rect(rect)
    } else if parts.count == 1, text.first?.isLetter == true {
      self = .region(text)
    } else {
      return nil
    }
  }
}

extension ValueFormat<Mask> {
  /// A rectangle in pixels, or the name of a part of a picture.
  static let mask = ValueFormat(
    placeholder: "MASK", suggestion: .words(Wireframe.regionNames.sorted())
  ) { text throws(ValueProblem) in
    guard let mask = Mask(text) else {
      throw .other(
        "it must be x,y,width,height in pixels, or the name of a region such as statusBar")
    }
    if case .region(let name) = mask, !Wireframe.regionNames.contains(name) {
      throw .notAChoice(Wireframe.regionNames)
    }
    return mask
  }
}
