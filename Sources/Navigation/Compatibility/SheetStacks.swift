// The names of the style with policies and stacks of sheets.

extension StackNavigating {
  /// Everything that is presented, bottom first; a write keeps those at the bottom that stay.
  public var presentedSheets: [Sheet] {
    get { activeStack.state.layers.map(\.item) }
    set {
      activeStack.perform { state in
        let kept = zip(state.layers, newValue).prefix { $0.item == $1 }.count
        state.layers.removeSubrange(kept...)
        state.layers += newValue[kept...].map { .sheet($0) }
      }
    }
  }

  /// Goes to a page as the policy says.
  public func navigateTo(_ destination: Route, policy: NavigationPolicy) {
    navigate(to: destination, policy: policy)
  }

  /// Goes to several pages in one change, as the policy says.
  public func navigateTo(_ destinations: [Route], policy: NavigationPolicy = .append) {
    navigate(to: destinations, policy: policy)
  }

  /// Dismisses sheets, top first.
  public func dismissSheets(count: Int) { dismiss(count) }

  /// Dismisses the sheets above the topmost that shows the item.
  ///
  /// - Returns: False when none shows it; then nothing has changed.
  @discardableResult
  public func dismissSheets(to sheet: Sheet) -> Bool { dismissTo(sheet) }
}

/// A page with a component of its own in links, and parameters that may be given more than once.
public protocol PathDestination: Hashable, Sendable {
  /// The component that stands for a page; it must not change from one version to the next.
  static func path(for destination: Self) -> String

  /// The page that one component of a link stands for; nil if it stands for none.
  ///
  /// - Parameters:
  ///   - path: The component.
  ///   - fullPath: All components.
  ///   - parameters: Every value of every name, in their order.
  static func from(path: String, fullPath: [String], parameters: [String: [String]]) -> Self?
}
