import Testing

@testable import SwiftParsing

@Suite("Linear time")
struct LinearTimeTests {
  /// How often a token is read or skipped while a source is parsed, and the number of its tokens.
  private func steps(_ source: [UInt8]) -> (steps: Int, tokens: Int) {
    let padded = source + [UInt8](repeating: 0, count: 16)
    return padded.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return (0, 0) }
      var lexer = Lexer(first, count: source.count)
      lexer.readAll()
      return lexer.tokens.withUnsafeBufferPointer { tokens in
        guard let start = tokens.baseAddress else { return (0, 0) }
        var parser = Parser(first, count: source.count, tokens: start)
        _ = parser.parseFile()
        return (parser.steps, tokens.count)
      }
    }
  }

  @Test("A token of a file of the repository is read less than twice")
  func usual() {
    for sample in OwnSources.samples {
      let (steps, tokens) = steps(sample)
      #expect(steps < tokens * 2)
    }
  }

  @Test(
    "A token of any source is read a few times",
    arguments: DeepSourceTests.nestings + [
      .init(opening: "a<b, ", closing: ""), .init(opening: "a<(b, ", closing: ""),
      .init(opening: "a<b<c>, ", closing: ""), .init(opening: "a<b>(c) < ", closing: ""),
      .init(opening: "a<[b: ", closing: ""), .init(opening: "a<b & ", closing: ""),
      .init(opening: "\\A<", closing: ""), .init(opening: "any A<", closing: ""),
      .init(opening: "{ a, ", closing: ""), .init(opening: "{ (a) -> ", closing: ""),
      .init(opening: "if a { } ", closing: ""), .init(opening: ".a(", closing: ") + b"),
      .init(opening: "case .a(", closing: ") + b:"),
    ])
  func hostile(nesting: DeepSourceTests.Nesting) {
    for depth in [1000, 4000] {
      let (steps, tokens) = steps(nesting.source(depth))
      #expect(steps <= tokens * 8)
    }
  }

  @Test(
    "The lexer reads long lines of one thing without going back",
    arguments: [
      "/a ", "\\/", "#/a ", "##\"", "<#a ", "`a ", "\"\"\" ", "#\"\"\" ", "/*", "'", "\\(", "\"\\(",
      "!/a ", "+/a", "#\"\"\"#", "\u{0}", "é", "#",
    ])
  func lines(piece: String) {
    // What must not be looked through to the end of the line for each piece: quadratic work would take minutes.
    let source = Array(repeatElement(piece, count: 300_000 / piece.utf8.count).joined().utf8)
    #expect(SwiftParser.parse(source).bytes.count == source.count)
  }
}
