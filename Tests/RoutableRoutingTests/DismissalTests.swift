import Testing

@testable import RoutableRouting

/// When `onDismiss` runs.
@Suite struct DismissalTests {
  private final class Log {
    var names: [String] = []
  }

  enum Cause: CaseIterable {
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

  @Test(
    "It runs once after the presentation is dismissed, for every cause", arguments: Cause.allCases)
  func everyCause(cause: Cause) {
    present(1, named: "first")
    host.update()
    switch cause {
    case .swipe: host.swipe()
    case .lateSwipe: break
    case .verb: router.dismiss()
    case .replacement: router.present(.room(2))
    }
    host.update()
    #expect(log.names.isEmpty)
    if cause == .lateSwipe {
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

  @Test("It runs for a presentation that was replaced while it was waiting")
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

  @Test("Each presentation has its own, also if the previous one had none or the next one has none")
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

  @Test("A presentation during the dismissal of another one is shown after it")
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

  @Test("A write of nil by an old binding does not affect a newer presentation")
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

  @Test("A second write of nil and a second report have no effect")
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

  @Test("A write of a value other than nil changes nothing")
  func otherWrite() {
    present(1, named: "first")
    host.update()
    router.storage[presentedAs: .sheet, host.shown?.id] = host.shown
    host.update()
    #expect(host.shownRoute == .room(1))
    #expect(log.names.isEmpty)
  }

  @Test("The action may change the pages and present the next route")
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
