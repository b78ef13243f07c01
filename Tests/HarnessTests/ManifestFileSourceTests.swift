import Files
import Foundation
import Manifest
import ManifestJSON
import Scenes
import TestSupport
import Testing

@testable import Harness

@MainActor
@Suite("Screens of a manifest file") struct ManifestFileSourceTests {
  /// A file with the screens of the garden.
  private func write(_ folder: TemporaryFolder) async throws -> String {
    let scenes = try await SceneSource(Garden.self).scenes { _ in true }.map { try $0.scene.get() }
    try folder.write(ManifestWriter.text(of: scenes).utf8, to: "garden.json")
    return "\(folder.path)/garden.json"
  }

  @Test("They are those of the app")
  func same() async throws {
    let folder = try TemporaryFolder()
    let compiled = SceneSource(Garden.self)
    let source = SceneSource(try ManifestFile(PartialFile(path: try await write(folder))))
    #expect(source.ids == compiled.ids)
    #expect(source.tabs == compiled.tabs)
    let scenes = try await source.scenes { $0 != "tomato" }.map { try $0.scene.get() }
    let expected = try await compiled.scenes { $0 != "tomato" }.map { try $0.scene.get() }
    #expect(scenes == expected)
  }

  @Test("A file that changes during the run is a screen that is not reached")
  func changed() async throws {
    let folder = try TemporaryFolder()
    let path = try await write(folder)
    let source = SceneSource(try ManifestFile(PartialFile(path: path)))
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.truncate(atOffset: 10)
    let scenes = await source.scenes { $0 == "beds" }
    guard case .failure(let error) = scenes[0].scene else {
      Issue.record("a screen came from a file that was cut short")
      return
    }
    #expect(
      error.difference?.description
        == "file: asked for the manifest as checked, reached one that changed since")
  }

  @Test("A link leads to the first screen that has the same text")
  func links() async throws {
    let text = """
      {"version":1,"screens":[
        {"id":"a","pages":[{"title":"A"}]},
        {"id":"b","link":"x://b","pages":[{"title":"B"}]},
        {"id":"c","link":"x://b","pages":[{"title":"C"}]}]}
      """
    let source = SceneSource(try ManifestFile(PartialFile(Array(text.utf8), path: "")))
    #expect(try await source.open(link: "x://b").id == "b")
    await #expect(throws: LinkRefusal.unlisted) { try await source.open(link: "x://a") }
    #expect(LinkRefusal.unlisted.message == "no screen of the manifest file has this link")
    #expect(try source.replay("") == nil)
  }
}
