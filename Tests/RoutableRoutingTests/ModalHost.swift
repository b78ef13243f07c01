@testable import RoutableRouting

/// Shows a router's presentation like SwiftUI: slowly, with stored bindings.
///
/// Each style has its own modifier, as in the view. The test updates the view explicitly, so that it
/// controls what happens before an update and during a dismissal.
final class ModalHost<Route: Routable> {
  /// The presentation on screen, also during its dismissal.
  private(set) var shown: Presentation<Route>?
  /// Whether it is being dismissed.
  private(set) var isLeaving = false

  private let storage: RouterStorage<Route>
  // Per style: the values that the last update of the view captured.
  private var captured: [PresentationStyle: Int?] = [:]

  init(_ router: Router<Route>) { storage = router.storage }

  var shownRoute: Route? { isLeaving ? nil : shown?.route }
  var shownStyle: PresentationStyle? { isLeaving ? nil : shown?.style }

  /// Evaluates the view's body and follows its bindings.
  func update() {
    let styles: [PresentationStyle] = [.sheet, .fullScreenCover]
    for style in styles { captured[style] = storage.slot.visible(as: style)?.id }
    let wanted = styles.compactMap { storage[presentedAs: $0, captured[$0] ?? nil] }.first
    if let shown {
      if wanted?.id != shown.id { isLeaving = true }
    } else if let wanted {
      shown = wanted
      storage.didAppear(id: wanted.id)
    }
  }

  /// The user swipes down, or the environment's `dismiss` is called.
  func swipe() {
    guard let shown else { return }
    isLeaving = true
    writeNil(to: shown.style, id: captured[shown.style] ?? nil)
  }

  /// The dismissal in progress ends.
  ///
  /// - Parameters:
  ///   - writesNil: Whether SwiftUI writes nil only now, through the binding of the last update.
  ///   - reports: Whether SwiftUI calls `onDismiss`.
  func finishLeaving(writesNil: Bool = false, reports: Bool = true) {
    guard isLeaving, let gone = shown else { return }
    shown = nil
    isLeaving = false
    if writesNil { writeNil(to: gone.style, id: captured[gone.style] ?? nil) }
    storage.didDisappear(id: gone.id)
    if reports { storage.didDismiss(id: captured[gone.style] ?? nil) }
  }

  /// Writes nil through a binding that was created when a presentation was visible.
  func writeNil(to style: PresentationStyle, id: Int?) { storage[presentedAs: style, id] = nil }

  /// Updates and ends dismissals until no animation runs.
  func settle() {
    update()
    while isLeaving {
      finishLeaving()
      update()
    }
  }
}
