import Foundation
import TestSupport
import Testing

@Suite("Documentation") struct DocumentationTests {
  @Test("Every block of code in the documentation is compiled, here or in the sample app")
  func blocks() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = [
      "GenericRoutingTests/Examples.swift", "GenericRoutingTests/Travel+Links.swift",
      "SwiftUIStub/GenericRoutingApp/SkyApp.swift", "SwiftUIStub/GenericRoutingApp/SkyModel.swift",
    ].map { tests.appending(path: $0).path(percentEncoded: false) }
    let code = try DocumentedCode(of: "GenericRouting")
    #expect(code.pages == ["GenericRouting.md"])
    #expect(code.blocks.count == 6)
    for block in code.blocks {
      #expect(try files.contains { try block.isPart(of: $0) }, "\(block.title)")
    }
  }
}
