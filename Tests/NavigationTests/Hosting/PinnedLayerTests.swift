import Navigation
import NavigationModel
import Testing

/// Layers that a swipe must leave up.
@MainActor
@Suite struct PinnedLayerTests {
  @Test("A pinned layer says so to SwiftUI, and a change of that notifies it")
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

  @Test("The app's own code dismisses a pinned layer, by a verb or by SwiftUI's `dismiss`")
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
