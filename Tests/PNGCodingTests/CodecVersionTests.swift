import PNGCoding
import Testing

@Suite("Versions of the codecs") struct CodecVersionTests {
  @Test("Each library tells its version", arguments: [CodecVersion.libpng, .zlib])
  func version(codec: CodecVersion) {
    #expect(codec.running.wholeMatch(of: /1\.\d+(\.\d+)*/) != nil)
    #expect(codec.compiled.wholeMatch(of: /1\.\d+(\.\d+)*/) != nil)
    #expect(codec.description == "\(codec.name) \(codec.running)")
  }

  @Test("The two are told apart")
  func names() {
    #expect([CodecVersion.libpng, .zlib].map(\.name) == ["libpng", "zlib"])
  }
}
