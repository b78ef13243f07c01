import Navigation
import NavigationModel
import Testing

/// A read through the tab router observes which tab is selected.
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

  @Test("It notifies whoever selected the tab")
  func bySwiftUI() {
    let app = App(homeTab: .home)
    let binding = app.tabBinding(reselection: .ignored)
    #expect(changes(of: { _ = app.activePath }) { binding.set(.search) } == 1)
    #expect(changes(of: { _ = app.activePath }) { app.visit(Way(tab: .profile)) } == 1)
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

  @Test("A push does not notify observers of the selection alone")
  func pushes() {
    let app = App(homeTab: .home)
    #expect(changes(of: { _ = app.activeStack }) { app.push(.list) } == 0)
    #expect(changes(of: { _ = app.tabBinding(reselection: .ignored) }) { app.push(.list) } == 0)
  }

  @Test("A push inside a layer does not present it again: what is presented has not changed")
  func pushInLayer() {
    let app = App(homeTab: .home)
    app.present(sheet: .help)
    let home = app.router(for: .home)
    #expect(
      changes(of: { _ = home.layerBinding(over: .root, isCover: false) }) { app.push(.list) } == 0)
    #expect(changes(of: { _ = home.questionBinding(over: .root) }) { app.push(.list) } == 0)
  }
}
