public import Observation

/// A router for an app with tabs: the selected tab, the pages of each tab, and one stack of sheets
/// above all tabs.
///
/// Reading the selected tab, the sheets, or the pages of one tab observes only that.
@MainActor
public final class Router<Tab: TabType, Destination: DestinationType, Sheet: SheetType>: Observable
{
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
    // Created when it is first read, so that its observers learn of the first push.
    let stack = Observed<[Destination]>([])
    stacks[tab] = stack
    return stack
  }
}
