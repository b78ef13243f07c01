import Testing

@testable import RoutableRouting

/// The presentation of a router, shown by a host that behaves like SwiftUI.
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

  @Test("A cover is shown as a sheet on a system without covers")
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

  @Test("The next presentation waits until the previous one has left the screen")
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

  @Test("A presentation whose end SwiftUI does not report does not delay the next one")
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

  @Test("A presentation that another one covers stays presented")
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

  @Test("dismiss dismisses the router's presentation, and does nothing without one")
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

  @Test("A swipe dismisses the presentation and keeps the pages")
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

  @Test("Inside a modal, another router presents over it, and the outer one does not change")
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
