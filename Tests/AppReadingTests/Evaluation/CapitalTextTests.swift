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
}
