import ArchitectureRouting
import Foundation
import Testing

/// The model of the app in Tests/SwiftUIStub/ArchitectureRoutingApp, whose views only draw it.
@MainActor
@Suite("Sample app") struct SampleAppTests {
  private let router = TabRouter()
  private let catalogue = StarCatalogue(names: ["Vega"])

  @Test("The app goes to each of its screens", arguments: AppScreen.allCases)
  func screens(screen: AppScreen) {
    router.selectedTab = .logbook
    router.navigate(to: screen)
    let path = screen.navigationPath
    #expect(router.selectedTab == path.tab ?? .logbook)
    let stack = router.router(for: router.selectedTab)
    #expect(stack.stack == path.routes)
    #expect(stack.activeSheet?.id == path.sheet?.id)
    #expect(stack.activeFullScreenCover?.id == path.fullScreenCover?.id)
  }

  @Test("A screen can be passed as a path")
  func settings() {
    router.navigate(to: .settings)
    #expect(router.selectedTab == .club)
    #expect(router.router(for: .club).stack == [.settings])
  }

  @Test(
    "Links of both kinds are followed",
    arguments: ["stargazing://star/Vega", "https://stargazing.example/star/Vega"])
  func pages(link: String) async throws {
    let resolver = DeepLinkResolver(catalogue: catalogue)
    router.router(for: .sky).present(sheet: .filter)
    router.selectedTab = .club
    await router.follow(try #require(URL(string: link)), with: resolver)
    #expect(router.selectedTab == .sky)
    #expect(router.router(for: .sky).stack == [.star(name: "Vega")])
    #expect(router.router(for: .sky).activeSheet == nil)
  }

  @Test(
    "Links to a sheet are followed",
    arguments: ["stargazing://filter", "https://stargazing.example/filter"])
  func sheet(link: String) async throws {
    let resolver = DeepLinkResolver(catalogue: catalogue)
    router.router(for: .sky).stack = [.settings]
    await router.follow(try #require(URL(string: link)), with: resolver)
    #expect(router.router(for: .sky).stack.isEmpty)
    #expect(router.router(for: .sky).activeSheet?.id == "filter")
  }

  @Test(
    "A link without a target changes nothing",
    arguments: ["stargazing://star/Nibiru", "stargazing:///filter/x", "stargazing://", "x"])
  func nowhere(link: String) async throws {
    try await expectNoChange(following: link)
  }

  @Test("An error changes nothing")
  func failure() async throws {
    await catalogue.close()
    try await expectNoChange(following: "stargazing://star/Vega")
  }

  @Test("Every feature of the sidebar has its own tab")
  func features() {
    #expect(AppFeature.allCases.map(\.tab) == AppTab.allCases)
  }

  private func expectNoChange(following link: String) async throws {
    router.router(for: .club).stack = [.settings]
    router.selectedTab = .club
    let resolver = DeepLinkResolver(catalogue: catalogue)
    await router.follow(try #require(URL(string: link)), with: resolver)
    #expect(router.selectedTab == .club)
    #expect(router.router(for: .club).stack == [.settings])
    #expect(router.router(for: .sky).stack.isEmpty)
    #expect(router.router(for: .sky).activeSheet == nil)
  }
}
