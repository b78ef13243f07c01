public import Foundation
public import Observation

/// A router for an app, or a part of one, without tabs: one stack of pages and one sheet.
///
/// Each property is observed separately.
@MainActor
@Observable
public final class SimpleRouter<Destination: DestinationType, Sheet: SheetType> {
  // Not by the macro: it does not notify observers of a value that is `==` to the old one, but the two
  // may differ in properties that `==` ignores.
  @ObservationIgnored private var pages: [Destination] = []
  @ObservationIgnored private var sheet: Sheet?

  /// Creates a router with an empty stack and no sheet.
  public nonisolated init() {}

  /// The pages, bottom first.
  public var path: [Destination] {
    get {
      access(keyPath: \.path)
      return pages
    }
    set { withMutation(keyPath: \.path) { pages = newValue } }
  }

  /// The sheet, or nil; it stays when pages change.
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

  /// Pushes a page.
  public func navigateTo(_ destination: Destination) { path.append(destination) }

  /// Pops the top page; at the root it does nothing.
  public func popNavigation() {
    if !path.isEmpty { path.removeLast() }
  }

  /// Pops all pages; the sheet stays.
  public func popToRoot() {
    if !path.isEmpty { path = [] }
  }

  /// Presents a sheet and replaces the current one.
  public func presentSheet(_ sheet: Sheet) { presentedSheet = sheet }

  /// Dismisses the sheet.
  public func dismissSheet() { presentedSheet = nil }

  /// Replaces the pages with those of a link; the sheet stays.
  ///
  /// - Returns: False if the link has no page; then nothing changes.
  @discardableResult
  public func navigate(to url: URL) -> Bool {
    let pages = Destination.pages(of: url)
    guard !pages.isEmpty else { return false }
    path = pages
    return true
  }

  /// Replaces the pages with those of a link; the sheet stays.
  ///
  /// - Returns: False if the text is not a URL or has no page; then nothing changes.
  @discardableResult
  public func navigate(to link: String) -> Bool {
    URL(string: link).map { navigate(to: $0) } ?? false
  }
}
