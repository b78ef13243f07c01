// The names of the generic tab router. See "Migrating" in the documentation.

/// The tab router under its name in the generic style.
public typealias Router = TabRouter

/// The stack router under its name in the generic style.
public typealias SimpleRouter = StackRouter

/// A type whose values are tabs.
public protocol TabType: Hashable, CaseIterable, Identifiable, Sendable {
  /// The name of the tab's SF Symbol.
  var icon: String { get }
}

/// A type whose values are sheets.
public protocol SheetType: Hashable, Identifiable, Sendable {}

/// A type whose values are pages that a link can name.
public protocol DestinationType: Hashable, Sendable {
  /// The page that one component of a link stands for.
  ///
  /// - Parameters:
  ///   - path: The component.
  ///   - fullPath: All components.
  ///   - parameters: The link's query; of two values for one name, the last.
  /// - Returns: The page; nil if the component stands for none and is to be passed over.
  static func from(path: String, fullPath: [String], parameters: [String: String]) -> Self?
}

extension TabRouter {
  /// The pages of the selected tab.
  public var selectedTabPath: [Route] { self[selectedTab] }

  /// Pushes a page onto a tab's pages, without selecting the tab.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - tab: The tab; the selected one if nil.
  public func navigateTo(_ destination: Route, for tab: Tab? = nil) {
    stack(tab).perform { $0.path.append(destination) }
  }

  /// Pops the top page of a tab.
  ///
  /// - Parameter tab: The tab; the selected one if nil.
  public func popNavigation(for tab: Tab? = nil) {
    stack(tab).perform { _ = $0.path.popLast() }
  }

  /// Pops every page of a tab.
  ///
  /// - Parameter tab: The tab; the selected one if nil.
  public func popToRoot(for tab: Tab?) {
    stack(tab).perform { $0.path = [] }
  }

  private func stack(_ tab: Tab?) -> StackRouter<Route, Sheet> {
    tab.map(router(for:)) ?? activeStack
  }
}

extension StackRouter {
  /// The pages, bottom first; a write passes the gate like any verb.
  public var path: [Route] {
    get { state.path }
    set { perform { $0.path = newValue } }
  }

  /// Pushes a page.
  public func navigateTo(_ destination: Route) { perform { $0.path.append(destination) } }

  /// Pops the top page.
  public func popNavigation() { perform { _ = $0.path.popLast() } }
}

extension StackNavigating {
  /// The sheet or cover on top.
  ///
  /// A write leaves just this one sheet up, or none.
  public var presentedSheet: Sheet? {
    get { activeStack.state.layers.last?.item }
    set {
      guard newValue != presentedSheet else { return }
      activeStack.perform { $0.layers = newValue.map { [.sheet($0)] } ?? [] }
    }
  }

  /// Shows a sheet in place of what is up.
  public func presentSheet(_ sheet: Sheet) { presentedSheet = sheet }

  /// Takes the sheet away.
  public func dismissSheet() { dismiss() }
}
