/// A router with an active stack: a stack router itself, or a tab router with its selected tab.
@MainActor
public protocol StackNavigating<Route, Sheet>: AnyObject {
  /// The pages that can be pushed.
  associatedtype Route: Hashable & Sendable
  /// The content of layers.
  associatedtype Sheet: Hashable & Sendable

  /// The stack that verbs without a tab act on.
  var activeStack: StackRouter<Route, Sheet> { get }
}

extension StackNavigating {
  /// The path that pushes and pops change: that of the top layer, or the stack's own without a layer.
  public var activePath: [Route] { activeStack.state.activePath }

  /// The item of the top layer; nil without a layer.
  public var presentedSheet: Sheet? { activeStack.state.layers.last?.item }
}

// A verb without a tab acts on the tab that is selected when it is called. The tab is resolved here, once,
// so that an asynchronous guard decides on that tab even if the user has switched meanwhile.
extension StackNavigating {
  /// Pushes a page; onto the top layer's path if a layer is presented.
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
  ///   - policy: What happens to the existing pages.
  @discardableResult
  public func navigate(to route: Route, policy: NavigationPolicy = .append) -> NavigationOutcome {
    navigate(to: [route], policy: policy)
  }

  /// Goes to several pages in one change.
  ///
  /// - Parameters:
  ///   - routes: The pages, bottom first.
  ///   - policy: What happens to the existing pages.
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

  /// Pops pages; a count above the path's length pops to the root.
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
  /// - Returns: False if there is no such page, or if a guard refused; then nothing has changed.
  @discardableResult
  public func popTo(_ route: Route) -> Bool {
    popTo(where: { $0 == route })
  }

  /// Pops to the topmost page that satisfies the condition.
  ///
  /// - Returns: False if there is no such page, or if a guard refused; then nothing has changed.
  @discardableResult
  public func popTo(where matches: (Route) throws -> Bool) rethrows -> Bool {
    var target = activeStack.place.state
    guard try target.popTo(where: matches) else { return false }
    let depth = target.activePath.count
    return activeStack.perform { $0.pop($0.activePath.count - depth) }.isReached
  }
}
