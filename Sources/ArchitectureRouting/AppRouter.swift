public import Observation

/// One navigation stack with its sheet, its cover and its question.
///
/// The three things over the stack are independent: each verb changes only what it names. Pages move
/// in the stack while a sheet, a cover or a question is up, which stays.
@MainActor @Observable
public final class AppRouter<Route: Hashable, Sheet: Identifiable> {
  /// The pages over the root page, bottom first.
  public var stack: [Route] = []
  /// What the sheet shows; nil if there is no sheet.
  public var activeSheet: Sheet?
  /// What the full-screen cover shows; nil if there is no cover.
  public var activeFullScreenCover: Sheet?
  /// The question that is up; nil if there is none.
  public var activeConfirmation: ConfirmationState?

  /// Creates a router at the root page, on any actor.
  ///
  /// An environment key makes its default value outside of the main actor.
  public nonisolated init() {}

  // MARK: - Pages

  /// Pushes a page.
  ///
  /// - Parameter route: The page; the same one may be in the stack already.
  public func navigate(to route: Route) {
    stack.append(route)
  }

  /// Removes the last page; does nothing at the root.
  public func pop() {
    // An empty stack must not notify its observers.
    if !stack.isEmpty { stack.removeLast() }
  }

  /// Removes all pages.
  public func popToRoot() {
    if !stack.isEmpty { stack = [] }
  }

  /// Replaces all pages at once.
  ///
  /// - Parameter routes: The new pages, bottom first; an empty array means the root page.
  public func resetAndNavigate(to routes: [Route]) {
    stack = routes
  }

  // MARK: - Sheet and cover

  /// Shows a sheet instead of the one that is up; a cover stays.
  ///
  /// - Parameter sheet: What the sheet shows.
  public func present(sheet: Sheet) {
    activeSheet = sheet
  }

  /// Shows a full-screen cover instead of the one that is up; a sheet stays.
  ///
  /// - Parameter fullScreenCover: What the cover shows.
  public func present(fullScreenCover: Sheet) {
    activeFullScreenCover = fullScreenCover
  }

  /// Dismisses the sheet; a cover stays.
  public func dismissSheet() {
    if activeSheet != nil { activeSheet = nil }
  }

  /// Dismisses the full-screen cover; a sheet stays.
  public func dismissFullScreenCover() {
    if activeFullScreenCover != nil { activeFullScreenCover = nil }
  }

  // MARK: - Confirmation

  /// Asks a question instead of the one that is up.
  ///
  /// - Parameter confirmation: The question, with the action of its destructive button.
  public func presentConfirmation(_ confirmation: ConfirmationState) {
    activeConfirmation = confirmation
  }

  /// Dismisses the question without running its action.
  public func dismissConfirmation() {
    if activeConfirmation != nil { activeConfirmation = nil }
  }
}
