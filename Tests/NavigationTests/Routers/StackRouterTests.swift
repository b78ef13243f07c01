import Navigation
import NavigationModel
import Testing

@MainActor
@Suite struct StackRouterTests {
  @Test("Pushes append in order, several in one change")
  func push() {
    let router = Stack()
    router.push(.list)
    router.push(contentsOf: [.detail(1), .settings])
    #expect(router.state.path == [.list, .detail(1), .settings])
    #expect(router.gate.log.total == 2)
  }

  @Test("A pop on an empty path does nothing and returns unchanged")
  func popEmpty() {
    let router = Stack()
    #expect(router.pop() == .unchanged)
    #expect(router.popToRoot() == .unchanged)
    #expect(router.gate.log.total == 0)
  }

  @Test("Resetting replaces the path in one change")
  func reset() {
    let router = Stack(state: StackValue(path: [.list, .detail(1)]))
    router.resetAndNavigate(to: .settings)
    #expect(router.state.path == [.settings])
    router.resetAndNavigate(to: [.list, .settings])
    #expect(router.state.path == [.list, .settings])
    #expect(router.gate.log.total == 2)
  }

  @Test("Popping to a page returns whether the page is in the path")
  func popTo() {
    let router = Stack(state: StackValue(path: [.list, .detail(1), .settings]))
    #expect(router.popTo(.detail(1)))
    #expect(router.state.path == [.list, .detail(1)])
    #expect(router.popTo(.detail(1)))
    #expect(!router.popTo(.settings))
    #expect(router.popTo(where: { $0 == .list }))
    #expect(router.state.path == [.list])
    #expect(router.gate.log.total == 2)
  }

  @Test("A written state passes the gate like a verb")
  func writtenState() {
    let router = Stack()
    router.state.path.append(.list)
    #expect(router.state.path == [.list])
    #expect(router.gate.log.last?.after == StackValue(path: [.list]))
  }

  @Test("The log keeps the latest events, oldest first, and counts all of them")
  func logRing() {
    let router = Stack()
    for number in 1...300 { router.resetAndNavigate(to: .detail(number)) }
    let events = router.gate.log.events
    #expect(router.gate.log.total == 300)
    #expect(events.count == 256)
    #expect(events.first?.after.path == [.detail(45)])
    #expect(events.last?.after.path == [.detail(300)])
    #expect(router.gate.log.last == events.last)
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.after == $1.before })
  }
}
