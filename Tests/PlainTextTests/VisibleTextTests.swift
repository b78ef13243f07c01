import PlainText
import Testing

@Suite("Visible text") struct VisibleTextTests {
  @Test(
    "What a terminal would obey or hide is written out",
    arguments: [
      ("plain", "plain"), ("a\nb\tc\rd", "a\\nb\\tc\\rd"), ("a\r\nb", "a\\r\\nb"),
      ("\u{1B}[31mred", "\\u{1B}[31mred"), ("\u{7}\u{0}\u{7F}", "\\u{7}\\u{0}\\u{7F}"),
      ("\u{9B}31m", "\\u{9B}31m"), ("user\u{202E}txt.exe", "user\\u{202E}txt.exe"),
      ("\u{2066}a\u{2069}\u{200F}", "\\u{2066}a\\u{2069}\\u{200F}"),
      ("a\u{200B}b\u{FEFF}", "a\\u{200B}b\\u{FEFF}"), ("a\u{2028}b", "a\\u{2028}b"),
      ("##[error]x", "##\\u{5B}error]x"), ("a ##vso[task]", "a ##vso\\u{5B}task]"),
      ("###[[", "###\\u{5B}\\u{5B}"), ("##a[\n", "##a\\u{5B}\\n"),
      ("a\u{E0041}", "a\\u{E0041}"), ("\u{0}\u{FFFF}", "\\u{0}\\u{FFFF}"),
    ])
  func escapes(text: String, visible: String) {
    #expect(VisibleText.line(text) == visible)
  }

  @Test(
    "What people write stays",
    arguments: [
      "日本語", "Ελληνικά", "שלום", "می‌خواهم", "👩‍👩‍👧", "❤️", "e\u{301}", "\\n", "a\u{A0}b", "# [a]",
      "## [a]", "##",
      "#[a]", "##é[", "## Screens",
    ])
  func keeps(text: String) {
    #expect(VisibleText.line(text) == text)
  }

  @Test("JSON for a terminal says the same without what a terminal would obey")
  func json() {
    let text = "{\n  \"a\u{9B}\" : \"\u{202E}\u{E0041} שלום\"\n}\n"
    let visible = "{\n  \"a\\u009b\" : \"\\u202e\\udb40\\udc41 שלום\"\n}\n"
    #expect(VisibleText.json(text) == visible)
    #expect(VisibleText.json(visible) == visible)
  }

  @Test("A text of lines keeps its line feeds only")
  func lines() {
    #expect(VisibleText.lines("a\nb\u{1B}[2J\r\n") == "a\nb\\u{1B}[2J\\r\n")
  }
}

@Suite("Words of a shell") struct ShellWordTests {
  @Test(
    "A text is one word, whatever is in it",
    arguments: [
      ("recipeDetail", "recipeDetail"),
      ("Snapshots/a-b_c.1,2+3@x:y", "Snapshots/a-b_c.1,2+3@x:y"),
      ("", "''"),
      ("two words", "'two words'"),
      ("$(touch x); `ls` & # * [a] {b} !c", "'$(touch x); `ls` & # * [a] {b} !c'"),
      ("it's", #"'it'\''s'"#),
      ("'", #"''\'''"#),
      ("味噌ラーメン", "'味噌ラーメン'"),
    ])
  func quoted(text: String, expected: String) {
    #expect(ShellWord.quoted(text) == expected)
  }
}
