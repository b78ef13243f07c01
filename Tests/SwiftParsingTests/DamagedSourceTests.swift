import Foundation
import SwiftParsing
import SyntaxChecks
import TestSupport
import Testing

@Suite("Damaged sources")
struct DamagedSourceTests {
  /// Parses and checks what holds for any bytes.
  private func expectTree(_ source: [UInt8], _ comment: Comment) {
    let (bytes, file) = SwiftParser.parse(source)
    #expect(bytes.count == source.count, comment)
    let check = TreeCheck(file, count: source.count)
    #expect(check.misplaced.isEmpty, comment)
    // Every node has a token of its own, or is the place where one is missing.
    #expect(check.nodes <= source.count * 4 + 4, comment)
    #expect(SwiftParser.parse(source).file == file, comment)
  }

  @Test("Every file of the repository is parsed whole")
  func whole() throws {
    #expect(OwnSources.paths.count > 500)
    for path in OwnSources.paths {
      let bytes = try #require(OwnSources.bytes(path))
      expectTree(bytes, "\(path)")
      #expect(SwiftParser.parse(bytes).file.unknownCount == 0, "\(path)")
    }
  }

  @Test("The arguments of an attribute are inside of the first of several variables")
  func attributeOfSeveral() {
    expectTree(Array("@Operands(\"a\", .b) private var c: [D, e: F, g = 1".utf8), "damaged")
    expectTree(Array("@Operands(\"a\", .b) private var c: D = 2, e = 1".utf8), "whole")
  }

  @Test("A file may end anywhere")
  func truncated() throws {
    var generator = SeededGenerator(seed: 1)
    for sample in OwnSources.samples {
      for _ in 0..<12 {
        let count = Int.random(in: 0...sample.count, using: &generator)
        expectTree(Array(sample.prefix(count)), "\(count) bytes of \(sample.count)")
      }
    }
  }

  @Test("A comment without an end may begin anywhere")
  func comments() throws {
    expectTree(Array("func f() { let a = b, /* c }".utf8), "a missing variable")
    var generator = SeededGenerator(seed: 2)
    for sample in OwnSources.samples {
      for _ in 0..<12 {
        var bytes = sample
        let place = Int.random(in: 0...sample.count, using: &generator)
        bytes.insert(contentsOf: Array("/*".utf8), at: place)
        expectTree(bytes, "a comment from \(place) of \(sample.count)")
      }
    }
  }

  @Test("Any bytes may be other ones", arguments: 0..<8)
  func changed(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for (index, sample) in OwnSources.samples.enumerated() {
      var bytes = sample
      for _ in 0...Int.random(in: 0..<20, using: &generator) where !bytes.isEmpty {
        change(&bytes, &generator)
      }
      expectTree(bytes, "sample \(index) with seed \(seed)")
    }
  }

  private func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: place)
    default:
      let end = min(bytes.count, place + Int.random(in: 0..<200, using: &generator))
      bytes.removeSubrange(place..<end)
    }
  }

  /// What is most likely to change the meaning of what follows.
  private static let pieces: [[UInt8]] = [
    "(", ")", "[", "]", "{", "}", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//", "`", "<", ">",
    "?", ":", ",", ".", "@", "#if X", "#endif", "#", "\\", "in", "case", "let", "func", "->", "=",
    "&", "/", "#/", "if", "switch", "class", "\u{0}", "\u{FEFF}", "\n", ";", "init", "as", "try",
  ].map { Array($0.utf8) }

  @Test("Any order of tokens is a file", arguments: 0..<16)
  func shuffled(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for (index, sample) in OwnSources.samples.enumerated() where index % 4 == Int(seed) % 4 {
      let words = String(decoding: sample, as: UTF8.self).split(separator: " ")
      var shuffled = Array(words.shuffled(using: &generator).prefix(1500))
      for piece in Self.pieces {
        let place = Int.random(in: 0...shuffled.count, using: &generator)
        shuffled.insert(Substring(String(decoding: piece, as: UTF8.self)), at: place)
      }
      expectTree(Array(shuffled.joined(separator: " ").utf8), "sample \(index), seed \(seed)")
    }
  }

  @Test("Random pieces of syntax are a file", arguments: 0..<40)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes: [UInt8] = []
    for _ in 0..<400 {
      bytes += Self.pieces.randomElement(using: &generator) ?? []
      if Bool.random(using: &generator) { bytes.append(0x20) }
      if Bool.random(using: &generator) { bytes += Array("a".utf8) }
    }
    expectTree(bytes, "seed \(seed)")
  }

  @Test("Bytes that are no text are a file", arguments: 0..<8)
  func noise(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    expectTree((0..<5000).map { _ in UInt8.random(in: 0...255, using: &generator) }, "\(seed)")
  }

  @Test(
    "A name between grave accents is one of at least a character in one line",
    arguments: [("`a`", true), ("`in`", true), ("``", false), ("`a", false), ("`a\n`", false)])
  func quotedName(name: String, isName: Bool) {
    let file = SwiftParser.parse(Array("let x = \(name)".utf8)).file
    #expect((file.unknownCount == 0) == isName)
  }

  @Test("A file that nobody wrote is not read")
  func huge() {
    let bytes = [UInt8](repeating: 0x28, count: SwiftParser.sizeLimit + 1)
    let (same, file) = SwiftParser.parse(bytes)
    #expect(same.count == bytes.count)
    #expect(file.unknownCount == 1)
    #expect(file.statements.count == 1)
  }
}
