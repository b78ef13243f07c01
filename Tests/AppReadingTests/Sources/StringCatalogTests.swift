import Testing

@testable import AppReading

@Suite("Texts of .xcstrings and .stringsdict files")
struct StringCatalogTests {
  private func texts(_ entry: String) -> [String: String]? {
    let content = """
      {"sourceLanguage": "de", "version": "1.0", "strings": {"key": \(entry), "plain": {}}}
      """
    return StringCatalog(Array(content.utf8))?.texts
  }

  @Test(
    "The source language's text is taken, for a phone and for most numbers",
    arguments: [
      (#"{"localizations": {"de": {"stringUnit": {"state": "new", "value": "Ja"}}}}"#, "Ja"),
      (
        #"""
        {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld Tag"}},
          "other": {"stringUnit": {"value": "%lld Tage"}}}}}}}
        """#, "%lld Tage"
      ),
      (
        #"""
        {"localizations": {"de": {"variations": {"device": {
          "mac": {"stringUnit": {"value": "Klicken"}},
          "other": {"variations": {"plural": {"other": {"stringUnit": {"value": "Tippen"}}}}}}}}}}
        """#, "Tippen"
      ),
      (
        #"""
        {"localizations": {"de": {"variations": {"device": {
          "iphone": {"stringUnit": {"value": "Wischen"}},
          "other": {"stringUnit": {"value": "Tippen"}}}}}}}
        """#, "Wischen"
      ),
      (
        #"""
        {"localizations": {"de": {"stringUnit": {"value": "%#@days@ in %@"}, "substitutions": {
          "days": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "other": {"stringUnit": {"value": "%arg Tage"}}}}}}}}}
        """#, "%lld Tage in %@"
      ),
    ])
  func forms(entry: String, text: String) {
    #expect(texts(entry) == ["key": text])
  }

  @Test("An entry in another language or another form leaves the others readable")
  func others() {
    #expect(texts(#"{"localizations": {"en": {"stringUnit": {"value": "Yes"}}}}"#) == [:])
    #expect(texts(#"{"localizations": ["de"]}"#) == [:])
    #expect(texts("7") == [:])
  }

  @Test("What is no catalog is refused", arguments: ["", "{", "[]", "{\"strings\": 1}", "\u{0}"])
  func broken(content: String) {
    #expect(StringCatalog(Array(content.utf8)) == nil)
    #expect(StringsDictionary(Array(content.utf8)) == nil)
  }

  @Test("Deeply nested files are refused without a crash")
  func deep() {
    let lists = String(repeating: "[", count: 1_000_000)
    #expect(StringCatalog(Array("{\"strings\": \(lists)".utf8)) == nil)
  }

  @Test("A dictionary of plural forms gives the text for most numbers")
  func dictionary() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>days</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>In %#@count@</string>
          <key>count</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d day</string><key>other</key><string>%d days</string>
          </dict>
        </dict>
        <key>title</key><dict>
          <key>NSStringVariableWidthRuleType</key>
          <dict><key>9</key><string>Short</string><key>30</key><string>A long title</string></dict>
        </dict>
        <key>odd</key><dict><key>other</key><string>x</string></dict>
      </dict></plist>
      """
    let dictionary = try #require(StringsDictionary(Array(list.utf8)))
    #expect(dictionary.texts == ["days": "In %d days", "title": "A long title"])
  }
}
