import Navigation
import Testing

@testable import Scenes

@Suite("Words of the system") struct SystemWordsTests {
  private func words(_ name: String) -> SystemWords {
    SystemWords(TextLocale(name))
  }

  @Test(
    "A language has its words, also with a region or a script",
    arguments: [
      ("de", "Zurück"), ("de-AT", "Zurück"), ("pt-BR", "Voltar"), ("pt-PT", "Anterior"),
      ("zh-TW", "返回"), ("zh-Hans", "返回"), ("ja", "戻る"), ("ko", "뒤로"), ("ar", "رجوع"),
      ("he", "חזרה"), ("th", "กลับ"), ("hi", "वापस"), ("sw", "Back"), ("accented", "Back"),
    ])
  func back(name: String, word: String) {
    #expect(words(name).back == word)
  }

  @Test("The scripts of Chinese differ")
  func chinese() {
    #expect(words("zh").search == "搜索")
    #expect(words("zh-HK").search == "搜尋")
  }

  @Test("Without a language, the words are English")
  func english() {
    let words = SystemWords(nil)
    #expect([words.back, words.cancel, words.done] == ["Back", "Cancel", "Done"])
    #expect([words.edit, words.ok, words.search] == ["Edit", "OK", "Search"])
  }

  private static let scene = Scene(
    id: "a", tabs: [], selectedTab: nil,
    pages: [
      Page("Home") {
        SearchField()
        ListSection { SearchField("Find pies") }
      }
    ],
    confirmation: ConfirmationCard(
      title: "Sure?",
      choices: [.init("Delete", role: .destructive), .init("Cancel", role: .cancel)]))

  @Test("What the system shows is translated without a catalog, and what the app says is not")
  func scene() {
    let german = Translations().scene(Self.scene, in: TextLocale("de"))
    #expect(german.texts == ["Home", "Suchen", "Find pies", "Sure?", "Delete", "Abbrechen"])
    #expect(german.pages[0].language == TextLocale("de"))
    #expect(Translations().scene(Self.scene, in: nil) == Self.scene)
  }

  @Test("A text of the app's catalog goes before the system's")
  func own() {
    let entries = [
      Translations.Entry(key: "Cancel", file: "L", texts: ["de": TextForms(.text("Nein"))]),
      Translations.Entry(key: "Search", file: "L", texts: ["fr": TextForms(.text("Chercher"))]),
    ]
    let translations = Translations(entries, sourceLanguage: "en")
    let german = translations.scene(Self.scene, in: TextLocale("de"))
    #expect(german.texts == ["Home", "Search", "Find pies", "Sure?", "Delete", "Nein"])
  }

  @Test("An alert without choices has the system's button")
  func alert() {
    var scene = Self.scene
    scene.confirmation = ConfirmationCard(title: "Done", choices: [], style: .alert)
    let korean = Translations().scene(scene, in: TextLocale("ko"))
    #expect(korean.confirmation?.choices.map(\.label) == ["확인"])
  }
}
