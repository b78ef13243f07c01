import Foundation

@testable import Typography

/// Words and the glyphs that HarfBuzz chooses for them; `scripts/shape-words` writes the files.
enum ShapedWords {
  struct Row {
    var word: String
    /// The glyphs in the regular and in the bold font.
    var glyphs: [String]
  }

  /// The rows of a script's file.
  static func rows(of script: ShapedScript) throws -> [Row] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures/\(script).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      guard !line.hasPrefix("#") else { return nil }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(word: fields[0], glyphs: Array(fields.dropFirst()))
    }
  }

  /// The glyphs that our shaper chooses, in the notation of `hb-shape`.
  static func glyphs(
    of text: String, script: ShapedScript, isBold: Bool, isRightToLeft: Bool? = nil
  ) -> String {
    let part = ShapedPart(
      script: script, scalars: text.unicodeScalars.map(\.value),
      isRightToLeft: isRightToLeft ?? script.isRightToLeft)
    return Shaper.shape(part, isBold: isBold).map { glyph in
      let offset = glyph.x == 0 && glyph.y == 0 ? "" : "@\(glyph.x),\(glyph.y)"
      return "\(glyph.glyph)\(offset)+\(glyph.advance)"
    }.joined(separator: "|")
  }
}

/// A sequence of numbers that is the same on each run.
struct RepeatableNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0x9E37_79B9_7F4A_7C15
  }
}

extension ShapedScript {
  /// The letters and the marks that most texts consist of.
  var usualScalars: (letters: ClosedRange<UInt32>, marks: [ClosedRange<UInt32>]) {
    switch self {
    case .arabic: (0x621...0x64A, [0x64B...0x65F, 0x670...0x670, 0x6D6...0x6DC])
    case .hebrew: (0x5D0...0x5EA, [0x591...0x5BD, 0x5BF...0x5BF, 0x5C1...0x5C2])
    case .thai: (0xE01...0xE2E, [0xE31...0xE31, 0xE33...0xE3A, 0xE47...0xE4E])
    case .devanagari: (0x904...0x939, [0x93E...0x94D, 0x93C...0x93C, 0x94D...0x94D, 0x900...0x903])
    }
  }

  /// All its scalars with properties.
  var allScalars: [UInt32] {
    (0x590...0xFEFC as ClosedRange<UInt32>).filter {
      ShapedScalar.properties(of: $0)?.script == self
    }
  }

  /// Texts of letters, marks, joiners and rare scalars in no sensible order.
  func randomTexts(count: Int, longest: Int, seed: UInt64) -> [String] {
    var random = RepeatableNumbers(seed: seed)
    let all = allScalars
    let (letters, marks) = usualScalars
    let usualMarks = marks.flatMap { Array($0) }
    let joiners = [Joiner.nonJoiner, Joiner.joiner, Joiner.graphemeJoiner]
    return (0..<count).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...longest, using: &random) {
        let value =
          switch Int.random(in: 0..<20, using: &random) {
          case 0..<3: all.randomElement(using: &random)
          case 3..<10: usualMarks.randomElement(using: &random)
          case 10: joiners.randomElement(using: &random)
          default: letters.randomElement(using: &random)
          }
        if let scalar = value.flatMap(Unicode.Scalar.init) { text.append(scalar) }
      }
      return String(text)
    }
  }
}
