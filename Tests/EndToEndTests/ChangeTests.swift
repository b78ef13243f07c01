import Foundation
import Raster
import TestSupport
import Testing

@Suite("What differs is found and named") struct ChangeTests {
  @Test("One pixel of a stored picture")
  func onePixel() async throws {
    let baseline = try await Baseline()
    var picture = try baseline.picture("account")
    let (x, y) = (picture.width - 1, picture.height - 1)
    picture[x, y] ^= 0x0001_0000
    try baseline.write(picture, "account")
    let stored = try baseline.folder.files(in: "Snapshots")
    let expected = Program.Result(
      code: 1,
      output: """
        unchanged  search
        changed    account
          1 pixel differs, in 1 × 1 at (\(x), \(y)): bezel
          see .screens/failures/account.*
          accept with: screens accept account
        unchanged  licenses
        2 unchanged, 1 changed

        """)
    #expect(try await baseline.verify() == expected)
    #expect(try baseline.folder.files(in: "Snapshots") == stored)
    #expect(
      try baseline.folder.files(in: ".screens").keys.sorted() == [
        "failures/account.actual.png", "failures/account.actual.txt",
        "failures/account.difference.png", "failures/account.expected.png",
        "failures/account.expected.txt", "last-run.json",
      ])
  }

  @Test("One character of a stored text")
  func oneCharacter() async throws {
    let baseline = try await Baseline()
    let text = String(decoding: try baseline.folder.read("Snapshots/search.txt"), as: UTF8.self)
    #expect(text.hasPrefix("screen    search\n"))
    let changed = text.replacing("screen    search", with: "screen    starch", maxReplacements: 1)
    try baseline.folder.write(changed.utf8, to: "Snapshots/search.txt")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let expected = Program.Result(
      code: 1,
      output: """
        changed    search
          the text differs from line 1 on:
            - screen    starch
            + screen    search
              \(lines[1])
              \(lines[2])
            … \(lines.count - 3) equal lines
          see .screens/failures/search.*
          accept with: screens accept search
        2 unchanged, 1 changed

        """)
    #expect(try await baseline.verify("-q") == expected)
  }

  @Test("The command that a change ends with accepts it, in other folders and schemes too")
  func acceptance() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let flags = ["--snapshots", "my shots", "--scheme", "dark", "--scale", "1", "--no-frame"]
    let added = try await program.run(["verify", "--filter", "account"] + flags)
    let command = try #require(
      added.output.split(separator: "\n").first { $0.contains("accept with: screens ") }
    )
    .replacing("  accept with: screens ", with: "")
    #expect(try await program.shell("\"$0\" \(command)").code == 0)
    #expect(
      try folder.files(in: "my shots").keys.sorted() == ["account.txt", "account~dark@1x.png"])
    let verified = try await program.run(["verify", "--filter", "account"] + flags)
    #expect(verified.output == "unchanged  account\n1 unchanged\n")
  }

  @Test("A missing snapshot fails every time, and nothing is stored")
  func missing() async throws {
    let baseline = try await Baseline()
    try baseline.folder.remove("Snapshots/licenses.png")
    let stored = try baseline.folder.files(in: "Snapshots")
    let expected = Program.Result(
      code: 1,
      output: """
        unchanged  search
        unchanged  account
        added      licenses
          no snapshot at Snapshots/licenses.png
          see .screens/failures/licenses.*
          accept with: screens accept licenses
        2 unchanged, 1 added

        """)
    for _ in 1...2 { #expect(try await baseline.verify() == expected) }
    #expect(try baseline.folder.files(in: "Snapshots") == stored)
  }

  @Test("A snapshot without a screen is named, and prune removes it")
  func obsolete() async throws {
    let baseline = try await Baseline()
    for name in ["search2.png", "search2.txt"] {
      try baseline.folder.write([1], to: "Snapshots/\(name)")
    }
    let stored = try baseline.folder.files(in: "Snapshots")
    let found = try await baseline.program("verify", "--filter", "search*", "-q")
    #expect(found.code == 1)
    #expect(
      found.output.contains(
        "obsolete   search2\n  no screen has this id\n  remove with: screens prune\n"))
    let check = Program.Result(
      code: 1, output: "obsolete  Snapshots/search2.png\nobsolete  Snapshots/search2.txt\n")
    #expect(try await baseline.program("prune", "--check") == check)
    #expect(try baseline.folder.files(in: "Snapshots") == stored)
    let pruned = Program.Result(
      code: 0, output: "removed  Snapshots/search2.png\nremoved  Snapshots/search2.txt\n")
    #expect(try await baseline.program("prune") == pruned)
    #expect(
      try await baseline.program("prune")
        == Program.Result(code: 0, output: "no obsolete snapshots\n"))
    #expect(try baseline.folder.files(in: "Snapshots").count == 6)
  }
}
