import Files
import Foundation
import ManifestJSON
import Scenes
import Testing

@testable import Wireframes

/// One screen for each shape that a path can say, with its stored text rendering.
///
/// `screens record --manifest Tests/WireframesTests/Shapes/shapes.json --snapshots Tests/WireframesTests/Shapes
/// --store text` stores the texts again, with digests of the pictures.
@Suite("Shapes") struct ShapeTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Shapes")

  private static let file: ManifestFile? = try? ManifestFile(
    PartialFile(path: folder.appending(path: "shapes.json").path))

  private static let ids = file?.ids ?? []

  @Test("every shape has a stored text, and no text is left over")
  func names() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let texts = names.filter { $0.hasSuffix(".txt") && $0 != "digests.txt" }
    #expect(Self.ids.count > 30)
    #expect(texts.sorted() == Self.ids.map { $0 + ".txt" }.sorted())
  }

  @Test("a shape has its stored text", arguments: ids)
  func text(id: String) throws {
    let file = try #require(Self.file)
    let scene = try file.scene(try #require(file.ids.firstIndex(of: id)))
    let stored = try String(
      contentsOf: Self.folder.appending(path: id + ".txt"), encoding: .utf8)
    #expect(TextRendering(scene).text == stored)
  }
}
