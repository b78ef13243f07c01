import Testing

@testable import Adoption

@Suite("Code of several lines") struct CallLinesTests {
  private let long = String(repeating: "x", count: 60)

  @Test("Code that fits stays on its line")
  func short() {
    #expect(CallLines.wrapped("f(a, b)", after: "let a = ", indentation: "") == "let a = f(a, b)")
  }

  @Test("Otherwise each argument has a line, also inside an argument")
  func arguments() {
    #expect(
      CallLines.wrapped(
        "f(a: [1, \"(,\"], b: \(long), c: [.g(\(long), \(long))])",
        after: "  ", indentation: "  ")
          == """
            f(
              a: [1, "(,"],
              b: \(long),
              c: [
                .g(
                  \(long),
                  \(long))])
          """)
  }

  @Test("What is no call stays as it is")
  func others() {
    let closure = "{ _ in f(\(long), \(long)) }"
    #expect(CallLines.wrapped(closure, after: "", indentation: "") == closure)
  }
}
