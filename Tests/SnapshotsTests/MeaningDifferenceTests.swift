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
      (
        "layer 1   sheet   Edit", "layer 1   sheet 40 %   Edit",
        "layer 1: sheet Edit became a sheet 40 %"
      ),
      (
        "layer 1   sheet   Edit", "layer 1   popover at Edit profile   Edit › Photo",
        "layer 1: sheet Edit became a popover at Edit profile Edit › Photo"
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
      (
        "layer 1   sheet   Edit", "layer 1   inspector   Edit",
        "layer 1: sheet Edit became an inspector"
      ),
      (
        "layer 1   sheet   Edit", "layer 1   popover at Share   Edit",
        "layer 1: sheet Edit became a popover at Share"
      ),
      (
        "layer 1   sheet   Edit", "layer 1   sheet 40 %   Edit",
        "layer 1: sheet Edit became a sheet 40 %"
      ),
      (
        "link      app://profile", "alert     Name?\nlink      app://profile", "alert: + Name?"
      ),
      (
        "link      app://profile",
        "state     loading\nstate     searching “egg”\nlink      app://profile",
        "state: + loading, searching “egg”"
      ),
      (
        "layer 1   sheet   Edit", "layer 1   sheet   Edit\nother     Search › Results",
        "other tabs: + Search › Results"
      ),
      ("tab       Home (1 of 4)", "window    Mail\ntab       Home (1 of 4)", "window: + Mail"),
      (
        "stack     Home › Profile", "columns   2: Home │ –\nstack     Home › Profile",
        "columns: + 2: Home │ –"
      ),
      ("link      app://profile\n", "", "link: − app://profile"),
      ("City   Paris", "City    Rome", "content: City Paris became City Rome"),
      ("│ City   Paris │\n", "", "content: − City Paris"),
      ("│ City   Paris │\n", "│ City   Paris │\n│ Zip      123 │\n", "content: + Zip 123"),
    ])
  func oneChange(old: String, new: String, sentence: String) {
    #expect(sentences(old, new) == [sentence])
  }

  /// The sentences about the content of two drawings, without their frames.
  private func content(_ old: [String], _ new: [String]) -> [String] {
    func text(_ lines: [String]) -> String { "screen    a\n\n" + lines.map { $0 + "\n" }.joined() }
    return MeaningDifference(from: text(old), to: text(new)).sentences
  }

  @Test("a title and the buttons of a bar do not become each other")
  func unrelated() {
    #expect(
      content(
        ["│ 9:41            │", "│ Timeline        │"],
        ["│ 9:41            │", "│ [Account] [Add] │"])
        == ["content: − Timeline", "content: + [Account] [Add]"])
  }

  @Test("of several lines, those with similar words belong together")
  func similar() {
    #expect(
      content(
        ["│ Timeline        │", "│ Followers    12 │"],
        [
          "│       [Account] │", "│ Search          │", "│ Timelines       │",
          "│ Followers    13 │",
        ])
        == [
          "content: + [Account]", "content: + Search", "content: Timeline became Timelines",
          "content: Followers 12 became Followers 13",
        ])
  }

  @Test("a row in a card and a text outside of it do not become each other")
  func places() {
    #expect(
      content(["│ │ Milk    2 l │ │"], ["│ Nothing left    │"])
        == ["content: − Milk 2 l", "content: + Nothing left"])
  }

  @Test("as many lines of the same kinds replace each other in order")
  func replaced() {
    #expect(
      content(
        ["│ # Shopping      │", "│ │ Milk        │ │", "│ │ Cheese      │ │"],
        ["│ # Pantry        │", "│ │ Flour       │ │", "│ │ Rice        │ │"])
        == [
          "content: # Shopping became # Pantry", "content: Milk became Flour",
          "content: Cheese became Rice",
        ])
    #expect(
      content(
        ["│ │ Milk        │ │", "│ │ Cheese      │ │"],
        ["│ │ Flour       │ │", "│ │ Rice        │ │", "│ │ Sugar       │ │"])
        == [
          "content: − Milk", "content: − Cheese", "content: + Flour", "content: + Rice",
          "content: + Sugar",
        ])
  }

  @Test("a changed, new or missing icon of a row is one change of that row")
  func icons() {
    #expect(content(["│ □ Milk  │"], ["│ Milk  │"]) == ["content: □ Milk became Milk"])
    #expect(content(["│ [heart] │"], ["│ [star]  │"]) == ["content: [heart] became [star]"])
  }

  @Test("long texts without a common line are compared in time")
  func long() {
    func lines(_ word: String) -> [String] { (0..<3_000).map { "\(word)\($0) \(word)" } }
    #expect(content(lines("a"), lines("b")).count == MeaningDifference.maxContentLines + 1)
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
