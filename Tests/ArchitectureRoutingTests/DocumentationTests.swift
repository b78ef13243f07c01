import ArchitectureRouting
import Foundation
import Navigation
import TestSupport
import Testing

/// The code of the module's page, compiled and run.
@MainActor
@Suite("Documentation") struct DocumentationTests {
  @Test("Every block of code in the page is in this file or in the sample app's")
  func blocks() throws {
    let routing = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "SampleApp/Routing.swift").path(percentEncoded: false)
    let blocks = try DocumentedCode(of: "ArchitectureRouting").blocks
    #expect(blocks.count == 5)
    for block in blocks {
      let isCompiled = try block.isPart(of: #filePath) || block.isPart(of: routing)
      #expect(isCompiled, "\(block.title)")
    }
  }

  @Test("The example of the overview")
  func overview() {
    let tabRouter = TabRouter()
    let sky = tabRouter.router(for: .sky)
    sky.navigate(to: .star(name: "Vega"))
    sky.present(sheet: .filter)
    tabRouter.navigate(to: .settings)
    #expect(sky.stack == [.star(name: "Vega")])
    #expect(sky.activeSheet?.id == "filter")
    #expect(tabRouter.selectedTab == .club)
  }

  @Test("A link is opened and written")
  func links() throws {
    let router = FerryTabRouter()
    let codec = LinkCodec<FerryTab, FerryRoute, FerrySheet>(schemes: ["ferries"])
    let path = try codec.parse("ferries://ferry/7/deck/2?tab=tickets&sheet=payment")
    let losses = router.apply(NavigationState(visiting: path, homeTab: .departures))
    #expect(losses.isEmpty)
    #expect(router.selectedTab == .tickets)
    #expect(router.router(for: .tickets).stack == [.ferry(7), .deck(2)])
    #expect(router.router(for: .tickets).activeSheet == .payment)

    let state = router.navigationState().state
    let stack = state[state.selectedTab]
    let link = try codec.print(
      Navigation.ScreenPath(tab: state.selectedTab, routes: stack.path, layers: stack.layers))
    #expect(try codec.parse(link) == path)
  }

  @Test("An archive restores every tab")
  func archive() throws {
    let router = FerryTabRouter()
    let nextRouter = FerryTabRouter()
    router.selectedTab = .tickets
    router.router(for: .tickets).activeFullScreenCover = .map
    router.router(for: .departures).stack = [.ferry(1), .ferry(2)]

    let text = try NavigationArchive(router.navigationState().state).text()
    let archive = NavigationArchive<FerryTab, FerryRoute, FerrySheet>(
      reading: text, homeTab: .departures)
    nextRouter.apply(archive.state)

    #expect(archive.losses.isEmpty)
    #expect(nextRouter.navigationState() == router.navigationState())
    #expect(nextRouter.router(for: .departures).stack == [.ferry(1), .ferry(2)])
    #expect(nextRouter.router(for: .tickets).activeFullScreenCover == .map)
  }
}
