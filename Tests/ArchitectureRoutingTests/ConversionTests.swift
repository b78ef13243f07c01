import ArchitectureRouting
import Navigation
import Testing

/// Types that Navigation accepts too.
enum FerryTab: String, CaseIterable, Codable, Linkable {
  case departures, tickets
}

enum FerryRoute: Hashable, Codable {
  case ferry(Int)
  case deck(Int)
}

extension FerryRoute: Linkable {
  static let links: LinkTable<FerryRoute> = [
    LinkPattern("ferry", .path("id"), make: FerryRoute.ferry) {
      if case .ferry(let id) = $0 { id } else { nil }
    },
    LinkPattern("deck", .path("number"), make: FerryRoute.deck) {
      if case .deck(let number) = $0 { number } else { nil }
    },
  ]
}

enum FerrySheet: String, Identifiable, CaseIterable, Codable, Linkable {
  case filter, payment, map

  var id: Self { self }
}

typealias FerryRouter = ArchitectureRouting.AppRouter<FerryRoute, FerrySheet>
typealias FerryTabRouter = ArchitectureRouting.TabRouter<FerryTab, FerryRoute, FerrySheet>
typealias FerryStack = StackState<FerryRoute, FerrySheet>
typealias FerryState = NavigationState<FerryTab, FerryRoute, FerrySheet>

@MainActor
@Suite("Conversion of a stack") struct StackConversionTests {
  typealias Loss = ConversionLoss<Never, FerryRoute, FerrySheet>

  private let router = FerryRouter()
  private let question = Confirmation(
    title: "Cancel the trip?", message: "It is paid.", destructiveLabel: "Cancel the trip")

  @Test("Pages and layers are converted without loss")
  func stackState() {
    #expect(router.stackState() == StackConversion(FerryStack()))
    router.stack = [.ferry(1), .deck(2)]
    router.activeFullScreenCover = .map
    let covered = FerryStack(path: [.ferry(1), .deck(2)], layers: [.fullScreenCover(.map)])
    #expect(router.stackState() == StackConversion(covered))
    router.activeSheet = .filter
    let full = FerryStack(
      path: [.ferry(1), .deck(2)], layers: [.sheet(.filter), .fullScreenCover(.map)])
    #expect(router.stackState() == StackConversion(full))
  }

  @Test("A question is in the state, and its action is lost")
  func stackStateWithQuestion() {
    router.presentConfirmation(
      ConfirmationState(
        title: "Cancel the trip?", message: "It is paid.", destructiveLabel: "Cancel the trip"
      ) {})
    let conversion = router.stackState()
    #expect(conversion.state.confirmation == question)
    #expect(conversion.losses == [Loss(.confirmationActions(question))])
  }

  @Test("An empty message is converted to nil, and nil to an empty message")
  func message() {
    router.presentConfirmation(ConfirmationState(title: "Sure?", message: "") {})
    let state = router.stackState().state
    #expect(state.confirmation == Confirmation(title: "Sure?", destructiveLabel: "Delete"))
    router.apply(state)
    #expect(router.activeConfirmation?.message == "")
  }

  @Test(
    "A state that the router can express is the same after a round trip",
    arguments: [
      FerryStack(),
      FerryStack(path: [.ferry(1), .ferry(1)]),
      FerryStack(layers: [.sheet(.filter)]),
      FerryStack(path: [.deck(1)], layers: [.fullScreenCover(.map)]),
      FerryStack(layers: [.sheet(.map), .fullScreenCover(.map)]),
    ])
  func roundTrip(state: FerryStack) {
    router.stack = [.ferry(9)]
    router.activeSheet = .payment
    router.activeFullScreenCover = .payment
    router.presentConfirmation(ConfirmationState(title: "", message: "") {})
    #expect(router.apply(state).isEmpty)
    #expect(router.stackState() == StackConversion(state))
  }

  @Test("Of several sheets and covers the lowest stay")
  func severalLayers() {
    let state = FerryStack(layers: [
      .sheet(.filter), .sheet(.payment, path: [.deck(1)]), .fullScreenCover(.map),
      .fullScreenCover(.filter),
    ])
    #expect(
      router.apply(state) == [
        Loss(.layer(.sheet(.payment, path: [.deck(1)]))), Loss(.layer(.fullScreenCover(.filter))),
      ])
    #expect(router.activeSheet == .filter)
    #expect(router.activeFullScreenCover == .map)
  }

  @Test("A sheet over a cover is kept, and the order is lost")
  func order() {
    let state = FerryStack(layers: [
      .fullScreenCover(.map), .sheet(.filter), .sheet(.payment),
    ])
    #expect(
      router.apply(state) == [Loss(.layer(.sheet(.payment))), Loss(.order([.map, .filter]))])
    #expect(router.activeSheet == .filter)
    #expect(router.activeFullScreenCover == .map)
  }

  @Test("Pages inside a layer are lost, and so is a detent")
  func insideLayers() {
    let state = FerryStack(layers: [
      .sheet(.filter, detent: .medium, path: [.deck(1)]),
      .fullScreenCover(.map, path: [.deck(2), .deck(3)]),
    ])
    #expect(
      router.apply(state) == [
        Loss(.style(.sheet(.medium), of: .filter)), Loss(.layerPath([.deck(1)], in: .filter)),
        Loss(.layerPath([.deck(2), .deck(3)], in: .map)),
      ])
    #expect(router.activeSheet == .filter)
    #expect(router.activeFullScreenCover == .map)
  }

  @Test("A question with the usual buttons is asked, and does nothing")
  func questionInState() throws {
    #expect(
      router.apply(FerryStack(confirmation: question)) == [Loss(.confirmationActions(question))])
    let asked = try #require(router.activeConfirmation)
    #expect(asked.title == "Cancel the trip?")
    #expect(asked.message == "It is paid.")
    #expect(asked.destructiveLabel == "Cancel the trip")
    asked.onConfirm()
    #expect(router.stackState().state == FerryStack(confirmation: question))
  }

  @Test(
    "A question with other buttons is lost",
    arguments: [
      [], [.cancel()], [.destructive("Go")], [.cancel(), .destructive("Go")],
      [ConfirmationButton("Go"), .cancel()], [.destructive("Go"), .cancel("Stay")],
      [.destructive("Go"), .cancel(), .destructive("Go at once")],
    ])
  func otherButtons(buttons: [ConfirmationButton]) {
    router.presentConfirmation(ConfirmationState(title: "Old", message: "") {})
    let question = Confirmation(title: "Go?", buttons: buttons)
    let losses = router.apply(FerryStack(path: [.deck(1)], confirmation: question))
    #expect(losses == [Loss(.confirmation(question))])
    #expect(router.activeConfirmation == nil)
    #expect(router.stack == [.deck(1)])
  }
}

