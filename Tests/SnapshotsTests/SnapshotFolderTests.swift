import Files
import TestSupport
import Testing

@testable import Snapshots

@Suite("What lies among snapshots") struct SnapshotFolderTests {
  @Test("Each name is told for what it is")
  func kinds() throws {
    let folder = try TemporaryFolder()
    let names = [
      "kept.txt", "kept.png", "kept~dark.png", "bare.png", "gone.txt", "digests.txt", "README.md",
      "notes", ".DS_Store", ".screens-12-kept.png", ".screens-notes",
    ]
    for name in names { try WholeFile.write([1], to: "\(folder.path)/\(name)") }
    let found = try SnapshotFolder(
      of: SnapshotStore(folder: folder.path), manifest: ["kept", "bare", "new"])
    #expect(found.snapshots == ["bare.png", "kept.png", "kept.txt", "kept~dark.png"])
    #expect(found.obsolete == ["gone.txt"])
    #expect(found.unfinished == [".screens-12-kept.png"])
    #expect(found.foreign == ["README.md", "notes"])
    #expect(found.missing == ["bare", "new"])
  }

  @Test("A folder that is not there is empty")
  func absent() throws {
    let found = try SnapshotFolder(of: SnapshotStore(folder: "/nowhere/at/all"), manifest: ["a"])
    #expect(found.snapshots.isEmpty && found.missing == ["a"])
  }
}
