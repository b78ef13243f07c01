import TestSupport
import Testing

@testable import ScreensCLI

@Suite("show --tree") struct ShowTreeTests {
  private func tree(_ words: String...) async throws -> String {
    let run = try await ToolRun(["show", "--tree"] + words)
    #expect(run.code == .success)
    #expect(run.errors == "")
    return run.output
  }

  @Test("A page of the demo app is read from its bar to the tabs")
  func page() async throws {
    #expect(
      try await tree("recipeDetail") == """
        screen    recipeDetail
        tab       Recipes (1 of 4)
        stack     Recipes › Shakshuka
        link      cookbook://recipes/shakshuka

        navigation bar
          button "Recipes", back
          heading 1 "Shakshuka"
          button "More" → recipeActions
        content
          image (no label)
          heading 2 "Ingredients"
          text "Eggs", value "6"
          text "Tomatoes, canned", value "800 g"
          text "Feta", value "100 g"
          button "Start cooking" → cookMode
          button "Add to shopping list"
        tab bar
          tab "Recipes", 1 of 4, selected
          tab "Search", 2 of 4
          tab "Shopping", 3 of 4
          tab "Settings", 4 of 4

        """)
  }

  @Test("A sheet hides the page and the tabs")
  func sheet() async throws {
    #expect(
      try await tree("recipeEditSheet") == """
        screen    recipeEditSheet
        tab       Recipes (1 of 4)
        stack     Recipes › Shakshuka
        layer 1   sheet   Edit Recipe
        link      cookbook://recipes/shakshuka?sheet=edit/shakshuka

        navigation bar
          button "Cancel" → recipeDiscardConfirmation
          heading 1 "Edit Recipe"
          button "Save"
        content
          heading 2 "Details"
          text "Name", value "Shakshuka"
          text "Servings", value "4"
          text "Cooking time", value "25 min"
          heading 2 "Options"
          toggle "Show on home", value "on"
          toggle "Vegetarian", value "off"
          button "Delete recipe" → recipeDeleteConfirmation

        """)
  }

  @Test("A dialog hides the page")
  func dialog() async throws {
    #expect(
      try await tree("recipeDeleteConfirmation") == """
        screen    recipeDeleteConfirmation
        tab       Recipes (1 of 4)
        stack     Recipes › Shakshuka
        confirm   Delete “Shakshuka”?
        link      cookbook://recipes/shakshuka?confirm=delete

        dialog
          heading 1 "Delete “Shakshuka”?"
          text "This action cannot be undone."
          button "Delete"
          button "Cancel"

        """)
  }

  @Test("The JSON has each part of the screen with its elements")
  func json() async throws {
    let json = try await tree("recipeDeleteConfirmation", "--json")
    #expect(
      json.hasPrefix(
        """
        {
          "elements" : [
            {
              "elements" : [
                {
                  "label" : "Delete “Shakshuka”?",
                  "level" : 1,
                  "role" : "heading"
                },
        """))
    #expect(json.hasSuffix("  \"screen\" : \"recipeDeleteConfirmation\",\n  \"version\" : 1\n}\n"))
  }

  @Test("A picture has no tree", arguments: [["--image"], ["--format", "svg"]])
  func contradiction(words: [String]) async throws {
    let run = try await ToolRun(["show", "home", "--tree"] + words)
    #expect(run.code == .usage)
    #expect(run.errors.contains("option '--tree' cannot be combined with '\(words[0])'"))
  }
}
