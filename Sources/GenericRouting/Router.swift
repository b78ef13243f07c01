public import Foundation
public import Observation

/// A router for an app with tabs: one stack of pages per tab, and one sheet for the whole app.
///
/// Verbs with a `tab` parameter apply to the selected tab if it is nil. They never select a tab.
///
/// Each property is observed separately, and so are the pages of each tab.
@MainActor
@Observable
public final class Router<Tab: TabType, Destination: DestinationType, Sheet: SheetType> {
  /// The tabs that had pages at some time.
  private(set) var usedTabs: Set<Tab> = []

  /// The tab that the router was created with.
  let initialTab: Tab
  // Not by the macro: its setters are on the main actor, and `init` is not.
  @ObservationIgnored private var tab: Tab
  // Not by the macro: each tab is observed separately.
  @ObservationIgnored private var pages: [Tab: [Destination]] = [:]
  // Not by the macro: it does not notify observers of a value that is `==` to the old one, but the two
  // may differ in properties that `==` ignores.
  @ObservationIgnored private var sheet: Sheet?

  /// Creates a router with empty stacks and no sheet.
  ///
  /// - Parameter initialTab: The tab to select.
  public nonisolated init(initialTab: Tab) {
    self.initialTab = initialTab
    tab = initialTab
  }

  /// The selected tab.
  ///
  /// A value that is `==` to the old one replaces it without a notification: SwiftUI often writes the same tab.
  public var selectedTab: Tab {
    get {
      access(keyPath: \.selectedTab)
      return tab
    }
    set {
      guard newValue != tab else { return tab = newValue }
      withMutation(keyPath: \.selectedTab) { tab = newValue }
    }
  }

  /// The sheet over the whole app, or nil.
  ///
  /// It stays when another tab is selected and when pages change.
  public var presentedSheet: Sheet? {
    get {
      access(keyPath: \.presentedSheet)
      return sheet
    }
    set {
      guard sheet != nil || newValue != nil else { return }
      withMutation(keyPath: \.presentedSheet) { sheet = newValue }
    }
  }

  /// The pages of a tab, bottom first; empty for a tab that was never used.
  public subscript(tab: Tab) -> [Destination] {
    get {
      access(keyPath: \.[tab])
      return pages[tab] ?? []
    }
    set {
      if pages[tab] == nil { usedTabs.insert(tab) }
      withMutation(keyPath: \.[tab]) { pages[tab] = newValue }
    }
  }

  /// The pages of the selected tab, bottom first.
  public var selectedTabPath: [Destination] { self[selectedTab] }

  /// Pushes a page onto the stack of a tab.
  public func navigateTo(_ destination: Destination, for tab: Tab? = nil) {
    self[tab ?? selectedTab].append(destination)
  }

  /// Pops the top page of a tab; at the root it does nothing.
  public func popNavigation(for tab: Tab? = nil) {
    let tab = tab ?? selectedTab
    if !self[tab].isEmpty { self[tab].removeLast() }
  }

  /// Pops all pages of a tab; the sheet stays.
  public func popToRoot(for tab: Tab? = nil) {
    let tab = tab ?? selectedTab
    if !self[tab].isEmpty { self[tab] = [] }
  }

  /// Presents a sheet and replaces the current one.
  public func presentSheet(_ sheet: Sheet) { presentedSheet = sheet }

  /// Dismisses the sheet.
  public func dismissSheet() { presentedSheet = nil }

  /// Replaces the pages of the selected tab with those of a link; the sheet stays.
  ///
  /// - Returns: False if the link has no page; then nothing changes.
  @discardableResult
  public func navigate(to url: URL) -> Bool {
    let pages = Destination.pages(of: url)
    guard !pages.isEmpty else { return false }
    self[selectedTab] = pages
    return true
  }

  /// Replaces the pages of the selected tab with those of a link; the sheet stays.
  ///
  /// - Returns: False if the text is not a URL or has no page; then nothing changes.
  @discardableResult
  public func navigate(to link: String) -> Bool {
    URL(string: link).map { navigate(to: $0) } ?? false
  }
}
