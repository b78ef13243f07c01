import Scenes
import Testing

@testable import AppReading

@Suite("Catalogs in all languages") struct CatalogTablesTests {
  private func tables(_ files: [(path: String, content: String)]) -> CatalogTables {
    CatalogTables(
      files.map { TextFile(path: $0.path, bytes: Array($0.content.utf8)) },
      developmentLanguage: nil)
  }

  private func translated(
    _ text: String, _ locale: String, by tables: CatalogTables, device: String = "iphone"
  ) throws -> String {
    tables.translations.translated(text, to: try #require(TextLocale(locale)), device: device)
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Save": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Sichern"}},
        "fr": {"stringUnit": {"state": "new", "value": "Save"}}}},
      "Tap here": {"localizations": {"de": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "Hier klicken"}},
        "other": {"stringUnit": {"state": "translated", "value": "Hier tippen"}}}}}}},
      "%@ has %lld recipes": {"localizations": {
        "en": {"stringUnit": {"value": "%1$@ has %#@count@"}, "substitutions": {"count": {
          "argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg recipe"}},
            "other": {"stringUnit": {"value": "%arg recipes"}}}}}}},
        "de": {"stringUnit": {"value": "%#@count@ von %1$@"}, "substitutions": {"count": {
          "argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg Rezept"}},
            "other": {"stringUnit": {"value": "%arg Rezepte"}}}}}}}}},
      "Cookbook": {"shouldTranslate": false},
      "Broken": 7
    }}
    """

  @Test("a string catalog has forms by device, and parts by number")
  func catalog() throws {
    let tables = tables([("App/Localizable.xcstrings", Self.catalog)])
    #expect(tables.translations.languages == ["de", "en", "fr"].filter { $0 != "fr" })
    #expect(try translated("Save", "de", by: tables) == "Sichern")
    #expect(try translated("Tap here", "de", by: tables) == "Hier tippen")
    #expect(try translated("Tap here", "de", by: tables, device: "mac") == "Hier klicken")
    #expect(try translated("Anna has 1 recipe", "de", by: tables) == "1 Rezept von Anna")
    #expect(try translated("Anna has 12 recipes", "de", by: tables) == "12 Rezepte von Anna")
  }

  @Test("a text that is new, without a text or not readable is missing; one that stays is not")
  func missing() throws {
    let tables = tables([("App/Localizable.xcstrings", Self.catalog)])
    let german = try #require(LanguageTag("de"))
    let french = try #require(LanguageTag("fr"))
    #expect(tables.translations.missing("Save", in: german) == nil)
    let entry = try #require(tables.translations.missing("Save", in: french))
    #expect(entry.key == "Save")
    #expect(entry.file == "App/Localizable.xcstrings")
    #expect(tables.translations.missing("Broken", in: german)?.key == "Broken")
    #expect(tables.translations.missing("Cookbook", in: german) == nil)
  }

  @Test("files in folders of languages are one catalog; a dictionary has the plural forms")
  func folders() throws {
    func dictionary(_ one: String, _ other: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>days %lld</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
        <key>days</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>
        </dict></dict></dict></plist>
      """
    }
    let tables = tables([
      ("App/de.lproj/Localizable.strings", #""title" = "Liste"; "only.base" = "";"#),
      ("App/de.lproj/Localizable.stringsdict", dictionary("%lld Tag", "%lld Tage")),
      ("App/en.lproj/Localizable.strings", #""title" = "List"; "only.base" = "Only";"#),
      ("App/en.lproj/Localizable.stringsdict", dictionary("%lld day", "%lld days")),
      ("App/en.lproj/Broken.stringsdict", "no list"),
    ])
    #expect(tables.unreadable == ["App/en.lproj/Broken.stringsdict"])
    #expect(try translated("List", "de", by: tables) == "Liste")
    #expect(try translated("1 day", "de", by: tables) == "1 Tag")
    #expect(try translated("4 days", "de", by: tables) == "4 Tage")
    let german = try #require(LanguageTag("de"))
    let entry = try #require(tables.translations.missing("Only", in: german))
    #expect(entry.key == "only.base")
    #expect(entry.file == "App/en.lproj/Localizable.strings")
  }

  @Test("A file in no folder of a language says only what that of the source language does not")
  func noLanguage() throws {
    let tables = tables([
      ("App/Localizable.strings", #""title" = "Titel"; "other" = "Other";"#),
      ("App/de.lproj/Localizable.strings", #""title" = "Liste"; "other" = "Andere";"#),
      ("App/en.lproj/Localizable.strings", #""title" = "List";"#),
    ])
    #expect(try translated("List", "de", by: tables) == "Liste")
    #expect(try translated("Other", "de", by: tables) == "Andere")
  }
}
