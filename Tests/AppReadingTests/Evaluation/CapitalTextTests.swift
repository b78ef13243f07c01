import Testing

@testable import AppReading

@Suite("Texts that a function of a library begins with a capital")
struct CapitalTextTests {
  private func texts(_ expressions: String..., more: String = "") -> [String]? {
    let texts = expressions.map { "Text(\($0))" }.joined(separator: "; ")
    return GraphOutline(
      "\(more)\nstruct RootView: View { let name: String; var body: some View { VStack { \(texts) } } }"
    ).texts(of: "RootView")
  }

  @Test(
    "Functions and properties that say so, whatever the library calls them",
    arguments: [
      "capitalizingFirstLetter()", "capitalizeFirst()", "uppercasedFirst", "firstUppercased",
      "capitalizedFirstLetter",
    ])
  func names(_ name: String) {
    #expect(texts("\"sign in Now\".\(name)") == ["Sign in Now"])
    #expect(texts("\"\\(name) again\".\(name)") == ["‹name› again"])
  }

  @Test("Not others, and not the app's own, which does what it says")
  func others() {
    #expect(texts("\"one\".first()", "\"two\".capitals()", "\"three\".firstCapital(of: 2)") == [])
    #expect(
      texts(
        "\"one\".firstUppercased",
        more: "extension String { var firstUppercased: String { self + \"!\" } }") == ["one!"])
    #expect(
      texts(
        "\"one\".firstCapital", "\"two\".firstUppercaseLetter",
        more: "extension String { var firstCapital: String { String(prefix(1)).uppercased() } }")
        == [])
  }

  @Test("Some of the characters of a text, as where only its first letter is made a capital")
  func parts() {
    #expect(
      texts(
        "kind.prefix(1).capitalized + kind.dropFirst()", "kind.suffix(4)", "kind.dropLast(4)",
        "kind.prefix(1).uppercased()", "name.prefix(1)", "kind.prefix(while: isGood)",
        more: "let kind = \"golf ball\"") == [
          "Golf ball", "ball", "golf ", "G",
        ])
  }
}
