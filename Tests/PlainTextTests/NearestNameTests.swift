import PlainText
import Testing

@Suite("Nearest name") struct NearestNameTests {
  private let ids = ["recipeDetail", "recipeDetails", "recipes", "settings", "search", "SEARCH"]

  @Test(
    "A slip of the pen finds the name that was meant",
    arguments: [
      ("recipeDetial", "recipeDetail"), ("RecipeDetail", "recipeDetail"),
      ("RECIPEDETAIL", "recipeDetail"), ("recipDetails", "recipeDetails"),
      ("serch", "search"), ("SERCH", "SEARCH"), ("setting", "settings"), ("rescipe", "recipes"),
    ])
  func found(word: String, name: String) {
    #expect(NearestName.of(word, in: ids) == name)
  }

  @Test(
    "A word that is far from every name finds none",
    arguments: [
      "", "x", "profile", "recipe detail of the day", String(repeating: "s", count: 9999),
    ])
  func notFound(word: String) {
    #expect(NearestName.of(word, in: ids) == nil)
  }

  @Test("Where none is near, a word finds the name that it goes on from, if that is half of it")
  func goneOn() {
    #expect(NearestName.of("mapview", in: ["list", "mapv"]) == "mapv")
    #expect(NearestName.of("mapsview", in: ["list", "maps"]) == "maps")
    #expect(NearestName.of("mapsviews", in: ["list", "maps"]) == nil)
  }

  @Test("Where none is near, the beginning of a name finds the first that has it")
  func beginning() {
    let styles = ["mediumSheet", "largeSheet", "largeCover"]
    #expect(NearestName.of("Large", in: styles) == "largeSheet")
    #expect(NearestName.of("la", in: styles) == nil)
    #expect(NearestName.of("Sheet", in: styles) == nil)
  }

  @Test("After that, a name that the word begins with, or nearly begins, is found")
  func otherBeginnings() {
    let kinds = ["row", "progress", "progressLine", "toggleOn", "toggleOff"]
    #expect(NearestName.of("progressBar", in: ["row", "progress"]) == "progress")
    #expect(NearestName.of("progressLineSegment", in: kinds) == "progressLine")
    #expect(NearestName.of("rowing machine", in: kinds) == nil)
    #expect(NearestName.of("toggel", in: kinds) == "toggleOn")
    #expect(NearestName.of("toggxx", in: kinds) == nil)
    #expect(NearestName.of("tgo", in: kinds) == nil)
  }

  @Test("One letter may be wrong in the shortest of names")
  func shortNames() {
    #expect(NearestName.of("mab", in: ["map"]) == "map")
    #expect(NearestName.of("mba", in: ["map"]) == nil)
    #expect(NearestName.of("b", in: ["a"]) == "a")
  }

  @Test(
    "The distance counts insertions, removals, replacements and swaps",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1),
      ("abc", "abxc", 1), ("abc", "ac", 1), ("abc", "axc", 1), ("kitten", "sitting", 3),
      // Restricted: a swapped pair is not edited again, else this would be 2.
      ("ca", "abc", 3),
    ])
  func distances(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(Array(first), Array(second)) == distance)
    #expect(EditDistance.between(Array(second), Array(first)) == distance)
  }
}
