import Manifest
import Reports
import Snapshots
import TestSupport
import Testing

@testable import Harness

@Suite("Pictures of screens that are gone") struct LeftoverPictureTests {
  private let folder: TemporaryFolder
  private let run: TestRun

  init() async throws {
    folder = try TemporaryFolder()
    run = TestRun(folder: folder)
    for name in [
      "weed~@1x.png", "weed~dark.png", "weed.svg", "ivy.png", "notes.txt", "moss.txt.bak",
    ] {
      try folder.write([1], to: "out/\(name)")
    }
    try folder.write("screen    weed\ntab       Beds\n".utf8, to: "out/weed.txt")
    try folder.write("screen    other\n".utf8, to: "out/notes.txt")
    // A folder with the name of a text, which cannot be read.
    try folder.write([1], to: "out/folder.txt/inside")
    try folder.write([], to: "out/\(Report.fileName)")
  }

  private func strangers() throws -> [String] {
    try folder.contents().filter { name in
      name.hasPrefix("out/") && !name.hasPrefix("out/failures")
        && !Garden.allCases.contains { name.hasPrefix("out/\($0.rawValue)") }
    }
  }

  @Test("A render of all screens removes only the pictures of removed screens")
  func full() async throws {
    _ = try await run(.render)
    #expect(
      try strangers()
        == [
          "out/folder.txt", "out/folder.txt/inside", "out/ivy.png", "out/\(Report.fileName)",
          "out/moss.txt.bak", "out/notes.txt",
        ])
    #expect(try folder.contents().contains("out/beds.txt"))
  }

  @Test("A render of some screens, and any other run, removes nothing")
  func partial() async throws {
    let before = try strangers()
    _ = try await run(.render, only: ["beds", "tomato"])
    _ = try await run(.verify)
    _ = try await run(.record(.all))
    #expect(try strangers() == before)
  }

  @Test("Where no run has left its report, nothing is removed")
  func foreign() async throws {
    try folder.remove("out/\(Report.fileName)")
    let before = try strangers()
    _ = try await run(.render)
    #expect(try strangers() == before)
  }
}
