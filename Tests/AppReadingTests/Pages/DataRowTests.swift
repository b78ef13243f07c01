import Scenes
import Testing

@testable import AppReading

@Suite("Rows of elements with many lines")
struct DataRowTests {
  private func card(_ last: ViewNode) -> PageReading {
    list(
      view(
        "HStack",
        content: [
          view(
            "VStack",
            content: [
              hole("task.title"), hole("task.note"), hole("task.tag"), hole("task.due"), last,
              view("ProgressView", known("value", "0.5")),
            ])
        ]))
  }

  @Test("what is in many lines is one row, if nothing in it is known")
  func data() {
    let rows = card(hole("task.count")).page.blocks ?? []
    guard rows.count == 1, case .row(let row) = rows[0] else {
      Issue.record("\(rows)")
      return
    }
    #expect(row.title == TextHole.mark("task.title"))
    let others = ["task.note", "task.tag", "task.due", "task.count"].map { TextHole.mark($0) }
    #expect(row.subtitle == others.joined(separator: " · "))
  }

  @Test("words that are known are on rows of their own")
  func words() {
    let reading = card(text("Overdue"))
    #expect((reading.page.blocks ?? []).count > 1)
    #expect(reading.texts.contains("Overdue"))
  }
}
