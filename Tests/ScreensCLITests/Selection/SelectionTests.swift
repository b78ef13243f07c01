import CommandParsing
import Harness
import Testing

@testable import ScreensCLI

@Suite("Selection") struct SelectionTests {
  private let ids = ["recipes", "recipeDetail", "search", "settings", "editSheet"]

  private func globs(_ texts: [String]) throws -> [Glob] { try texts.map { try Glob($0) } }

  @Test(
    "Names, filters and exclusions keep the manifest's order",
    arguments: [
      ([], [], [], ["recipes", "recipeDetail", "search", "settings", "editSheet"]),
      (["s*", "recipe*"], [], [], ["recipes", "recipeDetail", "search", "settings"]),
      (["s*", "recipe*"], ["*s"], [], ["recipes", "settings"]),
      ([], ["search", "editSheet"], [], ["search", "editSheet"]),
      ([], [], ["*e*c*", "settings"], ["editSheet"]),
      ([], ["s*"], ["nothing*"], ["search", "settings"]),
    ] as [([String], [String], [String], [String])])
  func selects(names: [String], filters: [String], exclusions: [String], result: [String]) throws {
    let selection = Selection(
      names: try globs(names), filters: try globs(filters), exclusions: try globs(exclusions))
    #expect(try selection.apply(to: ids) == result)
  }

  @Test(
    "A pattern that matches no screen is an error, even beside one that does",
    arguments: [
      (
        ["recipes", "recipeDetial"], [], [],
        "unknown screen 'recipeDetial'; did you mean 'recipeDetail'?"
      ),
      (["profile"], [], [], "unknown screen 'profile'; see 'screens list'"),
      ([], ["serch"], [], "unknown screen 'serch'; did you mean 'search'?"),
      ([], [], ["serch"], "unknown screen 'serch'; did you mean 'search'?"),
      (["s*", "x*"], [], [], "no screen matches 'x*'; see 'screens list'"),
      (["s*"], [], ["s*"], "the filters exclude every screen; see 'screens list'"),
    ] as [([String], [String], [String], String)])
  func refuses(names: [String], filters: [String], exclusions: [String], sentence: String) throws {
    let selection = Selection(
      names: try globs(names), filters: try globs(filters), exclusions: try globs(exclusions))
    let error = #expect(throws: SelectionError.self) { try selection.apply(to: ids) }
    #expect(error?.message(tool: "screens") == sentence)
  }

  @Test("A manifest without screens is an error")
  func emptyManifest() {
    let error = #expect(throws: SelectionError.self) { try Selection().apply(to: []) }
    #expect(
      error?.message(tool: "screens") == "the manifest has no screens; add a case to its enum")
  }

  @Test("An invocation brings its operands and filters")
  func ofInvocation() throws {
    let values = try invocation("render s* --filter *s --filter-not x*").values
    let command = values.fill(RenderCommand.self)
    let expected = Selection(
      names: [try Glob("s*")], filters: [try Glob("*s")], exclusions: [try Glob("x*")])
    #expect(command.selection.screens.selection(of: command.globs) == expected)
  }
}
