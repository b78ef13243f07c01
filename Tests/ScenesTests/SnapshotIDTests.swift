import Scenes
import Testing

@Suite("Ids become file names")
struct SnapshotIDTests {
  @Test("ids that any file system can store are accepted")
  func accepted() throws {
    try SnapshotID.check(["recipeDetail", "recipe-list_2", "a.b", "設定", "two words", "x"])
  }

  @Test(
    "an id that could leave the folder, or that a file system cannot store, is rejected",
    arguments: [
      ("", "a screen has an empty id; ids are used as names of snapshot files"),
      ("../x", "the id '../x' starts with a dot, which could leave the folder"),
      (".hidden", "the id '.hidden' starts with a dot, which could leave the folder"),
      ("a/../../b", "the id \"a/../../b\" contains '/', which a file name cannot have"),
      ("a\\b", "the id \"a\\\\b\" contains '\\', which a file name cannot have"),
      ("a~dark", "the id \"a~dark\" contains '~', which a file name cannot have"),
      ("a\nb", "the id \"a\\nb\" contains U+000A, which a file name cannot have"),
      ("a\u{0}b", "the id \"a\\0b\" contains U+0000, which a file name cannot have"),
      ("a\u{202E}b", "the id \"a\u{202E}b\" contains U+202E, which a file name cannot have"),
      ("end ", "the id 'end ' starts or ends with a space or ends with a dot"),
      ("end.", "the id 'end.' starts or ends with a space or ends with a dot"),
    ])
  func refused(id: String, message: String) {
    let error = #expect(throws: SnapshotIDError.self) { try SnapshotID.check(["ok", id]) }
    #expect(error?.description == message)
  }

  @Test("an id longer than a file name is rejected")
  func tooLong() throws {
    try SnapshotID.check([String(repeating: "x", count: 200)])
    #expect(throws: SnapshotIDError.self) {
      try SnapshotID.check([String(repeating: "x", count: 201)])
    }
  }

  @Test(
    "ids that share a file on a case-insensitive disk are rejected",
    arguments: [("detail", "Detail"), ("é", "e\u{301}"), ("ÄB", "äb")])
  func sameFile(first: String, second: String) {
    #expect(throws: SnapshotIDError.sameFile(second, first)) {
      try SnapshotID.check([first, "other", second])
    }
  }
}
