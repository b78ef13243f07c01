import Navigation
import SheetStackRouting
import Testing

extension Zone: Linkable {}
extension Card: Linkable {}
extension Spot: Linkable {
  static let links: LinkTable<Spot> = [
    LinkPattern("bench", .bench),
    LinkPattern("tree", .path("id"), make: Spot.tree) {
      if case .tree(let id) = $0 { id } else { nil }
    },
  ]
}

private typealias State = NavigationState<Zone, Spot, Card>
private typealias Stack = StackState<Spot, Card>
private typealias Loss = ConversionLoss<Zone, Spot, Card>

@Suite("Conversions of Router") @MainActor struct RouterConversionTests {
  private let router = SpotRouter(initialTab: .map, initialPaths: [.list: [.tree(1)]])

  @Test("Pages become stacks, and sheets become layers of the selected tab; nothing is lost")
  func state() {
    router.navigateTo([.bench, .tree(2)])
    router.presentedSheets = [.filter, .filter, .legend]
    let conversion = router.navigationState()
    let layers: [PresentedLayer<Spot, Card>] = [.sheet(.filter), .sheet(.filter), .sheet(.legend)]
    let map = Stack(path: [.bench, .tree(2)], layers: layers)
    #expect(
      conversion.state
        == State(selectedTab: .map, stacks: [.map: map, .list: Stack(path: [.tree(1)])]))
    #expect(conversion.losses.isEmpty)
  }

  @Test("A state of plain sheets is applied completely")
  func applyAll() {
    router.presentSheet(.legend)
    let state = State(
      selectedTab: .list, stacks: [.list: Stack(path: [.bench], layers: [.sheet(.filter)])])
    #expect(router.apply(state).isEmpty)
    #expect(router.selectedTab == .list)
    #expect(router[pathFor: .list] == [.bench])
    #expect(router.presentedSheets == [.filter])
    #expect(router.navigationState().state == state)
  }

  @Test("Tabs that are not in a state return to their root, and sheets are dismissed")
  func applyEmpty() {
    router.navigateTo(.bench)
    router.presentSheet(.legend)
    #expect(router.apply(State(selectedTab: .list)).isEmpty)
    for zone in Zone.allCases { #expect(router[pathFor: zone].isEmpty) }
    #expect(router.presentedSheets.isEmpty)
  }

  @Test("Covers and detents become plain sheets, and are reported")
  func styles() {
    let layers: [PresentedLayer<Spot, Card>] = [
      .fullScreenCover(.filter), .sheet(.legend, detent: .medium), .sheet(.filter),
    ]
    let losses = router.apply(State(selectedTab: .map, stacks: [.map: Stack(layers: layers)]))
    #expect(router.presentedSheets == [.filter, .legend, .filter])
    #expect(
      losses == [
        Loss(.style(.fullScreenCover, of: .filter), tab: .map),
        Loss(.style(.sheet(.medium), of: .legend), tab: .map),
      ])
  }

  @Test("Pages inside a sheet are reported")
  func layerPath() {
    let layer = PresentedLayer<Spot, Card>.sheet(.filter, path: [.bench, .tree(1)])
    let losses = router.apply(State(selectedTab: .map, stacks: [.map: Stack(layers: [layer])]))
    #expect(router.presentedSheets == [.filter])
    #expect(losses == [Loss(.layerPath([.bench, .tree(1)], in: .filter), tab: .map)])
  }

  @Test("Layers and questions of other tabs are reported, and a question of the selected one")
  func otherTabs() {
    let question = Confirmation(title: "Cut it down?", buttons: [.cancel()])
    let layer = PresentedLayer<Spot, Card>.fullScreenCover(.legend, path: [.bench])
    let stacks: [Zone: Stack] = [
      .list: Stack(path: [.tree(3)], layers: [layer], confirmation: question),
      .map: Stack(confirmation: question),
    ]
    let losses = router.apply(State(selectedTab: .map, stacks: stacks))
    #expect(router[pathFor: .list] == [.tree(3)])
    #expect(router.presentedSheets.isEmpty)
    #expect(
      losses == [
        Loss(.confirmation(question), tab: .map), Loss(.layer(layer), tab: .list),
        Loss(.confirmation(question), tab: .list),
      ])
  }

  @Test("A tab outside all cases is converted in both directions, its losses last")
  func tabBeyondCases() {
    let layers: [PresentedLayer<Spot, Card>] = [.sheet(.filter)]
    let stacks = [1, 3, 4].map { (Floor(number: $0), Stack(path: [.tree($0)], layers: layers)) }
    let router = SheetStackRouting.Router<Floor, Spot, Card>(initialTab: Floor(number: 2))
    router.navigateTo(.bench, for: Floor(number: 9))
    let losses = router.apply(
      NavigationState(
        selectedTab: Floor(number: 2), stacks: Dictionary(uniqueKeysWithValues: stacks)))
    #expect(losses.map(\.tab?.number) == [1, 3, 4])
    let state = router.navigationState().state
    #expect(Set(state.stacks.keys.map(\.number)) == [1, 3, 4])
    #expect(state[Floor(number: 4)].path == [.tree(4)])
  }

  @Test("An observer of the state is notified of every change, the first push in a tab included")
  func observation() {
    let router = SpotRouter(initialTab: .map)
    func read() { _ = router.navigationState() }
    #expect(isNotified(readerOf: read) { router.navigateTo(.bench, for: .list) })
    #expect(isNotified(readerOf: read) { router.presentSheet(.filter) })
    #expect(isNotified(readerOf: read) { router.selectedTab = .list })
  }

  @Test("A link of Navigation is written from the router and opened by another")
  func link() throws {
    let codec = LinkCodec<Zone, Spot, Card>(schemes: ["park"])
    router.selectedTab = .list
    router.presentSheet(.filter)
    let state = router.navigationState().state
    let stack = state[state.selectedTab]
    let link = try codec.print(
      ScreenPath(tab: state.selectedTab, routes: stack.path, layers: stack.layers))
    #expect(link == "park://tree/1?tab=list&sheet=filter")

    let other = SpotRouter(initialTab: .map)
    let target = State(visiting: try codec.parse(link), homeTab: .map)
    #expect(other.apply(target).isEmpty)
    #expect(other.navigationState() == router.navigationState())
  }

  @Test("An archive of Navigation restores the router")
  func archive() throws {
    router.navigateTo([.bench, .tree(2)])
    router.presentedSheets = [.legend, .filter]
    let text = try NavigationArchive(router.navigationState().state).text()

    let other = SpotRouter(initialTab: .list)
    let archive = NavigationArchive<Zone, Spot, Card>(reading: text, homeTab: .list)
    let losses = other.apply(archive.state)
    #expect(archive.losses.isEmpty)
    #expect(losses.isEmpty)
    #expect(other.selectedTab == .map)
    #expect(other[pathFor: .map] == [.bench, .tree(2)])
    #expect(other[pathFor: .list] == [.tree(1)])
    #expect(other.presentedSheets == [.legend, .filter])
  }
}

