import Scenes
import Testing

@testable import AppReading

@Suite("Number of blocks") struct BlockCountTests {
  @Test("A page has the blocks that it shows, those inside of its sections included")
  func counts() {
    #expect(Page("Empty").blockCount == 0)
    let page = Page("Soups") {
      Row("Tomato")
      ListSection("More") {
        Row("Pea")
        Row("Lentil")
      }
      ListSection("None") {}
    }
    #expect(page.blockCount == 3)
  }
}
