import Observation
import Testing

@testable import RoutableRouting

/// How a view keeps its router although SwiftUI creates its structure again.
@Suite struct RouterInstallationTests {
  @Test("A router of a view switches to the one that the view has stored")
  func kept() {
    let first = StorageReference<HallRoute>()
    var next = StorageReference<HallRoute>()
    next.install(first.storage)
    #expect(next.storage === first.storage)
  }

  @Test("A router that came from another view does not switch")
  func handedOn() {
    var owned = StorageReference<HallRoute>()
    owned.install(owned.storage)
    var copy = owned
    copy.install(RouterStorage())
    #expect(copy.storage === owned.storage)
  }
}

// The observer is called on the thread that makes the change.
private final class Flag: @unchecked Sendable {
  var isUp = false
}

/// Which change notifies which observer.
@Suite struct RouterObservationTests {
  private let router = Router<HallRoute>()

  @Test("A reader of the pages is notified of each of their changes")
  func pages() {
    #expect(isTold(reading: { $0.path }) { router.navigate(to: .room(1)) })
    #expect(isTold(reading: { $0.path }) { router.goBack() })
    #expect(isTold(reading: { $0.path }) { router.wrappedValue = [.guide(Guide("Ada"))] })
    #expect(isTold(reading: { $0.path }) { router.wrappedValue = [.guide(Guide("Ada"))] })
  }

  @Test(
    "A presentation does not notify a reader of the pages, nor pages a reader of the presentation")
  func grain() {
    #expect(!isTold(reading: { $0.path }) { router.present(.room(1)) })
    #expect(!isTold(reading: { $0.path }) { router.dismiss() })
    #expect(!isTold(reading: { $0.slot.visible?.route }) { router.navigate(to: .room(1)) })
    #expect(isTold(reading: { $0.slot.visible?.route }) { router.present(.room(1)) })
    #expect(isTold(reading: { $0.slot.visible?.route }) { router.present(.room(1)) })
    #expect(isTold(reading: { $0.slot.visible?.route }) { router.dismiss() })
  }

  @Test("goBack at the root notifies no observer")
  func atRoot() {
    #expect(!isTold(reading: { $0.path }) { router.goBack() })
  }

  private func isTold<Value>(
    reading read: (RouterStorage<HallRoute>) -> Value, of change: () -> Void
  ) -> Bool {
    let flag = Flag()
    withObservationTracking {
      _ = read(router.storage)
    } onChange: {
      flag.isUp = true
    }
    change()
    return flag.isUp
  }
}
