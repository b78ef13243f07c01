extension StackNavigating {
  /// The columns of the split view; nil for a plain stack.
  public var columns: SplitColumns<Route>? { activeStack.state.columns }

  /// The states of the top page.
  public var pageStates: [PageState] { activeStack.state.pageStates }

  /// Shows the stack in columns, or as a plain stack.
  ///
  /// - Parameter columns: The columns; nil for a plain stack.
  @discardableResult
  public func setColumns(_ columns: SplitColumns<Route>?) -> NavigationOutcome {
    activeStack.perform { $0.columns = columns }
  }

  /// Selects a page in a column of the split view, or clears its selection.
  ///
  /// Later selections and the pages pushed in the last column go. Does nothing without a split view, for the last
  /// column, and for a column whose own page is not selected.
  ///
  /// - Parameters:
  ///   - route: The page to show in the next column; nil clears the selection.
  ///   - column: The index of the column; 0 is the sidebar.
  @discardableResult
  public func select(_ route: Route?, inColumn column: Int = 0) -> NavigationOutcome {
    activeStack.perform { $0.select(route, inColumn: column) }
  }

  /// Shows or hides columns of the split view; does nothing without one.
  @discardableResult
  public func showColumns(_ visibility: ColumnVisibility) -> NavigationOutcome {
    activeStack.perform { $0.columns?.visibility = visibility }
  }

  /// Sets the states of the top page, such as a running search.
  @discardableResult
  public func setPageStates(_ states: [PageState]) -> NavigationOutcome {
    activeStack.perform { $0.pageStates = states }
  }
}
