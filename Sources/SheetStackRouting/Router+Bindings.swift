#if canImport(SwiftUI)
  public import SwiftUI

  extension Router {
    /// Returns a binding to the pages of a tab, for a navigation stack.
    ///
    /// Writing them does not select the tab.
    ///
    /// - Parameter tab: The tab.
    public func binding(for tab: Tab) -> Binding<[Destination]> {
      Binding(
        get: { @MainActor in self[pathFor: tab] },
        set: { @MainActor in self[pathFor: tab] = $0 })
    }

    /// A binding to the top sheet.
    ///
    /// Writing nil dismisses only the top sheet. Writing a sheet that equals the top one changes
    /// nothing, and any other sheet is presented on top.
    public var activeSheetBinding: Binding<Sheet?> {
      Binding(
        get: { @MainActor in self.activeSheet },
        set: { @MainActor in self.activeSheet = $0 })
    }
  }

  extension SimpleRouter {
    /// A binding to the pages, for a navigation stack.
    public var pathBinding: Binding<[Destination]> {
      Binding(get: { @MainActor in self.path }, set: { @MainActor in self.path = $0 })
    }

    /// A binding to the top sheet, with the same rules as ``Router/activeSheetBinding``.
    public var activeSheetBinding: Binding<Sheet?> {
      Binding(
        get: { @MainActor in self.activeSheet },
        set: { @MainActor in self.activeSheet = $0 })
    }
  }
#endif
