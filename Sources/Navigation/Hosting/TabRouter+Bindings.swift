/// The effect of a tap on the selected tab.
public enum TabReselection: Hashable, Sendable {
  /// No effect.
  case ignored
  /// Returns the tab to its root page.
  case popsToRoot
}

extension TabRouter {
  /// The selected tab, as a tab bar reads and writes it.
  ///
  /// - Parameter reselection: The effect of a tap on the selected tab.
  package func tabBinding(reselection: TabReselection) -> RouterBinding<Tab> {
    let seen = selectedTab
    let last = LastWrite<Tab>()
    selectionWrites.noteBinding(of: seen, at: store.host.clock.now())
    return RouterBinding(
      get: { self.selectedTab },
      set: { written in
        if written == seen {
          self.userWroteSame(written, reselection: reselection)
        } else {
          self.userSelected(written, isNew: last.isNew(written))
        }
      })
  }

  /// The selected row of a sidebar; a sidebar without a selection changes nothing.
  package func sidebarBinding() -> RouterBinding<Tab?> {
    let seen = selectedTab
    let last = LastWrite<Tab>()
    return RouterBinding(
      get: { self.selectedTab },
      set: { written in
        guard let written, written != seen else { return }
        self.userSelected(written, isNew: last.isNew(written))
      })
  }

  /// The clock of the bindings; tests replace it.
  package var hostClock: HostClock {
    get { store.host.clock }
    set { store.host.clock = newValue }
  }

  /// The selected tab, read without being observed.
  package var unobservedTab: Tab { store.state.selectedTab }

  /// Registers a layout change, during which SwiftUI may write the selected tab again.
  package func noteLayoutChange() {
    selectionWrites.noteChange(at: store.host.clock.now())
  }

  private func userSelected(_ tab: Tab, isNew: Bool) {
    if isNew {
      noteLayoutChange()
      perform(as: .user) { $0.selectedTab = tab }
    }
    if store.state.selectedTab != tab { store.refreshSelection() }
  }

  private func userWroteSame(_ tab: Tab, reselection: TabReselection) {
    // If the selection has changed since SwiftUI read it, this is not a tap.
    guard reselection == .popsToRoot, store.state.selectedTab == tab,
      selectionWrites.isTap(at: store.host.clock.now())
    else { return }
    perform(as: .user) { $0[tab] = StackState() }
  }
}

/// Distinguishes a tap on the selected tab from a write that SwiftUI repeats.
///
/// SwiftUI writes the selected tab again when it is tapped, and also after a change of the selection and on
/// some layout passes. Only the time distinguishes them.
struct SelectionWrites {
  /// Within this time after a change of the selection or the layout, a repeated write is not a tap.
  static var window: Duration { .seconds(1) }

  private var quietSince: ContinuousClock.Instant?
  private var boundTab: AnyHashable?

  /// Registers the tab that a binding is created with; a new tab comes with a layout pass.
  mutating func noteBinding(of tab: AnyHashable, at now: ContinuousClock.Instant) {
    if tab != boundTab { quietSince = now }
    boundTab = tab
  }

  /// Registers a change of the selection or the layout.
  mutating func noteChange(at now: ContinuousClock.Instant) { quietSince = now }

  /// Registers a write of the selected tab.
  ///
  /// - Returns: Whether it is a tap.
  mutating func isTap(at now: ContinuousClock.Instant) -> Bool {
    defer { quietSince = now }
    return quietSince.map { now - $0 > Self.window } ?? true
  }
}
