import Scenes
import Testing

@testable import AppReading

@Suite("Texts for what is not known") struct SampleTextsTests {
  @Test("Every hole of an expression gets its text, and unused ones are not named")
  func apply() {
    let hole = TextHole.mark("user[\"a/b\"]")
    let page = Page(
      "Hello, \(hole)",
      blocks: [.section(ListSection { Row(hole, subtitle: TextHole.mark("other")) })])
    let scene = Scene(id: "a", tabs: [], selectedTab: nil, pages: [page])
    let (screens, used) = SampleTexts(samples: ["user[\"a/b\"]": "\"A\" \\ n", "none": "x"])
      .applied(to: [scene])
    #expect(used == ["user[\"a/b\"]"])
    let expected = Page(
      "Hello, \"A\" \\ n",
      blocks: [.section(ListSection { Row("\"A\" \\ n", subtitle: TextHole.mark("other")) })])
    #expect(screens == [Scene(id: "a", tabs: [], selectedTab: nil, pages: [expected])])
  }
}
