import Files
import PNGCoding
import Raster
import Reports
import Snapshots
import TestSupport
import Testing

@testable import Harness

@Suite("Files that a run writes") struct ArtifactTests {
  private let folder: TemporaryFolder
  private let run: TestRun

  init() throws {
    folder = try TemporaryFolder()
    run = TestRun(folder: folder)
  }

  private func output() throws -> [String] {
    try folder.contents().filter { $0.hasPrefix("out") }
  }

  /// The paths from the folder of the test.
  private func names(of entry: RunResult.Entry) -> [String] {
    entry.files.map { "out/\($0.path)" }
  }

  /// Changes the stored text of a screen and a pixel of its picture.
  private func change(_ id: String) throws -> (text: [UInt8], picture: [UInt8]) {
    var text = try folder.read("Snapshots/\(id).txt")
    text[0] ^= 1
    var bitmap = try PNG.decode(folder.read("Snapshots/\(id)~@1x.png"))
    bitmap[0, 0] ^= 1
    let picture = try PNG.encode(bitmap, effort: .fast)
    try folder.write(text, to: "Snapshots/\(id).txt")
    try folder.write(picture, to: "Snapshots/\(id)~@1x.png")
    return (text, picture)
  }

  @Test("Rendering writes text and picture of every screen, and nothing else")
  func rendered() async throws {
    _ = try await run(.record(.all))
    let entries = try await run(.render)
    #expect(
      try output() == [
        "out", "out/beds.txt", "out/beds~@1x.png", "out/compost.txt", "out/compost~@1x.png",
        "out/seedSheet.txt", "out/seedSheet~@1x.png", "out/tomato.txt", "out/tomato~@1x.png",
      ])
    #expect(entries.allSatisfy { $0.files.isEmpty })
    #expect(try folder.read("out/beds.txt") == folder.read("Snapshots/beds.txt"))
    let drawn = try PNG.decode(folder.read("out/beds~@1x.png"))
    #expect(try drawn == PNG.decode(folder.read("Snapshots/beds~@1x.png")))
  }

  @Test("What a run beside this one has not finished stays, and what a killed one left goes")
  func unfinished() async throws {
    // Number 1 always runs, and no process has the other.
    let running = "out/failures/.screens-1-beds.actual.png"
    let killed = "out/failures/.screens-999999999-beds.actual.png"
    for name in [running, killed, "out/failures/beds.actual.png"] {
      try folder.write([1], to: name)
    }
    _ = try await run(.record(.all))
    #expect(try output().filter { $0.hasPrefix("out/failures/") } == [running])
  }

  @Test("Rendering names what it wrote of a changed screen, what was expected, and the difference")
  func renderedChange() async throws {
    _ = try await run(.record(.all))
    let stored = try change("beds")
    let entry = try await run(.render)[0]
    #expect(
      names(of: entry) == [
        "out/beds.txt", "out/beds~@1x.png", "out/failures/beds~@1x.expected.txt",
        "out/failures/beds~@1x.expected.png", "out/failures/beds~@1x.difference.png",
      ])
    #expect(try folder.read("out/failures/beds~@1x.expected.txt") == stored.text)
    #expect(try folder.read("out/failures/beds~@1x.expected.png") == stored.picture)
  }

  @Test("Verifying writes expected, actual and difference of a changed screen, and nothing else")
  func verifiedChange() async throws {
    _ = try await run(.record(.all))
    let good = try folder.files()
    let stored = try change("tomato")
    let entry = try await run(.verify)[1]
    let kinds = ["actual.txt", "actual.png", "expected.txt", "expected.png", "difference.png"]
    #expect(names(of: entry) == kinds.map { "out/failures/tomato~@1x.\($0)" })
    #expect(try output() == (["out", "out/failures"] + names(of: entry)).sorted())
    let prefix = "out/failures/tomato~@1x."
    #expect(try folder.read(prefix + "expected.txt") == stored.text)
    #expect(try folder.read(prefix + "expected.png") == stored.picture)
    #expect(try folder.read(prefix + "actual.txt") == good["Snapshots/tomato.txt"])
    let actual = try PNG.decode(folder.read(prefix + "actual.png"))
    let expected = try PNG.decode(stored.picture)
    #expect(try PNG.decode(folder.read("Snapshots/tomato~@1x.png")) == expected)
    #expect(actual[0, 0] == expected[0, 0] ^ 1)
    let difference = try PNG.decode(folder.read(prefix + "difference.png"))
    #expect(difference == expected.differencePicture(with: actual).bitmap)
  }

  @Test("Both stored files are kept, so that later changes can be detected")
  func textOnly() async throws {
    _ = try await run(.record(.all))
    try folder.write("other\n".utf8, to: "Snapshots/beds.txt")
    #expect(
      names(of: try await run(.verify)[0])
        == ["actual.txt", "actual.png", "expected.txt", "expected.png"]
        .map { "out/failures/beds~@1x.\($0)" })
  }

  @Test("A stored file that was compared and then cannot be read is not left out in silence")
  func unreadable() throws {
    try folder.makeFolder("Snapshots/beds.txt")
    let store = SnapshotStore(folder: "\(folder.path)/Snapshots")
    let artifacts = FailureArtifacts(output: "\(folder.path)/out", store: store)
    let drawing = Drawing(id: "beds", text: "beds\n", picture: .palette(PaletteBitmap()))
    var encoder = try PNGEncoder()
    let changed = Verdict.added(missing: [.picture])
    let error = #expect(throws: UnreadableSnapshot.self) {
      try artifacts.writeComparison(of: drawing, changed, &encoder)
    }
    #expect(error?.error.path == store.path(of: "beds", .text))
    #expect(try artifacts.writeComparison(of: drawing, .failed(reason: ""), &encoder).isEmpty)
  }

  @Test("The next run removes old files that it does not write again, but no other files")
  func cleared() async throws {
    _ = try await run(.record(.all))
    _ = try change("beds")
    _ = try await run(.verify)
    try folder.write([1], to: "out/failures/notes.txt")
    _ = try await run(.record(.all))
    #expect(try output() == ["out", "out/failures", "out/failures/notes.txt"])
  }
}
