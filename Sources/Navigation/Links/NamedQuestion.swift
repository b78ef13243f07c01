/// A question that an app's links name.
package struct NamedQuestion: Sendable {
  private let declaration: LinkPattern<Confirmation>.Declaration

  /// The name, as it stands in a link.
  package var name: String { declaration.name }

  /// The question itself; nil where it has parameters.
  package var confirmation: Confirmation? { declaration.constant }

  /// Whether a confirmation is this question.
  package func stands(for confirmation: Confirmation) -> Bool {
    declaration.write(confirmation) != nil
  }

  fileprivate init(_ declaration: LinkPattern<Confirmation>.Declaration) {
    self.declaration = declaration
  }
}

extension LinkCodec {
  /// The questions that the app's links name over a screen without a question.
  package func questions(over screen: Path) -> [NamedQuestion] {
    confirmations(screen).declarations.map(NamedQuestion.init)
  }
}
