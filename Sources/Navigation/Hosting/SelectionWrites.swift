/// Distinguishes a tap on the selected tab from a write that SwiftUI repeats.
///
/// SwiftUI writes the selected tab again when it is tapped, and also after a change of the selection and on
/// some layout passes. Nothing but the time tells them apart.
struct SelectionWrites {
  /// How long after a change of the selection or of the layout a repeated write is SwiftUI's own.
  static var window: Duration { .seconds(1) }

  private var quietSince: ContinuousClock.Instant?
  private var boundTab: AnyHashable?

  /// Notes the tab that a binding is made with; a first one or another one comes with a layout pass.
  mutating func noteBinding(of tab: AnyHashable, at now: ContinuousClock.Instant) {
    if tab != boundTab { quietSince = now }
    boundTab = tab
  }

  /// Notes a change of the selection or of the layout.
  mutating func noteChange(at now: ContinuousClock.Instant) { quietSince = now }

  /// Notes a write of the selected tab.
  ///
  /// - Returns: Whether it is a tap on it.
  mutating func isTap(at now: ContinuousClock.Instant) -> Bool {
    defer { quietSince = now }
    return quietSince.map { now - $0 > Self.window } ?? true
  }
}
