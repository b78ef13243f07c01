import Navigation
import NavigationModel
import Observation
import Testing

@MainActor
@Suite struct ObservationTests {
  /// Counts how often what `read` touches changes while `change` runs.
  private func changes(of read: @escaping @MainActor () -> Void, during change: () -> Void) -> Int {
    let watcher = Watcher(read)
    watcher.watch()
    change()
    return watcher.count
  }

  @Test("A push in one tab does not wake an observer of another")
  func tabsApart() {
    let app = App(homeTab: .home)
    #expect(changes(of: { _ = app.router(for: .search).state }, during: { app.push(.list) }) == 0)
    #expect(changes(of: { _ = app.selectedTab }, during: { app.push(.list) }) == 0)
    #expect(changes(of: { _ = app.router(for: .home).state }, during: { app.push(.list) }) == 1)
  }

  @Test("A write that changes nothing wakes nobody")
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
      app.visit(Way(tab: .home, routes: [.list], sheet: .help))
    }
    #expect(count == 0)
  }

  @Test("A visit is one change for each tab it touches and none for the others")
  func visit() {
    let app = App(homeTab: .home)
    app.push(.list)
    app.present(sheet: .help)
    app.router(for: .profile).push(.settings)
    let target = Way(
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

  @Test("An opened link is one change for each tab it touches and none for the others")
  func open() async {
    let app = App(homeTab: .home)
    app.push(.list)
    app.present(sheet: .help)
    app.router(for: .profile).push(.settings)
    app.links = LinkOpener { _ in Way(tab: .search, routes: [.list, .settings], sheet: .filter) }
    let watchers = Place.allCases.map { tab in Watcher { _ = app.router(for: tab).state } }
    for watcher in watchers { watcher.watch() }
    #expect(await app.open("any") == .opened)
    #expect(watchers.map(\.count) == [1, 1, 0])
    #expect(await app.open("any") == .opened)
    #expect(watchers.map(\.count) == [1, 1, 0])
  }

  @Test("An observer of the whole state sees a tab that nobody had opened before")
  func newTab() {
    let app = App(homeTab: .home)
    #expect(changes(of: { _ = app.state }, during: { app.router(for: .profile).push(.list) }) >= 1)
    #expect(changes(of: { _ = app.state }, during: { app.router(for: .profile).push(.list) }) == 1)
  }

  @Test("Asking for a tab's router is not a change")
  func creatingRouter() {
    let app = App(homeTab: .home)
    #expect(changes(of: { _ = app.state }, during: { _ = app.router(for: .profile) }) == 0)
  }
}
