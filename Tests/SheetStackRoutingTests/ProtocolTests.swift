import SheetStackRouting
import Testing

/// A class that is neither Sendable nor Codable.
private final class Draft: Hashable {
  var text = ""

  static func == (one: Draft, other: Draft) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private enum LoosePage: DestinationType {
  case draft(Draft)

  static func path(for page: LoosePage) -> String { "draft" }

  static func from(
    path: String, fullPath: [String], parameters: [String: [String]]
  ) -> LoosePage? { .draft(Draft()) }
}

/// A page with everything that the original requires.
private enum StrictPage: String, DestinationType, Codable, Sendable {
  case start

  static func path(for page: StrictPage) -> String { page.rawValue }

  static func from(
    path: String, fullPath: [String], parameters: [String: [String]]
  ) -> StrictPage? { StrictPage(rawValue: path) }
}

/// Tabs of a struct.
private struct Place: TabType {
  static let allCases = Set([Place(name: "near"), Place(name: "far")])

  var name: String
}

private enum SelfSheet: SheetType {
  case info

  var id: Self { self }
}

@Suite("The protocols") @MainActor struct ProtocolTests {
  @Test("A page may contain an object that is neither Sendable nor Codable")
  func loosePage() {
    let router = Router<Shelf, LoosePage, Note>(initialTab: .home)
    let draft = Draft()
    router.navigateTo(.draft(draft))
    draft.text = "changed"
    guard case .draft(let kept)? = router[pathFor: .home].last else {
      Issue.record("the page is missing")
      return
    }
    #expect(kept === draft)
  }

  @Test("A page may be Codable and Sendable, as in the original")
  func strictPage() {
    let router = Router<Shelf, StrictPage, Note>(
      initialTab: .home, initialPaths: [.home: [.start]])
    #expect(router[pathFor: .home] == [.start])
  }

  @Test("Tabs may be structs with any collection of cases, and a tab outside it has pages")
  func structTabs() {
    let router = Router<Place, Echo, SelfSheet>(initialTab: Place(name: "near"))
    let beyond = Place(name: "beyond")
    router.navigateTo(Echo("a"), for: beyond)
    #expect(router[pathFor: beyond] == [Echo("a")])
    #expect(router[pathFor: Place(name: "near")].isEmpty)
  }

  @Test("A sheet's id has any hashable type")
  func sheetIDs() {
    let router = Router<Place, Echo, SelfSheet>(initialTab: Place(name: "near"))
    #expect(router.presentSheet(.info).id == .info)
  }

  @Test(
    "Policies set what happens to the pages",
    arguments: [
      (NavigationPolicy.replace, ["a", "b"], ["x"]), (.append, ["a", "b"], ["a", "b", "x"]),
      (.replaceTop, ["a", "b"], ["a", "x"]), (.replace, [], ["x"]), (.append, [], ["x"]),
      (.replaceTop, [], ["x"]),
    ])
  func policies(policy: NavigationPolicy, old: [String], new: [String]) async {
    let router = EchoRouter(initialTab: .home, initialPaths: [.home: old.map(Echo.init)])
    router.navigateTo(Echo("x"), policy: policy)
    #expect(router[pathFor: .home] == new.map(Echo.init))
    // Policies are Sendable.
    let task = Task.detached { policy }
    #expect(await task.value == policy)
  }
}
