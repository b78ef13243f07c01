import Testing

@testable import ScreensCLI

@Suite("link") struct LinkCommandTests {
  private func run(_ words: String...) async throws -> ToolRun {
    try await ToolRun(words)
  }

  @Test("The link of a screen leads to the text that show draws, under the screen's own id")
  func known() async throws {
    let linked = try await run("link", "cookbook://recipes/shakshuka")
    #expect(try await linked == run("show", "recipeDetail"))
    #expect(linked.output.hasPrefix("screen    recipeDetail\n"))
    #expect(linked.code == .success)
  }

  @Test("A state that no screen of the manifest has is drawn without an id")
  func nameless() async throws {
    let linked = try await run("link", "cookbook://recipes/focaccia")
    let head = """
      screen    (no screen)
      tab       Recipes (1 of 4)

      """
    #expect(linked.code == .different)
    #expect(
      linked.errors == "screens: 'cookbook://recipes/focaccia' opens a state that no screen of the "
        + "manifest has\n")
    #expect(linked.output.hasPrefix(head))
    #expect(linked.output.contains("cookbook://recipes/focaccia\n"))
  }

  @Test(
    "A link that leads nowhere ends with 1 and the reason",
    arguments: [
      ("evil://recipes", "The scheme 'evil' is not one of this app's."),
      ("cookbook://diets/nowhere", "Component 1, 'nowhere', is unknown here."),
      ("cookbook://collections", "The parameter 'id' is missing."),
      ("cookbook://?tab=nope", "There is no tab 'nope'."),
      ("cookbook://under/soon", "The parameter 'minutes' cannot be 'soon'."),
    ])
  func refused(link: String, reason: String) async throws {
    #expect(
      try await run("link", link)
        == ToolRun(
          code: .different, output: "",
          errors: "screens: '\(link)' opens no screen: \(reason)\n"))
  }

  @Test(
    "For a misspelled link of a screen, the right one is suggested",
    arguments: [
      (
        "cookbook://recipse/shakshuka", "Component 0, 'recipse', is unknown here",
        "cookbook://recipes/shakshuka"
      ),
      (
        "cookbook://recipes/shakshuka?confirm=dlete", "The parameter 'confirm' cannot be 'dlete'",
        "cookbook://recipes/shakshuka?confirm=delete"
      ),
      (
        "cookbook://recipes?sheet=nwe", "The parameter 'sheet' cannot be 'nwe'",
        "cookbook://recipes?sheet=new"
      ),
      (
        "cokbook://recipes", "The scheme 'cokbook' is not one of this app's",
        "cookbook://recipes"
      ),
    ])
  func nearest(link: String, reason: String, other: String) async throws {
    #expect(
      try await run("link", link).errors
        == "screens: '\(link)' opens no screen: \(reason); did you mean '\(other)'?\n")
  }

  @Test("A link opens a confirmation by name, and one that no screen asks is refused")
  func question() async throws {
    let linked = try await run("link", "cookbook://recipes/shakshuka?confirm=delete")
    #expect(try await linked == run("show", "recipeDeleteConfirmation"))
    let wrong = try await run("link", "cookbook://settings?confirm=delete")
    #expect(
      wrong.errors
        == "screens: 'cookbook://settings?confirm=delete' opens no screen: "
        + "The parameter 'confirm' cannot be 'delete'.\n")
  }

  @Test("A missing link is wrong usage")
  func usage() async throws {
    #expect(try await run("link").code == .usage)
  }
}
