#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  // Create these in `body` at every update: a binding refers to what is shown when it is created. What a write does
  // is decided in Navigation, where it is tested without SwiftUI.
  extension StackRouter {
    /// The pages at a level; those of a layer stay the same while it slides away.
    public func path(at level: StackLevel) -> Binding<[Route]> {
      Binding(pathBinding(at: level))
    }

    /// The sheet directly over a level, for `sheet(item:onDismiss:content:)`.
    ///
    /// Pass ``didDismiss(over:)`` as `onDismiss`. The next layer is presented when it is called; without it,
    /// a second after the last one was dismissed.
    public func sheet(over level: StackLevel) -> Binding<PresentedLayer<Route, Sheet>?> {
      Binding(layerBinding(over: level, isCover: false))
    }

    /// The full-screen cover directly over a level, for `fullScreenCover(item:onDismiss:content:)`.
    ///
    /// Pass ``didDismiss(over:)`` as `onDismiss`.
    public func cover(over level: StackLevel) -> Binding<PresentedLayer<Route, Sheet>?> {
      Binding(layerBinding(over: level, isCover: true))
    }

    /// What SwiftUI calls when the sheet or cover over a level has gone from the screen.
    public func didDismiss(over level: StackLevel) -> @MainActor () -> Void {
      dismissalHandler(over: level)
    }

    /// Whether the router's question is asked over a level.
    public func isConfirming(over level: StackLevel) -> Binding<Bool> {
      Binding(questionBinding(over: level))
    }

    /// The question to draw over a level, also while it fades out.
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
#endif
