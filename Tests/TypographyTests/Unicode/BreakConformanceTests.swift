import Testing

@testable import Typography

@Suite("Conformance of breaks")
struct BreakConformanceTests {
  @Test(
    "every row of LineBreakTest.txt",
    .enabled(if: UnicodeFiles.has("auxiliary/LineBreakTest.txt"), "\(UnicodeFiles.needed)"))
  func lines() throws {
    var wrong: [String] = []
    var count = 0
    try UnicodeFiles.forEachRow(of: "auxiliary/LineBreakTest.txt") { row in
      count += 1
      let found = LineBreakScanner.breaks(in: row.scalars).map { $0 != .prohibited }
      if found + [true] != row.breaks { wrong.append("\(row)") }
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(count)")
    #expect(count > 7_000)
  }

  @Test(
    "every row of GraphemeBreakTest.txt, but those that changed in later versions",
    .enabled(if: UnicodeFiles.has("auxiliary/GraphemeBreakTest.txt"), "\(UnicodeFiles.needed)"))
  func graphemes() throws {
    var wrong: [String] = []
    var count = 0
    try UnicodeFiles.forEachRow(of: "auxiliary/GraphemeBreakTest.txt") { row in
      count += 1
      var text = String.UnicodeScalarView()
      text.append(contentsOf: row.scalars.compactMap(Unicode.Scalar.init))
      let found = String(text).flatMap { character in
        character.unicodeScalars.indices.map { $0 == character.unicodeScalars.startIndex }
      }
      if found + [true] != row.breaks {
        wrong.append(row.words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))
      }
    }
    #expect(Set(wrong).subtracting(Self.changedRows).isEmpty, "\(wrong.count) of \(count)")
    #expect(count >= 600)
  }

  /// The rows that Swift's standard library breaks otherwise, with the reason.
  ///
  /// Of Unicode 15.0, Swift 6.2 and 6.3 are later.
  private static let changedRows: Set<String> = [
    // U+2701 is no pictograph any more.
    "÷ 2701 × 200D × 2701 ÷"
  ]
}

extension UnicodeRow {
  /// Whether there is a break at each place that the row marks by ÷ or ×.
  fileprivate var breaks: [Bool] {
    words.compactMap {
      $0.elementsEqual("÷".utf8) ? true : $0.elementsEqual("×".utf8) ? false : nil
    }
  }
}

extension LineBreakScanner {
  /// What may happen before each scalar of a text.
  static func breaks(in scalars: [UInt32]) -> [Break] {
    let properties = UnicodeProperties()
    let classes = scalars.map(properties.lineBreakClass)
    var scanner = LineBreakScanner()
    return classes.indices.map { index in
      let next = classes[(index + 1)...].first { $0 != .cm && $0 != .zwj }
      return scanner.add(classes[index], next: scanner.asksForNext(classes[index]) ? next : nil)
    }
  }
}
