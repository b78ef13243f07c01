/// Who is signed in, and what is being written.
@MainActor
public final class Session {
  /// The id of the account that acts.
  public internal(set) var account: String
  /// The text in the composer that would be lost.
  public var draft: String

  /// Creates a session; by default of the first account with nothing written.
  public init(account: String = "ines", draft: String = "") {
    self.account = account
    self.draft = draft
  }
}
