import Manifest
import Navigation
import Scenes
import Testing
import Wireframes

@testable import Harness

/// An app whose third tab is in the enum but not in `allCases`.
private enum Attic: String, ScreenManifest {
  case home, list, hidden, box

  enum Tab: CaseIterable, Hashable, Sendable {
    case home, list, hidden

    static let allCases: [Tab] = [.home, .list]
  }

  enum Route: Hashable, Sendable { case box }
  enum Sheet: Hashable, Sendable {}

  static let homeTab = Tab.home

  var navigationPath: ScreenPath<Tab, Route, Sheet> {
    switch self {
    case .home: ScreenPath(tab: .home)
    case .list: ScreenPath(tab: .list)
    case .hidden: ScreenPath(tab: .hidden)
    case .box: ScreenPath(tab: .hidden, routes: [.box])
    }
  }
}

@Suite("Screens of a tab that is not in 'allCases'") @MainActor struct UnlistedTabTests {
  private func scene(_ id: String) async throws -> Scene {
    try #require(await SceneSource(Attic.self).scenes { $0 == id }.first).scene.get()
  }

  @Test("No tab is selected in the text")
  func text() async throws {
    let text = TextRendering(try await scene("hidden")).text
    #expect(text.contains("\ntab       none of 2\n"))
    #expect(text.contains("│         Home                  List         │"))
    #expect(TextRendering(try await scene("home")).text.contains("\ntab       Home (1 of 2)\n"))
  }

  @Test("The path begins with the root page and not with another tab")
  func crumbs() async throws {
    let crumbs = Crumb.crumbs(of: try await scene("box"))
    #expect(crumbs.map(\.title) == ["Hidden", "Box"])
    #expect(crumbs.map(\.kind) == [.page, .page])
  }

  @Test("The audit names the tab")
  func audit() async {
    let findings = await SceneSource(Attic.self).audit(maxDepth: nil)
    #expect(findings.map(\.rule.rawValue) == ["unlisted-tab"])
    #expect(findings.map(\.screens) == [["hidden", "box"]])
    #expect(
      findings.map(\.reason) == ["the tab '.hidden' is not in 'allCases', so no tab is selected"])
  }
}
