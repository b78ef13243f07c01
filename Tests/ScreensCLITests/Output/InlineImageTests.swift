import Foundation
import Testing

@testable import ScreensCLI

@Suite("Pictures in a terminal") struct InlineImageTests {
  @Test("kitty gets pieces, of which the first describes the picture and the last ends it")
  func kitty() throws {
    let png = (0..<8000).map { UInt8(truncatingIfNeeded: $0) }
    let sequence = InlineImage.kitty.sequence(png: png)
    #expect(sequence.last == "\n")
    let pieces = sequence.dropLast().components(separatedBy: "\u{1B}\\").dropLast()
      .map { $0.split(separator: ";").map(String.init) }
    #expect(
      pieces.map { $0[0] } == ["\u{1B}_Ga=T,f=100,r=40,m=1", "\u{1B}_Gm=1", "\u{1B}_Gm=0"])
    #expect(pieces.dropLast().allSatisfy { $0[1].utf8.count == 4096 })
    #expect(pieces.map { $0[1] }.joined() == Data(png).base64EncodedString())
  }

  @Test("A picture of one piece is not continued")
  func onePiece() {
    #expect(
      InlineImage.kitty.sequence(png: [1, 2, 3])
        == "\u{1B}_Ga=T,f=100,r=40,m=0;AQID\u{1B}\\\n")
    #expect(
      InlineImage.iTerm.sequence(png: [1, 2, 3])
        == "\u{1B}]1337;File=inline=1;size=3;height=40:AQID\u{07}\n")
  }
}
