import Foundation
import PNGCoding
import Raster
import TestSupport
import Testing

/// What other programs draw of an SVG against our PNG of the same screen.
///
/// Measured with rsvg-convert over all of Cookbook, light and dark: no channel is more than 59 of 255
/// apart, and at most 0.06 % of the pixels more than 32. With Chromium, which is coarser, over the
/// screens below: 87, and 0.15 %. Our soft edges have 4 levels, each up to 32 from the true one.
@Suite("Wireframes as SVG, drawn by others") struct SVGAgreementTests {
  private static func has(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  private static let screens = [
    "ramenInJapanese", "recipeDeleteConfirmation", "shoppingList", "sundayLambInGreek",
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
    // Most pieces of a row are the same, which `memcmp` finds at once.
    let piece = 36
    expected.pixels.withUnsafeBufferPointer { ours in
      actual.pixels.withUnsafeBufferPointer { theirs in
        guard let ours = ours.baseAddress, let theirs = theirs.baseAddress else { return }
        for start in stride(from: 0, to: expected.pixels.count, by: piece) {
          let (y, x) = start.quotientAndRemainder(dividingBy: expected.width)
          let other = theirs + y * actual.width + left + x
          if memcmp(ours + start, other, 4 * piece) == 0 { continue }
          for index in 0..<piece {
            let apart = Self.distance(ours[start + index], other[index])
            result.largest = max(result.largest, apart)
            if apart > 32 { count += 1 }
          }
        }
      }
    }
    result.share = Double(count) / Double(expected.pixels.count)
    return result
  }

  /// The largest distance of two channels.
  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    var result = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      result = max(result, abs(Int(first >> shift & 255) - Int(second >> shift & 255)))
    }
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
      let found = try difference(path, from: try PNG.decode(folder.read("drawn.png")), in: folder)
      #expect(found.largest <= 64, "\(path)")
      #expect(found.share <= 0.001, "\(path)")
    }
  }

  @Test(
    "Chromium agrees within the softness of edges, for images and for SVG in a page",
    .enabled(if: External.browser != nil))
  func chromium() async throws {
    let browser = try #require(External.browser)
    let folder = try TemporaryFolder()
    let paths = try await render("light", in: folder)
    var page = "<!DOCTYPE html><body style='margin:0;display:flex'>"
    for path in paths.dropLast() { page += "<img src='\(path).svg'>" }
    page += String(decoding: try folder.read("\(try #require(paths.last)).svg"), as: UTF8.self)
    try folder.write(page.utf8, to: "page.html")
    var program = Program(in: folder)
    program.path = browser
    let result = try await program(
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--force-device-scale-factor=2", "--window-size=\(414 * paths.count),928",
      "--user-data-dir=\(folder.path)/profile", "--screenshot=\(folder.path)/drawn.png",
      "file://\(folder.path)/page.html")
    #expect(result.code == 0)
    let drawn = try PNG.decode(try folder.read("drawn.png"))
    for (index, path) in paths.enumerated() {
      let found = try difference(path, from: drawn, at: 828 * index, in: folder)
      #expect(found.largest <= 96, "\(path)")
      #expect(found.share <= 0.002, "\(path)")
    }
  }

  /// How our PNG differs from a part of what another program drew.
  private func difference(
    _ path: String, from drawn: Bitmap, at left: Int = 0, in folder: TemporaryFolder
  ) throws -> Difference {
    let ours = try PNG.decode(try folder.read("\(path).png"))
    // A piece of 36 pixels must not begin in one row and end in the next.
    try #require(ours.width == 828 && ours.height == drawn.height)
    try #require(drawn.width >= left + ours.width)
    return difference(ours, drawn, from: left)
  }
}
