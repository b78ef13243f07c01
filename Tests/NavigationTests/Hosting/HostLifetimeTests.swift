import Navigation
import NavigationModel
import Testing

/// The lifetime and the callbacks of a hosted router.
@MainActor
@Suite struct HostLifetimeTests {
  @Test("A router is freed although its bindings were used and a dismissal is in progress")
  func noCycle() {
    weak var kept: App?
    weak var keptStack: Stack?
    let time = HostTime()
    do {
      let app = App(homeTab: .home)
      kept = app
      keptStack = app.router(for: .home)
      app.hostClock = time.clock
      app.present(sheet: .help)
      app.router(for: .home).sheetBinding().set(nil)
      time.pass(.seconds(5))
      app.presentConfirmation(title: "Sure?", destructiveLabel: "Yes") { app.push(.list) }
      app.router(for: .home).questionBinding(over: .root).set(false)
      app.tabBinding(reselection: .popsToRoot).set(.search)
      time.pass(.seconds(5))
    }
    #expect(kept == nil)
    #expect(keptStack == nil)
  }

  @Test("A stack router without tabs is hosted like a tab")
  func loneStack() throws {
    let router = Stack()
    let time = HostTime()
    router.hostClock = time.clock
    router.push(.list)
    router.present(sheet: .help)
    time.pass(.seconds(5))
    let binding = router.sheetBinding()
    let dismissed = router.dismissalHandler(over: .root)
    #expect(binding.get()?.item == .help)
    router.dismiss()
    router.present(sheet: .filter)
    binding.set(nil)
    #expect(router.sheet() == nil)
    dismissed()
    #expect(router.sheet()?.item == .filter)
    time.pass(.seconds(5))
    router.pathBinding(at: .root).set([])
    #expect(router.path == [])
    #expect(router.state.layers.count == 1)
  }

  @Test("Two views of one router may both report the same dismissal")
  func twoViews() throws {
    let hosted = HostedApp()
    let app = hosted.app
    let count = Counter()
    app.present(sheet: .help) {
      count.hit()
      app.present(sheet: .filter)
    }
    hosted.time.pass(.seconds(5))
    let views = (0..<2).map { _ in
      (hosted.home.sheetBinding(), hosted.home.dismissalHandler(over: .root))
    }
    for (binding, dismissed) in views {
      binding.set(nil)
      dismissed()
    }
    #expect(count.count == 1)
    #expect(hosted.home.state.layers.map(\.item) == [.filter])
    #expect(hosted.home.sheet()?.item == .filter)
  }

  @Test("An onDismiss that presents runs after the change, and its sheet waits for the dismissal")
  func presentingOnDismiss() {
    let hosted = HostedApp()
    let app = hosted.app
    app.present(sheet: .help) { app.present(sheet: .filter) }
    hosted.time.pass(.seconds(5))
    let dismissed = hosted.home.dismissalHandler(over: .root)
    hosted.home.sheetBinding().set(nil)
    #expect(hosted.home.state.layers.map(\.item) == [.filter])
    #expect(hosted.home.sheet() == nil)
    dismissed()
    #expect(hosted.home.sheet()?.item == .filter)
  }

  @Test("An observer of what is presented may navigate while it is notified")
  func navigatingObserver() {
    let hosted = HostedApp()
    let app = hosted.app
    var left = 3
    let reacting = Reaction({ _ = hosted.home.sheet() }) {
      left -= 1
      if left >= 0 { app.push(.detail(left)) }
    }
    reacting.watch()
    app.present(sheet: .help)
    app.dismiss()
    app.present(sheet: .filter)
    hosted.time.pass(.seconds(5))
    #expect(hosted.home.sheet()?.item == .filter)
    let pages = hosted.home.state.path + hosted.home.state.layers.flatMap(\.path)
    #expect(!pages.isEmpty)
    #expect(app.gate.log.last?.after == app.state)
    // No change that an observer requested is lost or stuck.
    #expect(app.push(.settings) == .applied)
  }

  @Test("A guard that reads a binding while it decides reads what is shown")
  func readingGuard() {
    let hosted = HostedApp()
    let seen = Counter()
    hosted.app.gate.addGuard { _ in
      if hosted.home.sheet() == nil { seen.hit() }
      return .allow
    }
    hosted.app.present(sheet: .help)
    #expect(seen.count == 1)
    #expect(hosted.home.sheet()?.item == .help)
  }

  @Test("The user can go back after many pushes in a row")
  func burst() {
    let hosted = HostedApp()
    for number in 0..<1_000 { hosted.app.resetAndNavigate(to: .detail(number)) }
    hosted.home.pathBinding(at: .root).set([])
    #expect(hosted.home.path == [])
  }
}
