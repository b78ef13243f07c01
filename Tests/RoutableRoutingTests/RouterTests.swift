import Observation
import Testing

@testable import RoutableRouting

/// The interface that a part of an app needs from a router.
private protocol StackMoving {
  associatedtype Destination
  func navigate(to route: Destination)
  func goBack()
  func popToRoot()
  func dismiss()
}

extension Router: StackMoving {}

extension Router where Destination == HallRoute {
  fileprivate func enter(_ rooms: ClosedRange<Int>) {
    for room in rooms { navigate(to: .room(room)) }
  }
}

/// The router as a property wrapper outside a view.
private struct Tour {
  @Router var path: [HallRoute]

  var router: Router<HallRoute> { _path }
}

/// An environment with a key whose default is created at each read, like with `@Entry`.
private struct Surroundings {
  private var router: Router<HallRoute>?

  var hallRouter: Router<HallRoute> {
    get { router ?? Router() }
    set { router = newValue }
  }
}

/// The members of `Router`.
@Suite struct RouterTests {
  private let router = Router<HallRoute>()

  @Test("A router starts without pages and without a presentation")
  func initial() {
    #expect(router.wrappedValue.isEmpty)
    #expect(router.storage.slot.requested == nil)
  }

  @Test("A copy is the same router, and each init creates another one")
  func references() {
    let copy = router
    let other = Router<HallRoute>()
    copy.navigate(to: .room(1))
    copy.present(.room(2))
    #expect(router.wrappedValue == [.room(1)])
    #expect(router.storage.slot.requested?.route == .room(2))
    #expect(other.wrappedValue.isEmpty)
    #expect(other.storage.slot.requested == nil)
  }

  @Test("The pages are read and set, without mutation of the wrapper")
  func pages() {
    router.wrappedValue = [.room(1), .room(2)]
    router.wrappedValue.append(.room(3))
    router.wrappedValue[0] = .room(9)
    #expect(router.wrappedValue == [.room(9), .room(2), .room(3)])
  }

  @Test("A property gives the pages and the router, also as a constant")
  func propertyWrapper() {
    let tour = Tour()
    tour.path = [.room(1)]
    tour.path.append(.room(2))
    tour.router.navigate(to: .room(3))
    let copy = tour
    copy.router.goBack()
    #expect(tour.path == [.room(1), .room(2)])
    #expect(Tour().path.isEmpty)
  }

  @Test("navigate appends, also a page that is in the stack already")
  func navigate() {
    router.navigate(to: .room(1))
    router.navigate(to: .room(1))
    #expect(router.wrappedValue == [.room(1), .room(1)])
  }

  @Test("goBack removes the last page, and nothing at the root")
  func goBack() {
    router.enter(1...2)
    router.goBack()
    #expect(router.wrappedValue == [.room(1)])
    router.goBack()
    router.goBack()
    #expect(router.wrappedValue.isEmpty)
  }

  @Test("popToRoot removes all pages")
  func popToRoot() {
    router.enter(1...3)
    router.popToRoot()
    #expect(router.wrappedValue.isEmpty)
  }

  @Test("Pages change under a presentation")
  func underModal() {
    router.present(.guide(Guide("Ada")))
    router.enter(1...3)
    router.goBack()
    #expect(router.wrappedValue == [.room(1), .room(2)])
    router.wrappedValue = [.room(7)]
    router.popToRoot()
    #expect(router.storage.slot.requested?.route == .guide(Guide("Ada")))
  }

  @Test("Two routers are independent")
  func sideBySide() {
    let tickets = Router<TicketRoute>()
    router.enter(1...2)
    tickets.navigate(to: .calendar)
    router.goBack()
    router.present(.room(3))
    #expect(router.wrappedValue == [.room(1)])
    #expect(tickets.wrappedValue == [.calendar])
    #expect(tickets.storage.slot.requested == nil)
  }

  @Test("A page that is set replaces an equal one")
  func storedAsGiven() {
    let first = Guide("Ada")
    let second = Guide("Ada")
    router.wrappedValue = [.guide(first)]
    router.wrappedValue = [.guide(second)]
    guard case .guide(let stored) = router.wrappedValue.first else {
      Issue.record("not a guide")
      return
    }
    #expect(stored === second)
  }

  @Test("The verbs return nothing and are used as function values")
  func functionValues() {
    let push: (HallRoute) -> Void = router.navigate
    push(.room(1))
    push(.room(2))
    let goBack: () -> Void = router.goBack
    let popToRoot: () -> Void = router.popToRoot
    let dismiss: () -> Void = router.dismiss
    goBack()
    #expect(router.wrappedValue == [.room(1)])
    popToRoot()
    router.present(.room(3))
    dismiss()
    #expect(router.wrappedValue.isEmpty)
    #expect(router.storage.slot.requested == nil)
  }

  @Test("The router conforms to an app's own protocol")
  func conformance() {
    func leave<Mover: StackMoving>(_ mover: Mover, by route: Mover.Destination) {
      mover.popToRoot()
      mover.navigate(to: route)
      mover.dismiss()
      mover.goBack()
      mover.navigate(to: route)
    }
    router.enter(1...2)
    leave(router, by: .room(9))
    #expect(router.wrappedValue == [.room(9)])
  }

  @Test("A router can be created off the main actor, at each read of a computed default")
  func environmentDefault() async {
    let paths = await Task.detached { () -> [Int] in
      var surroundings = Surroundings()
      let keyPath: WritableKeyPath<Surroundings, Router<HallRoute>> = \.hallRouter
      surroundings[keyPath: keyPath].navigate(to: .room(1))
      let unset = surroundings[keyPath: keyPath].wrappedValue.count
      let router = Router<HallRoute>()
      surroundings[keyPath: keyPath] = router
      surroundings[keyPath: keyPath].navigate(to: .room(1))
      return [unset, router.wrappedValue.count]
    }.value
    #expect(paths == [0, 1])
  }

  @Test("Verbs are called from any actor")
  func actors() async {
    actor Desk {
      let router = Router<HallRoute>()
      func enter() -> Int {
        router.navigate(to: .room(1))
        return router.wrappedValue.count
      }
    }
    #expect(await Desk().enter() == 1)
    await MainActor.run {
      let router = Router<HallRoute>()
      router.navigate(to: .room(1))
      #expect(router.wrappedValue == [.room(1)])
    }
  }
}
