import Navigation
import NavigationModel
import Testing

/// SwiftUI receives one step at a time: dismiss, wait for the end, present.
@MainActor
@Suite struct SerialPresentationTests {
  @Test("A presentation in the transaction of a dismissal waits until SwiftUI reports its end")
  func dismissAndPresent() throws {
    let hosted = HostedApp()
    _ = try hosted.present(.help)
    let dismissed = hosted.home.dismissalHandler(over: .root)
    hosted.app.dismiss()
    hosted.app.present(sheet: .filter)
    #expect(hosted.home.state.layers.map(\.item) == [.filter])
    #expect(hosted.home.sheet() == nil)
    hosted.time.pass(.milliseconds(300))
    #expect(hosted.home.sheet() == nil)
    let count = changes(of: { _ = hosted.home.sheet() }, during: dismissed)
    #expect(count == 1)
    #expect(hosted.home.sheet()?.item == .filter)
  }

  @Test("It begins after a second if SwiftUI reports nothing")
  func noReport() throws {
    let hosted = HostedApp()
    _ = try hosted.present(.help)
    hosted.app.dismiss()
    hosted.app.present(sheet: .filter)
    hosted.time.pass(.milliseconds(999))
    #expect(hosted.home.sheet() == nil)
    let count = changes(of: { _ = hosted.home.sheet() }) { hosted.time.pass(.milliseconds(1)) }
    #expect(count == 1)
    #expect(hosted.home.sheet()?.item == .filter)
  }

  @Test("A sheet that becomes a cover is dismissed first")
  func sheetToCover() throws {
    let hosted = HostedApp()
    _ = try hosted.present(.help)
    let dismissed = hosted.home.dismissalHandler(over: .root)
    hosted.app.visit(AppPath(tab: .home, layers: [.fullScreenCover(.help)]))
    let cover = hosted.home.layerBinding(over: .root, isCover: true)
    #expect(hosted.home.sheet() == nil)
    #expect(cover.get() == nil)
    dismissed()
    #expect(cover.get()?.item == .help)
    #expect(hosted.home.sheet() == nil)
  }

  @Test("A visit to other layers first dismisses from the first different one on, then presents")
  func visit() throws {
    let hosted = HostedApp()
    let lower = try hosted.present(.help)
    _ = try hosted.present(.filter)
    let dismissed = hosted.home.dismissalHandler(over: lower)
    hosted.app.visit(
      AppPath(tab: .home, layers: [.sheet(.help), .sheet(.edit(1)), .sheet(.edit(2))]))
    #expect(hosted.home.sheet()?.id.map(StackLevel.layer) == lower)
    #expect(hosted.home.sheet(over: lower) == nil)
    dismissed()
    let middle = try #require(hosted.home.sheet(over: lower))
    #expect(middle.item == .edit(1))
    let id = try #require(middle.id)
    #expect(hosted.home.sheet(over: .layer(id))?.item == .edit(2))
  }

  @Test("A dismissal below another one in progress is waited for as well")
  func deeperDismissal() throws {
    let hosted = HostedApp()
    let lower = try hosted.present(.help)
    _ = try hosted.present(.filter)
    let (upperGone, lowerGone) = (
      hosted.home.dismissalHandler(over: lower), hosted.home.dismissalHandler(over: .root)
    )
    hosted.app.dismiss()
    hosted.time.pass(.milliseconds(200))
    hosted.app.dismiss()
    hosted.app.present(sheet: .edit(1))
    upperGone()
    #expect(hosted.home.sheet() == nil)
    lowerGone()
    #expect(hosted.home.sheet()?.item == .edit(1))
  }

  @Test("A tab's layers are not shown over another tab; they are dismissed and presented again")
  func tabs() throws {
    let hosted = HostedApp()
    let count = Counter()
    hosted.app.present(sheet: .help) { count.hit() }
    hosted.app.router(for: .search).state.layers = [.sheet(.filter)]
    hosted.time.pass(.seconds(5))
    let search = hosted.app.router(for: .search)
    #expect(search.sheet() == nil)
    let (binding, dismissed) = (
      hosted.home.sheetBinding(), hosted.home.dismissalHandler(over: .root)
    )
    hosted.app.select(.search)
    #expect(hosted.home.sheet() == nil)
    #expect(search.sheet() == nil)
    binding.set(nil)
    dismissed()
    #expect(search.sheet()?.item == .filter)
    #expect(hosted.home.sheet() == nil)
    // The router has not dismissed it: it is only hidden.
    #expect(hosted.home.state.layers.count == 1)
    #expect(count.count == 0)
    hosted.app.select(.home)
    hosted.time.pass(.seconds(5))
    #expect(hosted.home.sheet()?.item == .help)
    #expect(search.sheet() == nil)
  }

  @Test("A question of a tab is not asked over another tab")
  func questionOfTab() {
    let hosted = HostedApp()
    hosted.app.presentConfirmation(title: "Sure?", destructiveLabel: "Yes") {}
    #expect(hosted.home.askedTitle() == "Sure?")
    let binding = hosted.home.questionBinding(over: .root)
    hosted.app.select(.search)
    #expect(!hosted.home.questionBinding(over: .root).get())
    #expect(!hosted.app.router(for: .search).questionBinding(over: .root).get())
    binding.set(false)
    hosted.time.pass(.seconds(5))
    hosted.app.select(.home)
    #expect(hosted.home.askedTitle() == "Sure?")
  }
}
