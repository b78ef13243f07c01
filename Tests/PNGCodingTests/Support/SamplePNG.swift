import TestSupport
import Testing

/// A PNG written by the tests, with samples from which the expected pixels follow.
struct SamplePNG: CustomTestStringConvertible {
  var colorType: ColorType
  var depth: Int
  var isInterlaced: Bool
  var hasTransparency: Bool
  var width: Int
  var height: Int
  /// The filter of each row is this plus the row's number, modulo 5; nothing filters if it is nil.
  var firstFilter: Int?

  /// `channels` samples a pixel, each below 2 to the power of `depth`.
  private(set) var samples: [Int] = []
  private(set) var palette: [[UInt8]] = []
  private(set) var paletteAlphas: [UInt8] = []
  /// The samples of the transparent colour, for grey and RGB.
  private(set) var clear: [Int] = []

  init(
    _ colorType: ColorType, depth: Int, isInterlaced: Bool = false, hasTransparency: Bool = false,
    width: Int = 21, height: Int = 13, firstFilter: Int? = nil, seed: UInt64 = 1
  ) {
    self.colorType = colorType
    self.depth = depth
    self.isInterlaced = isInterlaced
    self.hasTransparency = hasTransparency
    self.width = width
    self.height = height
    self.firstFilter = firstFilter
    fill(seed: seed)
  }

  var testDescription: String {
    let form = "\(colorType) \(depth) \(width)×\(height)"
    return form + (isInterlaced ? " interlaced" : "") + (hasTransparency ? " tRNS" : "")
  }

  private mutating func fill(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Fewer colours than fit, so that an index beyond the palette is possible but not used.
    let limit = colorType == .palette ? max(2, (1 << depth) * 3 / 4) : 1 << depth
    for _ in 0..<width * height * colorType.channels {
      samples.append(Int.random(in: 0..<limit, using: &generator))
    }
    if colorType == .palette {
      palette = (0..<limit).map { _ in (0..<3).map { _ in .random(in: 0...255, using: &generator) }
      }
      paletteAlphas = (0..<(limit + 1) / 2).map { _ in .random(in: 0...255, using: &generator) }
    } else {
      // The colour of the last pixel, so that one is sure to be transparent.
      clear = Array(samples.suffix(colorType.channels))
    }
  }
}

extension SamplePNG {
  /// Every legal combination of colour type, depth, interlacing and transparency.
  static func all(width: Int, height: Int, firstFilter: Int? = nil) -> [SamplePNG] {
    var all: [SamplePNG] = []
    for colorType in ColorType.allCases {
      for depth in colorType.depths {
        for isInterlaced in [false, true] {
          for hasTransparency in colorType.allowsTransparency ? [false, true] : [false] {
            all.append(
              SamplePNG(
                colorType, depth: depth, isInterlaced: isInterlaced,
                hasTransparency: hasTransparency, width: width, height: height,
                firstFilter: firstFilter, seed: UInt64(all.count)))
          }
        }
      }
    }
    return all
  }
}
