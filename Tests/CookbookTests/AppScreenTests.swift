import Cookbook
import Scenes
import Testing

@Suite @MainActor struct AppScreenTests {
  private let ids = Set(AppScreen.allCases.map(\.rawValue))

  @Test(
    "Every link inside the pages has the id of a screen of the manifest",
    arguments: AppScreen.allCases)
  func leads(of screen: AppScreen) {
    for id in Scene(of: screen).allPages.flatMap(\.leads) {
      #expect(ids.contains(id), "\(screen) leads to '\(id)'")
    }
  }

  @Test("No two ids are equal on a disk that ignores case, and each is a plain file name")
  func identifiers() {
    #expect(Set(ids.map { $0.lowercased() }).count == AppScreen.allCases.count)
    for id in ids {
      #expect(!id.isEmpty && id.utf8.allSatisfy { (0x30...0x7A).contains($0) && $0 != 0x5C })
    }
  }

  @Test("No two screens have the same content")
  func duplicates() {
    let scenes = Scene.cookbook
    for (index, scene) in scenes.enumerated() {
      for other in scenes.dropFirst(index + 1) {
        var renamed = other
        (renamed.id, renamed.link) = (scene.id, scene.link)
        #expect(renamed != scene, "\(other.id) shows the same as \(scene.id)")
      }
    }
  }
}

@Suite struct MissingTests {
  @Test(
    "A page for missing content shows that it was not found",
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
    "A sheet for missing content shows that it was not found",
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

  @Test("The last step has a Finish button")
  func lastStep() {
    let page = CookbookSheet.cook(recipe: "shakshuka", step: 6).page
    #expect(page.title == "Step 6 of 6")
    #expect(page.words.last == "Finish")
  }
}
