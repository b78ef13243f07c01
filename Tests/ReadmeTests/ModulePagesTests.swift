import Foundation
import TestSupport
import Testing

/// The pages of the modules whose own tests do not compile the code of their pages.
@Suite("Pages of modules") struct ModulePagesTests {
  private static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "The code that they show is compiled",
    arguments: [
      ("Manifest", "ManifestTests/Documented.swift"),
      ("NavigationSwiftUI", "SwiftUIStub/Example/ExampleApp.swift"),
      ("Scenes", "ScenesTests/DocumentationTests.swift"),
      ("ScreensCLI", "ExampleApp/Main.swift"),
    ])
  func code(module: String, file: String) throws {
    let blocks = try DocumentedCode(of: module).blocks
    #expect(!blocks.isEmpty)
    let path = Self.tests.appending(path: file).path(percentEncoded: false)
    for block in blocks { #expect(try block.isPart(of: path), "\(block.title)") }
  }
}
