import Foundation
import Testing

@testable import RoutableRouting

/// How `withRouter` handles a link, with the features of an app.
@Suite struct LinkFeatureTests {
  private let router = Router<TicketRoute>()
  private let links = TicketLinks()

  private func open(
    _ link: String, _ kind: FeatureSet.LinkKind = .custom, _ features: RouterFeature...
  ) throws {
    let url = try #require(URL(string: link))
    router.storage.follow(url, kind, with: FeatureSet(features))
  }

  @Test("A custom link goes to the handler, and its routes are appended")
  func custom() throws {
    router.navigate(to: .day(1))
    try open("museum://receipts/7", .custom, .deepLinking(links))
    #expect(router.wrappedValue == [.day(1), .calendar, .receipt(number: "7")])
    try open("museum://receipts/7", .custom, .deepLinking(links))
    #expect(router.wrappedValue.count == 5)
    #expect(links.asked.map(\.absoluteString) == ["museum://receipts/7", "museum://receipts/7"])
  }

  @Test("A presentation stays")
  func modal() throws {
    router.present(.day(2))
    try open("museum://receipts/7", .custom, .deepLinking(links))
    #expect(router.storage.slot.requested?.route == .day(2))
  }

  @Test("nil and no routes change nothing")
  func nothing() throws {
    let halls = Router<HallRoute>()
    halls.navigate(to: .room(1))
    let version = halls.storage.pages.version
    let features = FeatureSet([.deepLinking(HallLinks())])
    #expect(features.followsLinks)
    #expect(!FeatureSet([.stateRestoration(key: "hall")]).followsLinks)
    for link in ["museum://unknown", "museum://rooms", "museum://rooms/attic"] {
      halls.storage.follow(try #require(URL(string: link)), .custom, with: features)
    }
    #expect(halls.storage.pages.version == version)
    halls.storage.follow(
      try #require(URL(string: "museum://rooms/2/3")), .custom, with: features)
    #expect(halls.wrappedValue == [.room(1), .room(2), .room(3)])
  }

  @Test("A universal link is ignored unless it is included, even with a handler for it")
  func universalExcluded() throws {
    let web = TicketLinks()
    try open("https://museum.example/receipts/7", .universal, .deepLinking(links))
    try open(
      "https://museum.example/receipts/7", .universal,
      .deepLinking(links, universalLinkHandler: web))
    #expect(links.asked.isEmpty)
    #expect(web.asked.isEmpty)
    #expect(router.wrappedValue.isEmpty)
  }

  @Test("An included universal link goes to the handler if there is no other")
  func universal() throws {
    try open(
      "https://museum.example/receipts/7", .universal,
      .deepLinking(links, includeUniversalLinks: true))
    #expect(router.wrappedValue == [.calendar, .receipt(number: "7")])
  }

  @Test("Universal links with their own handler go only to it, and custom links never do")
  func universalHandler() throws {
    let web = TicketLinks(day: 3)
    let feature = RouterFeature.deepLinking(
      links, includeUniversalLinks: true, universalLinkHandler: web)
    try open("https://museum.example/receipts/7", .universal, feature)
    #expect(router.wrappedValue == [.day(3)])
    #expect(links.asked.isEmpty)
    try open("museum://receipts/7", .custom, feature)
    #expect(router.wrappedValue == [.day(3), .calendar, .receipt(number: "7")])
    #expect(web.asked.count == 1)
  }

  @Test("A link that the universal handler refuses does not go to the other handler")
  func universalRefusal() throws {
    try open(
      "https://museum.example/unknown", .universal,
      .deepLinking(TicketLinks(day: 1), includeUniversalLinks: true, universalLinkHandler: links))
    #expect(links.asked.count == 1)
    #expect(router.wrappedValue.isEmpty)
  }

  @Test("Without the feature a link does nothing")
  func without() throws {
    try open("museum://receipts/7", .custom)
    try open("museum://receipts/7", .custom, .stateRestoration(key: "tickets"))
    try open("https://museum.example/receipts/7", .universal)
    #expect(router.wrappedValue.isEmpty)
  }

  @Test("A handler of another route type is ignored")
  func otherRoute() throws {
    try open("museum://rooms/2", .custom, .deepLinking(HallLinks()))
    #expect(router.wrappedValue.isEmpty)
    let feature = RouterFeature.deepLinking(
      links, includeUniversalLinks: true, universalLinkHandler: HallLinks())
    try open("https://museum.example/receipts/7", .universal, feature)
    #expect(router.wrappedValue.isEmpty)
    #expect(links.asked.isEmpty)
    let halls = Router<HallRoute>()
    halls.storage.follow(
      try #require(URL(string: "museum://receipts/7")), .custom,
      with: FeatureSet([.deepLinking(links)]))
    #expect(links.asked.isEmpty)
    #expect(halls.wrappedValue.isEmpty)
  }

  @Test("Of two link features the last counts, also if it is ignored")
  func last() throws {
    try open(
      "museum://receipts/7", .custom, .deepLinking(links), .deepLinking(TicketLinks(day: 5)))
    #expect(router.wrappedValue == [.day(5)])
    try open("museum://receipts/7", .custom, .deepLinking(links), .deepLinking(HallLinks()))
    #expect(router.wrappedValue == [.day(5)])
    #expect(links.asked.isEmpty)
  }

  @Test("A link changes only the router whose handler accepts it")
  func sideBySide() throws {
    let halls = Router<HallRoute>()
    for link in ["museum://rooms/2", "museum://receipts/7"] {
      let url = try #require(URL(string: link))
      halls.storage.follow(url, .custom, with: FeatureSet([.deepLinking(HallLinks())]))
      router.storage.follow(url, .custom, with: FeatureSet([.deepLinking(links)]))
    }
    #expect(halls.wrappedValue == [.room(2)])
    #expect(router.wrappedValue == [.calendar, .receipt(number: "7")])
  }
}
