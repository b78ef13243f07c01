import Navigation
import NavigationModel
import Testing

/// SwiftUI shows the written value until it is notified, so a refusal notifies.
@MainActor
@Suite struct RefusedWriteTests {
  @Test("A refused swipe back notifies only the observers of this stack's path")
  func path() {
    let hosted = HostedApp()
    hosted.app.push(.list)
    hosted.refuseUser()
    let binding = hosted.home.pathBinding(at: .root)
    let other = Watcher { _ = hosted.app.router(for: .search).state }
    other.watch()
    let count = changes(of: { _ = hosted.home.pathBinding(at: .root) }) { binding.set([]) }
    #expect(count == 1)
    #expect(other.count == 0)
    #expect(hosted.home.path == [.list])
  }

  @Test("A second refusal notifies as well")
  func twice() {
    let hosted = HostedApp()
    hosted.app.push(.list)
    hosted.refuseUser()
    let binding = hosted.home.pathBinding(at: .root)
    let count = changes(of: { _ = hosted.home.pathBinding(at: .root).get() }) {
      binding.set([])
      binding.set([])
    }
    #expect(count == 2)
  }

  @Test("A refused swipe back in a layer notifies")
  func layerPath() throws {
    let hosted = HostedApp()
    let level = try hosted.present()
    hosted.app.push(.list)
    hosted.refuseUser()
    let binding = hosted.home.pathBinding(at: level)
    #expect(changes(of: { _ = hosted.home.pathBinding(at: level) }) { binding.set([]) } == 1)
    #expect(binding.get() == [.list])
  }

  @Test("A refused swipe down presents the layer again, after the dismissal")
  func layer() throws {
    let hosted = HostedApp()
    let level = try hosted.present()
    hosted.refuseUser()
    let (binding, dismissed) = (
      hosted.home.sheetBinding(), hosted.home.dismissalHandler(over: .root)
    )
    #expect(changes(of: { _ = hosted.home.sheet() }) { binding.set(nil) } == 1)
    // SwiftUI presents it again only after it has read nil once.
    #expect(hosted.home.sheet() == nil)
    dismissed()
    #expect(hosted.home.sheet() == nil)
    #expect(changes(of: { _ = hosted.home.sheet() }) { hosted.time.pass(.milliseconds(500)) } == 1)
    #expect(hosted.home.sheet()?.id.map(StackLevel.layer) == level)
    binding.set(nil)
    #expect(hosted.home.sheet() != nil)
  }

  @Test("A refused swipe down that SwiftUI reports only by onDismiss presents the layer again")
  func layerByHandler() throws {
    let hosted = HostedApp()
    let level = try hosted.present()
    hosted.refuseUser()
    let dismissed = hosted.home.dismissalHandler(over: .root)
    #expect(changes(of: { _ = hosted.home.sheet() }, during: dismissed) == 1)
    #expect(hosted.home.sheet() == nil)
    #expect(changes(of: { _ = hosted.home.sheet() }) { hosted.time.pass(.milliseconds(500)) } == 1)
    #expect(hosted.home.sheet()?.id.map(StackLevel.layer) == level)
  }

  @Test("After a refused tap outside the question is asked again, after a gap")
  func question() {
    let hosted = HostedApp()
    hosted.app.presentConfirmation(title: "Sure?", destructiveLabel: "Yes") {}
    hosted.refuseUser()
    let binding = hosted.home.questionBinding(over: .root)
    #expect(changes(of: { _ = hosted.home.question(over: .root) }) { binding.set(false) } == 1)
    #expect(hosted.home.question(over: .root) == nil)
    hosted.time.pass(.seconds(5))
    #expect(hosted.home.askedTitle() == "Sure?")
  }

  @Test("A refused tab notifies the observers of the selection")
  func tab() {
    let hosted = HostedApp()
    hosted.refuseUser()
    let app = hosted.app
    let (bar, sidebar) = (app.tabBinding(reselection: .ignored), app.sidebarBinding())
    #expect(changes(of: { _ = app.tabBinding(reselection: .ignored) }) { bar.set(.search) } == 1)
    #expect(changes(of: { _ = app.sidebarBinding() }) { sidebar.set(.search) } == 1)
    #expect(app.selectedTab == .home)
  }

  @Test("A refused write to an app's own binding notifies")
  func ownBindings() {
    let app = App(homeTab: .home)
    app.push(.list)
    app.gate.addGuard { _ in .block }
    #expect(changes(of: { _ = app[.home] }) { app[.home] = [] } == 1)
    #expect(changes(of: { _ = app.selectedTab }) { app.selectedTab = .search } == 1)
    #expect(changes(of: { _ = app.state }) { app.state = AppState(selectedTab: .search) } >= 1)
    #expect(changes(of: { _ = app[.home] }) { app.state = AppState(selectedTab: .home) } == 1)
    #expect(changes(of: { _ = app.activeStack.path }) { app.activeStack.path = [] } == 1)
    #expect(changes(of: { _ = app.activeStack.state }) { app.activeStack.state = .init() } == 1)
    #expect(app.state[.home].path == [.list])
  }

  @Test("A stack router without tabs notifies too")
  func loneStack() {
    let router = Stack(state: StackValue(path: [.list]))
    router.gate.addGuard { _ in .block }
    let binding = router.pathBinding(at: .root)
    #expect(changes(of: { _ = router.pathBinding(at: .root) }) { binding.set([]) } == 1)
    #expect(changes(of: { _ = router.path }) { router.path = [] } == 1)
  }

  @Test("A write that is redirected, held or waiting for a guard notifies")
  func otherDecisions() async {
    for decision in [GuardDecision<AppState>.hold, .redirect(to: AppState(selectedTab: .profile))] {
      let app = App(homeTab: .home)
      app.gate.addGuard { $0.origin == .user ? decision : .allow }
      let binding = app.tabBinding(reselection: .ignored)
      #expect(changes(of: { _ = app.selectedTab }) { binding.set(.search) } >= 1)
    }
    let app = App(homeTab: .home)
    app.gate.addAsyncGuard { _ in .allow }
    let binding = app.tabBinding(reselection: .ignored)
    #expect(changes(of: { _ = app.selectedTab }) { binding.set(.search) } == 1)
    await app.gate.pendingDecisions()
    #expect(app.selectedTab == .search)
  }

  @Test("A refused verb of code notifies no observer, because nothing shows the requested state")
  func verbs() {
    let app = App(homeTab: .home)
    app.push(.list)
    app.gate.addGuard { _ in .block }
    let count = changes(of: { _ = app.state }) {
      app.pop()
      app.select(.search)
      app.present(sheet: .help)
    }
    #expect(count == 0)
  }
}
