import Harness
import PNGCoding
import Raster
import Reports
import Snapshots
import TestSupport
import Testing

@Suite("Pictures from elsewhere") struct PictureFolderTests {
  private let folder: TemporaryFolder
  private let run: TestRun
  private let clean = [
    "beds unchanged", "tomato unchanged", "seedSheet unchanged", "compost unchanged",
  ]

  /// Stores the snapshots, and writes the same pictures as external ones.
  init() async throws {
    folder = try TemporaryFolder()
    var run = TestRun(folder: folder)
    _ = try await run(.record(.all))
    for id in run.source.ids {
      try folder.write(folder.read("Snapshots/\(id)~@1x.png"), to: "simulator/\(id).png")
    }
    run.actual = "\(folder.path)/simulator"
    self.run = run
  }

  private func change(_ name: String) throws {
    var bitmap = try PNG.decode(folder.read(name))
    bitmap[3, 4] ^= 1
    try folder.write(PNG.encode(bitmap, effort: .fast), to: name)
  }

  @Test("Pictures as stored are unchanged, and texts that did not come are not compared")
  func unchanged() async throws {
    try folder.write("other\n".utf8, to: "Snapshots/beds.txt")
    #expect(try await run(.verify).kinds == clean)
  }

  @Test("A pixel that differs is a change, with expected, actual and difference")
  func changed() async throws {
    try change("simulator/tomato.png")
    let entry = try await run(.verify)[1]
    guard case .changed(let change) = entry.verdict, case .pixels(let pixels) = change.picture
    else {
      Issue.record("not a change of pixels: \(entry.verdict)")
      return
    }
    #expect(pixels.differing == 1)
    #expect(change.text == nil)
    #expect(
      entry.files.map { "\($0.role).\($0.kind)" } == [
        "actual.picture", "expected.picture", "difference.picture",
      ])
  }

  @Test("A text that came is compared")
  func text() async throws {
    let text = String(decoding: try folder.read("Snapshots/beds.txt"), as: UTF8.self)
    try folder.write((text + "more\n").utf8, to: "simulator/beds.txt")
    guard case .changed(let change) = try await run(.verify)[0].verdict else {
      Issue.record("the text is not found to differ")
      return
    }
    #expect(change.text == TextDifference(from: text, to: text + "more\n"))
    #expect(change.picture == nil)
  }

  @Test("A missing picture and an unreadable one fail")
  func unreadable() async throws {
    try folder.remove("simulator/beds.png")
    try folder.write("GIF89a".utf8, to: "simulator/tomato.png")
    let entries = try await run(.verify)
    let path = "\(folder.path)/simulator"
    #expect(entries[0].verdict == .failed(reason: "no picture at '\(path)/beds.png'"))
    #expect(
      entries[1].verdict
        == .failed(
          reason: "cannot read '\(path)/tomato.png': it is not a PNG but a file of the format GIF"))
    #expect(entries.kinds[2...] == clean[2...])
  }

  @Test("A picture without a screen is reported after the screens")
  func surplus() async throws {
    try folder.write(folder.read("simulator/beds.png"), to: "simulator/weed.png")
    let entries = try await run(.verify)
    #expect(entries.kinds == clean + ["weed failed"])
    #expect(
      entries[4].verdict
        == .failed(reason: "'\(folder.path)/simulator/weed.png' belongs to no screen"))
    #expect(try await run(.verify, only: ["beds"]).kinds == ["beds unchanged"])
  }

  @Test("Recording stores the pictures that came, and no text that did not")
  func recorded() async throws {
    try change("simulator/tomato.png")
    let text = try folder.read("Snapshots/tomato.txt")
    #expect(try await run(.record(.changed)).recorded == ["tomato"])
    #expect(try folder.read("Snapshots/tomato.txt") == text)
    #expect(
      try PNG.decode(folder.read("Snapshots/tomato~@1x.png"))
        == PNG.decode(folder.read("simulator/tomato.png")))
    #expect(try await run(.verify).kinds == clean)
  }

  @Test("A folder without a picture ends the run")
  func empty() async throws {
    for id in run.source.ids { try folder.remove("simulator/\(id).png") }
    let error = await #expect(throws: RunError.self) { try await run(.verify) }
    #expect(error?.description == "there is no PNG in '\(folder.path)/simulator'")
  }
}
