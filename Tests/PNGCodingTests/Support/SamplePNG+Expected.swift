import Raster

extension SamplePNG {
  /// The picture that the samples mean, by the definitions of the specification alone.
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

  /// A sample as one of 8 bits: linear from 0 to the greatest, rounded to the nearest.
  private func scaled(_ sample: Int) -> UInt8 {
    let greatest = Double(1 << depth) - 1
    return UInt8((Double(sample) * 255 / greatest).rounded())
  }

  private func packed(_ bytes: [UInt8]) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
