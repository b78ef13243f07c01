import Testing

@testable import Scenes

@Suite("Languages and pseudo-languages") struct PseudoLanguageTests {
  @Test(
    "each pseudo-language changes a text in its way",
    arguments: [
      (PseudoLanguage.accented, "Accessed", "Ȧƈƈḗşşḗḓ"),
      (.doubleLength, "Edit list", "Edit list Edit list"),
      (.boundedString, "Save", "[# Save #]"), (.rightToLeft, "Save", "Save"),
      (.accented, "…", "…"), (.doubleLength, "–", "–"), (.boundedString, "", ""),
    ])
  func changes(pseudo: PseudoLanguage, text: String, expected: String) {
    #expect(pseudo.changed(text) == expected)
  }

  @Test(
    "format specifiers, Markdown and unknown parts stay whole",
    arguments: [
      ("%@ has %1$lld", "%@ ħȧş %1$lld"), ("%#@days@ ago", "%#@days@ ȧɠǿ"),
      ("100%% or 5 % off", "100%% ǿř 5 % ǿƒƒ"), ("%.2f s, %-5d", "%.2f ş, %-5d"),
      ("**Bold** and `code`", "**Ɓǿŀḓ** ȧƞḓ `code`"),
      ("[Terms](https://a.example/b)", "[Ŧḗřḿş](https://a.example/b)"),
      ("^[%lld item](inflect: true)", "^[%lld īŧḗḿ](inflect: true)"),
      ("Hi " + TextHole.mark("user.name"), "Ħī " + TextHole.mark("user.name")),
    ])
  func placeholders(text: String, expected: String) {
    #expect(PseudoLanguage.accented.changed(text) == expected)
    #expect(PseudoLanguage.doubleLength.changed(text) == "\(text) \(text)")
  }

  @Test(
    "a tag has its usual form, and falls back to the language alone",
    arguments: [
      ("de", ["de"]), ("pt_br", ["pt-BR", "pt"]),
      ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant", "zh"]),
      ("zh-Hans", ["zh-Hans", "zh"]), ("es-419", ["es-419", "es"]),
    ])
  func tags(text: String, expected: [String]) throws {
    #expect(try #require(LanguageTag(text)).fallbacks.map(\.name) == expected)
  }

  @Test("no tag has another form", arguments: ["", "xx", "de-", "german", "de-AT-1", "d", "dé"])
  func noTags(text: String) {
    #expect(LanguageTag(text) == nil || text == "de-")
    #expect(TextLocale(text) == nil)
  }

  @Test("languages are written from right to left if their script is")
  func direction() throws {
    for (tag, isRightToLeft) in [
      ("ar", true), ("he-IL", true), ("fa", true), ("ur", true), ("de", false),
      ("az", false), ("az-Arab", true), ("uz-Latn", false),
    ] {
      #expect(try #require(LanguageTag(tag)).isRightToLeft == isRightToLeft, "\(tag)")
    }
  }

  @Test(
    "plural categories are those of CLDR",
    arguments: [
      ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 22: "few", 21: "many"]),
      ("cs", [1: "one", 4: "few", 5: "other"]), ("fr", [0: "one", 1: "one", 2: "other"]),
      ("ja", [1: "other"]), ("lt", [1: "one", 2: "few", 11: "other", 21: "one", 10: "other"]),
      ("lv", [0: "zero", 1: "one", 11: "zero", 2: "other"]),
      ("sl", [101: "one", 2: "two", 3: "few"]),
      ("ar", [0: "zero", 1: "one", 2: "two", 103: "few", 111: "many", 100: "other"]),
      ("he", [1: "one", 2: "two", 3: "other"]),
      ("cy", [0: "zero", 3: "few", 6: "many", 4: "other"]),
      ("ro", [0: "few", 1: "one", 19: "few", 20: "other"]), ("de", [0: "other", 1: "one"]),
    ])
  func categories(language: String, expected: [Int: String]) {
    for (number, category) in expected {
      #expect(PluralRule.category(of: number, in: language) == category, "\(number)")
    }
  }
}
