/// A type as a declaration names it.
indirect enum TypeSyntax: Equatable {
  /// A named type, after the types that contain it.
  case named([Name])
  /// `T?` or `T!`.
  case optional(TypeSyntax)
  /// `[T]`.
  case array(TypeSyntax)
  /// `[K: V]`.
  case dictionary(TypeSyntax, TypeSyntax)
  /// `(T, label: U)`; empty for `()`.
  case tuple([Parameter])
  /// A function type.
  case function([Parameter], TypeSyntax)
  /// `any P` or `some P`.
  case existential(TypeSyntax)
  /// Anything else, as it is written.
  case other(String)

  /// One part of the name of a type.
  struct Name: Equatable {
    /// The name.
    var text: String
    /// The id of its declaration; nil if the compiler does not give it.
    var id: String?
    /// The generic arguments.
    var arguments: [TypeSyntax] = []
  }

  /// A parameter of a declaration or of a function type, or an element of a tuple.
  struct Parameter: Equatable {
    /// The label; nil if there is none.
    var label: String?
    /// The type.
    var type: TypeSyntax
    /// The default value, as it is written.
    var defaultValue: String?
    /// Whether it takes any number of values.
    var isVariadic = false
    /// Whether the argument is made a closure.
    var isAutoclosure = false
  }

  /// Whether it is the name of a type, without an optional or a list around it.
  func names(_ type: AppType) -> Bool {
    guard case .named(let names) = self, let name = names.last else { return false }
    return name.id == nil ? name.text == type.name : name.id == type.id
  }
}

extension TypeSyntax: CustomStringConvertible {
  var description: String {
    switch self {
    case .named(let names): names.map(\.description).joined(separator: ".")
    case .optional(let type): "\(type.inBrackets)?"
    case .array(let type): "[\(type)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements): Self.list(elements)
    case .function(let parameters, let result): "\(Self.list(parameters)) -> \(result)"
    case .existential(let type): "any \(type)"
    case .other(let text): text
    }
  }

  private var inBrackets: String {
    switch self {
    case .function, .existential: "(\(self))"
    default: description
    }
  }

  /// Parameters as they are declared, in brackets.
  static func list(_ parameters: [Parameter]) -> String {
    "(\(parameters.map(\.description).joined(separator: ", ")))"
  }
}

extension TypeSyntax.Name: CustomStringConvertible {
  var description: String {
    guard !arguments.isEmpty else { return text }
    return "\(text)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}

extension TypeSyntax.Parameter: CustomStringConvertible {
  var description: String {
    (label.map { "\($0): " } ?? "") + type.description + (isVariadic ? "..." : "")
  }
}
