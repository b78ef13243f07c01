import CommandParsing
import Raster
import Snapshots
import Wireframes

/// How two pictures are compared.
struct ToleranceOptions: OptionGroup {
  /// The share of the largest distance of colours that is let pass; nil means that every channel
  /// counts.
  @Option("threshold", .share, "the colour difference to ignore, 0 to 1")
  var threshold: Double?
  /// Whether soft edges are told from real differences, where there is a threshold.
  @Flag("antialiasing", "count antialiased edges as differences, too") var detectsAntialiasing = true
  @Option("max-diff-pixels", .number(in: 0...Int(Int32.max)), "how many pixels may differ")
  private var maxPixels: Int?
  @Option("max-diff-ratio", .share, "which share of all pixels may differ, 0 to 1")
  private var maxRatio: Double?
  /// The side of the squares among which the fullest is looked for.
  @Option("window", .number(in: 1...10_000), "the square size for --max-in-window (default: 32)")
  var window = 32
  @Option(
    "max-in-window", .number(in: 0...100_000_000), "how many pixels may differ in any square")
  private var maxInWindow: Int?
  /// What is left out.
  @Option("mask", .mask, "a part of the picture to ignore") var masks: [Mask]

  /// When two pixels differ.
  var metric: ColorMetric {
    threshold.map { .perceived(threshold: $0, detectsAntialiasing: detectsAntialiasing) } ?? .exact
  }

  /// How much may differ.
  var limits: ComparisonLimits {
    ComparisonLimits(pixels: maxPixels, ratio: maxRatio, inWindow: maxInWindow)
  }

  /// How much a run lets the pictures of screens differ; named masks are places on each of them.
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

  /// What the parts are that a comparison can leave out, for the help of the verbs.
  static let maskDetails = """
    A mask is x,y,width,height in pixels or the name of a part of the picture:
    bezel, caption, confirmation, content, navigationBar, statusBar or tabBar.
    """
}

/// A part of a picture that a comparison leaves out.
enum Mask: Sendable, Equatable {
  /// A rectangle in pixels.
  case rect(PixelRect)
  /// A named part, such as `statusBar`; where it lies is for the command to know.
  case region(String)

  /// Reads `x,y,width,height` or a name; nil when it is neither.
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
