import Navigation
import NavigationModel
import Observation
import Testing

@MainActor
@Suite struct ObservationTests {
  /// Counts the changes of what `read` reads while `change` runs.
  private func changes(of read: @escaping @MainActor () -> Void, during change: () -> Void) -> Int {
    let watcher = Watcher(read)
    watcher.watch()
    change()
    return watcher.count
  }

  @Test("A push in one tab does not notify an observer of another tab")
  func tabsApart() {
    let app = App(homeTab: .home)
    #expect(changes(of: { _ = app.router(for: .search).state }, during: { app.push(.list) }) == 0)
    #expect(changes(of: { _ = app.selectedTab }, during: { app.push(.list) }) == 0)
    #expect(changes(of: { _ = app.router(for: .home).state }, during: { app.push(.list) }) == 1)
  }

  @Test("A write that changes nothing notifies no observer")
  func equalWrites() {
    let app = App(homeTab: .home)
    app.push(.list)
    app.present(sheet: .help)
    let count = changes(of: { _ = app.state }) {
      app.select(.home)
      app.selectedTab = .home
      app.state = app.state
      app.router(for: .home).state = app.router(for: .home).state
      app.pop()
      app.visit(AppPath(tab: .home, routes: [.list], sheet: .help))
    }
    #expect(count == 0)
  }

  @Test("A visit is one change for each tab that it changes and none for the others")
  func visit() {
    let app = App(homeTab: .home)
    app.push(.list)
    app.present(sheet: .help)
    app.router(for: .profile).push(.settings)
    let target = AppPath(
      tab: .search, routes: [.list, .detail(1)], layers: [.sheet(.filter), .sheet(.help)])
    func count(_ read: @escaping @MainActor () -> Void) -> Int {
      let start = app.state
      defer { app.state = start }
      return changes(of: read) { app.visit(target, otherTabs: .keep) }
    }
    #expect(count { _ = app.router(for: .home).state } == 1)
    #expect(count { _ = app.router(for: .search).state } == 1)
    #expect(count { _ = app.router(for: .profile).state } == 0)
    #expect(count { _ = app.selectedTab } == 1)
  }

  @Test("An opened link is one change for each tab that it changes and none for the others")
  func open() async {
    let app = App(homeTab: .home)
    app.push(.list)
    app.present(sheet: .help)
    app.router(for: .profile).push(.settings)
    app.links = LinkOpener { _ in AppPath(tab: .search, routes: [.list, .settings], sheet: .filter)
    }
    let watchers = Place.allCases.map { tab in Watcher { _ = app.router(for: tab).state } }
    for watcher in watchers { watcher.watch() }
    #expect(await app.open("any") == .opened)
    #expect(watchers.map(\.count) == [1, 1, 0])
    #expect(await app.open("any") == .opened)
    #expect(watchers.map(\.count) == [1, 1, 0])
  }

  @Test("An observer of the whole state is notified of a tab that was never used before")
  func newTab() {
    let app = App(homeTab: .home)
    #expect(changes(of: { _ = app.state }, during: { app.router(for: .profile).push(.list) }) >= 1)
    #expect(changes(of: { _ = app.state }, during: { app.router(for: .profile).push(.list) }) == 1)
  }

  @Test("Reading a tab's router is not a change")
  func creatingRouter() {
    let app = App(homeTab: .home)
    #expect(changes(of: { _ = app.state }, during: { _ = app.router(for: .profile) }) == 0)
  }
}

/// A read through the tab router observes the selected tab.
@MainActor
@Suite struct ActiveStackObservationTests {
  @Test("A switch of the tab notifies observers of the active stack, its path and its sheet")
  func tabSwitch() {
    let app = App(homeTab: .home)
    app.router(for: .search).push(.list)
    app.router(for: .search).present(sheet: .help)
    #expect(changes(of: { _ = app.activeStack }) { app.select(.search) } == 1)
    #expect(changes(of: { _ = app.activePath }) { app.select(.home) } == 1)
    #expect(changes(of: { _ = app.presentedSheet }) { app.select(.search) } == 1)
    #expect(app.presentedSheet == .help)
  }

  @Test("It notifies, whether code or SwiftUI selected the tab")
  func bySwiftUI() {
    let app = App(homeTab: .home)
    let binding = app.tabBinding(reselection: .ignored)
    #expect(changes(of: { _ = app.activePath }) { binding.set(.search) } == 1)
    #expect(changes(of: { _ = app.activePath }) { app.visit(AppPath(tab: .profile)) } == 1)
    #expect(changes(of: { _ = app.activePath }) { app.selectedTab = .home } == 1)
  }

  @Test("After the switch the observer follows the other tab")
  func follows() {
    let app = App(homeTab: .home)
    app.select(.search)
    #expect(changes(of: { _ = app.activePath }) { app.push(.list) } == 1)
    #expect(changes(of: { _ = app.activePath }) { app.router(for: .home).push(.list) } == 0)
    #expect(changes(of: { _ = app.presentedSheet }) { app.present(sheet: .help) } == 1)
  }

  @Test("A push does not notify an observer that reads only the selection")
  func pushes() {
    let app = App(homeTab: .home)
    #expect(changes(of: { _ = app.activeStack }) { app.push(.list) } == 0)
    #expect(changes(of: { _ = app.tabBinding(reselection: .ignored) }) { app.push(.list) } == 0)
  }

  @Test("A push inside a layer does not present it again, because the presentation has not changed")
  func pushInLayer() {
    let app = App(homeTab: .home)
    app.present(sheet: .help)
    let home = app.router(for: .home)
    #expect(
      changes(of: { _ = home.layerBinding(over: .root, isCover: false) }) { app.push(.list) } == 0)
    #expect(changes(of: { _ = home.questionBinding(over: .root) }) { app.push(.list) } == 0)
  }
}
