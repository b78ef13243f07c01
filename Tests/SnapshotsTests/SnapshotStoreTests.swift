import Files
import Foundation
import TestSupport
import Testing

@testable import Snapshots

@Suite("Store of snapshots")
struct SnapshotStoreTests {
  private let folder: TemporaryFolder
  private let store: SnapshotStore

  init() throws {
    folder = try TemporaryFolder()
    store = SnapshotStore(folder: folder.path)
  }

  @Test(
    "a variant has its own picture and shares the text",
    arguments: [
      (false, 2, "a.png"), (true, 2, "a~dark.png"), (false, 3, "a~@3x.png"),
      (true, 1, "a~dark@1x.png"),
    ])
  func variants(isDark: Bool, scale: Int, name: String) {
    let store = SnapshotStore(
      folder: "S/", variant: SnapshotVariant(isDark: isDark, scale: scale))
    #expect(store.path(of: "a", .picture) == "S/\(name)")
    #expect(store.path(of: "a", .text) == "S/a.txt")
  }

  @Test("only snapshots without a screen are obsolete, in all variants")
  func obsolete() throws {
    let names = [
      "kept.txt", "kept.png", "kept~dark.png", "gone.txt", "gone~dark.png", "old.png",
      "README.md", ".hidden.png", "notes",
    ]
    for name in names { try WholeFile.write([1], to: "\(folder.path)/\(name)") }
    #expect(try store.obsoleteIDs(manifest: ["kept"]) == ["gone", "old"])
    #expect(
      try store.obsoleteFiles(manifest: ["kept"]) == ["gone.txt", "gone~dark.png", "old.png"])
  }

  @Test("a missing folder has no obsolete snapshots")
  func noFolder() throws {
    let store = SnapshotStore(folder: folder.path + "/none")
    #expect(try store.obsoleteIDs(manifest: []) == [])
  }

  @Test("temporary files of a killed run are removed, those of a running one stay")
  func unfinished() throws {
    // The largest process id on Linux is below this number.
    try WholeFile.write([1], to: "\(folder.path)/.screens-99999999-a.png")
    try WholeFile.write([1], to: "\(folder.path)/.screens-1-b.png")
    try store.prepare()
    #expect(try folder.contents() == [".screens-1-b.png"])
  }
}

@Suite("Files in a snapshot folder") struct SnapshotFolderTests {
  @Test("Each file is classified by its name")
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

  @Test("A missing folder is empty")
  func absent() throws {
    let found = try SnapshotFolder(of: SnapshotStore(folder: "/nowhere/at/all"), manifest: ["a"])
    #expect(found.snapshots.isEmpty && found.missing == ["a"])
  }
}
