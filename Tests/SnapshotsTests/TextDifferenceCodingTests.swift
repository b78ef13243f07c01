import Foundation
import Snapshots
import Testing

@Suite("Text difference as JSON") struct TextDifferenceCodingTests {
  @Test("A difference is stored as the lines that people know, and read back the same")
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

  @Test("A line without a mark is refused", arguments: ["", "x", "@", "@x", "@0", "@-1"])
  func damaged(line: String) throws {
    let data = Data("{\"firstLine\":1,\"lines\":[\"\(line)\"]}".utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TextDifference.self, from: data)
    }
  }
}
