import TestSupport
import Testing

@Suite("Wrong command lines") struct UsageTests {
  @Test(
    "What is not understood ends with 64, one sentence and the nearest name",
    arguments: [
      ("rendr", "unknown verb 'rendr'; did you mean 'render'?"),
      ("verify --flter account", "unknown option '--flter'; did you mean '--filter'?"),
      ("show recipeDetial", "unknown screen 'recipeDetial'; did you mean 'recipeDetail'?"),
      ("render acount", "unknown screen 'acount'; did you mean 'account'?"),
      ("verify --filter acount", "unknown screen 'acount'; did you mean 'account'?"),
      ("list --color nevr", "invalid value 'nevr' of '--color'; did you mean 'never'?"),
      ("record --update al", "invalid value 'al' of '--update'; did you mean 'all'?"),
      ("verify -j 0", "invalid value '0' of '-j'; it must be a whole number from 1 to 256"),
      (
        "verify --json",
        "option '--json' does not apply to 'verify', only to 'list', 'show', 'audit', 'coverage', "
          + "'scan', 'doctor'"
      ),
      ("render none*", "no screen matches 'none*'; see 'screens list'"),
      ("verify --filter-not *", "the filters exclude every screen; see 'screens list'"),
      ("", "no verb given; see 'screens help'"),
    ])
  func wrong(words: String, sentence: String) async throws {
    let folder = try TemporaryFolder()
    let result = try await Program(in: folder).run(words.split(separator: " ").map(String.init))
    #expect(result == Program.Result(code: 64, errors: "screens: \(sentence)\n"))
    #expect(try folder.files().isEmpty)
  }
}
