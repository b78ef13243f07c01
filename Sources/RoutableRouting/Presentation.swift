/// One presentation of a router.
struct Presentation<Destination: Routable>: Identifiable {
  /// The number of the presentation; a router never uses a number twice, also for equal routes.
  let id: Int
  let route: Destination
  let style: PresentationStyle
  let onDismiss: (() -> Void)?
}

/// The presentation that a router requests, and the one that SwiftUI has on screen.
///
/// During a dismissal the next presentation waits, because SwiftUI loses a presentation that begins
/// at the same time as a dismissal. The methods return an `onDismiss` that is due, for the caller to
/// run after the change.
struct PresentationSlot<Destination: Routable> {
  /// The presentation that the router requests.
  private(set) var requested: Presentation<Destination>?

  // The presentation that has appeared and whose dismissal SwiftUI has not reported.
  private var onScreen: Presentation<Destination>?
  private var count = 0

  /// The presentation that SwiftUI should show now; nil while another one has to be dismissed first.
  var visible: Presentation<Destination>? {
    if let onScreen, onScreen.id != requested?.id { return nil }
    return requested
  }

  /// The presentation that SwiftUI should show now in a style.
  func visible(
    as style: PresentationStyle, hasCovers: Bool = PresentationStyle.hasCovers
  ) -> Presentation<Destination>? {
    guard let visible, visible.style.shown(hasCovers: hasCovers) == style else { return nil }
    return visible
  }

  /// Presents a route and replaces the current presentation.
  ///
  /// - Returns: The `onDismiss` to run now.
  mutating func present(
    _ route: Destination, style: PresentationStyle, onDismiss: (() -> Void)?
  ) -> (() -> Void)? {
    count += 1
    return replace(
      with: Presentation(id: count, route: route, style: style, onDismiss: onDismiss))
  }

  /// Dismisses the current presentation.
  ///
  /// - Returns: The `onDismiss` to run now.
  mutating func dismiss() -> (() -> Void)? { replace(with: nil) }

  /// Dismisses the presentation for which SwiftUI wrote nil, if it is still requested.
  ///
  /// - Parameter id: The presentation that was visible when the binding was created.
  /// - Returns: The `onDismiss` to run now.
  mutating func dismiss(id: Int?) -> (() -> Void)? {
    guard let requested, requested.id == id else { return nil }
    return replace(with: nil)
  }

  /// Registers that the view of a presentation has appeared.
  mutating func didAppear(id: Int) {
    if let visible, visible.id == id { onScreen = visible }
  }

  /// Registers that SwiftUI has removed a presentation from the screen.
  ///
  /// - Parameter id: The presentation that was visible when SwiftUI received the callback, if any.
  /// - Returns: The `onDismiss` to run now.
  mutating func didDismiss(id: Int?) -> (() -> Void)? {
    guard let gone = onScreen, id == nil || id == gone.id else { return nil }
    onScreen = nil
    // A presentation that is still requested is not dismissed before SwiftUI writes nil for it.
    return gone.id == requested?.id ? nil : gone.onDismiss
  }

  /// Registers that the view of a presentation has disappeared.
  ///
  /// Without this, the next presentation would wait forever if SwiftUI never called `onDismiss`. A view
  /// that is still requested is only covered by another one.
  ///
  /// - Returns: The `onDismiss` to run now.
  mutating func didDisappear(id: Int) -> (() -> Void)? {
    id == requested?.id ? nil : didDismiss(id: id)
  }

  private mutating func replace(with next: Presentation<Destination>?) -> (() -> Void)? {
    let previous = requested
    requested = next
    // A presentation on screen is dismissed later.
    return previous?.id == onScreen?.id ? nil : previous?.onDismiss
  }
}

/// How a router shows what it presents.
public enum PresentationStyle: Hashable, Sendable {
  /// A sheet.
  case sheet
  /// A cover over the whole screen; a sheet on macOS, which has no covers.
  case fullScreenCover

  /// Whether the system has full-screen covers.
  static var hasCovers: Bool {
    #if os(macOS)
      false
    #else
      true
    #endif
  }

  /// The style in which the system shows this one.
  func shown(hasCovers: Bool) -> PresentationStyle { hasCovers ? self : .sheet }
}
