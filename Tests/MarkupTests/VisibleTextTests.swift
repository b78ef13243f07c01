import Markup
import Testing

@Suite("Visible text") struct VisibleTextTests {
  @Test(
    "What a terminal or page would obey is written out",
    arguments: [
      ("one\ntwo\r\tthree", "one\\ntwo\\r\\tthree"),
      ("\u{1B}[31mred", "\\u{1B}[31mred"),
      ("\u{202E}desrever", "\\u{202E}desrever"),
      ("\u{2066}apart\u{2069}", "\\u{2066}apart\\u{2069}"),
      ("\u{0}\u{FFFF}", "\\u{0}\\u{FFFF}"),
      ("Αρνί שלום 🧑‍🍳 نمی‌خواهم", "Αρνί שלום 🧑‍🍳 نمی‌خواهم"),
    ])
  func line(text: String, expected: String) {
    #expect(VisibleText.line(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("A text of several lines keeps its line feeds and nothing else")
  func lines() {
    #expect(VisibleText.lines("one\ntwo\r\u{7}") == "one\ntwo\\r\\u{7}")
  }
}
