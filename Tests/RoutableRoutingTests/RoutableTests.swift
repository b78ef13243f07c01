import Foundation
import RoutableRouting
import Testing

/// The protocols and enums of the module.
@Suite struct RoutableTests {
  @Test("A route need not be Sendable or Codable, nor have distinct ids for associated values")
  func looseness() {
    let guide = Guide("Ada")
    let router = Router<HallRoute>()
    router.navigate(to: .guide(guide))
    router.navigate(to: .room(1))
    router.navigate(to: .room(2))
    #expect(router.wrappedValue.map(\.id) == ["guide", "room", "room"])
    guide.name = "Bo"
    #expect(router.wrappedValue.first == .guide(Guide("Bo")))
  }

  @Test("A handler is a struct or a class, and is used as an existential of any route")
  func handlers() throws {
    let url = try #require(URL(string: "museum://receipts/7"))
    let links = TicketLinks()
    let constrained: [any DeepLinkHandler<TicketRoute>] = [links]
    let handlers: [any DeepLinkHandler] = [HallLinks(), links]
    #expect(constrained.map { $0.handle(url) } == [[.calendar, .receipt(number: "7")]])
    #expect(handlers.count == 2)
    #expect(links.asked == [url])
  }

  @Test("A feature needs only a handler or a key")
  func features() {
    let features: [RouterFeature] = [
      .deepLinking(HallLinks()), .deepLinking(HallLinks(), includeUniversalLinks: true),
      .deepLinking(HallLinks(), universalLinkHandler: TicketLinks()),
      .stateRestoration(key: "halls"),
    ]
    guard case .deepLinking(_, let includesUniversalLinks, let universal) = features[0] else {
      Issue.record("not a link feature")
      return
    }
    #expect(!includesUniversalLinks)
    #expect(universal == nil)
  }
}
