import Foundation
import PNGCoding
import Raster
import Reports
import Snapshots
import TestSupport
import Testing

@testable import Harness

@Suite("Recording") struct RecordTests {
  private let folder: TemporaryFolder
  private let run: TestRun

  init() throws {
    folder = try TemporaryFolder()
    run = TestRun(folder: folder)
  }

  /// Records all, then changes one screen's text, removes another's files and damages a third's.
  private func disturb() async throws -> [String: [UInt8]] {
    _ = try await run(.record(.all))
    let good = try snapshots()
    try folder.write("other\n".utf8, to: "Snapshots/beds.txt")
    try folder.remove("Snapshots/tomato.txt")
    try folder.remove("Snapshots/tomato~@1x.png")
    try folder.write([], to: "Snapshots/seedSheet~@1x.png")
    return good
  }

  private func snapshots() throws -> [String: [UInt8]] {
    try folder.files().filter { $0.key.hasPrefix("Snapshots/") }
  }

  @Test("A text that can be read only once is read once")
  func textReadOnce() {
    var files: [String: [UInt8]] = ["tomato": [1], "beds": [2]]
    struct Gone: Error {}
    let text = StoredSnapshots.firstText(of: ["seedSheet", "tomato", "beds"]) { id in
      guard id != "seedSheet" else { throw Gone() }
      return files.removeValue(forKey: id)
    }
    #expect(text == [1])
    #expect(files == ["beds": [2]])
  }

  @Test(
    "Each policy stores what it names, and nothing else",
    arguments: [
      (RecordPolicy.none, []), (.missing, ["tomato"]), (.changed, ["beds"]),
      (.all, ["beds", "tomato", "seedSheet"]),
    ] as [(RecordPolicy, [String])])
  func policies(policy: RecordPolicy, recorded: [String]) async throws {
    let good = try await disturb()
    var expected = try snapshots()
    let entries = try await run(.record(policy))
    #expect(
      entries.kinds == ["beds changed", "tomato added", "seedSheet failed", "compost unchanged"])
    #expect(entries.recorded == recorded)
    for (name, bytes) in good where recorded.contains(where: { name.contains("/\($0)") }) {
      expected[name] = bytes
    }
    #expect(try snapshots() == expected)
  }

  @Test("After recording all, everything is unchanged and a second time stores nothing")
  func settled() async throws {
    let good = try await disturb()
    _ = try await run(.record(.all))
    #expect(try snapshots() == good)
    #expect(try await run(.record(.all)).recorded == [])
  }

  @Test("Recording a missing text leaves a picture that is there as it is, even if it differs")
  func halfMissing() async throws {
    _ = try await run(.record(.all))
    let other = try PNG.encode(Bitmap(width: 2, height: 2, pixel: 1), effort: .fast)
    try folder.write(other, to: "Snapshots/beds~@1x.png")
    let text = try folder.read("Snapshots/beds.txt")
    try folder.remove("Snapshots/beds.txt")
    #expect(try await run(.record(.missing)).recorded == ["beds"])
    #expect(try folder.read("Snapshots/beds.txt") == text)
    #expect(try folder.read("Snapshots/beds~@1x.png") == other)
    #expect(try await run(.verify).kinds.first == "beds changed")
  }

  @Test("Recording a changed text leaves the picture's file as it is")
  func onlyWhatChanged() async throws {
    _ = try await run(.record(.all))
    let picture = "Snapshots/beds~@1x.png"
    // The same pixels in other bytes, as another machine's zlib may write them.
    let bytes = try PNG.encode(PNG.decode(folder.read(picture)), effort: .fast)
    #expect(try bytes != folder.read(picture))
    try folder.write(bytes, to: picture)
    let text = try folder.read("Snapshots/beds.txt")
    for policy in [RecordPolicy.changed, .all] {
      try folder.write("other\n".utf8, to: "Snapshots/beds.txt")
      #expect(try await run(.record(policy)).recorded == ["beds"])
      #expect(try folder.read("Snapshots/beds.txt") == text)
      #expect(try folder.read(picture) == bytes)
    }
  }

  @Test("Recording the first dark pictures leaves the shared texts as they are")
  func sharedText() async throws {
    _ = try await run(.record(.all))
    try folder.write("reviewed\n".utf8, to: "Snapshots/beds.txt")
    var dark = run
    dark.variant = SnapshotVariant(isDark: true, scale: 1)
    let entries = try await dark(.record(.missing))
    #expect(entries.recorded == ["beds", "tomato", "seedSheet", "compost"])
    #expect(try folder.read("Snapshots/beds.txt") == Array("reviewed\n".utf8))
    #expect(try folder.contents().contains("Snapshots/beds~dark@1x.png"))
  }

  @Test("Only the selected screens are looked at and stored")
  func selection() async throws {
    let entries = try await run(.record(.missing), only: ["compost", "tomato"])
    #expect(entries.kinds == ["tomato added", "compost added"])
    #expect(
      try folder.contents() == [
        "Snapshots", "Snapshots/compost.txt", "Snapshots/compost~@1x.png", "Snapshots/tomato.txt",
        "Snapshots/tomato~@1x.png",
      ])
  }

  @Test(
    "What a killed run left unfinished goes, and other hidden files stay",
    // No process has the first number, because the system's are smaller; in a container consecutive runs may have
    // the same number.
    arguments: [99_999_999, ProcessInfo.processInfo.processIdentifier])
  func leftovers(process: Int32) async throws {
    try folder.write([1], to: "Snapshots/.screens-\(process)-tomato.png")
    try folder.write([1], to: "Snapshots/.gitattributes")
    _ = try await run(.record(.missing), only: ["beds"])
    #expect(
      try folder.contents() == [
        "Snapshots", "Snapshots/.gitattributes", "Snapshots/beds.txt", "Snapshots/beds~@1x.png",
      ])
  }
}

@Suite("Promotion of saved files to snapshots") struct PromotionTests {
  @Test(
    "A screen that was not drawn is refused with the reason, because another run would not help")
  func notDrawn() async throws {
    let folder = try TemporaryFolder()
    let options = RunOptions(
      purpose: .verify, store: SnapshotStore(folder: "\(folder.path)/Snapshots"),
      output: "\(folder.path)/out", workers: 1)
    let source = SceneSource(LockedGarden.self)
    let result = try await ScreenRun(source, options: options).run { $0 == "seedSheet" }
    let report = Report(of: result, ids: source.ids, options: options, toolVersion: "") { $0 }
    let promotion = SnapshotPromotion(
      folder: options.output, snapshots: options.store.folder, variant: report.variant
    ) { $0 }
    let error = #expect(throws: PromotionError.self) {
      try promotion.promote(report.screens[0])
    }
    let reason = report.screens[0].reason ?? "none"
    #expect(error?.message(verify: "v", accept: "a") == "it has no picture: \(reason)")
  }
}
