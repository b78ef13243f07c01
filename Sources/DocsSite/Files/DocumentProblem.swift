/// What is not as it would be written.
package struct DocumentProblem: Sendable, Equatable {
  /// What is wrong with a file.
  package enum Kind: String, Sendable {
    /// It is there with another content.
    case changed
    /// It is not there.
    case missing
    /// It is there, and would not be written any more.
    case obsolete
  }

  /// What is wrong.
  package var kind: Kind
  /// The file, from the folder.
  package var path: String

  /// Creates a problem.
  package init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path
  }
}
