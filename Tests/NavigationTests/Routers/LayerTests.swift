import Navigation
import NavigationModel
import Testing

@MainActor
@Suite struct LayerTests {
  @Test("Each verb that presents puts a layer of its style on top")
  func styles() {
    let router = Stack()
    router.present(sheet: .filter)
    router.present(sheet: .help, detent: .medium)
    router.present(fullScreenCover: .edit(1))
    router.present(.edit(2))
    #expect(
      router.state.layers == [
        .sheet(.filter), .sheet(.help, detent: .medium), .fullScreenCover(.edit(1)),
        .sheet(.edit(2)),
      ])
  }

  @Test("Layers are dismissed top first, and each notifies its presenter once")
  func order() {
    let router = Stack()
    let counter = Counter()
    router.present(sheet: .filter) { counter.hit("filter") }
    router.present(fullScreenCover: .help) { counter.hit("help") }
    router.present(.edit(1), onDismiss: { counter.hit("edit") })
    router.dismiss()
    #expect(counter.notes == ["edit"])
    router.dismissAll()
    #expect(counter.notes == ["edit", "help", "filter"])
    #expect(router.dismiss() == .unchanged)
    #expect(counter.count == 3)
  }

  @Test(
    "Every kind of dismissal runs a layer's onDismiss exactly once",
    arguments: [
      "dismiss", "dismiss 9", "dismissAll", "dismissTo", "visit", "visit of another tab", "state",
      "reselect", "replaced by another layer", "sheet becomes cover",
    ])
  func exactlyOnce(cause: String) {
    let app = App(initialTab: .home)
    app.present(sheet: .filter)
    let counter = Counter()
    app.present(sheet: .help) { counter.hit() }
    switch cause {
    case "dismiss": app.dismiss()
    case "dismiss 9": app.dismiss(9)
    case "dismissAll": app.dismissAll()
    case "dismissTo": app.dismissTo(.filter)
    case "visit": app.visit(AppPath())
    case "visit of another tab": app.visit(AppPath(tab: .search), otherTabs: .keep)
    case "state": app.state = AppState(selectedTab: .home)
    case "reselect": app.reselect(.home)
    case "replaced by another layer": app.router(for: .home).state.layers[1] = .sheet(.edit(1))
    default: app.router(for: .home).state.layers[1].style = .fullScreenCover
    }
    #expect(counter.count == 1)
    app.dismissAll()
    app.visit(AppPath(tab: .profile))
    #expect(counter.count == 1)
  }

  @Test("The presenter of a layer that stays presented keeps waiting")
  func staysUp() {
    let app = App(initialTab: .home)
    let counter = Counter()
    app.present(sheet: .help) { counter.hit() }
    app.push(.settings)
    app.router(for: .home).state.layers[0].style = .sheet(.medium)
    app.router(for: .home).state.layers[0].item = .edit(1)
    app.router(for: .home).state.layers[0].item = .help
    app.select(.search)
    app.visit(AppPath(tab: .home, routes: [.list], sheet: .help))
    #expect(counter.count == 0)
    app.dismiss()
    #expect(counter.count == 1)
  }

  @Test("An onDismiss may present the next layer")
  func presentsNext() {
    let router = Stack()
    router.present(sheet: .filter) { router.present(sheet: .help) }
    router.dismiss()
    #expect(router.state.layers == [.sheet(.help)])
  }

  @Test("Dismissing to a layer that is not presented changes nothing and returns false")
  func dismissToMissing() {
    let router = Stack()
    router.present(sheet: .filter)
    #expect(!router.dismissTo(.help))
    #expect(router.dismissTo(.filter))
    #expect(router.state.layers == [.sheet(.filter)])
  }

  @Test("When one change dismisses layers of several tabs, the order is always the same")
  func severalTabs() {
    let app = App(homeTab: .home)
    let counter = Counter()
    for tab in [Place.search, .home, .profile] {
      app.router(for: tab).present(sheet: .help) { counter.hit("\(tab) 1") }
      app.router(for: tab).present(sheet: .filter) { counter.hit("\(tab) 2") }
    }
    app.visit(AppPath())
    #expect(
      counter.notes == ["home 2", "home 1", "profile 2", "profile 1", "search 2", "search 1"])
  }
}
