import Raster
import TestSupport
import Testing

/// A PNG written by the tests, with samples that define the expected pixels.
struct SamplePNG: CustomTestStringConvertible {
  var colorType: ColorType
  var depth: Int
  var isInterlaced: Bool
  var hasTransparency: Bool
  var width: Int
  var height: Int
  /// The filter of each row is this plus the row's number, modulo 5; nil for no filters.
  var firstFilter: Int?

  /// `channels` samples per pixel, each below 2 to the power of `depth`.
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
      // The colour of the last pixel, so that at least one pixel is transparent.
      clear = Array(samples.suffix(colorType.channels))
    }
  }
}

extension SamplePNG {
  /// Every valid combination of colour type, depth, interlacing and transparency.
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

extension SamplePNG {
  /// The picture of the samples, by the definitions of the specification.
  var expected: Bitmap {
    let pixels = (0..<width * height).map { index in
      pixel(Array(samples[index * colorType.channels..<(index + 1) * colorType.channels]))
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func pixel(_ samples: [Int]) -> UInt32 {
    let isClear = hasTransparency && samples == clear
    let bytes = samples.map(scaled)
    switch colorType {
    case .grey:
      return packed([bytes[0], bytes[0], bytes[0], isClear ? 0 : 255])
    case .rgb:
      return packed(bytes + [isClear ? 0 : 255])
    case .palette:
      let index = samples[0]
      let alpha = hasTransparency && index < paletteAlphas.count ? paletteAlphas[index] : 255
      return packed(palette[index] + [alpha])
    case .greyAlpha:
      return packed([bytes[0], bytes[0], bytes[0], bytes[1]])
    case .rgba:
      return packed(bytes)
    }
  }

  /// A sample scaled linearly to 8 bits, rounded to the nearest.
  private func scaled(_ sample: Int) -> UInt8 {
    let greatest = Double(1 << depth) - 1
    return UInt8((Double(sample) * 255 / greatest).rounded())
  }

  private func packed(_ bytes: [UInt8]) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// The colour types of PNG with the bit depths that each allows (table 11.1 of the specification).
enum ColorType: UInt8, CaseIterable {
  case grey = 0
  case rgb = 2
  case palette = 3
  case greyAlpha = 4
  case rgba = 6

  var depths: [Int] {
    switch self {
    case .grey: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .greyAlpha, .rgba: [8, 16]
    }
  }

  var channels: Int {
    switch self {
    case .grey, .palette: 1
    case .greyAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Whether a tRNS chunk may appear.
  var allowsTransparency: Bool { self == .grey || self == .rgb || self == .palette }
}
