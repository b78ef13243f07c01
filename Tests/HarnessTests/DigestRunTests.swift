import Harness
import PNGCoding
import Raster
import Reports
import Snapshots
import TestSupport
import Testing

@Suite("Runs over digests") struct DigestRunTests {
  private let folder: TemporaryFolder
  private let run: TestRun
  private let clean = [
    "beds unchanged", "tomato unchanged", "seedSheet unchanged", "compost unchanged",
  ]

  init() throws {
    folder = try TemporaryFolder()
    run = TestRun(folder: folder)
  }

  private func recordTexts() async throws {
    _ = try await TestRun(folder: folder, form: .text)(.record(.all))
  }

  private func stored() throws -> [String] {
    try folder.contents().filter { $0.hasPrefix("Snapshots/") }.map { String($0.dropFirst(10)) }
  }

  /// Replaces the stored digest of a screen by that of another picture.
  private func changeDigest(of id: String, to bitmap: Bitmap) throws {
    let store = SnapshotStore(folder: "\(folder.path)/Snapshots", variant: run.variant)
    var digests = try store.readDigests()
    digests[id, run.variant] = PictureDigest(of: bitmap)
    try store.write(digests)
  }

  @Test("Texts and one file of digests are stored, and are found without being asked for")
  func recorded() async throws {
    try await recordTexts()
    #expect(
      try stored() == ["beds.txt", "compost.txt", "digests.txt", "seedSheet.txt", "tomato.txt"])
    #expect(try await run(.verify).kinds == clean)
    #expect(try await run(.record(.missing)).recorded == [])
  }

  @Test("Each digest is that of the picture that would be stored")
  func digests() async throws {
    try await recordTexts()
    let table = String(decoding: try folder.read("Snapshots/digests.txt"), as: UTF8.self)
    _ = try await TestRun(folder: folder, form: .both)(.record(.all))
    var expected = DigestTable()
    for id in run.source.ids {
      let bitmap = try PNG.decode(folder.read("Snapshots/\(id)~@1x.png"))
      expected[id, run.variant] = PictureDigest(of: bitmap)
    }
    #expect(table == expected.text)
  }

  @Test("Another pixel fails, and says that the expected picture is absent")
  func changedPixel() async throws {
    _ = try await run(.record(.all))
    var bitmap = try PNG.decode(folder.read("Snapshots/tomato~@1x.png"))
    try await recordTexts()
    bitmap[5, 5] ^= 1
    try changeDigest(of: "tomato", to: bitmap)
    let entry = try await run(.verify)[1]
    guard case .changed(let change) = entry.verdict else {
      Issue.record("not changed: \(entry.verdict)")
      return
    }
    #expect(
      change.meaning == [
        "picture: the pixels differ; the expected picture is not available, only its digest is stored"
      ])
    #expect(change.isPictureAbsent)
    #expect(
      entry.files.map { "\($0.role).\($0.kind)" } == [
        "actual.text", "actual.picture", "expected.text",
      ])
    #expect(try await run(.record(.changed)).recorded == ["tomato"])
    #expect(try await run(.verify).kinds == clean)
  }

  @Test("Another size fails with both sizes")
  func changedSize() async throws {
    try await recordTexts()
    try changeDigest(of: "tomato", to: Bitmap(width: 3, height: 2))
    guard case .changed(let change) = try await run(.verify)[1].verdict,
      case .sizes(let stored, _) = change.picture
    else {
      Issue.record("the size is not found to differ")
      return
    }
    #expect([stored.width, stored.height] == [3, 2])
  }

  @Test("A screen without a digest is missing its picture every time")
  func missing() async throws {
    try await recordTexts()
    let store = SnapshotStore(folder: "\(folder.path)/Snapshots", variant: run.variant)
    var digests = try store.readDigests()
    digests["beds", run.variant] = nil
    try store.write(digests)
    for _ in 1...2 {
      #expect(try await run(.verify)[0].verdict == .added(missing: [.picture]))
    }
  }

  @Test("One record switches from pictures to digests and back, and leaves nothing of the other")
  func switching() async throws {
    _ = try await run(.record(.all))
    let pictures = try stored()
    try await recordTexts()
    #expect(try !stored().contains { $0.hasSuffix(".png") })
    _ = try await TestRun(folder: folder, form: .both)(.record(.all))
    #expect(try stored() == pictures)
    #expect(try await run(.verify).kinds == clean)
  }

  @Test("A digest without a screen is obsolete")
  func obsolete() async throws {
    try await recordTexts()
    try changeDigest(of: "weed", to: Bitmap(width: 1, height: 1))
    #expect(try await run(.verify).kinds == clean + ["weed obsolete"])
  }

  @Test("A file of digests that cannot be read ends the run")
  func damaged() async throws {
    try folder.write("<<<<<<< HEAD\n".utf8, to: "Snapshots/digests.txt")
    let error = await #expect(throws: RunError.self) { try await run(.verify) }
    #expect(
      error?.description == "cannot read '\(folder.path)/Snapshots/digests.txt': "
        + "line 1 is not an id, a variant, a size and a digest; "
        + "settle the conflict, or remove the file and record again")
  }
}
