import GenericRouting
import Navigation
import Testing

private typealias State = NavigationState<TravelTab, TravelPage, TravelSheet>
private typealias Stack = StackState<TravelPage, TravelSheet>
private typealias Loss = ConversionLoss<TravelTab, TravelPage, TravelSheet>

@MainActor
@Suite("Conversion of states") struct ConversionTests {
  private let router = TravelRouter(initialTab: .map)
  private let question = Confirmation(title: "Delete?", destructiveLabel: "Delete")

  @Test("A state has the selected tab, the pages of each tab, and the sheet over the selected one")
  func state() {
    router[.trips] = [.trip(1), .packing]
    router.navigateTo(.packing, for: .account)
    router.popToRoot(for: .account)
    router.presentSheet(.tickets)
    let conversion = router.navigationState()
    #expect(conversion.losses.isEmpty)
    #expect(
      conversion.state
        == State(
          selectedTab: .map,
          stacks: [
            .trips: Stack(path: [.trip(1), .packing]), .map: Stack(layers: [.sheet(.tickets)]),
          ]))
  }

  @Test("Readers of the state are notified of every change, also in a tab that was not used before")
  func observation() {
    let changes: [() -> Void] = [
      { router.navigateTo(.packing, for: .account) },
      { router.navigateTo(.trip(1), for: .account) },
      { router.selectedTab = .trips }, { router.presentSheet(.newTrip) }, { router.dismissSheet() },
    ]
    for change in changes { #expect(notifies({ _ = router.navigationState() }, change)) }
  }

  @Test("A state replaces all tabs and the sheet")
  func apply() {
    router[.account] = [.packing]
    router.presentSheet(.newTrip)
    let losses = router.apply(State(selectedTab: .trips, stacks: [.map: Stack(path: [.trip(3)])]))
    #expect(losses.isEmpty)
    #expect(router.selectedTab == .trips)
    #expect(router[.map] == [.trip(3)])
    #expect(router[.account].isEmpty)
    #expect(router.presentedSheet == nil)
  }

  @Test("A router's state is the same after it was applied to another router")
  func roundTrip() {
    router[.trips] = [.trip(1), .trip(1)]
    router[.map] = [.packing]
    router.presentSheet(.tickets)
    let other = TravelRouter(initialTab: .account)
    other[.account] = [.packing]
    #expect(other.apply(router.navigationState().state).isEmpty)
    #expect(other.navigationState() == router.navigationState())
  }

  @Test("Of several layers the top one is shown, and the others are reported")
  func layers() {
    let layers: [PresentedLayer<TravelPage, TravelSheet>] = [
      .sheet(.newTrip, path: [.packing]), .sheet(.tickets),
    ]
    let losses = router.apply(State(selectedTab: .map, stacks: [.map: Stack(layers: layers)]))
    #expect(router.presentedSheet == .tickets)
    #expect(losses == [Loss(.layer(layers[0]), tab: .map)])
  }

  @Test(
    "A cover and a detent become a plain sheet, and the style is reported",
    arguments: [PresentationStyle.fullScreenCover, .sheet(.medium)])
  func style(style: PresentationStyle) {
    let stack = Stack(layers: [PresentedLayer(.tickets, style: style)])
    let losses = router.apply(State(selectedTab: .trips, stacks: [.trips: stack]))
    #expect(router.presentedSheet == .tickets)
    #expect(losses == [Loss(.style(style, of: .tickets), tab: .trips)])
  }

  @Test("Pages in the sheet are reported")
  func layerPath() {
    let stack = Stack(path: [.packing], layers: [.sheet(.tickets, path: [.trip(1)])])
    let losses = router.apply(State(selectedTab: .trips, stacks: [.trips: stack]))
    #expect(router.selectedTabPath == [.packing])
    #expect(losses == [Loss(.layerPath([.trip(1)], in: .tickets), tab: .trips)])
  }

  @Test("A question is reported")
  func confirmation() {
    let stack = Stack(path: [.packing], confirmation: question)
    let losses = router.apply(State(selectedTab: .trips, stacks: [.trips: stack]))
    #expect(losses == [Loss(.confirmation(question), tab: .trips)])
  }

  @Test("Layers and questions of other tabs are reported after those of the selected tab")
  func otherTabs() {
    let layer = PresentedLayer<TravelPage, TravelSheet>.sheet(.newTrip)
    let losses = router.apply(
      State(
        selectedTab: .map,
        stacks: [
          .account: Stack(path: [.packing], confirmation: question),
          .trips: Stack(layers: [layer], confirmation: question),
          .map: Stack(confirmation: question),
        ]))
    #expect(router.presentedSheet == nil)
    #expect(router[.account] == [.packing])
    #expect(
      losses == [
        Loss(.confirmation(question), tab: .map), Loss(.layer(layer), tab: .trips),
        Loss(.confirmation(question), tab: .trips), Loss(.confirmation(question), tab: .account),
      ])
  }

  @Test("The router without tabs is converted by the same rules")
  func stack() {
    let router = TravelStack()
    router.path = [.trip(1)]
    router.presentSheet(.tickets)
    let conversion = router.stackState()
    #expect(conversion == StackConversion(Stack(path: [.trip(1)], layers: [.sheet(.tickets)])))
    let other = TravelStack()
    #expect(other.apply(conversion.state).isEmpty)
    #expect(other.stackState() == conversion)
    let losses = other.apply(
      Stack(
        layers: [.sheet(.tickets), .fullScreenCover(.newTrip, path: [.packing])],
        confirmation: question))
    #expect(other.path.isEmpty)
    #expect(other.presentedSheet == .newTrip)
    #expect(
      losses.map(\.part) == [
        .style(.fullScreenCover, of: .newTrip), .layerPath([.packing], in: .newTrip),
        .layer(.sheet(.tickets)), .confirmation(question),
      ])
    #expect(losses.allSatisfy { $0.tab == nil })
    #expect(other.apply(Stack()).isEmpty)
    #expect(other.presentedSheet == nil)
  }

  @Test("A recording of the router's states is the same after a round trip")
  func recording() throws {
    let before = router.navigationState().state
    router.navigateTo(.trip(1))
    let event = NavigationEvent(
      origin: .user, before: before, after: router.navigationState().state)
    let recording = NavigationRecording([event])
    for frame in recording.frames { router.apply(frame) }
    #expect(router.selectedTabPath == [.trip(1)])
    #expect(recording.frames.count == 2)
  }
}
