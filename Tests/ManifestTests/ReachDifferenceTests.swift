import Manifest
import Navigation
import Testing

@Suite struct ReachDifferenceTests {
  typealias State = NavigationState<Pantry.Tab, Pantry.Route, Pantry.Sheet>
  typealias Stack = StackState<Pantry.Route, Pantry.Sheet>

  private func state(_ stack: Stack = Stack(), in tab: Pantry.Tab = .topShelf) -> State {
    State(selectedTab: tab, stacks: [tab: stack])
  }

  @Test("Equal states do not differ")
  func equal() {
    #expect(ReachDifference(asked: state(), reached: state()) == nil)
  }

  @Test("Another tab is reported")
  func tab() {
    let difference = ReachDifference(asked: state(in: .cellar), reached: state())
    #expect(difference?.description == "tab: asked for cellar, reached topShelf")
  }

  @Test("Another stack is reported page by page")
  func stack() {
    let difference = ReachDifference(
      asked: state(Stack(path: [.jar(id: 1), .jar(id: 2)])), reached: state())
    #expect(
      difference?.description
        == "stack: asked for jar(id: 1) › jar(id: 2), reached nothing")
  }

  @Test("A layer is reported with its kind, its detent and its pages")
  func layers() {
    let asked = Stack(layers: [
      .sheet(.labelMaker, detent: .medium), .sheet(.labelMaker, path: [.jar(id: 3)]),
    ])
    let reached = Stack(layers: [.fullScreenCover(.labelMaker)])
    let difference = ReachDifference(asked: state(asked), reached: state(reached))
    #expect(
      difference?.description
        == "layers: asked for medium sheet labelMaker › sheet labelMaker with jar(id: 3), "
        + "reached cover labelMaker")
  }

  @Test("A missing confirmation is reported with its title")
  func confirmation() {
    let difference = ReachDifference(
      asked: state(Stack(confirmation: Pantry.question)), reached: state())
    #expect(difference?.description == "confirmation: asked for Throw away?, reached none")
  }

  @Test("A difference in another tab is reported with that tab")
  func otherTab() {
    var reached = state()
    reached[.cellar] = Stack(path: [.jar(id: 1)])
    let difference = ReachDifference(asked: state(), reached: reached)
    #expect(difference?.description == "cellar stack: asked for nothing, reached jar(id: 1)")
  }

  @Test("A stack of a tab that is not in 'allCases' is reported, too")
  func unlistedTab() {
    typealias State = NavigationState<Shed.Tab, Int, String>
    let asked = State(selectedTab: .door)
    let reached = State(selectedTab: .door, stacks: [.loft: StackState(path: [3])])
    #expect(
      ReachDifference(asked: asked, reached: reached)?.description
        == "loft stack: asked for nothing, reached 3")
  }

  @Test("Unequal values with the same description are told apart by what they store")
  func sameDescription() {
    struct Route: Hashable, CustomStringConvertible {
      var length: Double
      var description: String { "a walk" }
    }
    typealias State = NavigationState<Pantry.Tab, Route, Never>
    func state(_ length: Double) -> State {
      State(selectedTab: .cellar, stacks: [.cellar: StackState(path: [Route(length: length)])])
    }
    #expect(
      ReachDifference(asked: state(1), reached: state(2))?.description
        == "stack: asked for 'Route.length' 1.0, reached 2.0")
  }

  @Test("Layers that differ only in whether a swipe dismisses them are reported")
  func swipe() {
    var locked = Stack(layers: [.sheet(.labelMaker)])
    locked.layers[0].isInteractiveDismissDisabled = true
    let difference = ReachDifference(
      asked: state(Stack(layers: [.sheet(.labelMaker)])), reached: state(locked))
    #expect(
      difference?.description
        == "layers: asked for sheet labelMaker, reached sheet labelMaker that a swipe does not dismiss"
    )
  }

  @Test("Several differences follow each other in a fixed order")
  func several() {
    let asked = state(Stack(path: [.jar(id: 1)], confirmation: Pantry.question), in: .cellar)
    let difference = ReachDifference(asked: asked, reached: state())
    #expect(difference?.parts.map(\.name) == ["tab", "stack", "confirmation"])
    #expect(
      difference?.description
        == "tab: asked for cellar, reached topShelf; stack: asked for jar(id: 1), reached nothing; "
        + "confirmation: asked for Throw away?, reached none")
  }

  @Test(
    "Two confirmations with the same title are reported in full",
    arguments: [
      (
        Navigation.Confirmation(title: "Throw away?", buttons: [.cancel("Keep")]),
        "Throw away? · Keep (cancel)"
      ),
      (
        .init(title: "Throw away?", message: "It is mouldy.", buttons: Pantry.question.buttons),
        "Throw away? · It is mouldy. · Throw away (destructive) · Give away (default) "
          + "· Keep (cancel)"
      ),
    ])
  func sameTitle(_ other: Navigation.Confirmation, reached: String) {
    let difference = ReachDifference(
      asked: state(Stack(confirmation: Pantry.question)),
      reached: state(Stack(confirmation: other)))
    #expect(
      difference?.description
        == "confirmation: asked for Throw away? · It is still good. · Throw away (destructive) "
        + "· Give away (default) · Keep (cancel), reached \(reached)")
  }
}
