import Harness
import TestSupport
import Testing

@testable import ScreensTesting

@Suite("Where the snapshots are") struct SnapshotPlaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A relative folder is one of the nearest package above the test")
  func nearest() throws {
    try folder.write([], to: "Package.swift")
    try folder.write([], to: "Inner/Package.swift")
    let place = try SnapshotPlace(
      folder: "Snapshots", testFile: "\(folder.path)/Inner/Tests/Deep/T.swift")
    #expect(place.folder == "\(folder.path)/Inner/Snapshots")
    #expect(
      place.shown("cannot read '\(folder.path)/Inner/Snapshots/a.png'")
        == "cannot read 'Snapshots/a.png'")
  }

  @Test("An absolute folder needs no package")
  func absolute() throws {
    let place = try SnapshotPlace(folder: "/elsewhere", testFile: "/nowhere/T.swift")
    #expect(place == SnapshotPlace(folder: "/elsewhere", root: nil))
    #expect(place.shown("/elsewhere/a.png") == "/elsewhere/a.png")
  }

  @Test(
    "The command that accepts can be pasted, whatever the id",
    arguments: [
      ("paper", "paper"), ("two words", "'two words'"), ("it's", #"'it'\''s'"#),
      ("$HOME", "'$HOME'"),
    ])
  func quoting(id: String, word: String) {
    #expect(
      UpdateRequest.command(.changed, id)
        == "SCREENS_UPDATE=changed SCREENS_ONLY=\(word) swift test")
  }
}
