import Foundation
import GenericRouting
import Navigation
import TestSupport
import Testing

@Suite("Documentation") struct DocumentationTests {
  @Test("Every block of code in the documentation is compiled, here or in the sample app")
  func blocks() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = [
      "GenericRoutingTests/DocumentationTests.swift", "GenericRoutingTests/Travel.swift",
      "SwiftUIStub/GenericRoutingApp/SkyApp.swift", "SwiftUIStub/GenericRoutingApp/SkyModel.swift",
    ].map { tests.appending(path: $0).path(percentEncoded: false) }
    let code = try DocumentedCode(of: "GenericRouting")
    #expect(code.pages == ["GenericRouting.md"])
    #expect(code.blocks.count == 6)
    for block in code.blocks {
      #expect(try files.contains { try block.isPart(of: $0) }, "\(block.title)")
    }
  }
}

// Code of the documentation page; `DocumentationTests` finds each of its blocks here or in the sample app.

@MainActor
@Suite("Examples of the documentation") struct Examples {
  @Test("A link with associated values is written by one router and opened by another")
  func links() throws {
    let router = TravelRouter(initialTab: .map)
    router.selectedTab = .trips
    router[.trips] = [.trip(7), .packing]
    router.presentSheet(.tickets)

    let codec = LinkCodec<TravelTab, TravelPage, TravelSheet>(schemes: ["travel"])
    let state = router.navigationState().state
    let stack = state[state.selectedTab]
    let link = try codec.print(
      ScreenPath(tab: state.selectedTab, routes: stack.path, layers: stack.layers))
    #expect(link == "travel://trip/7/packing?tab=trips&sheet=tickets")

    let target = TravelRouter(initialTab: .map)
    let path = try codec.parse(link)
    let losses = target.apply(NavigationState(visiting: path, homeTab: .map))
    #expect(losses.isEmpty)
    #expect(target.navigationState() == router.navigationState())
  }

  @Test("A router is archived and restored")
  func archive() throws {
    let router = TravelRouter(initialTab: .map)
    router.navigateTo(.trip(7), for: .trips)
    router.presentSheet(.newTrip)

    let text = try NavigationArchive(router.navigationState().state).text()
    let restored = TravelRouter(initialTab: .account)
    restored.apply(NavigationArchive(reading: text, homeTab: .map).state)
    #expect(restored.selectedTab == .map)
    #expect(restored[.trips] == [.trip(7)])
    #expect(restored.presentedSheet == .newTrip)
  }
}
