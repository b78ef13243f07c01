import Foundation
import Testing

@testable import Snapshots

@Suite("Difference of two texts")
struct TextDifferenceTests {
  @Test("equal texts have none")
  func equal() {
    #expect(TextDifference(from: "a\nb\n", to: "a\nb\n") == nil)
  }

  @Test("one changed line is found and named, with two lines around it")
  func oneLine() {
    let difference = TextDifference(from: "1\n2\n3\n4\n5\n6\n7\n", to: "1\n2\n3\nX\n5\n6\n7\n")
    #expect(difference?.firstLine == 4)
    #expect(
      difference?.lines == [
        .omitted(count: 1), .common("2"), .common("3"), .removed("4"), .added("X"),
        .common("5"), .common("6"), .omitted(count: 1),
      ])
  }

  @Test("an inserted line shifts nothing else")
  func insertion() {
    let difference = TextDifference(from: "a\nb\n", to: "a\nx\nb\n", context: 1)
    #expect(difference?.lines == [.common("a"), .added("x"), .common("b")])
  }

  @Test("a missing line feed at the end is a difference")
  func lineFeed() {
    let difference = TextDifference(from: "a\nb", to: "a\nb\n", context: 0)
    #expect(
      difference?.lines == [
        .omitted(count: 1), .removed("b (no line feed at the end)"), .added("b"),
      ])
  }

  @Test("texts that are only canonically equivalent differ")
  func canonicalEquivalence() {
    #expect(TextDifference(from: "é\n", to: "e\u{301}\n") != nil)
  }

  @Test("an empty text differs from one line")
  func empty() {
    #expect(TextDifference(from: "", to: "a\n")?.lines == [.added("a")])
    #expect(TextDifference(from: "a\n", to: "")?.lines == [.removed("a")])
  }
}

@Suite("Text difference as JSON") struct TextDifferenceCodingTests {
  @Test("A difference is stored like a diff, and unchanged after a round trip")
  func roundTrip() throws {
    let difference = try #require(
      TextDifference(from: "a\nb\nc\nd\n\u{301}e\n", to: "a\nb\nc\nd\n@f\n"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(difference)
    #expect(
      String(decoding: data, as: UTF8.self)
        == "{\"firstLine\":5,\"lines\":[\"@2\",\" c\",\" d\",\"-\u{301}e\",\"+@f\"]}")
    #expect(try JSONDecoder().decode(TextDifference.self, from: data) == difference)
  }

  @Test("A line without a mark is rejected", arguments: ["", "x", "@", "@x", "@0", "@-1"])
  func damaged(line: String) throws {
    let data = Data("{\"firstLine\":1,\"lines\":[\"\(line)\"]}".utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TextDifference.self, from: data)
    }
  }
}
