import Testing

@testable import Wireframes

@Suite("Text in terminal columns")
struct TerminalTextTests {
  @Test(
    "a character counts as many columns as a terminal gives it",
    arguments: [
      ("abc", 3), ("é", 1), ("e\u{301}", 1), ("味噌", 4), ("한국어", 6), ("🌮", 2), ("👩‍👩‍👧‍👦", 2), ("☕️", 2),
      ("שלום", 4), ("ไทย", 3), ("ﾃｽﾄ", 3), ("，", 2), ("", 0),
    ])
  func width(text: String, columns: Int) {
    #expect(TerminalText.width(of: text) == columns)
  }

  @Test(
    "what does not fit ends in an ellipsis and never exceeds the columns",
    arguments: [
      ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("ab cdef", 4, "ab…"), ("味噌汁", 4, "味…"),
      ("味噌汁", 5, "味噌…"), ("abc", 0, ""), ("abc", 1, "…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func fitted(text: String, columns: Int, expected: String) {
    #expect(TerminalText.fitted(text, to: columns) == expected)
  }

  @Test(
    "lines break between words, where Japanese may, and inside of long words",
    arguments: [
      ("one two three", 8, ["one two", "three"]), ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
      ("a  b", 5, ["a b"]), ("味噌汁", 4, ["味噌", "汁"]), ("", 4, []), (" a ", 1, ["a"]),
      ("ab", 0, ["a", "b"]), ("作る。味", 4, ["作", "る。", "味"]), ("味「噌", 4, ["味", "「噌"]),
      ("みそスープ", 6, ["みそ", "スープ"]), ("soup味噌汁", 8, ["soup味噌", "汁"]),
      ("味噌\u{3000}汁", 4, ["味噌", "汁"]), ("semi-final", 6, ["semi-", "final"]),
    ])
  func wrapped(text: String, columns: Int, expected: [String]) {
    #expect(TerminalText.wrapped(text, to: columns) == expected)
  }
}
