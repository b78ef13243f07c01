import Foundation
import TestSupport
import Testing

@Suite struct DocumentationTests {
  @Test("Every block of code in the documentation is compiled and run as an example")
  func blocks() throws {
    let examples = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Examples.swift").path(percentEncoded: false)
    let code = try DocumentedCode(of: "Navigation")
    #expect(code.pages.count == 5)
    #expect(code.blocks.count == 17)
    for block in code.blocks { #expect(try block.isPart(of: examples), "\(block.title)") }
  }
}
