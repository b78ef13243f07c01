/// A confirmation's button together with what it does.
public struct ConfirmationAction {
  /// The button.
  public var button: ConfirmationButton
  /// Runs when the button is chosen, after the question is gone.
  public var action: @MainActor () -> Void

  /// Creates an answer of any kind.
  public init(
    _ label: String, role: ConfirmationRole = .default,
    action: @escaping @MainActor () -> Void = {}
  ) {
    button = ConfirmationButton(label, role: role)
    self.action = action
  }

  /// An answer that destroys something.
  public static func destructive(_ label: String, action: @escaping @MainActor () -> Void) -> Self {
    Self(label, role: .destructive, action: action)
  }

  /// An answer that leaves everything as it is.
  public static func cancel(
    _ label: String = "Cancel", action: @escaping @MainActor () -> Void = {}
  ) -> Self {
    Self(label, role: .cancel, action: action)
  }
}
