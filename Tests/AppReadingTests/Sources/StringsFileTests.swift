import TestSupport
import Testing

@testable import AppReading

@Suite("Texts of .strings files")
struct StringsFileTests {
  private func texts(_ content: String) -> [String: String] {
    StringsFile(Array(content.utf8)).texts
  }

  @Test(
    "Keys and texts have quotes or none, escapes and comments",
    arguments: [
      (#""key" = "Text";"#, "Text"), (#"key = "Text";"#, "Text"), (#"key = Text;"#, "Text"),
      (#"/* a "key" = "No"; */ "key" = "Text"; // end"#, "Text"), (#"key="Text" ;"#, "Text"),
      (#"'key' = 'It "is"';"#, #"It "is""#), (#""key" = "a\"b\\c\n\td";"#, "a\"b\\c\n\td"),
      (#""key" = "\U00e4\u00F6\U1F";"#, "äö\u{1F}"), (#""key" = "\Ud83d\ude00!";"#, "😀!"),
      (#""key" = "\101\12";"#, "A\n"), (#""key" = "a\q";"#, "aq"), ("\"key\" = \"a\nb\";", "a\nb"),
      (#""key" = "";"#, ""), (#"key;"#, "key"), (#""key" = "//no";"#, "//no"),
    ])
  func entry(content: String, text: String) {
    #expect(texts(content) == ["key": text])
  }

  @Test("A half of a UTF-16 pair is left out")
  func halfPair() {
    #expect(texts(#""key" = "a\Ud83db";"#) == ["key": "ab"])
  }

  @Test("UTF-16 with either byte order is read, and UTF-8 with a mark")
  func encodings() {
    let content = "\"key\" = \"Größe 😀\";\n"
    var big: [UInt8] = [0xFE, 0xFF]
    var little: [UInt8] = [0xFF, 0xFE]
    for unit in content.utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 255))
      big += [high, low]
      little += [low, high]
    }
    for bytes in [big, little, [0xEF, 0xBB, 0xBF] + Array(content.utf8), little + [0x20]] {
      #expect(StringsFile(bytes).texts == ["key": "Größe 😀"])
      #expect(StringsFile(bytes).damagedLines.isEmpty)
    }
  }

  @Test("Damaged lines are named, and the rest is read")
  func damaged() {
    let file = StringsFile(Array("a = \"1\";\n= \"2\";\nb = \"3\";\nc \"4\";\nd = \"5\";".utf8))
    #expect(file.texts == ["a": "1", "b": "3", "d": "5"])
    #expect(file.damagedLines == [2, 4])
    #expect(StringsFile(Array("\"key\" = \"no end".utf8)).texts.isEmpty)
  }

  @Test("A property list is read, too")
  func propertyList() {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>key</key><string>Text &amp; more</string></dict></plist>
      """
    #expect(texts(list) == ["key": "Text & more"])
    #expect(StringsFile(Array("<?xml broken".utf8)).damagedLines == [1])
  }

  @Test("Random bytes never trap", arguments: 0..<200)
  func fuzz(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = ["\"", "\\", "\\U", "d83d", "=", ";", "/*", "*/", "//", "\n", "key", "\u{FEFF}"]
    let content = (0..<40).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    _ = StringsFile(Array(content.utf8))
    _ = StringsFile([0xFF, 0xFE] + Array(content.utf8))
  }
}
