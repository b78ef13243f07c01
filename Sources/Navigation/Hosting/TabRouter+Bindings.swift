/// What a tap on the tab that is selected already does.
public enum TabReselection: Hashable, Sendable {
  /// Nothing.
  case ignored
  /// Returns the tab to its root page.
  case popsToRoot
}

extension TabRouter {
  /// The selected tab, as a tab bar reads and writes it.
  ///
  /// - Parameter reselection: What a tap on the selected tab does.
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

  /// The clock of SwiftUI's side; tests replace it.
  package var hostClock: HostClock {
    get { store.host.clock }
    set { store.host.clock = newValue }
  }

  /// The selected tab, read without being observed.
  package var unobservedTab: Tab { store.state.selectedTab }

  /// Notes that the layout changes, in which SwiftUI may write the selected tab again.
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
    // The selection may have moved on since SwiftUI read it; then this is no tap.
    guard reselection == .popsToRoot, store.state.selectedTab == tab,
      selectionWrites.isTap(at: store.host.clock.now())
    else { return }
    perform(as: .user) { $0[tab] = StackState() }
  }
}
