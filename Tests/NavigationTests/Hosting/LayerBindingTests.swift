import Navigation
import NavigationModel
import Testing

/// The effect of SwiftUI's writes of a sheet's item, and its reads during the dismissal.
@MainActor
@Suite struct LayerBindingTests {
  @Test(
    "A swipe dismisses the layer and its onDismiss runs once, for every order of SwiftUI's reports")
  func swipe() throws {
    for callsFirst in [false, true] {
      let hosted = HostedApp()
      let count = Counter()
      hosted.app.present(sheet: .help) { count.hit() }
      hosted.time.pass(.seconds(5))
      let binding = hosted.home.sheetBinding()
      let dismissed = hosted.home.dismissalHandler(over: .root)
      if callsFirst { dismissed() }
      binding.set(nil)
      if !callsFirst { dismissed() }
      binding.set(nil)
      #expect(hosted.home.state.layers.isEmpty)
      #expect(count.count == 1)
      #expect(hosted.app.gate.log.last?.origin == .user)
    }
  }

  @Test("A late `nil` does not dismiss the next sheet", arguments: [0, 300, 999, 5_000])
  func lateNil(delay: Int) throws {
    let hosted = HostedApp()
    _ = try hosted.present(.help)
    let binding = hosted.home.sheetBinding()
    let dismissed = hosted.home.dismissalHandler(over: .root)
    hosted.app.dismiss()
    hosted.app.present(sheet: .filter)
    hosted.time.pass(.milliseconds(delay))
    binding.set(nil)
    dismissed()
    binding.set(nil)
    #expect(hosted.home.state.layers.map(\.item) == [.filter])
    hosted.time.pass(.seconds(5))
    #expect(hosted.home.sheet()?.item == .filter)
  }

  @Test("A late `nil` does not dismiss an equal sheet that was presented again")
  func lateNilForEqual() throws {
    let hosted = HostedApp()
    let first = try hosted.present(.help)
    let binding = hosted.home.sheetBinding()
    hosted.app.dismiss()
    let second = try hosted.present(.help)
    #expect(first != second)
    binding.set(nil)
    #expect(hosted.home.state.layers.count == 1)
  }

  @Test("A push before the late `nil` goes to the pages that the user then sees")
  func pushInThatSecond() throws {
    let hosted = HostedApp()
    let level = try hosted.present()
    hosted.app.push(.detail(1))
    hosted.time.pass(.seconds(5))
    let binding = hosted.home.sheetBinding()
    hosted.app.push(.detail(2))
    hosted.time.pass(.milliseconds(900))
    binding.set(nil)
    #expect(hosted.home.state == StackValue(path: [.detail(2)]))
    #expect(hosted.home.pathBinding(at: level).get() == [.detail(1), .detail(2)])
  }

  @Test("A sheet that is presented before the late `nil` stays, with its pages and its closures")
  func sheetInThatSecond() throws {
    let hosted = HostedApp()
    let count = Counter()
    _ = try hosted.present(.help)
    let binding = hosted.home.sheetBinding()
    hosted.app.present(sheet: .filter) { count.hit() }
    hosted.app.push(.detail(1))
    hosted.time.pass(.milliseconds(900))
    binding.set(nil)
    #expect(hosted.home.state == StackValue(layers: [.sheet(.filter, path: [.detail(1)])]))
    #expect(count.count == 0)
    hosted.time.pass(.seconds(5))
    #expect(hosted.home.sheet()?.item == .filter)
    hosted.app.dismiss()
    #expect(count.count == 1)
  }

  @Test("A sheet that the user has seen is dismissed with the one below it")
  func sheetsAbove() throws {
    let hosted = HostedApp()
    let count = Counter()
    hosted.app.present(sheet: .help) { count.hit("below") }
    hosted.app.present(sheet: .filter) { count.hit("above") }
    hosted.time.pass(.seconds(5))
    hosted.home.sheetBinding().set(nil)
    #expect(hosted.home.state.isEmpty)
    #expect(count.notes == ["above", "below"])
  }

  @Test("A layer that is presented while a guard decides on a dismissal stays")
  func lateAnswer() async throws {
    let hosted = HostedApp()
    _ = try hosted.present(.help)
    let answer = Switch()
    hosted.app.gate.addAsyncGuard(when: { $0.origin == .user }) { _ in
      while !answer.isOn { await Task.yield() }
      return .allow
    }
    hosted.home.sheetBinding().set(nil)
    hosted.app.push(.detail(1))
    hosted.time.pass(.seconds(5))
    hosted.app.present(sheet: .filter)
    hosted.time.pass(.seconds(5))
    answer.isOn = true
    await hosted.app.gate.pendingDecisions()
    #expect(hosted.home.state == StackValue(path: [.detail(1)], layers: [.sheet(.filter)]))
  }

