/// A type as written.
package indirect enum TypeSyntax: Sendable, Equatable {
  /// A name of one or more components, `Binding<Bool>` or `Router.Path`.
  case named([Component])
  /// `Wrapped?`, and `Wrapped!`.
  case optional(TypeSyntax)
  /// `[Element]`.
  case array(TypeSyntax)
  /// `[Key: Value]`.
  case dictionary(TypeSyntax, TypeSyntax)
  /// A tuple; `()` has no elements. One type in parentheses is that type.
  ///
  /// The labels are as many as the elements.
  case tuple([TypeSyntax], labels: [String?])
  /// A function type.
  case function([TypeSyntax], TypeSyntax)
  /// `some Constraint`.
  case some(TypeSyntax)
  /// `any Constraint`.
  case any(TypeSyntax)
  /// `A & B`.
  case composition([TypeSyntax])
  /// What could not be parsed.
  case unknown

  /// A component of a name.
  package struct Component: Sendable, Equatable {
    /// The name.
    package var name: String
    /// The generic arguments.
    package var arguments: [TypeSyntax]

    /// Creates a component.
    package init(_ name: String, arguments: [TypeSyntax] = []) {
      self.name = name
      self.arguments = arguments
    }
  }

  /// The names of a named type joined with dots, without generic arguments; of an optional, `some` or `any` type
  /// that of its inner type; nil for the others.
  package var name: String? {
    switch self {
    case .named(let components): components.map(\.name).joined(separator: ".")
    case .optional(let inner), .some(let inner), .any(let inner): inner.name
    case .composition(let types): types.first?.name
    case .array, .dictionary, .tuple, .function, .unknown: nil
    }
  }

  /// Whether the type is a function, also an optional one.
  package var isFunction: Bool { inputs != nil }

  /// The types of the parameters of a function type, also of an optional one; nil for the others.
  package var inputs: [TypeSyntax]? {
    switch self {
    case .function(let inputs, _): inputs
    case .optional(let inner): inner.inputs
    default: nil
    }
  }

  /// The type of the result of a function type, also of an optional one; nil for the others.
  package var output: TypeSyntax? {
    switch self {
    case .function(_, let output): output
    case .optional(let inner): inner.output
    default: nil
    }
  }
}
