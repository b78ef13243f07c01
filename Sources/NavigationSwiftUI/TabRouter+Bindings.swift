#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  extension TabRouter {
    /// The selected tab; a tap on the tab that is in front returns it to its root.
    public var tabSelection: Binding<Tab> {
      Binding(
        get: { @MainActor in self.selectedTab },
        set: { @MainActor tab in
          self.perform(as: .user) { state in
            if state.selectedTab == tab {
              state[tab] = StackState()
            } else {
              state.selectedTab = tab
            }
          }
        })
    }

    /// The selected row of a sidebar; a sidebar without a selection changes nothing.
    public var sidebarSelection: Binding<Tab?> {
      Binding(
        get: { @MainActor in self.selectedTab },
        set: { @MainActor tab in
          guard let tab else { return }
          self.perform(as: .user) { $0.selectedTab = tab }
        })
    }
  }
#endif
