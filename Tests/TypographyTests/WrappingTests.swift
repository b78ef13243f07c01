import Testing

@testable import Typography

/// A text, a width in letters of the width of an M, and the lines it breaks into.
struct WrapCase: CustomTestStringConvertible {
  var text: String
  var width: String
  var lines: [String]

  var testDescription: String { "\(text.debugDescription) as wide as \(width.debugDescription)" }
}

@Suite("Wrapping")
struct WrappingTests {
  private let font = Font(size: 17)

  private func set(_ lines: [String]) -> [TextLine] {
    lines.map { Typesetter.line($0, font: font) }
  }

  @Test(
    "lines end only where allowed",
    arguments: [
      WrapCase(text: "aa bb cc", width: "aa bb", lines: ["aa bb", "cc"]),
      WrapCase(text: "aa bb   cc", width: "aa bb", lines: ["aa bb", "cc"]),
      WrapCase(text: "aa bb cc", width: "aa b", lines: ["aa", "bb", "cc"]),
      WrapCase(text: "aaaaaa", width: "aaa", lines: ["aaa", "aaa"]),
      WrapCase(text: "a bbbbbb", width: "bbb", lines: ["a", "bbb", "bbb"]),
      WrapCase(text: "one\ntwo", width: "one two three", lines: ["one", "two"]),
      WrapCase(text: "one\r\n\r\ntwo", width: "one two three", lines: ["one", "", "two"]),
      WrapCase(text: "one\n", width: "one two three", lines: ["one"]),
      WrapCase(text: "semi-final", width: "semi-f", lines: ["semi-", "final"]),
      WrapCase(text: "aa 5-10", width: "aa 5-", lines: ["aa", "5-10"]),
      WrapCase(text: "100\u{A0}g of", width: "100 g", lines: ["100\u{A0}g", "of"]),
      WrapCase(text: "味噌ラーメン", width: "味噌ラ", lines: ["味噌ラ", "ーメン"].kinsoku),
      WrapCase(text: "作る。味", width: "作る", lines: ["作", "る。", "味"]),
      WrapCase(text: "味「噌", width: "味「", lines: ["味", "「噌"]),
      WrapCase(text: "味噌 soup", width: "味噌 so", lines: ["味噌", "soup"]),
      WrapCase(text: "김치찌개", width: "김치찌", lines: ["김치찌", "개"]),
      WrapCase(text: "味「「噌", width: "味「「", lines: ["味", "「「噌"]),
      WrapCase(text: "作る。」味", width: "作る。", lines: ["作", "る。」", "味"]),
      WrapCase(text: "辛味 。噌", width: "辛味 ", lines: ["辛", "味 。", "噌"]),
      WrapCase(text: "味噌ｽｰﾌﾟ", width: "味噌ｽ", lines: ["味噌", "ｽｰﾌﾟ"]),
      WrapCase(text: "味噌｢ｽ", width: "味噌", lines: ["味噌", "｢ｽ"]),
      WrapCase(text: "辛い-。噌", width: "辛い-", lines: ["辛", "い-。", "噌"]),
      WrapCase(text: "aaaaaa。", width: "aaaaaa", lines: ["aaaaa", "a。"]),
      WrapCase(text: "aaaaaa)", width: "aaaaaa", lines: ["aaaaa", "a)"]),
      WrapCase(text: "！！！！", width: "！！", lines: ["！！", "！！"]),
      WrapCase(text: "see .git", width: "see .g", lines: ["see", ".git"]),
      WrapCase(text: "in /usr", width: "in /u", lines: ["in", "/usr"]),
      WrapCase(text: "aa 5–10", width: "aa 5–", lines: ["aa", "5–10"]),
      WrapCase(text: "aa bon !", width: "aa bon", lines: ["aa", "bon !"]),
      WrapCase(text: "aa $(12)", width: "aa $(12", lines: ["aa", "$(12)"]),
      WrapCase(text: "the 'key' (or", width: "the 'key' (", lines: ["the 'key'", "(or"]),
      WrapCase(text: "aa “ (b", width: "aa “ (", lines: ["aa", "“ (b"]),
      WrapCase(text: "aa and/or", width: "aa and/", lines: ["aa", "and/or"]),
      WrapCase(text: "path/to/file", width: "path/to/fi", lines: ["path/to/", "file"]),
      WrapCase(text: "semi\u{AD}final", width: "semifi", lines: ["semi\u{AD}fi", "nal"]),
      WrapCase(text: "བོད་ཡིག", width: "བོད་ཡི", lines: ["བོད་", "ཡིག"]),
      WrapCase(text: "", width: "a", lines: []),
      WrapCase(text: "ab", width: "", lines: ["a", "b"]),
    ])
  func breaks(sample: WrapCase) {
    let width = Typesetter.width(sample.width, font: font)
    #expect(Typesetter.lines(sample.text, font: font, maxWidth: width) == set(sample.lines))
  }

