import Testing

@testable import Cookbook

@Suite struct ModelTests {
  @Test(
    "A time is written in hours from sixty minutes on",
    arguments: [
      (0, "0 min"), (25, "25 min"), (60, "1 h"), (90, "1 h 30 min"), (270, "4 h 30 min"),
      (720, "12 h"),
    ])
  func time(minutes: Int, text: String) {
    #expect("\(CookingTime.minutes(minutes))" == text)
  }

  @Test(
    "A quantity has no unit when it counts pieces",
    arguments: [
      (Quantity(6), "6"), (Quantity(800, .gram), "800 g"), (Quantity(3, .tablespoon), "3 tbsp"),
      (Quantity(1, .bunch), "1 bunch"),
    ])
  func quantity(_ quantity: Quantity, text: String) {
    #expect("\(quantity)" == text)
  }

  @Test(
    "A name becomes lower-case words with hyphens",
    arguments: [
      ("Eggs", "eggs"), ("Tomatoes, canned", "tomatoes-canned"),
      ("Delete “Shakshuka”?", "delete-shakshuka"), ("  ", ""),
    ])
  func slug(of name: String, is slug: String) {
    #expect(Slug.of(name) == slug)
  }

  @Test("Recipes, their ingredients and the collections have unique ids")
  func identifiers() {
    let recipes = RecipeBook.sample.recipes
    #expect(Set(recipes.map(\.id)).count == recipes.count)
    for recipe in recipes {
      #expect(Set(recipe.ingredients.map(\.id)).count == recipe.ingredients.count)
      #expect(!recipe.ingredients.isEmpty && !recipe.steps.isEmpty)
    }
  }

  @Test("A search compares the ingredients and the time")
  func search() {
    let book = RecipeBook.sample
    #expect(
      book.results(for: .ingredient("lentils")).map(\.name) == ["Red Lentil Dal", "Lentil Burger"])
    #expect(book.results(for: .under(minutes: 20)).isEmpty)
    #expect(book.results(for: .under(minutes: 30)).map(\.name) == ["Shakshuka"])
    #expect(book.results(for: .ingredient("durian")).isEmpty)
  }

  @Test("Filters select by diet and time")
  func filters() {
    var filters = SearchFilters(diet: .vegetarian, longest: .minutes(45))
    #expect(
      filters.matches(in: .sample).map(\.name) == [
        "Black Bean Burger", "Red Lentil Dal", "Lentil Burger",
      ])
    filters.diet = .everything
    #expect(filters.matches(in: .sample).count == 4)
  }

  @Test("A shopping list combines equal ingredients of two recipes")
  func merging() {
    let list = ShoppingList(recipes: [.shakshuka, .misoRamen], bought: ["feta"])
    let eggs = list.items.filter { $0.name == "Eggs" }
    #expect(eggs.map(\.quantity) == [Quantity(8)])
    #expect(eggs.map(\.recipes) == [["Shakshuka", "Miso Ramen"]])
    #expect(list.boughtCount == 1)
    #expect(list.items.count == 7)
    #expect(list.progress == 1.0 / 7)
  }

  @Test("A list without items is complete")
  func emptyList() {
    #expect(ShoppingList(recipes: []).progress == 1)
  }

  @Test("Bought items stay on the list of the week")
  func bought() {
    #expect(ShoppingList.thisWeek.boughtCount == 4)
  }
}
