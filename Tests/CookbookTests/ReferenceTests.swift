import Cookbook
import Scenes
import Testing

/// The texts of `wireframes.png`, the first design of the project.
@Suite @MainActor struct ReferenceTests {
  private func words(of screen: AppScreen) -> [String] {
    Scene(of: screen).topPage?.words ?? []
  }

  @Test("The list of recipes reads as designed")
  func recipeList() {
    #expect(
      words(of: .recipeList) == [
        "Edit", "Recipes", "New recipe", "Search",
        "This week", "Shakshuka", "25 min · 4 servings", "Miso Ramen", "50 min · 2 servings",
        "Focaccia", "3 h · 8 servings",
        "All recipes", "Black Bean Burger", "35 min · 4 servings", "Pistachio Gelato",
        "5 h · 6 servings", "Croissants", "12 h · 12 servings",
      ])
  }

  @Test("A recipe reads as designed")
  func recipeDetail() {
    let scene = Scene(of: .recipeDetail)
    #expect(scene.pages.map(\.title) == ["Recipes", "Shakshuka"])
    #expect(
      words(of: .recipeDetail) == [
        "Shakshuka", "More", "Ingredients", "Eggs", "6", "Tomatoes, canned", "800 g", "Feta",
        "100 g", "Start cooking", "Add to shopping list",
      ])
  }

  @Test("The form of a recipe reads as designed")
  func recipeEditSheet() {
    #expect(
      words(of: .recipeEditSheet) == [
        "Cancel", "Edit Recipe", "Save", "Details", "Name", "Shakshuka", "Servings", "4",
        "Cooking time", "25 min", "Options", "Show on home", "Vegetarian", "Delete recipe",
      ])
    let rows = Scene(of: .recipeEditSheet).topPage?.rows
    #expect(rows?.suffix(2).map(\.accessory) == [.toggle(isOn: true), .toggle(isOn: false)])
  }

  @Test("A step reads as designed")
  func cookMode() {
    #expect(
      words(of: .cookMode) == [
        "Close", "Step 2 of 6", "Simmer the tomatoes until the sauce thickens", "Next step",
      ])
    #expect(Scene(of: .cookMode).topPage?.blocks?.first == .progress(ProgressBar(1.0 / 3)))
  }

  @Test("The question before a recipe is deleted reads as designed")
  func recipeDeleteConfirmation() {
    let scene = Scene(of: .recipeDeleteConfirmation)
    #expect(
      scene.confirmation
        == ConfirmationCard(
          title: "Delete “Shakshuka”?", message: "This action cannot be undone.",
          choices: [.init("Delete", role: .destructive), .init("Cancel", role: .cancel)]))
    #expect(scene.pages == Scene(of: .recipeDetail).pages)
  }

  @Test("The form of an ingredient reads as designed, over the form of its recipe")
  func ingredientEditSheet() {
    #expect(
      words(of: .ingredientEditSheet) == [
        "Edit", "Ingredient", "Done", "Quantity", "Amount", "6", "Unit", "piece",
      ])
    let lower = Scene(of: .ingredientEditSheet).layers.first
    #expect(lower == Scene(of: .recipeEditSheet).layers.first)
  }

  @Test("The settings read as designed")
  func settings() {
    #expect(
      words(of: .settings) == [
        "Settings", "Account", "Signed in", "General", "Notifications", "Measurement units",
        "Metric", "Appearance", "System", "About", "Licenses", "Version", "2.4.1",
      ])
  }

  @Test("The licences are a skeleton below the settings")
  func licenses() {
    #expect(Scene(of: .licenses).pages.map(\.title) == ["Settings", "Licenses"])
    let page = Scene(of: .licenses).topPage
    #expect(page?.title == "Licenses")
    #expect(page?.blocks == nil)
  }
}
