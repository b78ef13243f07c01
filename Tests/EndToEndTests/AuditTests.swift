import Foundation
import TestSupport
import Testing

@Suite("The manifest is looked through") struct AuditTests {
  @Test("Cookbook has one warning, three notes and no error, until warnings are errors")
  func audit() async throws {
    let folder = try TemporaryFolder()
    let run = try await Program(in: folder).withCompiler("audit")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("clipped-title\n  warning  sundayLamb: the title 'Grandmother"))
    #expect(run.output.contains("/Sources/Cookbook/AppScreen.swift:49)\n"))
    #expect(run.output.hasSuffix("\n1 warning, 3 notes in 34 screens\n"))
    #expect(run.errors == "")
    #expect(try await Program(in: folder).withCompiler("audit", "--strict").code == 1)
    #expect(
      try await Program(in: folder).withCompiler(
        "audit", "--strict", "--skip", "clipped-title", "--skip", "other-tab")
        == Program.Result(code: 0, output: "nothing found in 34 screens\n"))
    #expect(try folder.contents() == [])
  }

  @Test("A finding in a manifest file has the line of its screen there")
  func file() async throws {
    let folder = try TemporaryFolder()
    let text = """
      {"version": 1, "screens": [
        {"id": "a", "pages": [{"title": "A"}]},
        {"id": "b", "pages": [{"title": "A"}]}]}
      """
    try folder.write(text.utf8, to: "app.json")
    let run = try await Program(in: folder)(
      "audit", "--manifest", "app.json", "--rule", "same-state")
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("same-state\n  error    a, b: "))
    #expect(run.output.contains(" (app.json:2)\n"))
  }

  @Test("The links in a manifest file are looked through as those of a compiled one")
  func linksInFile() async throws {
    let folder = try TemporaryFolder()
    let text = """
      {"version": 1, "screens": [
        {"id": "a", "link": "a://x", "pages": [{"title": "A"}]},
        {"id": "b", "link": "a://x", "pages": [{"title": "B"}]},
        {"id": "c", "pages": [{"title": "C"}]}]}
      """
    try folder.write(text.utf8, to: "app.json")
    let run = try await Program(in: folder)("audit", "--manifest", "app.json")
    let expected = """
      deep-link
        error    a, b: 'a://x' is the deep link of all of them (app.json:2)
                 put what differs in their paths into the link
        warning  c: no deep link leads here (app.json:4)
                 give it a link, as other screens have
      1 error, 1 warning in 3 screens

      """
    #expect(run == Program.Result(code: 1, output: expected))
  }

  @Test("The cases of Cookbook come out of the modules beside the tool, and all are shown")
  func coverage() async throws {
    let folder = try TemporaryFolder()
    var program = Program(in: folder).withCompiler
    program.path = Program.builtTool
    let run = try await program("coverage", "--min", "100")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("tabs  Cookbook.CookbookTab\n  recipes   recipeList and 13 more "))
    #expect(run.output.contains("\n  cook          cover in cookMode and 1 more "))
    #expect(run.output.contains("/Sources/Cookbook/CookbookRoute.swift:7\n"))
    #expect(
      run.output.hasSuffix(
        "/Sources/Cookbook/Recipes/RecipeForms.swift:107\n30 of 30 shown, 100 %\n"))
    #expect(
      run.output.contains(
        "\nconfirmations  Navigation.Confirmation\n  actions(forRecipe:)  recipeActions  "))
    #expect(try await program("coverage", "-q") == Program.Result(code: 0, output: ""))
    #expect(try folder.contents() == [])
  }

  @Test("An app whose manifest lies in the tool itself is looked through like any other")
  func ownTool() async throws {
    let folder = try TemporaryFolder()
    var program = Program(in: folder).withCompiler
    program.path = BuildFolder.path + "ExampleApp"
    let run = try await program("coverage", "--min", "100")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("tabs  ExampleApp.AppTab\n  library   library and 5 more "))
    #expect(run.output.contains("/Tests/ExampleApp/AppScreen.swift:5\nsheets and covers"))
    #expect(
      run.output.hasSuffix(
        """
        confirmations  Navigation.Confirmation
          'Delete this book?'  deleteBook, not counted: no declaration creates it
        6 of 6 shown, 100 %

        """))
    #expect(
      try await program("audit")
        == Program.Result(code: 0, output: "nothing found in 7 screens\n"))
  }

  @Test("Without a compiler there is no number, and a way out")
  func noCompiler() async throws {
    let folder = try TemporaryFolder()
    let expected = Program.Result(
      code: 2, output: "",
      errors: """
        screens: cannot find 'swift', which extracts symbol graphs; run 'swift package \
        dump-symbol-graph --minimum-access-level private' and pass the folder that it prints with \
        '--symbol-graph'

        """)
    #expect(
      try await Program(in: folder).with(["PATH": folder.path])("coverage") == expected)
  }
}
