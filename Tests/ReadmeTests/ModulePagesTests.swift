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
      ("Manifest", ["ManifestTests/Documented.swift"]),
      ("NavigationSwiftUI", ["SwiftUIStub/Example/ExampleApp.swift"]),
      ("Scenes", ["ScenesTests/DocumentationTests.swift"]),
      (
        "ScreensCLI",
        [
          "ExampleApp/Main.swift", "ExampleApp/AppPages.swift",
          "HarnessTests/DrivenRouters/MailApp.swift", "HarnessTests/DrivenRouters/ShopApp.swift",
          "HarnessTests/DrivenRouters/NotesApp.swift", "HarnessTests/DrivenRouters/DiaryApp.swift",
          "ManifestTests/ContainedEnumTests.swift",
        ]
      ),
    ])
  func code(module: String, files: [String]) throws {
    // scripts/check-articles compiles and runs what the articles add.
    let blocks = try DocumentedCode(of: module).blocks.filter { !$0.page.hasPrefix("Adding") }
    #expect(!blocks.isEmpty)
    let paths = files.map { Self.tests.appending(path: $0).path(percentEncoded: false) }
    for block in blocks {
      #expect(try paths.contains { try block.isPart(of: $0) }, "\(block.title)")
    }
  }
}
