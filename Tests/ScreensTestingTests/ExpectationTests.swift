import ScreensTesting
import TestSupport
import Testing

@Suite("Expectations in Swift Testing") struct ExpectationTests {
  private let stored: Stored

  init() async throws { stored = try await Stored() }

  @Test("Screens that equal their snapshots are no issue", arguments: Kiosk.allCases)
  func unchanged(_ screen: Kiosk) async {
    await expectSnapshot(of: screen, drawing: Stored.drawing, in: stored.path)
  }

  @Test("A whole manifest that equals its snapshots is no issue")
  func allUnchanged() async {
    await expectSnapshots(of: Kiosk.self, drawing: Stored.drawing, in: stored.path)
  }

  @Test("Differing pixels are counted, with the command that accepts them")
  func changedPixels() async throws {
    try stored.changePixels(of: "paper")
    let message = """
      paper changed
        2 pixels differ, in 3 × 2 at (7, 11): caption
        accept with: SCREENS_UPDATE=changed SCREENS_ONLY=paper swift test
      """
    await expectIssue(message) {
      await expectSnapshot(
        of: Kiosk.paper, drawing: Stored.drawing, in: stored.path, sourceLocation: $0)
    }
  }

  @Test("A text that differs is described first by its meaning, then by its lines")
  func changedText() async throws {
    try stored.replace("sheet   Basket", with: "cover   Basket", in: "basket")
    let message = """
      basket changed
        layer 1: full-screen cover Basket became a sheet
        the text differs from line 4 on
          @ 1 equal line
           tab       Shelf (1 of 1)
           stack     Shelf
          -layer 1   cover   Basket
          +layer 1   sheet   Basket

           ╭────────────────────────────────────────────╮
          @ 14 equal lines
        accept with: SCREENS_UPDATE=changed SCREENS_ONLY=basket swift test
      """
    await expectIssue(message) {
      await expectSnapshot(
        of: Kiosk.basket, drawing: Stored.drawing, in: stored.path, sourceLocation: $0)
    }
  }

  @Test("A missing snapshot is an issue every time, and is not written")
  func missing() async throws {
    try stored.folder.remove("Snapshots/shelf~@1x.png")
    let message = """
      shelf added
        no snapshot at \(stored.path)/shelf~@1x.png
        accept with: SCREENS_UPDATE=missing SCREENS_ONLY=shelf swift test
      """
    for _ in 1...2 {
      await expectIssue(message) {
        await expectSnapshot(
          of: Kiosk.shelf, drawing: Stored.drawing, in: stored.path, sourceLocation: $0)
      }
    }
    #expect(try !stored.folder.contents().contains("Snapshots/shelf~@1x.png"))
  }

  @Test("A dark picture has a snapshot of its own")
  func dark() async throws {
    let message = """
      shelf added
        no snapshot at \(stored.path)/shelf~dark@1x.png
        accept with: SCREENS_UPDATE=missing SCREENS_ONLY=shelf swift test
      """
    var drawing = Stored.drawing
    drawing.isDark = true
    await expectIssue(message) {
      await expectSnapshot(of: Kiosk.shelf, drawing: drawing, in: stored.path, sourceLocation: $0)
    }
  }

  @Test("A snapshot that cannot be read is an issue with the reason")
  func corrupt() async throws {
    try stored.folder.write("GIF89a".utf8, to: "Snapshots/shelf~@1x.png")
    let message = """
      shelf failed
        cannot read '\(stored.path)/shelf~@1x.png': it is not a PNG but a file of the format GIF
        restore it, or replace it with: SCREENS_UPDATE=all SCREENS_ONLY=shelf swift test
      """
    await expectIssue(message) {
      await expectSnapshot(
        of: Kiosk.shelf, drawing: Stored.drawing, in: stored.path, sourceLocation: $0)
    }
  }

  @Test("A whole manifest has an issue for each screen that differs and each snapshot too many")
  func several() async throws {
    try stored.changePixels(of: "paper")
    try stored.changePixels(of: "shelf")
    try stored.folder.write("old\n".utf8, to: "Snapshots/ticket.txt")
    let starts = ["shelf changed", "paper changed", "ticket obsolete"]
    await confirmation(expectedCount: starts.count) { told in
      await withKnownIssue {
        await expectSnapshots(of: Kiosk.self, drawing: Stored.drawing, in: stored.path)
      } matching: { issue in
        told()
        return starts.contains { issue.comments.first?.rawValue.hasPrefix($0 + "\n") == true }
      }
    }
  }

  @Test("Without a package the folder must be absolute")
  func noPackage() async {
    await withKnownIssue {
      await expectSnapshot(of: Kiosk.shelf, filePath: "/nowhere/Tests/T.swift")
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "no folder above '/nowhere/Tests/T.swift' has a Package.swift; "
          + "pass the absolute path of the snapshots"
      ]
    }
  }
}

/// Expects exactly one issue with exactly this message, at the location that the body receives.
private func expectIssue(_ message: String, _ body: (SourceLocation) async -> Void) async {
  let location = SourceLocation(
    fileID: "Some/Test.swift", filePath: "/Test.swift", line: 7, column: 3)
  await confirmation { told in
    await withKnownIssue {
      await body(location)
    } matching: { issue in
      told()
      return issue.comments.map(\.rawValue) == [message] && issue.sourceLocation == location
    }
  }
}