/// Tabs of a struct, of which not all are cases.
private struct Floor: SheetStackRouting.TabType {
  static let allCases = [Floor(number: 2), Floor(number: 1)]

  var number: Int
}

@Suite("Conversions of SimpleRouter") @MainActor struct SimpleRouterConversionTests {
  private let router = SpotStack()

  @Test("Pages and sheets become a stack with layers, and nothing is lost")
  func state() {
    router.path = [.bench, .bench]
    router.presentedSheets = [.filter, .legend]
    let conversion = router.stackState()
    #expect(
      conversion.state
        == Stack(path: [.bench, .bench], layers: [.sheet(.filter), .sheet(.legend)]))
    #expect(conversion.losses.isEmpty)
    let other = SpotStack()
    other.path = [.tree(1)]
    #expect(other.apply(conversion.state).isEmpty)
    #expect(other.stackState() == conversion)
    #expect(other.apply(Stack()).isEmpty)
    #expect(other.path.isEmpty)
    #expect(other.presentedSheets.isEmpty)
  }

  @Test("What cannot be expressed is reported")
  func losses() {
    let question = Confirmation(title: "Cut it down?", destructiveLabel: "Cut")
    let losses = router.apply(
      Stack(
        path: [.tree(1)], layers: [.sheet(.filter), .fullScreenCover(.legend, path: [.bench])],
        confirmation: question))
    #expect(router.path == [.tree(1)])
    #expect(router.presentedSheets == [.filter, .legend])
    #expect(
      losses == [
        ConversionLoss(.style(.fullScreenCover, of: .legend)),
        ConversionLoss(.layerPath([.bench], in: .legend)),
        ConversionLoss(.confirmation(question)),
      ])
  }
}
