import Harness
import Reports
import Scenes
import Snapshots
import TestSupport
import Testing
import Wireframes

@Suite("Runs of several variants") struct VariantRunTests {
  private let folder: TemporaryFolder
  private let source = SceneSource(Garden.self)

  init() throws { folder = try TemporaryFolder() }

  private static let dark = Variant(scheme: .dark)

  private func options(
    _ purpose: RunOptions.Purpose, form: SnapshotForm? = nil, workers: Int = 2
  ) throws -> RunOptions {
    let small = try Variant(name: "phone-se~ax3")
    return RunOptions(
      purpose: purpose,
      variants: [
        PlannedVariant(.standard), PlannedVariant(Self.dark),
        PlannedVariant(small, screens: ["tomato"]),
      ],
      scale: 2, store: SnapshotStore(folder: "\(folder.path)/Snapshots"), form: form,
      output: "\(folder.path)/out", workers: workers)
  }

  private func run(_ options: RunOptions, only id: String? = nil) async throws -> RunResult {
    try await ScreenRun(source, options: options).run(isSelected: { id == nil || $0 == id })
  }

  @Test("each variant has a picture of its own, and all share the text")
  func files() async throws {
    let result = try await run(options(.record(.all)))
    #expect(
      result.entries.recorded == [
        "beds", "beds~dark", "tomato", "tomato~dark", "tomato~phone-se~ax3", "seedSheet",
        "seedSheet~dark", "compost", "compost~dark",
      ])
    #expect(
      try folder.contents().filter { $0.hasPrefix("Snapshots/tomato") } == [
        "Snapshots/tomato.png", "Snapshots/tomato.txt", "Snapshots/tomato~dark.png",
        "Snapshots/tomato~phone-se~ax3.png",
      ])
    for workers in [1, 3] {
      let again = try await run(options(.verify, workers: workers))
      #expect(again.isClean)
      #expect(again.entries.map(\.id) == result.entries.map(\.id))
    }
  }

  @Test("each language has a text of its own, which its variants share")
  func languages() async throws {
    var options = try options(.record(.all))
    options.variants = try ["standard", "accented", "dark~accented"].map {
      PlannedVariant(try Variant(name: $0))
    }
    _ = try await run(options, only: "tomato")
    #expect(
      try folder.contents().filter { $0.hasPrefix("Snapshots/tomato") } == [
        "Snapshots/tomato.png", "Snapshots/tomato.txt", "Snapshots/tomato~accented.png",
        "Snapshots/tomato~accented.txt", "Snapshots/tomato~dark~accented.png",
      ])
    let text = String(decoding: try folder.read("Snapshots/tomato~accented.txt"), as: UTF8.self)
    #expect(text.hasPrefix("screen    tomato\n"))
    #expect(text.contains("Ƥŀȧƞŧ"))
    options.purpose = .verify
    #expect(try await run(options, only: "tomato").isClean)

    try folder.write("other\n".utf8, to: "Snapshots/tomato~accented.txt")
    let result = try await run(options, only: "tomato")
    #expect(
      result.entries.filter { $0.verdict.kind != .unchanged }.kinds == ["tomato~accented changed"])
    let report = Report(of: result, ids: source.ids, options: options, toolVersion: "") { $0 }
    let promotion = SnapshotPromotion(
      folder: options.output, snapshots: options.store.folder, variant: report.variant
    ) { $0 }
    try promotion.promote(try #require(report.screens.first { $0.id == "tomato~accented" }))
    #expect(try await run(options, only: "tomato").isClean)
  }

  @Test("a text that differs is a finding of the first variant only")
  func text() async throws {
    _ = try await run(options(.record(.all)))
    try folder.write("other\n".utf8, to: "Snapshots/beds.txt")
    let entries = try await run(options(.verify)).entries.filter { $0.verdict.kind != .unchanged }
    #expect(entries.kinds == ["beds changed"])
  }

  @Test("accepting one variant stores only its picture")
  func promotion() async throws {
    let options = try options(.verify)
    let result = try await run(options, only: "tomato")
    let report = Report(of: result, ids: source.ids, options: options, toolVersion: "") { $0 }
    #expect(report.variants == ["standard", "dark", "phone-se~ax3"])
    let small = try #require(report.screens.first { $0.id == "tomato~phone-se~ax3" })
    #expect(small.missingKinds == [.picture])
    let promotion = SnapshotPromotion(
      folder: options.output, snapshots: options.store.folder, variant: report.variant
    ) { $0 }
    try promotion.promote(small)
    #expect(
      try folder.contents().filter { $0.hasPrefix("Snapshots/") } == [
        "Snapshots/tomato~phone-se~ax3.png"
      ])
  }

  @Test("a folder of texts has a digest for each variant")
  func digests() async throws {
    _ = try await run(options(.record(.all), form: .text))
    #expect(try folder.contents().contains { $0.hasSuffix(".png") } == false)
    let store = try options(.verify).store
    let table = try store.readDigests()
    let small = SnapshotVariant(try Variant(name: "phone-se~ax3"), scale: 2)
    #expect(table["tomato", .standard]?.width == 828)
    #expect(table["tomato", small]?.width == 798)
    #expect(table["beds", small] == nil)
    #expect(try await run(options(.verify)).isClean)
  }

  @Test("a screen that no variant includes is not drawn")
  func limits() async throws {
    var options = try options(.verify)
    options.variants = [
      PlannedVariant(.standard, screens: ["beds"]), PlannedVariant(Self.dark, screens: ["tomato"]),
    ]
    #expect(try await run(options).entries.map(\.id) == ["beds", "tomato~dark"])
  }
}
