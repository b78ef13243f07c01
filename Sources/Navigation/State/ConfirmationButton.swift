/// One answer to a confirmation.
public struct ConfirmationButton: Hashable, Sendable, Codable {
  /// What the button says.
  public var label: String
  /// What kind of answer it is.
  public var role: ConfirmationRole

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: What the button says.
  ///   - role: What kind of answer it is.
  public init(_ label: String, role: ConfirmationRole = .default) {
    self.label = label
    self.role = role
  }

  /// A button that destroys something.
  public static func destructive(_ label: String) -> Self { Self(label, role: .destructive) }

  /// A button that leaves everything as it is.
  public static func cancel(_ label: String = "Cancel") -> Self { Self(label, role: .cancel) }
}

/// What kind of answer a confirmation's button gives.
public enum ConfirmationRole: String, Hashable, Sendable, Codable, CaseIterable {
  /// It destroys something.
  case destructive
  /// It leaves everything as it is.
  case cancel
  /// Any other answer.
  case `default`
}
