@testable import RoutableRouting

/// Shows what a router presents as SwiftUI does: slowly, with bindings that it keeps.
///
/// Each style has a modifier of its own, as in the view. A view is updated by hand, so that a test
/// decides what happens before an update and during a dismissal.
final class ModalHost<Route: Routable> {
  /// What is on screen, also while it slides away.
  private(set) var shown: Presentation<Route>?
  /// Whether it slides away.
  private(set) var isLeaving = false

  private let storage: RouterStorage<Route>
  // Per style: what the last update of the view captured.
  private var captured: [PresentationStyle: Int?] = [:]

  init(_ router: Router<Route>) { storage = router.storage }

  var shownRoute: Route? { isLeaving ? nil : shown?.route }
  var shownStyle: PresentationStyle? { isLeaving ? nil : shown?.style }

  /// Evaluates the view's body and does what its bindings ask for.
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

  /// What is leaving has gone.
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

  /// Writes nil through a binding that was made when a presentation was visible.
  func writeNil(to style: PresentationStyle, id: Int?) { storage[presentedAs: style, id] = nil }

  /// Updates and ends dismissals until nothing moves any more.
  func settle() {
    update()
    while isLeaving {
      finishLeaving()
      update()
    }
  }
}
