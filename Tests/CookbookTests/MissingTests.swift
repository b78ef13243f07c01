import Cookbook
import Scenes
import Testing

@Suite struct MissingTests {
  @Test(
    "A page whose thing is gone says so",
    arguments: [
      (CookbookRoute.recipe(id: "gone"), "Recipe"),
      (.original(recipe: "shakshuka"), "Recipe"),
      (.unit(ingredient: "gone", recipe: "shakshuka"), "Ingredient"),
      (.collection(id: "gone"), "Collection"),
      (.market(id: "gone"), "Market"),
      (.stall(id: "gone", market: "borough"), "Stall"),
    ])
  func route(_ route: CookbookRoute, thing: String) {
    #expect(
      route.page.words == [
        thing, "\(thing) not found", "It may have been deleted on another device.",
      ])
  }

  @Test(
    "A sheet whose thing is gone says so",
    arguments: [
      (CookbookSheet.edit(recipe: "gone"), "Recipe"),
      (.ingredient(id: "gone", recipe: "shakshuka"), "Ingredient"),
      (.cook(recipe: "gone", step: 1), "Recipe"),
      (.cook(recipe: "shakshuka", step: 7), "Step"),
      (.timer(recipe: "shakshuka", step: 0), "Timer"),
      (.chat(recipe: "focaccia"), "Conversation"),
    ])
  func sheet(_ sheet: CookbookSheet, thing: String) {
    #expect(sheet.page.title == thing)
  }

  @Test("The last step ends the cooking")
  func lastStep() {
    let page = CookbookSheet.cook(recipe: "shakshuka", step: 6).page
    #expect(page.title == "Step 6 of 6")
    #expect(page.words.last == "Finish")
  }
}
