/// One presentation of a router.
struct Presentation<Destination: Routable>: Identifiable {
  /// Counts the router's presentations, so no two of them share one, whatever they show.
  let id: Int
  let route: Destination
  let style: PresentationStyle
  let onDismiss: (() -> Void)?
}

/// The one place of a router for what it presents, and what SwiftUI has on screen of it.
///
/// SwiftUI dismisses slowly. While it does, the next presentation waits, because SwiftUI loses one that
/// is put up in the same moment in which another goes. An `onDismiss` that is due is returned, to be
/// run after the change.
struct PresentationSlot<Destination: Routable> {
  /// What the router presents.
  private(set) var requested: Presentation<Destination>?

  // What has appeared and has not been reported gone.
  private var onScreen: Presentation<Destination>?
  private var count = 0

  /// What SwiftUI should show now: nothing while something else has to go first.
  var visible: Presentation<Destination>? {
    if let onScreen, onScreen.id != requested?.id { return nil }
    return requested
  }

  /// What SwiftUI should show now in a style.
  func visible(
    as style: PresentationStyle, hasCovers: Bool = PresentationStyle.hasCovers
  ) -> Presentation<Destination>? {
    guard let visible, visible.style.shown(hasCovers: hasCovers) == style else { return nil }
    return visible
  }

  /// Presents a route instead of what is there.
  ///
  /// - Returns: What to run now.
  mutating func present(
    _ route: Destination, style: PresentationStyle, onDismiss: (() -> Void)?
  ) -> (() -> Void)? {
    count += 1
    return replace(
      with: Presentation(id: count, route: route, style: style, onDismiss: onDismiss))
  }

  /// Takes away what is there.
  ///
  /// - Returns: What to run now.
  mutating func dismiss() -> (() -> Void)? { replace(with: nil) }

  /// Takes away the presentation for which SwiftUI wrote nil, unless it has gone already.
  ///
  /// - Parameter id: The presentation that was visible when the binding was made.
  /// - Returns: What to run now.
  mutating func dismiss(id: Int?) -> (() -> Void)? {
    guard let requested, requested.id == id else { return nil }
    return replace(with: nil)
  }

  /// Notes that the view of a presentation has appeared.
  mutating func didAppear(id: Int) {
    if let visible, visible.id == id { onScreen = visible }
  }

  /// Notes that SwiftUI has taken a presentation off the screen.
  ///
  /// - Parameter id: The presentation that was visible when SwiftUI got the callback, if any was.
  /// - Returns: What to run now.
  mutating func didDismiss(id: Int?) -> (() -> Void)? {
    guard let gone = onScreen, id == nil || id == gone.id else { return nil }
    onScreen = nil
    // A presentation that is still requested has not gone before SwiftUI writes nil for it.
    return gone.id == requested?.id ? nil : gone.onDismiss
  }

  /// Notes that the view of a presentation has disappeared.
  ///
  /// If SwiftUI never called `onDismiss`, the next presentation would wait for ever without this. A view
  /// that is still requested is only covered by another one.
  ///
  /// - Returns: What to run now.
  mutating func didDisappear(id: Int) -> (() -> Void)? {
    id == requested?.id ? nil : didDismiss(id: id)
  }

  private mutating func replace(with next: Presentation<Destination>?) -> (() -> Void)? {
    let previous = requested
    requested = next
    // What is on screen goes later.
    return previous?.id == onScreen?.id ? nil : previous?.onDismiss
  }
}
