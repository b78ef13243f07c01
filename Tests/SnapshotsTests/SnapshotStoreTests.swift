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

  @Test("obsolete are the snapshots without a screen, of all variants, and nothing else")
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

  @Test("a folder that is not there has no obsolete snapshots")
  func noFolder() throws {
    let store = SnapshotStore(folder: folder.path + "/none")
    #expect(try store.obsoleteIDs(manifest: []) == [])
  }

  @Test("what a killed run left is removed, what a living one writes stays")
  func unfinished() throws {
    // The greatest id that Linux gives is below this number.
    try WholeFile.write([1], to: "\(folder.path)/.screens-99999999-a.png")
    try WholeFile.write([1], to: "\(folder.path)/.screens-1-b.png")
    try store.prepare()
    #expect(try folder.contents() == [".screens-1-b.png"])
  }
}
