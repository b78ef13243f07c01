#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  // Create these in `body` at every update: a binding refers to what is shown when it is created. Navigation
  // implements the effect of a write, where it is tested without SwiftUI.
  extension StackRouter {
    /// The pages at a level; those of a layer stay the same while it is dismissed.
    public func path(at level: StackLevel) -> Binding<[Route]> {
      Binding(pathBinding(at: level))
    }

    /// The sheet directly over a level, for `sheet(item:onDismiss:content:)`.
    ///
    /// Pass ``didDismiss(over:)`` as `onDismiss`. The call presents the next layer; without it, the next layer is
    /// presented a second after the dismissal.
    public func sheet(over level: StackLevel) -> Binding<PresentedLayer<Route, Sheet>?> {
      Binding(layerBinding(over: level, isCover: false))
    }

    /// The full-screen cover directly over a level, for `fullScreenCover(item:onDismiss:content:)`.
    ///
    /// Pass ``didDismiss(over:)`` as `onDismiss`.
    public func cover(over level: StackLevel) -> Binding<PresentedLayer<Route, Sheet>?> {
      Binding(layerBinding(over: level, isCover: true))
    }

    /// The action for SwiftUI's report that the sheet or cover over a level has left the screen.
    public func didDismiss(over level: StackLevel) -> @MainActor () -> Void {
      dismissalHandler(over: level)
    }

    /// Whether the router's question is asked over a level.
    public func isConfirming(over level: StackLevel) -> Binding<Bool> {
      Binding(questionBinding(over: level))
    }

    /// The question to draw over a level, also while it is fading out.
    public func confirmation(over level: StackLevel) -> Confirmation? { drawnQuestion(over: level) }

    /// The action of one of a question's buttons.
    public func answer(
      _ question: Confirmation, buttonAt index: Int
    ) -> @MainActor () -> Void {
      answerHandler(of: question, buttonAt: index)
    }
  }

  extension Binding {
    /// A binding that reads and writes through the router.
    init(_ binding: RouterBinding<Value>) where Value: Sendable {
      self.init(
        get: { @MainActor in binding.get() }, set: { @MainActor value in binding.set(value) })
    }
  }

  extension TabRouter {
    /// The selected tab, for a `TabView`; create it in `body` at every update.
    ///
    /// SwiftUI writes the selected tab again when it is tapped, and sometimes by itself. A repeated write within
    /// one second of another write, or of a change of the selection or the layout, is not a tap and is ignored.
    /// An app that uses `TabView` directly reports layout changes with ``layoutDidChange()``.
    ///
    /// - Parameter reselection: The effect of a tap on the selected tab.
    public func tabSelection(reselection: TabReselection = .ignored) -> Binding<Tab> {
      Binding(tabBinding(reselection: reselection))
    }

    /// The selected row of a sidebar; a sidebar without a selection changes nothing.
    public var sidebarSelection: Binding<Tab?> { Binding(sidebarBinding()) }

    /// Reports a layout change, during which SwiftUI may write the selected tab again.
    public func layoutDidChange() { noteLayoutChange() }
  }
#endif