  @Test("SwiftUI cannot present: only a `nil` has an effect")
  func itemWrite() throws {
    let hosted = HostedApp()
    _ = try hosted.present(.help)
    let binding = hosted.home.sheetBinding()
    let layer = binding.get()
    binding.set(layer)
    #expect(hosted.home.state.layers.count == 1)
    binding.set(nil)
    binding.set(layer)
    #expect(hosted.home.state.layers.isEmpty)
  }

  @Test(
    "A layer keeps its pages during its dismissal, also when another one is presented",
    arguments: [false, true])
  func departingPath(another: Bool) throws {
    let hosted = HostedApp()
    let level = try hosted.present()
    hosted.app.push(contentsOf: [.detail(1), .detail(2)])
    hosted.time.pass(.seconds(5))
    let old = hosted.home.pathBinding(at: level)
    hosted.app.dismiss()
    if another {
      hosted.app.present(sheet: .filter)
      hosted.app.push(.settings)
    }
    hosted.time.pass(.milliseconds(700))
    #expect(old.get() == [.detail(1), .detail(2)])
    #expect(hosted.home.pathBinding(at: level).get() == [.detail(1), .detail(2)])
  }

  @Test("All layers that are dismissed together keep their pages")
  func departingPaths() throws {
    let hosted = HostedApp()
    let lower = try hosted.present(.help)
    hosted.app.push(.detail(1))
    let upper = try hosted.present(.filter)
    hosted.app.push(.detail(2))
    hosted.app.dismissAll()
    #expect(hosted.home.pathBinding(at: lower).get() == [.detail(1)])
    #expect(hosted.home.pathBinding(at: upper).get() == [.detail(2)])
  }

  @Test("A layer's path writes have no effect during its dismissal")
  func departingWrite() throws {
    let hosted = HostedApp()
    let level = try hosted.present()
    hosted.app.push(.detail(1))
    let binding = hosted.home.pathBinding(at: level)
    hosted.app.dismiss()
    hosted.app.push(.detail(2))
    binding.set([])
    #expect(hosted.home.state == StackValue(path: [.detail(2)]))
    #expect(binding.get() == [.detail(1)])
  }

  @Test("A layer with a changed item is the same presentation")
  func payload() throws {
    let hosted = HostedApp()
    _ = try hosted.present(.edit(1))
    let before = hosted.home.sheet()
    hosted.home.state.layers[0].item = .edit(2)
    #expect(hosted.home.sheet()?.item == .edit(2))
    #expect(hosted.home.sheet()?.id == before?.id)
  }
}

/// Layers that a swipe must not dismiss.
@MainActor
@Suite struct PinnedLayerTests {
  @Test("SwiftUI reads that a layer is pinned, and is notified when that changes")
  func isDisabled() throws {
    let hosted = HostedApp()
    _ = try hosted.present()
    #expect(hosted.home.sheet()?.isInteractiveDismissDisabled == false)
    let count = changes(of: { _ = hosted.home.sheet() }) {
      hosted.home.state.layers[0].isInteractiveDismissDisabled = true
    }
    #expect(count >= 1)
    #expect(hosted.home.sheet()?.isInteractiveDismissDisabled == true)
  }

  @Test(
    "A swipe that began before its layer was pinned does not dismiss it; SwiftUI shows it again")
  func swipeBeforePin() throws {
    let hosted = HostedApp()
    let level = try hosted.present()
    let binding = hosted.home.sheetBinding()
    let dismissed = hosted.home.dismissalHandler(over: .root)
    hosted.home.state.layers[0].isInteractiveDismissDisabled = true
    hosted.time.pass(.milliseconds(500))
    binding.set(nil)
    #expect(hosted.home.state.layers.count == 1)
    #expect(hosted.home.sheet() == nil)
    dismissed()
    #expect(hosted.home.sheet() == nil)
    hosted.time.pass(.milliseconds(500))
    #expect(hosted.home.sheet()?.id.map(StackLevel.layer) == level)
  }

  @Test("The app's own code can dismiss a pinned layer, with a verb or SwiftUI's `dismiss`")
  func ownCode() throws {
    let byVerb = HostedApp()
    _ = try byVerb.present(isPinned: true)
    byVerb.app.dismiss()
    #expect(byVerb.home.state.layers.isEmpty)
    // SwiftUI writes `nil` for a pinned layer only when the app calls the environment's `dismiss`.
    let byEnvironment = HostedApp()
    _ = try byEnvironment.present(isPinned: true)
    byEnvironment.home.sheetBinding().set(nil)
    #expect(byEnvironment.home.state.layers.isEmpty)
    let pinnedLater = HostedApp()
    _ = try pinnedLater.present()
    pinnedLater.home.state.layers[0].isInteractiveDismissDisabled = true
    pinnedLater.time.pass(.seconds(2))
    pinnedLater.home.sheetBinding().set(nil)
    #expect(pinnedLater.home.state.layers.isEmpty)
  }
}
