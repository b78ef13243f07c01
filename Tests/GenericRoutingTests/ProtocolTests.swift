import GenericRouting
import Testing

/// Types that conform to the protocols with the minimal requirements.
@Suite("Protocols") struct ProtocolTests {
  private enum Mark: DestinationType {
    case one

    static func from(path: String, fullPath: [String], parameters: [String: String]) -> Mark? {
      path == "one" ? .one : nil
    }
  }

  private struct Paper: SheetType {
    struct ID: Hashable { var text: String }
    var id: ID
  }

  /// Shelves by number; `allCases` is a lazy collection without random access.
  private struct Shelf: TabType {
    typealias AllCases = LazyMapCollection<Set<Int>, Shelf>
    static var allCases: AllCases { ([3, 4] as Set).lazy.map(Shelf.init) }

    var number: Int
    var id: Shelf { self }
    var icon: String { "\(number).circle" }
  }

  @Test("A tab has an icon, an id and all cases")
  func tabs() {
    let tabs: [any TabType] = Array(Tab.allCases)
    #expect(tabs.map(\.icon) == ["icon.home", "icon.search", "icon.profile"])
    #expect(Tab.allCases.map(\.id) == ["home", "search", "profile"])
  }

  @MainActor
  @Test("A tab may be a struct with any collection for its cases")
  func structTabs() {
    let router = Router<Shelf, Mark, Paper>(initialTab: Shelf(number: 3))
    router.navigateTo(.one, for: Shelf(number: 4))
    #expect(router[Shelf(number: 4)] == [.one])
    #expect(router[Shelf(number: 3)].isEmpty)
    #expect(Set(Shelf.allCases.map(\.icon)) == ["3.circle", "4.circle"])
  }

  @MainActor
  @Test("A tab outside of all cases has pages like any other")
  func foreignTab() {
    let router = Router<Shelf, Mark, Paper>(initialTab: Shelf(number: 9))
    router.navigateTo(.one)
    router.navigateTo(.one, for: Shelf(number: 10))
    #expect(router.selectedTabPath == [.one])
    #expect(router[Shelf(number: 10)] == [.one])
    router.popToRoot(for: Shelf(number: 10))
    #expect(router[Shelf(number: 10)].isEmpty)
    #expect(router[Shelf(number: 9)] == [.one])
  }

  @MainActor
  @Test("The id of a sheet has any hashable type")
  func sheets() {
    let router = SimpleRouter<Mark, Paper>()
    router.presentSheet(Paper(id: .init(text: "a")))
    #expect(router.presentedSheet?.id == .init(text: "a"))
  }
}
