import SwiftParsing
import Testing

@Suite("Places of tokens") struct TokenPlaceTests {
  private func shown(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SwiftParser.tokenPlaces(of: bytes).map { token in
      (token.startsLine ? "|" : token.followsSpace ? " " : "")
        + String(decoding: bytes[Int(token.range.start)..<Int(token.range.end)], as: UTF8.self)
    }
  }

  @Test("Tokens know whether space or a line end is before them; comments are space")
  func tokens() {
    #expect(
      shown("let a = b(1)/* c */+ d // e\n\nf .g\n")
        == ["|let", " a", " =", " b", "(", "1", ")", " +", " d", "|f", " .", "g"])
    #expect(shown("\"a\\(b)c\"") == ["|\"a\\", "(", "b", ")", "c\""])
    #expect(shown("").isEmpty && shown(" // a").isEmpty)
  }

  @Test("What the parser leaves out has no tokens")
  func regions() {
    let source = Array("a\n#if os(Linux)\nb\n#endif\nc".utf8)
    let (bytes, _) = SwiftParser.parse(source)
    #expect(SwiftParser.tokenPlaces(of: bytes).map(\.range.start) == [0, Int32(source.count - 1)])
  }
}
