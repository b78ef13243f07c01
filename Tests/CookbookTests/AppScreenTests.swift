import Cookbook
import Scenes
import Testing

@Suite @MainActor struct AppScreenTests {
  private let ids = Set(AppScreen.allCases.map(\.rawValue))

  @Test("Whatever leads somewhere names a screen of the manifest", arguments: AppScreen.allCases)
  func leads(of screen: AppScreen) {
    for id in Scene(of: screen).allPages.flatMap(\.leads) {
      #expect(ids.contains(id), "\(screen) leads to '\(id)'")
    }
  }

  @Test("No two ids are equal on a disk that ignores case, and each is a plain file name")
  func identifiers() {
    #expect(Set(ids.map { $0.lowercased() }).count == AppScreen.allCases.count)
    for id in ids {
      #expect(!id.isEmpty && id.utf8.allSatisfy { (0x30...0x7A).contains($0) && $0 != 0x5C })
    }
  }

  @Test("No two screens show the same")
  func duplicates() {
    let scenes = Scene.cookbook
    for (index, scene) in scenes.enumerated() {
      for other in scenes.dropFirst(index + 1) {
        var renamed = other
        (renamed.id, renamed.link) = (scene.id, scene.link)
        #expect(renamed != scene, "\(other.id) shows the same as \(scene.id)")
      }
    }
  }
}
