import Testing

@testable import DocsSite

@Suite struct SwiftCodeLinesTests {
  @Test(
    "Code is broken at the commas of the outer brackets",
    arguments: [
      ("ScreenPath(tab: .a)", "ScreenPath(tab: .a)"),
      (
        "ScreenPath(tab: .abcdefgh, routes: [.b])",
        "ScreenPath(\n  tab: .abcdefgh,\n  routes: [.b]\n)"
      ),
      (
        ".long(\"a, (b\", \"c \\\" d)\", 123456)",
        ".long(\n  \"a, (b\",\n  \"c \\\" d)\",\n  123456\n)"
      ),
      ("thereIsNothingToBreakInThisOne", "thereIsNothingToBreakInThisOne"),
      ("thereIsNothingToBreakInThis()", "thereIsNothingToBreakInThis()"),
      ("f(([((\"unbalanced and long text", "f(([((\"unbalanced and long text"),
    ])
  func breaks(_ code: String, _ expected: String) {
    #expect(SwiftCodeLines(width: 20).text(of: code) == expected)
  }

  @Test("However deep brackets are, nothing overflows")
  func deepBrackets() {
    let code = String(repeating: "(", count: 5000) + String(repeating: ")", count: 5000)
    #expect(SwiftCodeLines(width: 20).text(of: code).contains("(((("))
  }
}
