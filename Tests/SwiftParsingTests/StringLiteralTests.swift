import SwiftParsing
import Testing

@Suite("String literals")
struct StringLiteralTests {
  @Test("Only literals without interpolations have a plain text")
  func plainText() {
    let hole = Expression(.name("name"), ByteRange(0, 4))
    #expect(StringLiteral(segments: []).plainText == "")
    #expect(StringLiteral(segments: [.text("Save")]).plainText == "Save")
    #expect(StringLiteral(segments: [.interpolation([Argument(nil, hole)])]).plainText == nil)
  }
}
