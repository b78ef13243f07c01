import Testing

@testable import AppReading

@Suite("Text that is looked for by its bytes") struct TextSearchTests {
  @Test(
    "A text includes a piece of itself",
    arguments: [
      ("isLoggedIn", "logged", false), ("isLoggedIn", "Logged", true), ("", "a", false),
      ("aab", "ab", true), ("ab", "abc", false), ("naïve jar", "ïve", true), ("jar", "", true),
    ])
  func includes(text: String, piece: String, isThere: Bool) {
    #expect(text.includes(piece) == isThere)
    #expect(text.dropFirst(0).includes(piece) == isThere)
    #expect(Array(text.utf8)[...].includes(piece) == isThere)
  }

  @Test(
    "The pieces between the places of a text are those of the standard library",
    arguments: ["a, b, c", ", a, , b, ", ",a", "", "ä, ö", ", "])
  func pieces(text: String) {
    #expect(text.pieces(between: ", ") == text.split(separator: ", "))
  }
}
