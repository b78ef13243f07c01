import Harness
import Manifest
import Navigation
import Testing

@testable import ScreensCLI

/// An app whose router opens no sheet.
private enum Bolted: String, ScreenManifest {
  case home, menu, cart

  enum Tab: CaseIterable, Hashable, Sendable { case home }
  enum Route: Hashable, Sendable { case none }
  enum Sheet: Hashable, Sendable { case menu, cart }

  static let homeTab = Tab.home

  var navigationPath: ScreenPath<Tab, Route, Sheet> {
    switch self {
    case .home: ScreenPath(tab: .home)
    case .menu: ScreenPath(tab: .home, sheet: .menu)
    case .cart: ScreenPath(tab: .home, sheet: .cart)
    }
  }

  static func makeRouter() -> TabRouter<Tab, Route, Sheet> {
    let router = TabRouter<Tab, Route, Sheet>(homeTab: homeTab)
    router.gate.addGuard { proposal in
      proposal.proposed.stacks.values.allSatisfy(\.layers.isEmpty) ? .allow : .block
    }
    return router
  }
}

@Suite("export") struct ExportCommandTests {
  private func run(_ words: String...) async throws -> ToolRun {
    let (output, errors) = (MemoryStream(), MemoryStream())
    let code = await Tool(SceneSource(Bolted.self)).run(
      Environment(arguments: words), Console(output: output.sink, errors: errors.sink))
    return ToolRun(code: code, output: output.text, errors: errors.text)
  }

  @Test("A screen that is not reached is named, and nothing is written")
  func unreached() async throws {
    #expect(
      try await run("export")
        == ToolRun(
          code: .failed, output: "",
          errors: """
            screens: 'menu' is not reached: a guard blocks it (layers: asked for sheet menu, \
            reached nothing)
            screens: 'cart' is not reached: a guard blocks it (layers: asked for sheet cart, \
            reached nothing)
            screens: nothing is exported: 2 screens are not reached; fix this or exclude them with \
            '--filter-not'

            """))
  }

  @Test("Without those screens the rest is written")
  func filtered() async throws {
    let text = """
      {
        "version": 1,
        "app": "ScreensCLITests",
        "tabs": [{ "title": "Home" }],
        "screens": [
          { "id": "home", "pages": [{ "title": "Home", "code": ".home" }] }
        ]
      }

      """
    #expect(
      try await run("export", "--filter-not", "{menu,cart}")
        == ToolRun(code: .success, output: text, errors: ""))
  }

  @Test("An unknown screen is wrong usage")
  func unknown() async throws {
    #expect(try await run("export", "--filter", "hme").code == .usage)
  }
}
