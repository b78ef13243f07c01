import Testing

@testable import RoutableRouting

/// The one place of a router for what it presents, shown by a host that behaves as SwiftUI does.
@Suite struct PresentationTests {
  private let router = Router<HallRoute>()
  private let host: ModalHost<HallRoute>

  init() { host = ModalHost(router) }

  @Test("A route is presented as a sheet unless another style is given")
  func styles() {
    router.present(.room(1))
    host.update()
    #expect(host.shownRoute == .room(1))
    #expect(host.shownStyle == .sheet)
    router.present(.room(2), style: .fullScreenCover)
    host.settle()
    #expect(host.shownRoute == .room(2))
    #expect(host.shownStyle == .fullScreenCover)
  }

  @Test("A cover is shown as a sheet where there are no covers")
  func noCovers() {
    router.present(.room(1), style: .fullScreenCover)
    let slot = router.storage.slot
    #expect(slot.visible(as: .sheet, hasCovers: false)?.route == .room(1))
    #expect(slot.visible(as: .fullScreenCover, hasCovers: false) == nil)
    #expect(slot.visible(as: .sheet, hasCovers: true) == nil)
    #expect(slot.visible(as: .fullScreenCover, hasCovers: true)?.route == .room(1))
  }

  @Test("A second presentation replaces the first, also one with the same id or an equal one")
  func replacement() {
    router.present(.room(1))
    host.update()
    let first = host.shown?.id
    router.present(.room(2))
    host.settle()
    let second = host.shown?.id
    router.present(.room(2))
    host.settle()
    #expect(host.shownRoute == .room(2))
    #expect(Set([first, second, host.shown?.id]).count == 3)
    router.dismiss()
    host.settle()
    #expect(host.shown == nil)
  }

  @Test("The next presentation waits until the one before it has left the screen")
  func serial() {
    router.present(.room(1))
    host.update()
    router.present(.room(2), style: .fullScreenCover)
    host.update()
    #expect(host.isLeaving)
    #expect(router.storage.slot.visible == nil)
    host.finishLeaving()
    host.update()
    #expect(host.shownRoute == .room(2))
  }

  @Test("A presentation whose end SwiftUI does not report does not hold up the next one")
  func unreported() {
    var dismissals = 0
    router.present(.room(1)) { dismissals += 1 }
    host.update()
    router.present(.room(2))
    host.update()
    host.finishLeaving(reports: false)
    host.update()
    #expect(host.shownRoute == .room(2))
    #expect(dismissals == 1)
  }

  @Test("A presentation that another one covers stays up")
  func covered() {
    router.present(.room(1))
    host.update()
    let id = router.storage.slot.visible?.id ?? 0
    router.storage.didDisappear(id: id)
    router.storage.didAppear(id: id)
    router.present(.room(2))
    host.update()
    #expect(host.isLeaving)
    host.finishLeaving()
    host.update()
    #expect(host.shownRoute == .room(2))
  }

  @Test("dismiss takes away what the router presents, and else does nothing")
  func dismiss() {
    router.navigate(to: .room(1))
    router.dismiss()
    #expect(router.wrappedValue == [.room(1)])
    router.present(.room(2))
    host.update()
    router.dismiss()
    host.settle()
    #expect(host.shown == nil)
    #expect(router.wrappedValue == [.room(1)])
  }

  @Test("A swipe takes the presentation away and leaves the pages")
  func swipe() {
    router.navigate(to: .room(1))
    router.present(.room(2))
    host.update()
    host.swipe()
    host.finishLeaving()
    host.update()
    #expect(host.shown == nil)
    #expect(router.storage.slot.requested == nil)
    #expect(router.wrappedValue == [.room(1)])
  }

  @Test("Inside a modal, another router presents over it, and the outer one stays as it is")
  func inside() {
    let inner = Router<HallRoute>()
    router.navigate(to: .room(1))
    router.present(.room(2))
    inner.navigate(to: .room(3))
    inner.present(.room(4))
    inner.dismiss()
    inner.dismiss()
    #expect(inner.wrappedValue == [.room(3)])
    #expect(router.wrappedValue == [.room(1)])
    #expect(router.storage.slot.requested?.route == .room(2))
  }
}

/// When `onDismiss` runs.
@Suite struct DismissalTests {
  private final class Log {
    var names: [String] = []
  }

  enum Way: CaseIterable {
    case swipe, lateSwipe, verb, replacement
  }

  private let router = Router<HallRoute>()
  private let host: ModalHost<HallRoute>
  private let log = Log()

  init() { host = ModalHost(router) }

