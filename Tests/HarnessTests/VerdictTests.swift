import Harness
import Manifest
import PNGCoding
import Raster
import Snapshots
import TestSupport
import Testing

@Suite("Verdicts of a run") struct VerdictTests {
  private let folder: TemporaryFolder
  private let run: TestRun

  init() throws {
    folder = try TemporaryFolder()
    run = TestRun(folder: folder)
  }

  @Test("Without snapshots every screen is added, in the order of the manifest, every time")
  func added() async throws {
    for _ in 1...2 {
      let entries = try await run(.verify)
      #expect(entries.kinds == ["beds added", "tomato added", "seedSheet added", "compost added"])
      #expect(entries[0].verdict == .added(missing: [.text, .picture]))
    }
    #expect(try !folder.contents().contains("Snapshots"))
  }

  @Test("A recorded screen is unchanged, and verifying it writes nothing")
  func unchanged() async throws {
    _ = try await run(.record(.missing))
    let before = try folder.files()
    let entries = try await run(.verify)
    #expect(
      entries.kinds == [
        "beds unchanged", "tomato unchanged", "seedSheet unchanged", "compost unchanged",
      ])
    #expect(entries.allSatisfy { $0.files.isEmpty && !$0.isRecorded })
    #expect(try folder.files() == before)
  }

  @Test("One pixel that differs is a change, with its place")
  func changedPixel() async throws {
    _ = try await run(.record(.missing))
    var bitmap = try PNG.decode(folder.read("Snapshots/tomato~@1x.png"))
    bitmap[7, 11] ^= 0x0000_0100
    try folder.write(PNG.encode(bitmap, effort: .fast), to: "Snapshots/tomato~@1x.png")
    let entries = try await run(.verify)
    #expect(
      entries.kinds == [
        "beds unchanged", "tomato changed", "seedSheet unchanged",
        "compost unchanged",
      ])
    guard case .changed(let change) = entries[1].verdict,
      case .pixels(let comparison) = change.picture
    else {
      Issue.record("not a change of pixels: \(entries[1].verdict)")
      return
    }
    #expect(change.text == nil)
    #expect(comparison.differing == 1)
    #expect(comparison.bounds == PixelRect(left: 7, top: 11, right: 8, bottom: 12))
  }

  @Test("A stored text that differs in one letter is a change of the text alone")
  func changedText() async throws {
    _ = try await run(.record(.missing))
    let text = String(decoding: try folder.read("Snapshots/beds.txt"), as: UTF8.self)
    let changed = text.replacing("beds", with: "beta", maxReplacements: 1)
    try folder.write(changed.utf8, to: "Snapshots/beds.txt")
    guard case .changed(let change) = try await run(.verify)[0].verdict else {
      Issue.record("the text is not found to differ")
      return
    }
    #expect(change.picture == nil)
    #expect(change.text == TextDifference(from: changed, to: text))
  }

  @Test("A snapshot without a screen is obsolete, after all screens and sorted")
  func obsolete() async throws {
    _ = try await run(.record(.missing))
    for name in ["weed.txt", "weed.png", "Ivy~dark.png", "notes.md"] {
      try folder.write([], to: "Snapshots/\(name)")
    }
    #expect(
      try await run(.verify).kinds == [
        "beds unchanged", "tomato unchanged", "seedSheet unchanged", "compost unchanged",
        "Ivy obsolete", "weed obsolete",
      ])
  }

  @Test("A screen that a guard blocks fails with the difference in words and without a picture")
  func unreached() async throws {
    let run = TestRun(folder: folder, source: SceneSource(LockedGarden.self))
    for purpose in [RunOptions.Purpose.render, .verify, .record(.all)] {
      let entry = try await run(purpose)[2]
      #expect(
        entry
          == RunResult.Entry(
            id: "seedSheet",
            verdict: .failed(
              reason: "not reached: a guard blocks it (layers: asked for sheet seeds, reached "
                + "nothing); let the guard allow the origin 'harness', or set up in 'makeRouter()' "
                + "what it checks, such as a signed-in user")))
    }
    #expect(try folder.contents().filter { $0.contains("seedSheet") } == [])
    #expect(try folder.contents().contains("out/compost~@1x.png"))
  }

  @Test("A screen after a blocked one is drawn as if that had never been asked for")
  func afterUnreached() async throws {
    let locked = TestRun(folder: folder, source: SceneSource(LockedGarden.self))
    _ = try await run(.record(.all))
    #expect(
      try await locked(.verify).kinds == [
        "beds unchanged", "tomato unchanged", "seedSheet failed", "compost unchanged",
      ])
  }

  @Test(
    "An unreadable snapshot fails with a description of its content",
    arguments: [
      ("beds~@1x.png", [], "the PNG is empty"),
      ("beds~@1x.png", Array("GIF89a".utf8), "it is not a PNG but a file of the format GIF"),
    ] as [(String, [UInt8], String)])
  func unreadable(name: String, bytes: [UInt8], reason: String) async throws {
    _ = try await run(.record(.missing))
    try folder.write(bytes, to: "Snapshots/\(name)")
    #expect(
      try await run(.verify)[0].verdict
        == .failed(reason: "cannot read '\(folder.path)/Snapshots/\(name)': \(reason)"))
    #expect(try folder.read("Snapshots/\(name)") == bytes)
  }

  @Test("A stored text that is not UTF-8 fails")
  func notUTF8() async throws {
    _ = try await run(.record(.missing))
    try folder.write([0xC3, 0x28], to: "Snapshots/beds.txt")
    #expect(
      try await run(.verify)[0].verdict
        == .failed(reason: "the stored text '\(folder.path)/Snapshots/beds.txt' is not UTF-8"))
  }
}
