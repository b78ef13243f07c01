import Navigation
import RoutableRouting
import Testing

private enum SoleTab: String, CaseIterable, Codable, Linkable { case sole }

extension TicketRoute: Linkable {
  static let links: LinkTable<TicketRoute> = [
    LinkPattern("calendar", .calendar),
    LinkPattern("day", .path("number"), make: TicketRoute.day) {
      if case .day(let number) = $0 { number } else { nil }
    },
    LinkPattern("receipt", .path("number"), make: TicketRoute.receipt(number:)) {
      if case .receipt(let number) = $0 { number } else { nil }
    },
  ]
}

/// The conversion of a router to a state of `Navigation` and back.
@Suite struct ConversionTests {
  private typealias State = StackState<TicketRoute, TicketRoute>

  private let router = Router<TicketRoute>()

  @Test("Pages and the presentation are converted without a loss")
  func state() {
    #expect(router.stackState() == StackConversion(State()))
    router.wrappedValue = [.calendar, .day(1)]
    router.present(.receipt(number: "7"))
    #expect(
      router.stackState()
        == StackConversion(
          State(path: [.calendar, .day(1)], layers: [.sheet(.receipt(number: "7"))])))
    router.present(.day(2), style: .fullScreenCover)
    #expect(router.stackState().state.layers == [.fullScreenCover(.day(2))])
    #expect(router.stackState().losses.isEmpty)
  }

  @Test("An onDismiss is a loss")
  func dismissalAction() {
    router.present(.day(1), onDismiss: {})
    let conversion = router.stackState()
    #expect(conversion.state.layers == [.sheet(.day(1))])
    #expect(conversion.losses == [ConversionLoss(.dismissalAction(of: .day(1)))])
  }

  @Test("A state with one layer is applied without a loss and converted back")
  func apply() {
    let state = State(path: [.calendar], layers: [.fullScreenCover(.day(1))])
    #expect(router.apply(state) == [])
    #expect(router.stackState() == StackConversion(state))
    #expect(router.apply(State()) == [])
    #expect(router.stackState() == StackConversion(State()))
  }

  @Test("What a router cannot express is returned")
  func losses() {
    let question = Confirmation(title: "Refund?", destructiveLabel: "Refund")
    let state = State(
      path: [.calendar],
      layers: [
        .sheet(.day(1), detent: .medium, path: [.day(2)]),
        .fullScreenCover(.day(3), path: [.day(4)]),
        .sheet(.calendar),
      ],
      confirmation: question)
    #expect(
      router.apply(state) == [
        ConversionLoss(.style(.sheet(.medium), of: .day(1))),
        ConversionLoss(.layerPath([.day(2)], in: .day(1))),
        ConversionLoss(.layer(.fullScreenCover(.day(3), path: [.day(4)]))),
        ConversionLoss(.layer(.sheet(.calendar))),
        ConversionLoss(.confirmation(question)),
      ])
    #expect(router.stackState().state == State(path: [.calendar], layers: [.sheet(.day(1))]))
  }

  @Test("An equal presentation stays, and any other is replaced or dismissed")
  func presented() {
    var gone = 0
    router.present(.day(1)) { gone += 1 }
    router.apply(State(path: [.calendar], layers: [.sheet(.day(1))]))
    #expect(gone == 0)
    router.apply(State(layers: [.fullScreenCover(.day(1))]))
    #expect(gone == 1)
    router.present(.day(1)) { gone += 1 }
    router.apply(State())
    #expect(gone == 2)
  }

  @Test("A link is written from the router and opened at the same screen")
  func link() throws {
    router.wrappedValue = [.calendar, .day(3)]
    router.present(.receipt(number: "7"))
    let codec = LinkCodec<SoleTab, TicketRoute, TicketRoute>(schemes: ["museum"])
    let stack = router.stackState().state
    let link = try codec.print(ScreenPath(routes: stack.path, layers: stack.layers))
    #expect(link.hasPrefix("museum://calendar/day/3"))
    let next = Router<TicketRoute>()
    #expect(next.apply(try codec.parse(link).stack) == [])
    #expect(next.stackState().state == stack)
  }

  @Test("An archive restores the router, with its presentation")
  func archive() throws {
    router.wrappedValue = [.calendar]
    router.present(.day(2), style: .fullScreenCover)
    let stack = router.stackState().state
    let text = try NavigationArchive(
      NavigationState(selectedTab: SoleTab.sole, stacks: [.sole: stack])
    ).text()
    let archive = NavigationArchive<SoleTab, TicketRoute, TicketRoute>(
      reading: text, homeTab: .sole)
    let next = Router<TicketRoute>()
    #expect(archive.losses.isEmpty)
    #expect(next.apply(archive.state[.sole]) == [])
    #expect(next.stackState().state == stack)
  }
}
