/// A router with a stack that verbs address: a stack router itself, or a tab router's selected tab.
@MainActor
public protocol StackNavigating<Route, Sheet>: AnyObject {
  /// The pages that can be pushed.
  associatedtype Route: Hashable & Sendable
  /// What layers can show.
  associatedtype Sheet: Hashable & Sendable

  /// The stack that verbs without a tab address.
  var activeStack: StackRouter<Route, Sheet> { get }
}

extension StackNavigating {
  /// The pages that pushes and pops address: the top layer's, or the stack's own if no layer is up.
  public var activePath: [Route] { activeStack.state.activePath }

  /// What the top layer shows; nil if no layer is up.
  public var presentedSheet: Sheet? { activeStack.state.layers.last?.item }
}

// A verb without a tab means the tab that is selected when it is called. It is resolved here, once,
// so that a guard which answers later decides on that tab even if the user has switched meanwhile.
extension StackNavigating {
  /// Pushes a page; onto the top layer's path if a layer is up.
  @discardableResult
  public func push(_ route: Route) -> NavigationOutcome {
    push(contentsOf: CollectionOfOne(route))
  }

  /// Pushes several pages in one change.
  @discardableResult
  public func push(contentsOf routes: some Sequence<Route>) -> NavigationOutcome {
    navigate(to: Array(routes), policy: .append)
  }

  /// Goes to a page.
  ///
  /// - Parameters:
  ///   - route: The page.
  ///   - policy: What happens to the pages that are there already.
  @discardableResult
  public func navigate(to route: Route, policy: NavigationPolicy = .append) -> NavigationOutcome {
    navigate(to: [route], policy: policy)
  }

  /// Goes to several pages in one change.
  ///
  /// - Parameters:
  ///   - routes: The pages, bottom first.
  ///   - policy: What happens to the pages that are there already.
  @discardableResult
  public func navigate(to routes: [Route], policy: NavigationPolicy = .append) -> NavigationOutcome
  {
    activeStack.perform { $0.navigate(to: routes, policy: policy) }
  }

  /// Replaces the path with one page in one change.
  @discardableResult
  public func resetAndNavigate(to route: Route) -> NavigationOutcome {
    navigate(to: [route], policy: .replace)
  }

  /// Replaces the path with several pages in one change.
  @discardableResult
  public func resetAndNavigate(to routes: [Route]) -> NavigationOutcome {
    navigate(to: routes, policy: .replace)
  }

  /// Pops pages; on an empty path it does nothing, more than there are pops to the root.
  @discardableResult
  public func pop(_ count: Int = 1) -> NavigationOutcome {
    activeStack.perform { $0.pop(count) }
  }

  /// Pops every page of the active path.
  @discardableResult
  public func popToRoot() -> NavigationOutcome {
    activeStack.perform { $0.activePath = [] }
  }

  /// Pops to the topmost page that equals the route.
  ///
  /// - Returns: False when there is none, or a guard did not allow it; then nothing has changed.
  @discardableResult
  public func popTo(_ route: Route) -> Bool {
    popTo(where: { $0 == route })
  }

  /// Pops to the topmost page that satisfies the condition.
  ///
  /// - Returns: False when there is none, or a guard did not allow it; then nothing has changed.
  @discardableResult
  public func popTo(where matches: (Route) throws -> Bool) rethrows -> Bool {
    var target = activeStack.place.state
    guard try target.popTo(where: matches) else { return false }
    let depth = target.activePath.count
    return activeStack.perform { $0.pop($0.activePath.count - depth) }.isReached
  }
}
