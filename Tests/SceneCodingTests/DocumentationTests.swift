import Foundation
import Scenes
import Testing

@testable import SceneCoding

@Suite struct DocumentationTests {
  private static let page: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = root.appending(path: "Sources/Scenes/Scenes.docc/ManifestFiles.md")
    return (try? String(contentsOf: page, encoding: .utf8)) ?? ""
  }()

  @Test("The example of the documentation is a manifest as it is written")
  func example() throws {
    let parts = Self.page.components(separatedBy: "```").filter { $0.hasPrefix("json\n") }
    let text = String(try #require(parts.first).dropFirst(5))
    let file = try manifest(text)
    #expect(file.ids == ["recipes", "newItem"])
    #expect(file.warnings.isEmpty)
    #expect(ManifestWriter.text(of: try file.scenes) == text)
  }

  @Test("The page names every field of a manifest and of a screen, and every kind of block")
  func names() {
    let names =
      ManifestField.allCases.map(\.rawValue) + Scene.table.form.names + Block.kinds.map(\.name)
    for name in names { #expect(Self.page.contains("`\(name)`"), "\(name)") }
  }
}
