import Foundation
import Testing

@testable import RoutableRouting

/// The storage of a scene, and the part of the view that saves to it.
private final class SceneStore {
  private(set) var data: [String: Data] = [:]

  init(_ data: [String: Data] = [:]) { self.data = data }

  /// Saves like the view after each update that changed the pages.
  func save<Route>(_ router: Router<Route>, _ features: [RouterFeature]) {
    guard let key = FeatureSet(features).restorationKey else { return }
    if let pages = PageArchive<Route>.data(router.wrappedValue) { data[key] = pages }
  }

  /// Restores like the view at each appearance.
  func restore<Route>(_ router: Router<Route>, _ features: [RouterFeature]) {
    guard let key = FeatureSet(features).restorationKey else { return }
    router.storage.restorePages(from: data[key])
  }
}

/// The restoration feature.
@Suite struct RestorationTests {
  private let feature = RouterFeature.stateRestoration(key: "tickets")

  @Test("Pages are restored at the next launch; a presentation is not")
  func restore() {
    let store = SceneStore()
    let router = Router<TicketRoute>()
    router.wrappedValue = [.calendar, .day(3)]
    router.present(.receipt(number: "7"))
    store.save(router, [feature])
    let next = Router<TicketRoute>()
    store.restore(next, [feature])
    #expect(next.wrappedValue == [.calendar, .day(3)])
    #expect(next.storage.slot.requested == nil)
  }

  @Test("The stored form is the JSON array of the routes")
  func storedForm() throws {
    let pages: [TicketRoute] = [.day(3), .receipt(number: "7")]
    let data = try #require(PageArchive.data(pages))
    #expect(try JSONDecoder().decode([TicketRoute].self, from: data) == pages)
    #expect(
      String(decoding: data, as: UTF8.self) == #"[{"day":{"_0":3}},{"receipt":{"number":"7"}}]"#)
    #expect(PageArchive<TicketRoute>.pages(try JSONEncoder().encode(pages)) == pages)
    #expect(PageArchive<TicketRoute>.data([]) == Data("[]".utf8))
  }

  @Test(
    "Data that cannot be decoded, also in part, gives no pages",
    arguments: [
      "", "x", "{}", "[", "[]", "null", #"[{"day":{"_0":1}},{"gone":{}}]"#,
      #"[{"day":{"_0":1}}"#,
    ])
  func unreadable(text: String) {
    #expect(PageArchive<TicketRoute>.pages(Data(text.utf8)) == [])
    let router = Router<TicketRoute>()
    router.storage.restorePages(from: Data(text.utf8))
    #expect(router.wrappedValue.isEmpty)
  }

  @Test("Every change of the pages is detected, also from pages to equal ones")
  func versions() {
    let router = Router<HallRoute>()
    var versions = [router.storage.pages.version]
    let changes: [() -> Void] = [
      { router.navigate(to: .guide(Guide("Ada"))) },
      { router.wrappedValue = [.guide(Guide("Ada"))] },
      { router.goBack() }, { router.navigate(to: .room(1)) }, { router.popToRoot() },
    ]
    for change in changes {
      change()
      versions.append(router.storage.pages.version)
    }
    #expect(Set(versions).count == 6)
    router.goBack()
    router.popToRoot()
    router.wrappedValue = []
    router.present(.room(1))
    router.dismiss()
    #expect(router.storage.pages.version == versions.last)
  }

  @Test("Pages are restored at the first appearance only")
  func once() {
    let store = SceneStore(["tickets": Data(#"[{"calendar":{}}]"#.utf8)])
    let router = Router<TicketRoute>()
    store.restore(router, [feature])
    #expect(router.wrappedValue == [.calendar])
    router.popToRoot()
    store.restore(router, [feature])
    #expect(router.wrappedValue.isEmpty)

    let late = Router<TicketRoute>()
    SceneStore().restore(late, [feature])
    store.restore(late, [feature])
    #expect(late.wrappedValue.isEmpty)
  }

  @Test(
    "Saved pages replace existing ones, and unreadable ones leave an empty stack",
    arguments: [(#"[{"calendar":{}}]"#, [TicketRoute.calendar]), ("x", []), ("", [])])
  func replaces(text: String, pages: [TicketRoute]) {
    let store = SceneStore(["tickets": Data(text.utf8)])
    let router = Router<TicketRoute>()
    router.navigate(to: .day(1))
    store.restore(router, [feature])
    #expect(router.wrappedValue == pages)
  }

  @Test("Emptying pages that are empty neither prevents the restoration nor is saved")
  func emptiedBefore() {
    let store = SceneStore(["tickets": Data(#"[{"calendar":{}}]"#.utf8)])
    let router = Router<TicketRoute>()
    router.popToRoot()
    router.wrappedValue = []
    #expect(router.storage.pages.version == 0)
    store.restore(router, [feature])
    #expect(router.wrappedValue == [.calendar])
  }

  @Test("Keys are independent")
  func keys() {
    let store = SceneStore()
    let first = Router<TicketRoute>()
    let second = Router<TicketRoute>()
    first.navigate(to: .day(1))
    second.navigate(to: .day(2))
    store.save(first, [.stateRestoration(key: "first")])
    store.save(second, [.stateRestoration(key: "second")])
    #expect(store.data.count == 2)
    let next = Router<TicketRoute>()
    store.restore(next, [.stateRestoration(key: "second")])
    #expect(next.wrappedValue == [.day(2)])
    let other = Router<TicketRoute>()
    store.restore(other, [.stateRestoration(key: "third")])
    #expect(other.wrappedValue.isEmpty)
  }

  @Test("Of two restoration features the last counts")
  func last() {
    let features = FeatureSet([.stateRestoration(key: "a"), .stateRestoration(key: "b")])
    #expect(features.restorationKey == "b")
  }

  @Test("Nothing is written without the feature, or for routes that are not Codable")
  func nothingWritten() {
    let store = SceneStore()
    let tickets = Router<TicketRoute>()
    tickets.navigate(to: .calendar)
    store.save(tickets, [])
    store.save(tickets, [.deepLinking(TicketLinks())])
    let halls = Router<HallRoute>()
    halls.navigate(to: .room(1))
    store.save(halls, [feature])
    let encodable = Router<EncodableRoute>()
    encodable.navigate(to: EncodableRoute(id: 1))
    store.save(encodable, [feature])
    #expect(store.data.isEmpty)
  }

  @Test("Routes that are not Codable are not restored either")
  func notCodable() {
    #expect(!PageArchive<HallRoute>.isAvailable)
    #expect(!PageArchive<EncodableRoute>.isAvailable)
    #expect(PageArchive<HallRoute>.pages(Data("[]".utf8)) == nil)
    let router = Router<HallRoute>()
    router.storage.restorePages(from: Data("[]".utf8))
    #expect(router.storage.pages.version == 0)
  }

  @Test("If pages cannot be encoded, the last good archive stays")
  func unencodable() {
    let store = SceneStore()
    let router = Router<FragileRoute>()
    router.navigate(to: FragileRoute(1))
    store.save(router, [feature])
    router.navigate(to: FragileRoute(-1))
    store.save(router, [feature])
    #expect(store.data["tickets"] == Data("[1]".utf8))
  }
}
