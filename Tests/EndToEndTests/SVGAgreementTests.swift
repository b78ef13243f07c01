import Foundation
import PNGCoding
import Raster
import TestSupport
import Testing

/// What other programs draw of an SVG against our PNG of the same screen.
///
/// Measured over all of Cookbook, light and dark, and over the screens below in Chromium: no channel is
/// more than 59 of 255 apart, and at most 0.06 % of the pixels more than 32. Our soft edges have
/// 4 levels, each of which is up to 32 from the true one; the rest is where curves are flattened.
@Suite("Wireframes as SVG, drawn by others") struct SVGAgreementTests {
  private static func has(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  private static let screens = [
    "cookMode", "ramenInJapanese", "recipeDeleteConfirmation", "shoppingList",
    "sundayLambInGreek", "settings",
  ]

  /// How two pictures differ.
  private struct Difference {
    /// The largest distance of two values of a channel.
    var largest = 0
    /// The share of pixels with a channel more than an eighth apart.
    var share = 0.0
  }

  /// Compares a picture with the columns of a wider one from a place on.
  private func difference(_ expected: Bitmap, _ actual: Bitmap, from left: Int = 0) -> Difference {
    var result = Difference()
    var count = 0
    for y in 0..<expected.height {
      for x in 0..<expected.width {
        let (ours, theirs) = (expected[x, y], actual[left + x, y])
        if ours == theirs { continue }
        var apart = 0
        for shift in stride(from: UInt32(0), through: 24, by: 8) {
          apart = max(apart, abs(Int(ours >> shift & 255) - Int(theirs >> shift & 255)))
        }
        result.largest = max(result.largest, apart)
        if apart > 32 { count += 1 }
      }
    }
    result.share = Double(count) / Double(expected.width * expected.height)
    return result
  }

  /// Draws some screens as PNG and as SVG into `out`.
  private func render(_ scheme: String, in folder: TemporaryFolder) async throws -> [String] {
    _ = try await Program(in: folder).run(
      ["render"] + Self.screens
        + ["--format", "png", "--format", "svg", "--scheme", scheme, "--output", "out"])
    return Self.screens.map { "out/\($0)\(scheme == "dark" ? "~dark" : "")" }
  }

  @Test(
    "rsvg-convert agrees within the softness of edges", .enabled(if: has("rsvg-convert")),
    arguments: ["light", "dark"])
  func rsvg(scheme: String) async throws {
    let folder = try TemporaryFolder()
    for path in try await render(scheme, in: folder) {
      var program = Program(in: folder)
      program.path = "/usr/bin/rsvg-convert"
      let result = try await program("--zoom", "2", "\(path).svg", "--output", "drawn.png")
      #expect(result == Program.Result(code: 0))
      try check(path, against: try PNG.decode(try folder.read("drawn.png")), in: folder)
    }
  }

  @Test(
    "Chromium agrees within the softness of edges, for images and for SVG in a page",
    .enabled(if: has("chromium")))
  func chromium() async throws {
    let folder = try TemporaryFolder()
    let paths = try await render("light", in: folder)
    var page = "<!DOCTYPE html><body style='margin:0;display:flex'>"
    for path in paths.dropLast() { page += "<img src='\(path).svg'>" }
    page += String(decoding: try folder.read("\(try #require(paths.last)).svg"), as: UTF8.self)
    try folder.write(page.utf8, to: "page.html")
    var program = Program(in: folder)
    program.path = "/usr/bin/chromium"
    let result = try await program(
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--force-device-scale-factor=2", "--window-size=\(414 * paths.count),928",
      "--user-data-dir=\(folder.path)/profile", "--screenshot=\(folder.path)/drawn.png",
      "file://\(folder.path)/page.html")
    #expect(result.code == 0)
    let drawn = try PNG.decode(try folder.read("drawn.png"))
    for (index, path) in paths.enumerated() {
      try check(path, against: drawn, from: 828 * index, in: folder)
    }
  }

  private func check(
    _ path: String, against drawn: Bitmap, from left: Int = 0, in folder: TemporaryFolder
  ) throws {
    let ours = try PNG.decode(try folder.read("\(path).png"))
    try #require(drawn.height == ours.height && drawn.width >= left + ours.width)
    let found = difference(ours, drawn, from: left)
    #expect(found.largest <= 64, "\(path)")
    #expect(found.share <= 0.001, "\(path)")
  }
}
