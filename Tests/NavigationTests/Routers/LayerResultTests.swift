import Navigation
import NavigationModel
import Testing

@MainActor
@Suite struct LayerResultTests {
  @Test("A layer's result reaches the presenter")
  func result() async {
    let router = Stack()
    async let answer = router.present(.filter, returning: Int.self)
    while router.state.layers.isEmpty { await Task.yield() }
    router.dismiss(returning: 42)
    #expect(await answer == 42)
    #expect(router.state.layers.isEmpty)
  }

  @Test("A result of another type, a plain dismissal and a visit all resolve to nil")
  func noResult() async {
    let endings: [@MainActor (App) -> Void] = [
      { $0.dismiss(returning: "text") }, { $0.dismiss() }, { $0.visit(AppPath(tab: .search)) },
    ]
    for end in endings {
      let app = App(initialTab: .home)
      async let answer = app.present(.filter, style: .fullScreenCover, returning: Int.self)
      while app.state[.home].layers.isEmpty { await Task.yield() }
      end(app)
      #expect(await answer == nil)
    }
  }

  /// Presents a layer in a new task and waits until a condition is true.
  private func presenting(
    on router: some StackNavigating<Page, Panel>, until isReady: () -> Bool
  ) async -> Task<Int?, Never> {
    let task = Task { await router.present(.filter, returning: Int.self) }
    while !isReady() { await Task.yield() }
    return task
  }

  @Test("A cancelled presenter receives nil, and its layer and the layers over it are dismissed")
  func cancelled() async {
    let router = Stack()
    let counter = Counter()
    router.present(sheet: .help) { counter.hit("help") }
    let task = await presenting(on: router) { router.state.layers.count == 2 }
    router.present(sheet: .edit(1)) { counter.hit("edit") }
    task.cancel()
    #expect(await task.value == nil)
    #expect(router.state.layers == [.sheet(.help)])
    #expect(counter.notes == ["edit"])
    #expect(router.gate.log.total == 4)
  }

  @Test("A presenter that was cancelled before the call presents nothing")
  func cancelledBefore() async {
    let router = Stack()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await router.present(.filter, returning: Int.self)
    }
    task.cancel()
    #expect(await task.value == nil)
    #expect(router.state.isEmpty)
    #expect(router.gate.log.total == 0)
  }

  @Test("A cancellation after the result changes neither the result nor later layers")
  func cancelledAfter() async {
    let router = Stack()
    let task = await presenting(on: router) { !router.state.layers.isEmpty }
    router.dismiss(returning: 7)
    router.present(sheet: .filter)
    task.cancel()
    #expect(await task.value == 7)
    for _ in 0..<20 { await Task.yield() }
    #expect(router.state.layers == [.sheet(.filter)])
  }

  @Test("A result and a cancellation at the same time resolve once, whichever comes first")
  func together() async {
    for cancelsFirst in [true, false] {
      let router = Stack()
      let task = await presenting(on: router) { !router.state.layers.isEmpty }
      if cancelsFirst { task.cancel() }
      router.dismiss(returning: 7)
      if !cancelsFirst { task.cancel() }
      #expect(await task.value == 7)
      #expect(router.state.isEmpty)
    }
  }

  @Test("A cancelled presenter does not wait for a guard that keeps its layer presented")
  func guarded() async {
    let router = Stack()
    let task = await presenting(on: router) { !router.state.layers.isEmpty }
    let id = router.gate.addGuard { _ in .block }
    task.cancel()
    #expect(await task.value == nil)
    #expect(router.state.layers == [.sheet(.filter)])
    router.gate.removeGuard(id)
    #expect(router.dismiss(returning: 7) == .applied)
  }

  @Test("A layer that is held when its presenter is cancelled is not presented on resume")
  func held() async {
    let app = App(homeTab: .home)
    let open = Switch()
    app.gate.addGuard { _ in open.isOn ? .allow : .hold }
    let task = await presenting(on: app) { app.gate.hasHeldChange }
    task.cancel()
    #expect(await task.value == nil)
    open.isOn = true
    #expect(app.gate.resumeHeldChange() == .unchanged)
    #expect(app.state[.home].isEmpty)
  }

  @Test(
    "The layer of a cancelled presenter is dismissed in its own tab, also when another is selected")
  func otherTab() async {
    let app = App(homeTab: .home)
    let task = await presenting(on: app) { !app.state[.home].layers.isEmpty }
    app.select(.search)
    app.present(sheet: .filter)
    task.cancel()
    #expect(await task.value == nil)
    #expect(app.state[.home].isEmpty)
    #expect(app.state[.search].layers == [.sheet(.filter)])
    #expect(app.selectedTab == .search)
  }

  @Test("A presenter with the only reference to its router can be cancelled too")
  func loneRouter() async {
    var router: Stack? = Stack()
    let waiting = Task { [weak router] in
      await router?.present(.filter, returning: Int.self)
    }
    while router?.state.layers.isEmpty == true { await Task.yield() }
    router = nil
    waiting.cancel()
    #expect(await waiting.value == .some(nil))
  }
}
