import Testing

@testable import Typography

@Suite("Bidirectional conformance")
struct BidiConformanceTests {
  /// What a row of a file expects; nil levels are those of removed characters.
  private struct Expectation: Equatable {
    var levels: [Int?]
    var order: [Int]

    init(levels: UnicodeRow, order: UnicodeRow) {
      self.levels = levels.numbers()
      self.order = order.numbers().compactMap(\.self)
    }

    init(of paragraph: BidiParagraph) {
      let resolved = paragraph.levels(ofLine: paragraph.classes.indices)
      levels = zip(paragraph.classes, resolved).map { $0.isRemoved ? nil : Int($1) }
      order = BidiParagraph.visualOrder(of: resolved).filter { !paragraph.classes[$0].isRemoved }
    }
  }

  private static let classesByName = Dictionary(
    uniqueKeysWithValues: BidiClass.allCases.map { (ArraySlice("\($0)".uppercased().utf8), $0) })

  @Test(
    "every row of BidiTest.txt",
    .enabled(if: UnicodeFiles.has("BidiTest.txt"), "\(UnicodeFiles.needed)"))
  func classes() throws {
    let bases: [BaseDirection] = [.firstLetter, .leftToRight, .rightToLeft]
    var levels = UnicodeRow(bytes: [])
    var expected = Expectation(levels: levels, order: levels)
    var count = 0
    var wrong: [String] = []
    try UnicodeFiles.forEachRow(of: "BidiTest.txt") { row in
      let value = UnicodeRow(bytes: row.bytes.drop { $0 != 0x3A }.dropFirst())
      if row.bytes.starts(with: "@Levels:".utf8) {
        levels = value
      } else if row.bytes.starts(with: "@Reorder:".utf8) {
        expected = Expectation(levels: levels, order: value)
      } else if row.bytes.first != 0x40 {
        let fields = row.fields
        // One that is not known leaves fewer levels than expected.
        let classes = fields[0].words.compactMap { Self.classesByName[$0] }
        let bits = (fields[1].numbers().first ?? nil) ?? 0
        for (bit, base) in bases.enumerated() where bits >> bit & 1 == 1 {
          count += 1
          let paragraph = BidiParagraph(
            classes: classes, brackets: Array(repeating: nil, count: classes.count), base: base)
          if Expectation(of: paragraph) != expected { wrong.append("\(row)") }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(count)")
    #expect(count > 700_000)
  }

  @Test(
    "every row of BidiCharacterTest.txt",
    .enabled(if: UnicodeFiles.has("BidiCharacterTest.txt"), "\(UnicodeFiles.needed)"))
  func characters() throws {
    let bases: [BaseDirection] = [.leftToRight, .rightToLeft, .firstLetter]
    var count = 0
    var wrong: [String] = []
    try UnicodeFiles.forEachRow(of: "BidiCharacterTest.txt") { row in
      let fields = row.fields
      let numbers = (fields[1].numbers() + fields[2].numbers()).compactMap(\.self)
      let paragraph = BidiParagraph(fields[0].scalars, base: bases[numbers[0]])
      count += 1
      let expected = Expectation(levels: fields[3], order: fields[4])
      if Int(paragraph.baseLevel) != numbers[1] || Expectation(of: paragraph) != expected {
        wrong.append("\(row)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(count)")
    #expect(count > 90_000)
  }
}