  @Test(
    "no line starts with closing punctuation or ends with opening punctuation", arguments: 4...12)
  func kinsoku(ems: Int) {
    let text = "「スープ」を作る。味噌（白）、塩：少々！ちょっと「煮る」？はい。ラーメン『札幌』、ﾗｰﾒﾝ｡"
    let closing = Set("、。，．」』）：！？ーょっァｰ｡々")
    var breaker = LineBreaker(
      text, emptyLine: PointMeasure(font: font, maxWidth: Double(ems) * font.size))
    var lines: [Substring] = []
    while let range = breaker.next() { lines.append(text[range]) }
    #expect(lines.joined() == text)
    #expect(lines.count > 2)
    for line in lines {
      #expect(line.first.map(closing.contains) == false, "\(line)")
      #expect(line.last.map("「『（".contains) == false, "\(line)")
    }
  }

  @Test("a family of emoji is never split")
  func families() {
    let lines = Typesetter.lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", font: font, maxWidth: 1)
    #expect(lines == set(["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]))
  }

  @Test("the last allowed line ends in an ellipsis if there is more text")
  func maxLines() {
    let width = Typesetter.width("aa bb", font: font)
    let text = "aa bb cc dd ee"
    #expect(
      Typesetter.lines(text, font: font, maxWidth: width, maxLines: 2) == set(["aa bb", "cc…"]))
    #expect(
      Typesetter.lines("aa bb cc dd", font: font, maxWidth: width, maxLines: 2)
        == set(["aa bb", "cc dd"]))
    #expect(Typesetter.lines(text, font: font, maxWidth: width, maxLines: 0).isEmpty)
  }

  @Test("a line feed after the last allowed line counts as more text")
  func moreParagraphs() {
    let lines = Typesetter.lines("one\ntwo", font: font, maxWidth: 1000, maxLines: 1)
    #expect(lines == set(["one…"]))
  }

  @Test("no line is wider than the maximum, and no letter is lost", arguments: 2...40)
  func property(width: Int) {
    let text = "Simmer the tomatoes, canned or fresh, until the sauce thickens – about 25 minutes."
    let maxWidth = Double(width) * 8
    let lines = Typesetter.lines(text, font: font, maxWidth: maxWidth)
    #expect(lines.allSatisfy { $0.width <= maxWidth })
    let letters = text.filter { $0 != " " }.count
    #expect(lines.reduce(0) { $0 + $1.glyphs.count } == letters)
  }

  @Test("lines of joined letters are as full as they can be", arguments: 4...30)
  func joinedLetters(width: Int) {
    let text = "تحضير الطماطم المعلبة أو الطازجة على نار هادئة حتى يصبح القوام سميكا"
    let words = text.split(separator: " ")
    let maxWidth = Double(width) * 12
    let lines = Typesetter.lines(text, font: font, maxWidth: maxWidth)
    #expect(lines.allSatisfy { $0.width <= maxWidth })
    guard words.allSatisfy({ Typesetter.width(String($0), font: font) <= maxWidth }) else { return }
    // Greedy, as a reader would do it with whole words.
    var expected: [String] = []
    for word in words {
      let longer = (expected.last.map { $0 + " " } ?? "") + word
      if !expected.isEmpty, Typesetter.width(longer, font: font) <= maxWidth {
        expected[expected.count - 1] = longer
      } else {
        expected.append(String(word))
      }
    }
    #expect(lines == set(expected))
  }

  @Test("as many joined letters as fit are kept before an ellipsis")
  func truncatedLetters() {
    let text = "الطماطم المعلبة"
    for count in 3..<15 {
      let prefix = String(text.prefix(count))
      guard prefix.last != " " else { continue }
      let maxWidth = Typesetter.width(prefix + "…", font: font)
      let line = Typesetter.line(text, font: font, maxWidth: maxWidth)
      #expect(line.glyphs.count >= Typesetter.line(prefix + "…", font: font).glyphs.count)
    }
  }
}

extension [String] {
  /// A length mark must not start a line, so it moves to the next line with the letter before.
  fileprivate var kinsoku: [String] { ["味噌", "ラーメ", "ン"] }
}
