import PNGCoding
import Testing

/// The wording of errors that `FileTests` cannot cause.
@Suite struct WordingTests {
  @Test("Each encoding error has its message")
  func encoding() {
    #expect(
      PNGEncodingError.noPixels(width: 0, height: 7).description
        == "a picture of 0 × 7 pixels cannot be a PNG: it has no pixels")
    #expect(
      PNGEncodingError.tooLarge(width: 1, height: 2_147_483_648).description
        == "a picture of 1 × 2147483648 pixels cannot be a PNG: a side has at most 2147483647")
    #expect(
      PNGEncodingError.otherRows(width: 61, height: 40, expectedWidth: 61, expectedHeight: 2)
        .description == "the PNG needs rows of 61 × 2 pixels, but got 61 × 40")
    #expect(
      PNGEncodingError.outOfMemory.description
        == "there is not enough memory to encode the PNG")
    #expect(
      PNGEncodingError.refused(reason: "no").description
        == "libpng cannot encode the picture: 'no'")
  }

  @Test("Insufficient memory has its message")
  func memory() {
    #expect(
      PNGDecodingError.outOfMemory.description
        == "there is not enough memory to decode the PNG")
  }
}

@Suite("Versions of the codecs") struct CodecVersionTests {
  @Test("Each library has a version", arguments: [CodecVersion.libpng, .zlib])
  func version(codec: CodecVersion) {
    #expect(codec.running.wholeMatch(of: /1\.\d+(\.\d+)*/) != nil)
    #expect(codec.compiled.wholeMatch(of: /1\.\d+(\.\d+)*/) != nil)
    #expect(codec.description == "\(codec.name) \(codec.running)")
  }

  @Test("Compiled and running version are different properties")
  func names() {
    #expect([CodecVersion.libpng, .zlib].map(\.name) == ["libpng", "zlib"])
  }
}
