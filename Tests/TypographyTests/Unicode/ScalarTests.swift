import Testing

@testable import Typography

@Suite("Scalars on their own") struct ScalarTests {
  @Test("Blanks without a glyph are tabs, line ends and separators of lines and paragraphs")
  func blanks() {
    let blanks = (0...0x3000 as ClosedRange<UInt32>).filter(ScalarTraits.isBlank)
    #expect(blanks == [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029])
  }

  @Test("All of them but the tab end a line")
  func newlines() {
    let newlines = (0...0x3000 as ClosedRange<UInt32>).filter(ScalarTraits.isNewline)
    #expect(newlines == [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029])
  }

  /// The scalars after composition.
  private func composed(_ scalars: [UInt32]) -> [UInt32] {
    var composer = Composer()
    var result = scalars.compactMap { composer.push($0) }
    if let last = composer.finish() { result.append(last) }
    return result
  }

  @Test("Hangul letters are composed to syllables, from the first to the last")
  func hangul() {
    #expect(composed([0x1100, 0x1161]) == [0xAC00])
    #expect(composed([0x1100, 0x1161, 0x11A8]) == [0xAC01])
    #expect(composed([0xAC00, 0x11A8]) == [0xAC01])
    #expect(composed([0x1112, 0x1175, 0x11C2]) == [0xD7A3])
    // A syllable with an end takes no other one.
    #expect(composed([0xAC01, 0x11A8]) == [0xAC01, 0x11A8])
    #expect(composed([0xABFF, 0x11A8]) == [0xABFF, 0x11A8])
  }
}
