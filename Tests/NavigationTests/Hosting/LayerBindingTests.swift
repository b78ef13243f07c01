import Navigation
import NavigationModel
import Testing

/// What SwiftUI's writes of a sheet's item mean, and what it reads while the sheet slides away.
@MainActor
@Suite struct LayerBindingTests {
  @Test(
    "A swipe dismisses the layer and its onDismiss runs once, in whatever order SwiftUI reports")
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

  @Test("A `nil` that comes late does not dismiss the next sheet", arguments: [0, 300, 999, 5_000])
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

  @Test("A `nil` that comes late does not dismiss an equal sheet that was presented anew")
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

  @Test("A push before the `nil` comes goes where the user is then")
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

  @Test("A sheet that is presented before the `nil` comes stays, with its pages and its closures")
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

  @Test("A sheet that the user has seen goes with the one below it")
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

  @Test("What comes while a guard decides on a dismissal stays")
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

  @Test("SwiftUI cannot present: only a `nil` means something")
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
    "A layer that slides away keeps its pages, also when another one comes",
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

  @Test("All layers that slide away together keep their pages")
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

  @Test("A layer that slides away writes its path into nothing")
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

  @Test("A changed payload is the same presentation")
  func payload() throws {
    let hosted = HostedApp()
    _ = try hosted.present(.edit(1))
    let before = hosted.home.sheet()
    hosted.home.state.layers[0].item = .edit(2)
    #expect(hosted.home.sheet()?.item == .edit(2))
    #expect(hosted.home.sheet()?.id == before?.id)
  }
}
