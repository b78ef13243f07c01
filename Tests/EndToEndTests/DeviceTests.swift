import Foundation
import TestSupport
import Testing

@Suite("Pads and the window") struct DeviceTests {
  private static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let devices = [
    "--device", "pad-mini,pad-11", "--orientation", "portrait,landscape",
  ]

  private let folder: TemporaryFolder
  private let tool: Program

  init() throws {
    folder = try TemporaryFolder()
    tool = Program(in: folder)
  }

  /// `screens record 'recipe*' cookMode search --variants devices --store text --scale 1` in this folder stores the
  /// digests again.
  @Test("Screens of the demo app have their stored digests on pads and in the window")
  func digests() async throws {
    let stored = Self.tests.appending(path: "EndToEndTests/Devices").path
    let result = try await tool.run(
      ["verify", "--config", "\(stored)/variants.json", "--variants", "devices"]
        + ["--filter", "{recipe*,cookMode,search}", "--snapshots", stored, "--scale", "1"]
        + ["-o", "out"])
    #expect(result.code == 0 && result.errors == "")
    #expect(result.output.hasSuffix("\n56 unchanged\n"))
  }

  /// `screens record splitDetail splitPushed popover popoverOnSheet inspector --manifest shapes.json --snapshots .
  /// --store text --device pad-11,mac-window` in the folder of the shapes stores the digests again.
  @Test("Columns, popovers and inspectors have their stored digests")
  func shapes() async throws {
    let shapes = Self.tests.appending(path: "WireframesTests/Shapes").path
    let result = try await tool.run(
      ["verify", "--manifest", "\(shapes)/shapes.json", "--snapshots", shapes, "-o", "out"]
        + ["--filter", "{split{Detail,Pushed},popover*,inspector}"]
        + ["--device", "pad-11,mac-window"])
    #expect(result.code == 0 && result.errors == "")
    #expect(result.output.hasSuffix("\n10 unchanged\n"))
  }

  @Test("Any number of workers draws the same bytes on every device")
  func workers() async throws {
    var runs: [[String: [UInt8]]] = []
    for jobs in ["1", "3"] {
      let folder = try TemporaryFolder()
      let result = try await Program(in: folder).run(
        ["render-all", "-j", jobs, "--filter", "recipe*", "--scale", "1"] + Self.devices)
      #expect(result.code == 1 && result.errors == "")
      runs.append(try folder.files())
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0].keys.contains { $0.hasSuffix("recipeDetail~pad-11~landscape@1x.png") })
  }

  @Test("Sets and lists know the devices")
  func sets() async throws {
    try folder.write(
      #"{"variants": {"wide": ["pad-13~landscape~dark", "mac-window"]}}"#.utf8,
      to: ".screens.json")
    let list = try await tool("list", "--variants", "wide")
    #expect(
      list
        == Program.Result(
          code: 0,
          output: """
            pad-13~landscape~dark  1376 × 1032  all 34 screens
            mac-window             1280 × 800   all 34 screens
            68 pictures

            """))
  }

  @Test("An orientation of the window is an error that names the window")
  func contradiction() async throws {
    let result = try await tool(
      "verify", "--device", "mac-window", "--orientation", "landscape")
    #expect(result.code != 0)
    #expect(
      result.errors.contains(
        "'mac-window' has no orientation 'landscape'; did you mean 'mac-window'?"))
  }

  @Test("A screen is shown as text with its columns and its form sheet")
  func text() async throws {
    let result = try await tool("show", "recipeEditSheet", "--device", "mac-window")
    #expect(result.code == 0)
    #expect(result.output.contains("\n│ [Recipes]"))
    #expect(result.output.contains("░╭──────"))
    let phone = try await tool("show", "recipeEditSheet", "--scheme", "dark")
    #expect(phone == (try await tool("show", "recipeEditSheet")))
  }
}
