import SymbolGraphs
import Testing

@testable import Adoption

@Suite("Declarations of cases, initialisers and static members") struct CallDeclarationTests {
  @Test(
    "A declaration is a name and its parameters",
    arguments: [
      ("case plain", "plain"),
      ("case `default`", "default"),
      ("indirect case other(Int)", "other(Int)"),
      ("case book(id: Int)", "book(id: Int)"),
      ("case chapter(Int, of: String?)", "chapter(Int, of: String?)"),
      (
        "case map([String : Set<Int>], (x: Int, y: Int))",
        "map([String: Set<Int>], (x: Int, y: Int))"
      ),
      ("case page(_: Int)", "page(Int)"),
      ("case limit(to: Int = 3)", "limit(to: Int)"),
      (
        "case pick(onSelect: @Sendable (Book, Int) async throws -> Bool, done: () -> Void)",
        "pick(onSelect: (Book, Int) -> Bool, done: () -> Void)"
      ),
      ("case later((() -> Void)?)", "later((() -> Void)?)"),
      ("case share(any Service)", "share(any Service)"),
      ("case kind(Book.Kind<Int>.Part)", "kind(Book.Kind<Int>.Part)"),
      ("public init(_ text: String, at id: UUID = UUID())", "init(String, at: UUID)"),
      ("public init(rows: Int...)", "init(rows: Int...)"),
      ("public static func mock(title: String = \"a, (b\") -> Book", "mock(title: String)"),
      ("public static let preview: Book", "preview"),
    ])
  func signature(declaration: String, signature: String) {
    #expect(CallDeclaration(declaration)?.signature == signature)
  }

  @Test(
    "Anything else is not a declaration with parameters", arguments: ["", "enum Route", "case "])
  func noCase(text: String) {
    #expect(CallDeclaration(text) == nil)
  }

  @Test(
    "A call can need more than its arguments",
    arguments: [
      ("init()", false), ("init?(id: Int)", true), ("init(id: Int) throws", true),
      ("static func make() async -> Book", true), ("init<T>(_ value: T)", true),
      ("static func make() -> Book", false),
    ])
  func complexity(declaration: String, isComplex: Bool) {
    #expect(CallDeclaration(declaration)?.isComplex == isComplex)
  }

  @Test("Generic types are skipped with those inside of them")
  func generics() throws {
    let code = "static func make<T: Sequence<Set<Int>>>(of value: T, size: Int) -> Book"
    let call = try #require(CallDeclaration(code))
    #expect(call.name == "make" && call.isComplex)
    #expect(call.parameters.count == 2)
  }

  @Test("Default values, constants and the main actor are noticed")
  func details() throws {
    let code = "@MainActor init(id: UUID = UUID(), size: Int = f(1, 2))"
    let call = try #require(CallDeclaration(code))
    #expect(call.parameters.map(\.defaultValue) == ["UUID()", "f(1,2)"])
    #expect(call.isOnMainActor)
    #expect(CallDeclaration("static let a: B")?.isConstant == true)
    #expect(CallDeclaration("static var a: B { get }")?.isConstant == false)
    #expect(CallDeclaration("static var a: B { get }")?.isProperty == true)
  }

  @Test("Names of types keep the ids that the compiler gives")
  func ids() throws {
    let call = try #require(
      CallDeclaration([
        SymbolGraph.Fragment("case "), .init("book"), .init("("),
        .init("Main", id: "m"), .init("."), .init("Book", id: "b"), .init("?)"),
      ]))
    #expect(
      call.parameters.map(\.type) == [
        .optional(.named([.init(text: "Main", id: "m"), .init(text: "Book", id: "b")]))
      ])
  }
}
