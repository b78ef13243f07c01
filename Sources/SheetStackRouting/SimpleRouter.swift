public import Observation

/// A router for one stack of pages, with a stack of sheets above it.
///
/// The pages and the sheets are observed separately.
@MainActor
public final class SimpleRouter<Destination: DestinationType, Sheet: SheetType>: Observable {
  let pages = Observed<[Destination]>([])
  let sheets = Observed<[Sheet]>([])

  /// Creates a router that shows the root.
  public init() {}

  /// The pages, bottom first.
  public var path: [Destination] {
    get { pages.value }
    set { pages.value = newValue }
  }

  /// The sheets above the pages, top last.
  public var presentedSheets: [Sheet] {
    get { sheets.value }
    set { sheets.value = newValue }
  }

  /// The top sheet, as `activeSheetBinding` reads and writes it.
  package var activeSheet: Sheet? {
    get { sheets.active }
    set { sheets.active = newValue }
  }

  /// Adds a page.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - policy: What happens to the pages of the stack.
  public func navigateTo(_ destination: Destination, policy: NavigationPolicy = .append) {
    navigateTo([destination], policy: policy)
  }

  /// Adds pages.
  ///
  /// With the policy `replace` an empty array removes all pages; with another policy it changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - destinations: The pages, bottom first.
  ///   - policy: What happens to the pages of the stack.
  public func navigateTo(_ destinations: [Destination], policy: NavigationPolicy = .replace) {
    pages.navigate(to: destinations, policy: policy)
  }

  /// Removes the last page, or nothing at the root.
  public func pop() {
    pages.pop()
  }

  /// Removes all pages.
  public func popToRoot() {
    navigateTo([], policy: .replace)
  }

  /// Presents a sheet on top of the others, even if it equals the top one.
  ///
  /// - Parameter sheet: The sheet.
  public func presentSheet(_ sheet: Sheet) {
    sheets.push(sheet)
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
}
