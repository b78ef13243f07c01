import Navigation
import Testing

@testable import Scenes

@Suite("Translations of scenes") struct TranslationsTests {
  private static func entry(_ key: String, _ texts: [String: TextForms]) -> Translations.Entry {
    Translations.Entry(key: key, file: "L.xcstrings", texts: texts)
  }

  private static func text(_ text: String) -> TextForms { TextForms(.text(text)) }

  private static func plural(_ forms: [String: String]) -> TextForms {
    TextForms(.byNumber(forms.mapValues { .text($0) }))
  }

  private static let translations = Translations(
    [
      entry("Edit", ["de": text("Bearbeiten"), "pt": text("Editar")]),
      entry("home.title", ["en": text("Welcome"), "de": text("Willkommen")]),
      entry(
        "%lld recipes",
        [
          "en": plural(["one": "%lld recipe", "other": "%lld recipes"]),
          "de": plural(["one": "%lld Rezept", "other": "%lld Rezepte"]),
          "ru": plural(["one": "%lld рецепт", "few": "%lld рецепта", "many": "%lld рецептов"]),
          "ar": plural([
            "zero": "لا وصفات", "one": "وصفة", "two": "وصفتان", "few": "%lld وصفات",
            "many": "%lld وصفة", "other": "%lld وصفة",
          ]),
        ]),
      entry("%@ of %lld", ["de": text("%2$lld, davon %1$@")]),
      entry(
        "Tap", ["de": TextForms(.byDevice(["mac": .text("Klicken"), "other": .text("Tippen")]))]),
      entry("100%% sure", ["de": text("100 %% sicher")]),
      entry("Empty", ["de": text("")]),
      Translations.Entry(key: "Cookbook", file: "L.xcstrings", texts: [:], isSameInAll: true),
    ], sourceLanguage: "en")

  private func translated(
    _ text: String, _ locale: String, device: String = "iphone"
  ) throws -> String {
    let locale = try #require(TextLocale(locale))
    return Self.translations.translated(text, to: locale, device: device)
  }

  @Test(
    "a text is found by its key or by its source text, and one without a key stays",
    arguments: [
      ("Edit", "de", "Bearbeiten"), ("Edit", "de-AT", "Bearbeiten"), ("Edit", "pt-BR", "Editar"),
      ("Edit", "fr", "Edit"), ("Welcome", "de", "Willkommen"), ("Shakshuka", "de", "Shakshuka"),
      ("100% sure", "de", "100 % sicher"), ("Empty", "de", "Empty"),
      ("Anna of 7", "de", "7, davon Anna"), ("6", "de", "6"), ("6", "ar", "٦"),
    ])
  func lookup(text: String, locale: String, expected: String) throws {
    #expect(try translated(text, locale) == expected)
  }

  @Test(
    "the number in a text decides the plural form, by the rules of the language",
    arguments: [
      ("1 recipe", "de", "1 Rezept"), ("3 recipes", "de", "3 Rezepte"),
      ("0 recipes", "de", "0 Rezepte"), ("1 recipe", "ru", "1 рецепт"),
      ("22 recipes", "ru", "22 рецепта"), ("11 recipes", "ru", "11 рецептов"),
      ("0 recipes", "ar", "لا وصفات"), ("2 recipes", "ar", "وصفتان"),
      ("5 recipes", "ar", "٥ وصفات"), ("5 recipes", "ar-MA", "5 وصفات"),
      ("30 recipes", "ar", "٣٠ وصفة"), ("many recipes", "de", "many recipes"),
    ])
  func plurals(text: String, locale: String, expected: String) throws {
    #expect(try translated(text, locale) == expected)
  }

  @Test("a number that is not known stays a hole, with the form for most numbers")
  func hole() throws {
    let hole = TextHole.mark("count")
    #expect(try translated("\(hole) recipes", "de") == "\(hole) Rezepte")
    #expect(try translated("\(hole) recipes", "ar") == "\(hole) وصفة")
  }

  @Test("the device decides its form")
  func devices() throws {
    #expect(try translated("Tap", "de") == "Tippen")
    #expect(try translated("Tap", "de", device: "mac") == "Klicken")
  }

  @Test("with catalogs, a pseudo-language changes only what is in them")
  func pseudo() throws {
    #expect(try translated("Edit", "accented") == "Ḗḓīŧ")
    #expect(try translated("3 recipes", "double-length") == "3 recipes 3 recipes")
    #expect(try translated("Shakshuka", "accented") == "Shakshuka")
    let none = Translations()
    #expect(none.translated("Shakshuka", to: .pseudo(.accented), device: "iphone") == "Şħȧķşħŭķȧ")
  }

  @Test("a text without a translation is missing, unless it is the same in all languages")
  func missing() throws {
    let german = try #require(LanguageTag("de"))
    let missing = { Self.translations.missing($0, in: german)?.key }
    #expect(missing("Empty") == "Empty")
    #expect(missing("Edit") == nil)
    #expect(missing("Cookbook") == nil)
    #expect(missing("Shakshuka") == nil)
    let english = try #require(LanguageTag("en-GB"))
    #expect(Self.translations.missing("Empty", in: english) == nil)
    let french = try #require(LanguageTag("fr"))
    #expect(Self.translations.missing("3 recipes", in: french)?.key == "%lld recipes")
  }

  @Test("every visible text of a scene changes; ids, links, icons, typed text and own states stay")
  func scene() {
    var page = Page(
      "Title", leading: [BarButton("Edit", icon: "pencil", leadsTo: "edit")],
      blocks: [
        .section(
          ListSection("Head", footer: "Foot") {
            Row(
              "Row", subtitle: "Sub", value: "Value", icon: "star", accessory: .toggle(isOn: true))
          }),
        .segmentedControl(SegmentedControl(["One", "Two"], selection: 1)),
      ])
    page.states = [.segment("Two"), .searching("typed"), .custom("own")]
    page.code = ".page"
    page.identity = 7
    let scene = Scene(
      id: "home", tabs: [TabItem("Tab", icon: "house")], selectedTab: 0, pages: [page],
      layers: [Layer(style: .popover, pages: [page], anchor: "Edit")],
      confirmation: ConfirmationCard(title: "Sure?", choices: [.init("Yes")]), link: "app://home",
      otherStacks: [OtherStack(tab: 0, titles: ["Other"])])
    let changed = scene.changingTexts { "<\($0)>" }
    var expected = scene
    expected.tabs[0].title = "<Tab>"
    var changedPage = Page(
      "<Title>", leading: [BarButton("<Edit>", icon: "pencil", leadsTo: "edit")],
      blocks: [
        .section(
          ListSection("<Head>", footer: "<Foot>") {
            Row(
              "<Row>", subtitle: "<Sub>", value: "<Value>", icon: "star",
              accessory: .toggle(isOn: true))
          }),
        .segmentedControl(SegmentedControl(["<One>", "<Two>"], selection: 1)),
      ])
    changedPage.states = [.segment("<Two>"), .searching("typed"), .custom("own")]
    changedPage.code = ".page"
    changedPage.identity = 7
    expected.pages = [changedPage]
    expected.layers = [Layer(style: .popover, pages: [changedPage], anchor: "<Edit>")]
    expected.confirmation = ConfirmationCard(title: "<Sure?>", choices: [.init("<Yes>")])
    expected.otherStacks = [OtherStack(tab: 0, titles: ["<Other>"])]
    #expect(changed == expected)
  }
}
