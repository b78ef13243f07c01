import Foundation
import Testing

@testable import Typography

/// Compares our shaper with HarfBuzz where that and the same fonts are installed.
@Suite("Comparison with HarfBuzz", .enabled(if: HarfBuzz.isInstalled, "\(HarfBuzz.needed)"))
struct HarfBuzzTests {
  @Test("the stored glyphs are those of HarfBuzz", arguments: ShapedScript.allCases)
  func stored(script: ShapedScript) throws {
    let rows = try ShapedWords.rows(of: script)
    for isBold in [false, true] {
      let live = try HarfBuzz.glyphs(
        of: rows.map(\.word), script: script, isBold: isBold, isRightToLeft: script.isRightToLeft)
      #expect(live == rows.map { $0.glyphs[isBold ? 1 : 0] })
    }
  }

  @Test("random texts have the same glyphs and positions", arguments: ShapedScript.allCases)
  func random(script: ShapedScript) throws {
    let texts = script.randomTexts(count: 1000, longest: 10, seed: 16)
    for (isBold, isRightToLeft) in [(false, true), (false, false), (true, script.isRightToLeft)] {
      let live = try HarfBuzz.glyphs(
        of: texts, script: script, isBold: isBold, isRightToLeft: isRightToLeft)
      let ours = texts.map {
        ShapedWords.glyphs(of: $0, script: script, isBold: isBold, isRightToLeft: isRightToLeft)
      }
      try #require(live.count == ours.count)
      for (index, text) in texts.enumerated() where live[index] != ours[index] {
        let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }
        #expect(ours[index] == live[index], "\(scalars)")
      }
    }
  }
}

/// The program `hb-shape`.
enum HarfBuzz {
  static let needed: Comment =
    "needs HarfBuzz 6 and fonts; on Debian 12: apt-get install libharfbuzz-bin fonts-noto-core"

  private static let program = "/usr/bin/hb-shape"

  /// Whether the program is there and the fonts are those of the resource.
  static var isInstalled: Bool {
    let version = try? output(of: ["--version"], input: "")
    return version?.contains("HarfBuzz) 6.") == true
      && ShapedScript.allCases.allSatisfy { size(of: $0) == sizes[$0] }
  }

  /// The sizes of the regular fonts in version 20201225-1 of Debian's package.
  private static let sizes: [ShapedScript: Int] = [
    .arabic: 244_072, .hebrew: 26_892, .thai: 37_744, .devanagari: 229_336,
  ]

  private static func size(of script: ShapedScript) -> Int? {
    let values = try? URL(filePath: font(of: script, isBold: false))
      .resourceValues(forKeys: [.fileSizeKey])
    return values?.fileSize
  }

  private static func font(of script: ShapedScript, isBold: Bool) -> String {
    let name = "NotoSans\("\(script)".capitalized)-\(isBold ? "Bold" : "Regular").ttf"
    return "/usr/share/fonts/truetype/noto/" + name
  }

  /// The glyphs of texts.
  static func glyphs(
    of texts: [String], script: ShapedScript, isBold: Bool, isRightToLeft: Bool
  ) throws -> [String] {
    let tag = "\(script)".capitalized.prefix(4)
    let options = [
      "--no-glyph-names", "--no-clusters", "--font-size=upem", "--shaper=ot", "--bot",
      "--language=en", "--script=\(tag)", "--direction=\(isRightToLeft ? "rtl" : "ltr")",
      font(of: script, isBold: isBold),
    ]
    let lines = try output(of: options, input: texts.joined(separator: "\n") + "\n")
    return lines.split(separator: "\n").map { String($0.dropFirst().dropLast()) }
  }

  private static func output(of arguments: [String], input: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try input.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
