import Reports
import Snapshots
import Testing

@Suite("Findings in memory") struct ReportedScreenTests {
  @Test("A finding without details is small, since those of all screens are in memory")
  func size() {
    #expect(MemoryLayout<ReportedScreen>.stride <= 104)
  }

  @Test("A change of the id changes no other text")
  func id() {
    var screen = Samples.changed("one", order: 0)
    let (command, snapshot) = (screen.acceptCommand, screen.snapshot)
    screen.id = "other"
    #expect(screen.acceptCommand == command)
    #expect(screen.snapshot == snapshot)
    #expect(command == "screens accept one")
    #expect(snapshot == "Snapshots/one.txt")
  }

  @Test(
    "A text is kept wherever the id is in it",
    arguments: ["", "a", "screens accept a", "-a", "é", "e\u{301}"],
    ["a", "", "é", "e\u{301}"])
  func texts(text: String, id: String) {
    var screen = ReportedScreen(id: id, order: 0, title: "", verdict: .added)
    screen.snapshot = text
    screen.acceptCommand = text
    #expect(screen.snapshot.map { Array($0.utf8) } == Array(text.utf8))
    #expect(screen.acceptCommand.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test("Details that are removed leave a finding without any")
  func removed() {
    var screen = Samples.changed("a", order: 0)
    screen.movedFrom = "b"
    screen.reason = "c"
    #expect(screen.movedFrom == "b" && screen.reason == "c")
    #expect(screen.meaning.count == 1 && screen.text != nil && screen.picture != nil)
    (screen.movedFrom, screen.reason, screen.text, screen.picture) = (nil, nil, nil, nil)
    (screen.meaning, screen.tolerance) = ([], [])
    let plain = ReportedScreen(
      id: "a", order: 0, title: screen.title, tab: screen.tab, crumbs: screen.crumbs,
      verdict: .changed, snapshot: "Snapshots/a.txt", files: screen.files,
      acceptCommand: "screens accept a")
    #expect(screen == plain)
  }

  @Test("Each finding gets its own command")
  func commands() {
    var report = Samples.everyVerdict.report
    report.nameCommands { $0.isPending ? "screens accept \($0.id) -o out" : nil }
    #expect(
      report.screens.map(\.acceptCommand) == [
        nil, "screens accept changed -o out", "screens accept added -o out",
        "screens accept moved -o out", "screens accept failed -o out", nil,
        "screens accept obsolete -o out",
      ])
    #expect(report.screens[2].snapshot == "Snapshots/added.txt")
  }
}
