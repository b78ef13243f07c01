import TestSupport
import Testing

@testable import ScreensCLI

@Suite("Languages on the command line") struct TextFitCommandTests {
  private let folder: TemporaryFolder

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Lists": {"localizations": {"de": {"stringUnit": {"value": "Listen"}}}},
      "Edit": {"localizations": {
        "de": {"stringUnit": {"value": "Einkaufsliste für das Wochenende bearbeiten"}}}},
      "Done": {}
    }}
    """

  private static let manifest = """
    {"version": 1, "app": "Groceries", "tabs": [{"title": "Lists"}],
     "screens": [{"id": "edit", "pages": [
       {"title": "Edit", "titleDisplay": "inline", "trailing": [{"label": "Done", "icon": "checkmark"}],
        "blocks": [{"row": {"title": "Milk"}}]}]}]}
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.catalog.utf8, to: "App/Localizable.xcstrings")
    try folder.write(Self.manifest.utf8, to: "app.json")
  }

  private func run(_ words: [String], catalogs: Bool = true) async throws -> ToolRun {
    let catalogs = catalogs ? ["--catalogs", "\(folder.path)/App"] : []
    return try await ToolRun(
      words + catalogs + ["--manifest", "\(folder.path)/app.json", "--no-config"])
  }

  @Test("show has the texts in a language; what is no key stays")
  func show() async throws {
    let output = try await run(["show", "edit", "--locale", "de"]).output
    #expect(output.contains("tab       Listen (1 of 1)\n"))
    #expect(output.contains("Milk"))
    #expect(output.contains("Einkaufsliste für das Wochenende"))
  }

  @Test("audit lists what is cut and what is not translated")
  func audit() async throws {
    let rules = ["--rule", "text-fit", "--rule", "missing-translation"]
    let words = ["audit", "--device", "phone-se", "--locale", "*"] + rules
    let run = try await run(words)
    #expect(
      run.output == """
        text-fit
          warning  edit: German 'Einkaufsliste für das Wochenende bearbeiten' is cut by 66 pt in \
        the navigation bar at phone-se (\(folder.path)/app.json:2)
                   shorten it by 8 characters
        missing-translation
          warning  edit: the key 'Done' has no German text in \
        '\(folder.path)/App/Localizable.xcstrings'
                   translate it into 'de', or set 'shouldTranslate' to false
        2 warnings in 1 screen

        """)
    let json = try await self.run(words + ["--json"]).output
    for part in [
      "\"part\" : \"title\"", "\"missingPoints\" : 65.88", "\"variant\" : \"phone-se~de\"",
      "\"locale\" : \"de\"", "\"key\" : \"Done\"",
    ] {
      #expect(json.contains(part), "\(part)")
    }
  }

  @Test("docs has the texts of one language on all pages, and pictures of it")
  func docs() async throws {
    let site = try await run(["docs", "--locale", "de", "-o", "\(folder.path)/site"])
    #expect(site.code == .success)
    let page = String(decoding: try folder.read("site/screens/edit.html"), as: UTF8.self)
    #expect(page.contains("Einkaufsliste für das Wochenende bearbeiten"))
    #expect(
      try String(decoding: folder.read("site/index.html"), as: UTF8.self).contains("Text fit"))
    #expect(try String(decoding: folder.read("site/map.html"), as: UTF8.self).contains("Listen"))
    let images = try await run([
      "docs", "--images", "--locale", "right-to-left", "-o", "\(folder.path)/rtl",
    ])
    #expect(!images.errors.contains("have no effect"))
    let plain = try await run(["docs", "--images", "-o", "\(folder.path)/plain"])
    #expect(plain.code == .success)
    #expect(try folder.read("rtl/edit.png") != folder.read("plain/edit.png"))
  }

  @Test("without variants, audit has neither rule")
  func noVariants() async throws {
    let output = try await run(["audit"]).output
    #expect(!output.contains("text-fit"))
    #expect(!output.contains("missing-translation"))
  }

  @Test(
    "a language without texts is refused, with what helps",
    arguments: [
      ("fr", "there are no texts in French, 'fr'; the languages are de, en"),
      ("german", "invalid value 'german' of '--locale'; did you mean 'de'?"),
      ("DE", "invalid value 'DE' of '--locale'; did you mean 'de'?"),
      ("acented", "invalid value 'acented' of '--locale'; did you mean 'accented'?"),
      (
        "x*",
        "no language matches 'x*'; the languages are de, en, accented, double-length, "
          + "bounded-string, right-to-left"
      ),
    ])
  func refused(locale: String, message: String) async throws {
    let run = try await run(["show", "edit", "--locale", locale])
    #expect(run.code == .usage)
    #expect(run.errors == "screens: \(message)\n")
  }

  @Test("without catalogs, only pseudo-languages can be drawn")
  func noCatalogs() async throws {
    let german = try await run(["show", "edit", "--locale", "de"], catalogs: false)
    #expect(
      german.errors
        == "screens: there are no texts in German, 'de'; name the app's string catalogs with "
        + "'--catalogs PATH'\n")
    let accented = try await run(["show", "edit", "--locale", "accented"], catalogs: false)
    #expect(accented.output.contains("Ḿīŀķ"))
  }
}
