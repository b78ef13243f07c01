import Navigation
import NavigationModel
import Testing

/// The effect of SwiftUI's writes of the selected tab.
@MainActor
@Suite struct TabBindingTests {
  /// A router with pages in its tabs, whose views appeared some time ago.
  private func hosted() -> HostedApp {
    let hosted = HostedApp()
    for tab in Place.allCases { hosted.app.router(for: tab).push(.list) }
    _ = binding(of: hosted)
    hosted.time.pass(.seconds(5))
    return hosted
  }

  private func binding(of hosted: HostedApp) -> RouterBinding<Place> {
    hosted.app.tabBinding(reselection: .popsToRoot)
  }

  @Test("A tap on another tab selects it and keeps its pages")
  func tap() {
    let hosted = hosted()
    binding(of: hosted).set(.search)
    #expect(hosted.app.selectedTab == .search)
    #expect(hosted.app[.search] == [.list])
    #expect(hosted.app.gate.log.last?.origin == .user)
  }

  @Test("A tap on the selected tab pops it to its root only if the app sets that option")
  func retap() {
    let hosted = hosted()
    hosted.app.tabBinding(reselection: .ignored).set(.home)
    #expect(hosted.app[.home] == [.list])
    binding(of: hosted).set(.home)
    #expect(hosted.app[.home] == [])
    #expect(hosted.app[.search] == [.list])
  }

  @Test("An equal write of a layout pass changes nothing", arguments: [0, 100, 900])
  func layoutPass(delay: Int) {
    let hosted = hosted()
    hosted.app.noteLayoutChange()
    hosted.time.pass(.milliseconds(delay))
    binding(of: hosted).set(.home)
    binding(of: hosted).set(.home)
    #expect(hosted.app[.home] == [.list])
  }

  @Test("An equal write right after the user's tap changes nothing", arguments: [false, true])
  func repeatedTap(usesNewBinding: Bool) {
    let hosted = hosted()
    let old = binding(of: hosted)
    old.set(.search)
    let repeated = usesNewBinding ? binding(of: hosted) : old
    repeated.set(.search)
    hosted.time.pass(.milliseconds(500))
    repeated.set(.search)
    #expect(hosted.app.selectedTab == .search)
    #expect(hosted.app[.search] == [.list])
  }

  @Test("An equal write right after the code selected the tab changes nothing")
  func selectedByCode() {
    let hosted = hosted()
    hosted.app.select(.search)
    let new = binding(of: hosted)
    hosted.time.pass(.milliseconds(100))
    new.set(.search)
    #expect(hosted.app[.search] == [.list])
  }

  @Test("An equal write of the first layout changes nothing")
  func firstLayout() {
    let hosted = HostedApp()
    hosted.app.push(.list)
    let first = binding(of: hosted)
    hosted.time.pass(.milliseconds(100))
    first.set(.home)
    #expect(hosted.app[.home] == [.list])
  }

  @Test("An old binding does not select the tab that it was created with")
  func oldBinding() {
    let hosted = hosted()
    let old = binding(of: hosted)
    hosted.app.select(.search)
    hosted.time.pass(.seconds(5))
    old.set(.home)
    #expect(hosted.app.selectedTab == .search)
    #expect(hosted.app[.home] == [.list])
  }

  @Test("A tap that SwiftUI repeats does not select a tab again that the code has left")
  func repeatedSelection() {
    let hosted = hosted()
    let old = binding(of: hosted)
    old.set(.search)
    hosted.app.select(.profile)
    old.set(.search)
    #expect(hosted.app.selectedTab == .profile)
  }

  @Test("A sidebar selects a tab; an empty selection changes nothing")
  func sidebar() {
    let hosted = hosted()
    hosted.app.sidebarBinding().set(.search)
    #expect(hosted.app.selectedTab == .search)
    #expect(hosted.app[.search] == [.list])
    hosted.app.sidebarBinding().set(nil)
    #expect(hosted.app.selectedTab == .search)
    #expect(hosted.app.sidebarBinding().get() == .search)
  }

  @Test("An old binding of a sidebar does not write into a newer selection")
  func oldSidebarBinding() {
    let hosted = hosted()
    let layout = hosted.app.sidebarBinding()
    let tap = hosted.app.sidebarBinding()
    tap.set(.search)
    hosted.app.select(.profile)
    tap.set(.search)
    #expect(hosted.app.selectedTab == .profile)
    layout.set(.home)
    #expect(hosted.app.selectedTab == .profile)
  }
}
