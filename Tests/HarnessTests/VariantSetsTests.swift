import Harness
import ManifestJSON
import Testing
import Wireframes

@Suite("Sets of variants") struct VariantSetsTests {
  private static let ids = ["home", "recipeList", "recipeDetail"]

  private func sets(_ text: String) throws -> VariantSets {
    try VariantSets(settings: try PlacedJSON(Array(text.utf8)))
  }

  @Test("a set has its variants in order, each with its screens")
  func plan() throws {
    let sets = try sets(
      """
      {"jobs": 2, "variants": {"ci": ["standard", "ax3~dark",
        {"variant": "phone-se", "screens": ["recipe*", "home"]},
        {"variant": "landscape", "screens": ["home"]}]}}
      """)
    let plan = try sets.plan(of: "ci", ids: Self.ids)
    #expect(plan.map(\.variant.name) == ["standard", "dark~ax3", "phone-se", "landscape"])
    #expect(plan.map(\.screens) == [nil, nil, Set(Self.ids), ["home"]])
  }

  @Test(
    "wrong sets are refused at their place",
    arguments: [
      (#"{"variants": ["dark"]}"#, "an object of sets, each with a list of variants", 14),
      (
        #"{"variants": {"ci": []}}"#, #"a list of variants, such as ["standard", "dark"]"#, 21
      ),
      (
        #"{"variants": {"ci": ["drak"]}}"#,
        "the name of a variant: unknown part 'drak' of a variant; did you mean 'dark'?", 22
      ),
      (
        #"{"variants": {"ci": ["dark", "light~dark"]}}"#,
        "the name of a variant: 'light' and 'dark' exclude each other in one variant", 30
      ),
      (
        #"{"variants": {"ci": ["dark", "dark"]}}"#,
        "another variant, because 'dark' is twice in the set", 30
      ),
      (
        #"{"variants": {"ci": [{"variant": "dark", "only": []}]}}"#,
        "a list of patterns in 'screens', beside 'variant'", 50
      ),
    ])
  func errors(text: String, wanted: String, column: Int) throws {
    let error = #expect(throws: SettingError.self) { try sets(text) }
    #expect(error?.wanted == wanted)
    #expect(error?.place.column == column)
  }

  @Test("an unknown set and a pattern without a screen are refused")
  func plans() throws {
    let sets = try sets(
      #"{"variants": {"ci": ["dark"], "big": [{"variant": "ax3", "screens": ["x*"]}]}}"#)
    #expect(throws: VariantPlanError.unknownSet("cj", sets: ["ci", "big"])) {
      try sets.plan(of: "cj", ids: Self.ids)
    }
    #expect(throws: VariantPlanError.noScreen("x*", set: "big")) {
      try sets.plan(of: "big", ids: Self.ids)
    }
    #expect(
      "\(VariantPlanError.unknownSet("cj", sets: ["ci"]))"
        == "there is no set 'cj' of variants; did you mean 'ci'?")
  }
}
