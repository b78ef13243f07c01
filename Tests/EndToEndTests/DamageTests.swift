import Foundation
import TestSupport
import Testing

@Suite("Snapshots that are not what they should be") struct DamageTests {
  enum Damage: String, CaseIterable {
    case empty, truncated, corrupt, pointer, text, directory

    var reason: String {
      switch self {
      case .empty: "the PNG is empty"
      case .truncated: "the PNG is truncated: it ends after 5000 bytes"
      case .corrupt: "the PNG is corrupt: "
      case .pointer:
        "it is a Git LFS pointer, not the PNG itself; fetch that with 'git lfs pull'"
      case .text: "it is not a PNG but text that starts with '<<<<<<< HEAD'"
      case .directory: "it is a folder"
      }
    }

    func applied(to picture: [UInt8]) -> [UInt8] {
      switch self {
      case .empty, .directory: []
      case .truncated: Array(picture.prefix(5000))
      case .corrupt: picture.dropLast(30) + picture.suffix(30).reversed()
      case .pointer:
        Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 5\n".utf8)
      case .text: Array("<<<<<<< HEAD\n".utf8)
      }
    }
  }

  @Test(
    "A damaged picture fails, is identified by path and kind, and stays", arguments: Damage.allCases
  )
  func picture(damage: Damage) async throws {
    let baseline = try await Baseline()
    let path = "Snapshots/account.png"
    let good = try baseline.folder.read(path)
    try baseline.folder.remove(path)
    if damage == .directory {
      try baseline.folder.write([1], to: path + "/inside")
    } else {
      try baseline.folder.write(damage.applied(to: good), to: path)
    }
    let stored = try baseline.folder.files(in: "Snapshots")
    let result = try await baseline.verify()
    #expect(result.code == 2)
    #expect(result.errors == "")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 7)
    #expect(lines[0...1] == ["unchanged  search", "failed     account"])
    #expect(lines[2].hasPrefix("  cannot read '\(path)': \(damage.reason)"))
    #expect(
      lines[3...] == [
        "  see .screens/failures/account.*",
        "  restore it, or replace it with: screens accept account",
        "unchanged  licenses", "2 unchanged, 1 failed",
      ])
    for policy in ["missing", "changed"] {
      #expect(try await baseline.record(policy).code == 2)
    }
    #expect(try baseline.folder.files(in: "Snapshots") == stored)
    guard damage != .directory else { return }
    #expect(try await baseline.record("all").code == 0)
    #expect(try baseline.folder.read(path) == good)
  }

  @Test("A folder where a text should be fails, and recording over it is refused")
  func folderAsText() async throws {
    let baseline = try await Baseline()
    try baseline.folder.remove("Snapshots/account.txt")
    try baseline.folder.write([1], to: "Snapshots/account.txt/inside")
    let stored = try baseline.folder.files()
    #expect(
      try await baseline.record("all")
        == Program.Result(
          code: 2, errors: "screens: cannot write 'Snapshots/account.txt': it is a folder\n"))
    var files = try baseline.folder.files()
    // The results of the recording before must not pass for those of this one.
    #expect(files.removeValue(forKey: ".screens/last-run.unfinished") != nil)
    #expect(files == stored)
  }
}
