import TestSupport
import Testing

@Suite("Variants in documentation by the program") struct DocsVariantTests {
  private let folder: TemporaryFolder
  private let tool: Program

  init() throws {
    folder = try TemporaryFolder()
    tool = Program(in: folder)
  }

  @Test("A matrix shows each screen in all variants, and is checked and removed like other images")
  func matrix() async throws {
    let arguments = [
      "--images", "-o", "images", "--device", "phone,pad-11", "--scheme", "light,dark",
    ]
    let written = try await docs(arguments + ["--kind", "matrix"])
    let names = "standard, dark, pad-11, pad-11~dark"
    #expect(
      written
        == .init(
          code: 0,
          output: """
            ![settings: tab Settings, in the variants \(names)](images/matrix-settings.png)
            ![account: tab Settings, Account, in the variants \(names)](images/matrix-account.png)

            """, errors: "wrote 2 files into images\n"))
    #expect(try await docs(arguments + ["--kind", "matrix", "--check"]).code == 0)
    let all = try await docs(arguments + ["--matrix", "-q"])
    #expect(all == .init(code: 0))
    #expect(
      try folder.files(in: "images").keys.sorted() == [
        ".screens-images", "account.png", "contact-sheet.png", "matrix-account.png",
        "matrix-settings.png", "settings.png",
      ])
    try folder.remove("images/matrix-account.png")
    let checked = try await docs(arguments + ["--matrix", "--check"])
    #expect(checked.code == 1 && checked.output == "missing   images/matrix-account.png\n")
    let without = try await docs("--images", "-o", "images", "--device", "pad-11")
    #expect(
      without.errors.hasPrefix("screens: variants have no effect on images without '--matrix'\n"))
    #expect(!(try folder.files(in: "images").keys.contains { $0.hasPrefix("matrix") }))
  }

  @Test("A site has a choice of variants on each page, with a picture of each")
  func variants() async throws {
    let sets =
      #"{"variants": {"two": ["standard", {"variant": "phone-se", "screens": ["account"]}]}}"#
    try folder.write(sets.utf8, to: ".screens.json")
    let written = try await docs("-o", "site", "--variants", "two")
    #expect(written == .init(code: 0, errors: "wrote 13 files into site\n"))
    #expect(
      try folder.files(in: "site").keys.filter { $0.hasPrefix("pictures/") }.sorted() == [
        "pictures/dark/account.png", "pictures/dark/settings.png", "pictures/light/account.png",
        "pictures/light/settings.png", "pictures/phone-se/account.png",
      ])
    let page = String(decoding: try folder.read("site/screens/account.html"), as: UTF8.self)
    #expect(page.contains("<label for=\"variant-phone-se\">phone-se</label>"))
    #expect(page.contains("src=\"../pictures/phone-se/account.png\""))
    #expect(try await docs("-o", "site", "--variants", "two", "--check").code == 0)
    let unchosen = try await docs("-o", "site", "--check")
    #expect(unchosen.code == 1)
    #expect(unchosen.output.contains("obsolete  site/pictures/phone-se/account.png\n"))
  }

  private func docs(_ arguments: String...) async throws -> Program.Result {
    try await docs(arguments)
  }

  /// Few screens: the tests draw without optimisation.
  private func docs(_ arguments: [String]) async throws -> Program.Result {
    try await tool.run(
      ["docs", "--filter", "settings", "--filter", "account", "--scale", "1"] + arguments)
  }
}
