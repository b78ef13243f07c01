import SymbolGraphs
import Testing

@testable import Adoption

@Suite("What SwiftPM says") struct PackageToolsTests {
  @Test(
    "The first error is told, as the middle of a sentence",
    arguments: [
      (
        "warning: w\nerror: Could not find Package.swift.\nerror: b\n", "",
        "Could not find Package.swift"
      ),
      ("", "Building\n/a.swift:1:2: error: cannot find 'x' in scope\n", "cannot find 'x' in scope"),
      ("something else\n", "", "something else"),
      ("", "", "it says nothing"),
    ])
  func reason(errors: String, output: String, reason: String) {
    let result = ChildProgram.Result(code: 1, output: output, errors: errors)
    #expect(PackageTools.reason(result) == reason)
  }
}
