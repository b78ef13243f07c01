public import Observation

/// One navigation stack with its sheet, its cover and its question.
///
/// The sheet, the cover and the question are independent: each verb changes only the part in its name.
/// Changes of the pages keep a sheet, a cover or a question presented.
@MainActor @Observable
public final class AppRouter<Route: Hashable, Sheet: Identifiable> {
  /// The pages over the root page, bottom first.
  public var stack: [Route] = []
  /// The content of the sheet; nil if there is no sheet.
  public var activeSheet: Sheet?
  /// The content of the full-screen cover; nil if there is no cover.
  public var activeFullScreenCover: Sheet?
  /// The current question; nil if there is none.
  public var activeConfirmation: ConfirmationState?

  /// Creates a router at the root page, on any actor.
  ///
  /// An environment key creates its default value outside the main actor.
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

  /// Presents a sheet and replaces the current one; a cover stays.
  ///
  /// - Parameter sheet: The content of the sheet.
  public func present(sheet: Sheet) {
    activeSheet = sheet
  }

  /// Presents a full-screen cover and replaces the current one; a sheet stays.
  ///
  /// - Parameter fullScreenCover: The content of the cover.
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

  /// Asks a question and replaces the current one.
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

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A question before a destructive action, with that action.
///
/// The router only stores it. The button of the app's dialog calls ``onConfirm`` and dismisses the
/// question afterwards.
public struct ConfirmationState: Identifiable, Sendable {
  /// The unique identity of this value, also among equal questions.
  public let id: String
  /// The question.
  public let title: String
  /// The consequences of the answer.
  public let message: String
  /// The label of the destructive button.
  public let destructiveLabel: String
  /// The action of the destructive button; only that button calls it.
  public let onConfirm: @MainActor () -> Void

  /// Creates a question, on any actor.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The consequences of the answer.
  ///   - destructiveLabel: The label of the destructive button.
  ///   - onConfirm: The action of that button.
  public init(
    title: String, message: String, destructiveLabel: String = "Delete",
    onConfirm: @escaping @MainActor () -> Void
  ) {
    id = UUID().uuidString
    self.title = title
    self.message = message
    self.destructiveLabel = destructiveLabel
    self.onConfirm = onConfirm
  }
}