@MainActor
@Suite("Conversion of an app") struct NavigationConversionTests {
  typealias Loss = ConversionLoss<FerryTab, FerryRoute, FerrySheet>

  private let router = FerryTabRouter()

  @Test("Every tab is in the state, and losses have their tab")
  func navigationState() {
    router.selectedTab = .tickets
    router.router(for: .departures).stack = [.ferry(1)]
    router.router(for: .tickets).activeSheet = .payment
    for tab in FerryTab.allCases {
      router.router(for: tab).presentConfirmation(
        ConfirmationState(title: tab.rawValue, message: "") {})
    }
    let questions = FerryTab.allCases.map {
      Confirmation(title: $0.rawValue, destructiveLabel: "Delete")
    }
    let stacks: [FerryTab: FerryStack] = [
      .departures: FerryStack(path: [.ferry(1)], confirmation: questions[0]),
      .tickets: FerryStack(layers: [.sheet(.payment)], confirmation: questions[1]),
    ]
    let conversion = router.navigationState()
    #expect(conversion.state == FerryState(selectedTab: .tickets, stacks: stacks))
    #expect(
      conversion.losses == [
        Loss(.confirmationActions(questions[0]), tab: .departures),
        Loss(.confirmationActions(questions[1]), tab: .tickets),
      ])
  }

  @Test("A state replaces every tab, and losses have their tab")
  func apply() {
    let departures = router.router(for: .departures)
    departures.stack = [.ferry(1)]
    departures.activeSheet = .filter
    let stacks: [FerryTab: FerryStack] = [
      .tickets: FerryStack(path: [.ferry(2)], layers: [.sheet(.payment), .sheet(.filter)])
    ]
    let losses = router.apply(FerryState(selectedTab: .tickets, stacks: stacks))
    #expect(losses == [Loss(.layer(.sheet(.filter)), tab: .tickets)])
    #expect(router.selectedTab == .tickets)
    #expect(departures.stack.isEmpty)
    #expect(departures.activeSheet == nil)
    #expect(router.router(for: .departures) === departures)
    #expect(router.router(for: .tickets).stack == [.ferry(2)])
    #expect(router.router(for: .tickets).activeSheet == .payment)
  }

  @Test("A tab without a router is lost completely, and not selected")
  func unknownTab() {
    typealias PierRouter = ArchitectureRouting.TabRouter<PierTab, FerryRoute, FerrySheet>
    typealias PierLoss = ConversionLoss<PierTab, FerryRoute, FerrySheet>
    let router = PierRouter()
    let question = Confirmation(title: "Go?", destructiveLabel: "Go")
    var state = NavigationState<PierTab, FerryRoute, FerrySheet>(selectedTab: PierTab(number: 9))
    #expect(router.apply(state) == [PierLoss(.path([]), tab: PierTab(number: 9))])
    #expect(router.selectedTab == PierTab(number: 1))
    state[PierTab(number: 2)] = FerryStack(path: [.deck(1)])
    state[PierTab(number: 8)] = FerryStack(layers: [.sheet(.map)], confirmation: question)
    state[PierTab(number: 9)] = FerryStack(path: [.ferry(1)])
    #expect(
      router.apply(state) == [
        PierLoss(.layer(.sheet(.map)), tab: PierTab(number: 8)),
        PierLoss(.confirmation(question), tab: PierTab(number: 8)),
        PierLoss(.path([.ferry(1)]), tab: PierTab(number: 9)),
      ])
    #expect(router.router(for: PierTab(number: 2)).stack == [.deck(1)])
  }

  @Test("A recording's frames can be shown one by one")
  func recording() {
    router.selectedTab = .departures
    let before = router.navigationState().state
    router.router(for: .departures).navigate(to: .ferry(1))
    let after = router.navigationState().state
    let recording = NavigationRecording([
      NavigationEvent(origin: .code, before: before, after: after)
    ])
    let fresh = FerryTabRouter()
    for frame in recording.frames {
      #expect(fresh.apply(frame).isEmpty)
      #expect(fresh.navigationState().state == frame)
    }
    #expect(fresh.router(for: .departures).stack == [.ferry(1)])
  }
}

/// A tab whose values are not all in `allCases`.
struct PierTab: Hashable, CaseIterable {
  static let allCases = [PierTab(number: 1), PierTab(number: 2)]

  let number: Int
}
