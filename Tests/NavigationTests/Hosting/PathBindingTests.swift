import Navigation
import NavigationModel
import Testing

/// The effect of SwiftUI's writes of a path.
@MainActor
@Suite struct PathBindingTests {
  private func hosted(_ pages: Int) -> HostedApp {
    let hosted = HostedApp()
    hosted.app.push(contentsOf: (1...pages).map(Page.detail))
    hosted.time.pass(.seconds(5))
    return hosted
  }

  private func pages(_ numbers: Int...) -> [Page] { numbers.map(Page.detail) }

  @Test(
    "A path is cut to what SwiftUI shows, for any number of pages that the user left",
    arguments: 0...2)
  func popsSeveral(rest: Int) {
    let hosted = hosted(3)
    hosted.home.pathBinding(at: .root).set(Array(pages(1, 2, 3).prefix(rest)))
    #expect(hosted.home.path == Array(pages(1, 2, 3).prefix(rest)))
    #expect(hosted.app.gate.log.last?.origin == .user)
  }

  @Test("The pages inside a layer are cut in the same way")
  func popsInLayer() throws {
    let hosted = HostedApp()
    let level = try hosted.present()
    hosted.app.push(contentsOf: pages(1, 2, 3))
    hosted.time.pass(.seconds(5))
    hosted.home.pathBinding(at: level).set([])
    #expect(hosted.home.state.layers.first?.path == [])
    #expect(hosted.home.state.layers.count == 1)
  }

  @Test("A page that the app pushes during a swipe back stays")
  func pushDuringSwipe() {
    let hosted = hosted(2)
    let binding = hosted.home.pathBinding(at: .root)
    hosted.app.push(.detail(9))
    hosted.time.pass(.milliseconds(400))
    binding.set(pages(1))
    #expect(hosted.home.path == pages(1, 9))
  }

  @Test("A page that the app pushes during a swipe stays if SwiftUI writes to a newer binding")
  func pushDuringSwipeNewBinding() {
    let hosted = hosted(2)
    hosted.app.push(.detail(9))
    let binding = hosted.home.pathBinding(at: .root)
    hosted.time.pass(.milliseconds(400))
    binding.set(pages(1))
    #expect(hosted.home.path == pages(1, 9))
  }

  @Test("The user may leave a page right after it was pushed")
  func popOfRecentPush() {
    let hosted = hosted(2)
    hosted.app.push(.detail(9))
    hosted.home.pathBinding(at: .root).set(pages(1, 2))
    #expect(hosted.home.path == pages(1, 2))
  }

  @Test("Pages that were pushed one by one and seen can be left together")
  func popOfSeenPushes() {
    let hosted = HostedApp()
    for page in pages(1, 2, 3) { hosted.app.push(page) }
    hosted.time.pass(.milliseconds(1_001))
    hosted.home.pathBinding(at: .root).set([])
    #expect(hosted.home.path == [])
  }

  @Test("An old binding does not write into a path that has been replaced")
  func oldBinding() {
    let hosted = hosted(2)
    let binding = hosted.home.pathBinding(at: .root)
    hosted.app.resetAndNavigate(to: [.settings, .list])
    hosted.time.pass(.seconds(5))
    binding.set(pages(1))
    #expect(hosted.home.path == [.settings, .list])
  }

  @Test("An old binding of a layer does not write into the next layer")
  func oldBindingOfLayer() throws {
    let hosted = HostedApp()
    let old = try hosted.present()
    hosted.app.push(contentsOf: pages(1, 2))
    let binding = hosted.home.pathBinding(at: old)
    hosted.app.dismiss()
    hosted.time.pass(.seconds(5))
    _ = try hosted.present()
    hosted.app.push(contentsOf: pages(1, 2))
    hosted.time.pass(.seconds(5))
    binding.set([])
    #expect(hosted.home.state.layers.map(\.path) == [pages(1, 2)])
  }

  @Test("An old binding does not bring back pages that the app has popped")
  func popIsKept() {
    let hosted = hosted(3)
    let binding = hosted.home.pathBinding(at: .root)
    hosted.app.popToRoot()
    binding.set(pages(1, 2))
    #expect(hosted.home.path == [])
  }

  @Test("A write that SwiftUI repeats has one effect")
  func repeatedWrite() {
    let hosted = hosted(2)
    let binding = hosted.home.pathBinding(at: .root)
    binding.set(pages(1))
    hosted.app.push(.detail(2))
    binding.set(pages(1))
    #expect(hosted.home.path == pages(1, 2))
  }

  @Test("A repeated write without an effect makes SwiftUI read again")
  func repeatedWriteIsCorrected() {
    let hosted = hosted(2)
    let binding = hosted.home.pathBinding(at: .root)
    binding.set(pages(1))
    hosted.app.push(.detail(2))
    let count = changes(of: { _ = hosted.home.pathBinding(at: .root).get() }) {
      binding.set(pages(1))
    }
    #expect(count == 1)
  }

  @Test("A page that the user opens goes on top of the pages that the app pushed meanwhile")
  func openedPage() {
    let hosted = hosted(1)
    let binding = hosted.home.pathBinding(at: .root)
    hosted.app.push(.detail(9))
    binding.set(pages(1, 2))
    #expect(hosted.home.path == pages(1, 9, 2))
  }

  @Test("Two pages that are opened through one binding are pushed once each")
  func openedTwo() {
    let hosted = hosted(1)
    let binding = hosted.home.pathBinding(at: .root)
    binding.set(binding.get() + pages(2))
    binding.set(binding.get() + pages(3))
    #expect(hosted.home.path == pages(1, 2, 3))
  }

  @Test("A page that a view appends to a binding's value is pushed once, also after another push")
  func appendAfterPush() {
    let hosted = hosted(1)
    let binding = hosted.home.pathBinding(at: .root)
    hosted.app.push(.detail(9))
    binding.set(binding.get() + pages(2))
    #expect(hosted.home.path == pages(1, 9, 2))
  }

  @Test("An asynchronous guard receives the pages that the user left at that time")
  func lateAnswer() async {
    let hosted = hosted(3)
    hosted.app.gate.addAsyncGuard { _ in
      await Task.yield()
      return .allow
    }
    let binding = hosted.home.pathBinding(at: .root)
    let count = changes(of: { _ = hosted.home.path }) { binding.set(pages(1)) }
    // SwiftUI has to show the pages again until the guard allows it.
    #expect(count == 1)
    #expect(hosted.home.path == pages(1, 2, 3))
    await hosted.app.gate.pendingDecisions()
    #expect(hosted.home.path == pages(1))
  }
}
