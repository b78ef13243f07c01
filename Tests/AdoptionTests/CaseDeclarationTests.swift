import Testing

@testable import Adoption

@Suite("Declarations of cases") struct CaseDeclarationTests {
  @Test(
    "A declaration is a name and what the case carries",
    arguments: [
      ("case plain", "plain", ""),
      ("case `default`", "default", ""),
      ("indirect case other(Int)", "other", "Int"),
      ("case book(id: Int)", "book", "id: Int"),
      ("case chapter(Int, of: String?)", "chapter", "Int; of: String?"),
      (
        "case map([String : Set<Int>], (x: Int, y: Int))", "map",
        "[String : Set<Int>]; (x: Int, y: Int)"
      ),
      ("case page(_: Int)", "page", "Int"),
      ("case limit(to: Int = 3)", "limit", "to: Int"),
    ])
  func parts(declaration: String, name: String, parameters: String) throws {
    let found = try #require(CaseDeclaration(declaration))
    #expect(found.name == name)
    let texts = found.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type }
    #expect(texts.joined(separator: "; ") == parameters)
  }

  @Test("Anything else is no case", arguments: ["", "enum Route", "case ", "var case"])
  func noCase(text: String) {
    #expect(CaseDeclaration(text) == nil)
  }
}
