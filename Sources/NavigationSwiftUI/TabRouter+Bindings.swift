#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  extension TabRouter {
    /// The selected tab, for a `TabView`; make it in `body`, each time anew.
    ///
    /// SwiftUI writes the selected tab again when it is tapped, and now and then by itself. A write within one
    /// second of another write, or of a change of the selection or the layout, is ignored as SwiftUI's own. An app with a `TabView` of its own reports the latter by ``layoutDidChange()``.
    ///
    /// - Parameter reselection: What a tap on the selected tab does.
    public func tabSelection(reselection: TabReselection = .ignored) -> Binding<Tab> {
      Binding(tabBinding(reselection: reselection))
    }

    /// The selected row of a sidebar; a sidebar without a selection changes nothing.
    public var sidebarSelection: Binding<Tab?> { Binding(sidebarBinding()) }

    /// Reports that the layout changes, in which SwiftUI may write the selected tab again.
    public func layoutDidChange() { noteLayoutChange() }
  }
#endif
