public import Observation

/// A router for an app with tabs: the selected tab, the pages of each tab, and one stack of sheets
/// above all tabs.
///
/// Reading the selected tab, the sheets, or the pages of one tab observes only that.
@MainActor
public final class Router<Tab: TabType, Destination: DestinationType, Sheet: SheetType>: Observable
{
  /// The tab that the router was created with.
  let initialTab: Tab
  private let selection: Observed<Tab>
  let sheets = Observed<[Sheet]>([])
  private var stacks: [Tab: Observed<[Destination]>]

  /// Creates a router that shows the root of a tab.
  ///
  /// - Parameter initialTab: The selected tab.
  public convenience init(initialTab: Tab) {
    self.init(initialTab: initialTab, initialPaths: nil)
  }

  /// Creates a router with pages in some of its tabs.
  ///
  /// - Parameters:
  ///   - initialTab: The selected tab.
  ///   - initialPaths: The pages of each tab, bottom first. A tab that is absent shows its root.
  public init(initialTab: Tab, initialPaths: [Tab: [Destination]]?) {
    self.initialTab = initialTab
    selection = Observed(initialTab)
    stacks = (initialPaths ?? [:]).mapValues { Observed($0) }
  }

  /// The selected tab.
  public var selectedTab: Tab {
    get { selection.value }
    set { selection.select(newValue) }
  }

  /// The sheets above all tabs, top last.
  public var presentedSheets: [Sheet] {
    get { sheets.value }
    set { sheets.value = newValue }
  }

  /// The top sheet, as `activeSheetBinding` reads and writes it.
  package var activeSheet: Sheet? {
    get { sheets.active }
    set { sheets.active = newValue }
  }

  /// The pages of a tab, bottom first.
  ///
  /// Writing them does not select the tab.
  public subscript(pathFor tab: Tab) -> [Destination] {
    get { stack(of: tab).value }
    set { stack(of: tab).value = newValue }
  }

  /// The tabs whose pages have been read or written.
  var usedTabs: Set<Tab> { Set(stacks.keys) }

  /// Returns the pages of a tab, or of the selected tab if it is nil.
  func stack(of tab: Tab?) -> Observed<[Destination]> {
    let tab = tab ?? selectedTab
    if let stack = stacks[tab] { return stack }
    // Created on the first read, so that its observers are notified of the first push.
    let stack = Observed<[Destination]>([])
    stacks[tab] = stack
    return stack
  }
}

// In each function, nil means the selected tab, and another tab is not selected. Sheets stay.
extension Router {
  /// Adds a page to a tab.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - policy: What happens to the tab's pages.
  ///   - tab: The tab, or nil for the selected one.
  public func navigateTo(
    _ destination: Destination, policy: NavigationPolicy = .append, for tab: Tab? = nil
  ) {
    navigateTo([destination], policy: policy, for: tab)
  }

  /// Adds pages to a tab.
  ///
  /// With the policy `replace` an empty array removes all pages; with another policy it changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - destinations: The pages, bottom first.
  ///   - policy: What happens to the tab's pages.
  ///   - tab: The tab, or nil for the selected one.
  public func navigateTo(
    _ destinations: [Destination], policy: NavigationPolicy = .replace, for tab: Tab? = nil
  ) {
    stack(of: tab).navigate(to: destinations, policy: policy)
  }

  /// Removes the last page of a tab, or nothing at the root.
  ///
  /// - Parameter tab: The tab, or nil for the selected one.
  public func popNavigation(for tab: Tab? = nil) {
    stack(of: tab).pop()
  }

  /// Removes all pages of a tab.
  ///
  /// - Parameter tab: The tab, or nil for the selected one.
  public func popToRoot(for tab: Tab? = nil) {
    navigateTo([], policy: .replace, for: tab)
  }

  /// Removes pages of a tab until its last page matches, or all if no page matches.
  ///
  /// - Parameters:
  ///   - predicate: Whether a page matches. It is called from the last page down.
  ///   - tab: The tab, or nil for the selected one.
  public func popTo(where predicate: (Destination) -> Bool, for tab: Tab? = nil) {
    stack(of: tab).pop(to: predicate)
  }
}

extension Router {
  /// Presents a sheet on top of the others, even if it equals the top one.
  ///
  /// - Parameter sheet: The sheet.
  /// - Returns: The sheet.
  @discardableResult
  public func presentSheet(_ sheet: Sheet) -> Sheet {
    sheets.push(sheet)
    return sheet
  }

  /// Dismisses the top sheet, if there is one.
  public func dismissSheet() {
    sheets.pop()
  }

  /// Dismisses sheets from the top.
  ///
  /// - Parameter count: The number of sheets. A negative number dismisses none, and a number that is
  ///   too high dismisses all.
  public func dismissSheets(count: Int) {
    sheets.pop(count)
  }

  /// Dismisses all sheets above the topmost one that equals a sheet, or all if none equals it.
  ///
  /// - Parameter sheet: The sheet that stays.
  public func dismissSheets(to sheet: Sheet) {
    sheets.pop { $0 == sheet }
  }
}
