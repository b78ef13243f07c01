package import SwiftParsing

/// A type of an app with the members of its extensions.
package struct TypeRecord: Sendable {
  /// The full name, `Router.Path`.
  package var name: String
  /// How the type is declared; `extension` for a type of a framework that the app extends.
  package var keyword: TypeDeclaration.Keyword
  /// Where the type is declared.
  package var place: SourcePlace
  /// The names of its attributes, such as `main` and `Observable`.
  package var attributes: [String] = []
  /// The types that it names after its colon and in extensions.
  package var inherited: [TypeSyntax] = []
  /// Its generic parameters.
  package var genericParameters: [GenericParameter] = []
  /// Its properties, functions (by base name), initializers (`init`) and subscripts (`subscript`).
  package var members: [String: [AppIndex.Member]] = [:]
  /// Its stored properties in the order of the source.
  package var stored: [AppIndex.Member] = []
  /// Its cases in the order of the source.
  package var cases: [EnumCaseRecord] = []

  /// Whether the app declares the type.
  package var isDeclared: Bool { keyword != .extension }
}

/// A case of an enum.
package struct EnumCaseRecord: Sendable {
  /// The name, without backticks.
  package var name: String
  /// The associated values.
  package var parameters: [Parameter]
  /// The raw value.
  package var rawValue: Expression?
  /// Where the case is declared.
  package var place: SourcePlace
}