  private func present(
    _ room: Int, style: RoutableRouting.PresentationStyle = .sheet, named name: String
  ) {
    router.present(.room(room), style: style) { [log] in log.names.append(name) }
  }

  @Test("It runs once after the presentation has gone, by whichever way", arguments: Way.allCases)
  func ways(way: Way) {
    present(1, named: "first")
    host.update()
    switch way {
    case .swipe: host.swipe()
    case .lateSwipe: break
    case .verb: router.dismiss()
    case .replacement: router.present(.room(2))
    }
    host.update()
    #expect(log.names.isEmpty)
    if way == .lateSwipe {
      // SwiftUI reports the end, and writes nil after that.
      router.storage.didDismiss(id: 1)
      #expect(log.names.isEmpty)
      host.writeNil(to: .sheet, id: 1)
    } else {
      host.finishLeaving()
    }
    #expect(log.names == ["first"])
    host.settle()
    router.present(.room(3))
    host.settle()
    router.dismiss()
    host.settle()
    #expect(log.names == ["first"])
  }

  @Test("It runs at once if the presentation was never on screen")
  func unseen() {
    present(1, named: "first")
    present(2, named: "second")
    #expect(log.names == ["first"])
    router.dismiss()
    router.dismiss()
    #expect(log.names == ["first", "second"])
  }

  @Test("It runs for what was replaced while it waited for its turn")
  func waiting() {
    present(1, named: "first")
    host.update()
    present(2, named: "second")
    present(3, named: "third")
    #expect(log.names == ["second"])
    host.settle()
    #expect(log.names == ["second", "first"])
    #expect(host.shownRoute == .room(3))
  }

  @Test("Each presentation has its own, also one without it after one with it")
  func ownActions() {
    present(1, named: "first")
    host.update()
    router.present(.room(2), style: .fullScreenCover)
    host.settle()
    present(3, named: "third")
    host.settle()
    host.swipe()
    host.finishLeaving()
    #expect(log.names == ["first", "third"])
  }

  @Test("A presentation in the second in which another slides away is shown after it")
  func duringDismissal() {
    present(1, named: "first")
    host.update()
    host.swipe()
    present(2, named: "second")
    host.update()
    host.finishLeaving(writesNil: true)
    #expect(log.names == ["first"])
    host.update()
    #expect(host.shownRoute == .room(2))
    #expect(log.names == ["first"])
  }

  @Test("A write of nil by an old binding hits nothing newer")
  func oldBinding() {
    present(1, named: "first")
    host.update()
    let old = host.shown?.id
    present(2, named: "second")
    host.settle()
    host.writeNil(to: .sheet, id: old)
    host.writeNil(to: .sheet, id: nil)
    host.update()
    #expect(host.shownRoute == .room(2))
    #expect(log.names == ["first"])
  }

  @Test("Nil that is written twice, and a report that comes twice, do nothing more")
  func repeated() {
    present(1, named: "first")
    host.update()
    host.swipe()
    host.swipe()
    host.finishLeaving()
    router.storage.didDismiss(id: 1)
    router.storage.didDismiss(id: nil)
    router.storage.didAppear(id: 1)
    host.update()
    #expect(log.names == ["first"])
    #expect(host.shown == nil)
  }

  @Test("A report of an earlier presentation does not end the one that is on screen")
  func lateReport() {
    present(1, named: "first")
    host.update()
    present(2, named: "second")
    host.settle()
    router.storage.didDismiss(id: 1)
    host.update()
    #expect(host.shownRoute == .room(2))
    host.swipe()
    #expect(log.names == ["first"])
    host.finishLeaving()
    #expect(log.names == ["first", "second"])
  }

  @Test("A view that appears after its presentation was replaced changes nothing")
  func lateAppearance() {
    present(1, named: "first")
    present(2, named: "second")
    router.storage.didAppear(id: 1)
    router.dismiss()
    #expect(log.names == ["first", "second"])
  }

  @Test("A write of anything but nil changes nothing")
  func otherWrite() {
    present(1, named: "first")
    host.update()
    router.storage[presentedAs: .sheet, host.shown?.id] = host.shown
    host.update()
    #expect(host.shownRoute == .room(1))
    #expect(log.names.isEmpty)
  }

  @Test("The action may move the router and present the next route")
  func reentrance() {
    router.navigate(to: .room(1))
    router.present(.room(2)) { [router] in
      router.popToRoot()
      router.present(.room(3))
    }
    host.update()
    router.dismiss()
    host.settle()
    #expect(router.wrappedValue.isEmpty)
    #expect(host.shownRoute == .room(3))
  }
}
