import Testing

@testable import Snapshots

@Suite("Changes in terms of navigation")
struct MeaningDifferenceTests {
  private static let stored = """
    screen    profile
    tab       Home (1 of 4)
    stack     Home › Profile
    layer 1   sheet   Edit
    link      app://profile

    ╭──────────────╮
    │ Name     Ana │
    │ City   Paris │
    │──────────────│
    ╰──────────────╯

    """

  private func sentences(_ old: String, _ new: String) -> [String] {
    MeaningDifference(
      from: Self.stored, to: Self.stored.replacing(old, with: new)
    ).sentences
  }

  @Test(
    "each change has its sentence",
    arguments: [
      (
        "layer 1   sheet   Edit", "layer 1   cover   Edit",
        "layer 1: sheet Edit became a full-screen cover"
      ),
      (
        "layer 1   sheet   Edit", "layer 1   medium  Change",
        "layer 1: sheet Edit became a medium sheet Change"
      ),
      (
        "layer 1   sheet   Edit", "layer 1   sheet   Edit\nlayer 2   cover   Camera › Crop",
        "layer 2: + full-screen cover Camera › Crop"
      ),
      ("layer 1   sheet   Edit\n", "", "layer 1: − sheet Edit"),
      ("layer 1   sheet   Edit", "layer 1   sheet   Edit › Photo", "layer 1: + Photo"),
      ("Home › Profile", "Home › Profile › Detail", "stack: + Detail"),
      ("Home › Profile", "Home", "stack: − Profile"),
      ("Home › Profile", "Home › Person", "stack: Home › Profile became Home › Person"),
      (
        "tab       Home (1 of 4)", "tab       Search (2 of 4)",
        "tab: Home (1 of 4) became Search (2 of 4)"
      ),
      (
        "link      app://profile", "confirm   Sure?\nlink      app://profile",
        "confirmation: + Sure?"
      ),
      ("link      app://profile\n", "", "link: − app://profile"),
      ("City   Paris", "City    Rome", "content: City Paris became City Rome"),
      ("│ City   Paris │\n", "", "content: − City Paris"),
      ("│ City   Paris │\n", "│ City   Paris │\n│ Zip      123 │\n", "content: + Zip 123"),
    ])
  func oneChange(old: String, new: String, sentence: String) {
    #expect(sentences(old, new) == [sentence])
  }

  @Test("a change of box-drawing characters has no sentence")
  func drawing() {
    #expect(sentences("│──────────────│", "│░░░░░░░░░░░░░░│") == [])
  }

  @Test("many lines of content are counted")
  func many() {
    let rows = (1...9).map { "│ Row \($0)        │\n" }.joined()
    let found = sentences("│ City   Paris │\n", "│ City   Paris │\n" + rows)
    #expect(found.count == MeaningDifference.maxContentLines + 1)
    #expect(found.last == "content: 3 more lines")
  }
}
