#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A question before something is destroyed, with the action that destroys it.
///
/// The router only stores it. The button of the app's dialog calls ``onConfirm`` and dismisses the
/// question afterwards.
public struct ConfirmationState: Identifiable, Sendable {
  /// Identifies this value; no two have the same, whatever they ask.
  public let id: String
  /// The question.
  public let title: String
  /// What follows from the answer.
  public let message: String
  /// The label of the destructive button.
  public let destructiveLabel: String
  /// What the destructive button does; only the code of that button calls it.
  public let onConfirm: @MainActor () -> Void

  /// Creates a question, on any actor.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: What follows from the answer.
  ///   - destructiveLabel: The label of the destructive button.
  ///   - onConfirm: What that button does.
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
