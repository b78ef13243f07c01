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
