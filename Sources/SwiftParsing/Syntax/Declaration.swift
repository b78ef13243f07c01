/// A declaration.
package struct Declaration: Sendable, Equatable {
  /// What is declared.
  package var kind: Kind
  /// The attributes, such as `@State` and `@Environment(\.dismiss)`.
  package var attributes: [Attribute]
  /// The modifiers: `private`, `static`, `override`, `private(set)` and so on.
  package var modifiers: [String]
  /// Its bytes in the file, with attributes and modifiers.
  package var range: ByteRange

  /// Creates a declaration.
  package init(
    _ kind: Kind, attributes: [Attribute] = [], modifiers: [String] = [], range: ByteRange
  ) {
    self.kind = kind
    self.attributes = attributes
    self.modifiers = modifiers
    self.range = range
  }

  /// The kinds of declaration.
  package indirect enum Kind: Sendable, Equatable {
    /// A nominal type or an extension.
    case type(TypeDeclaration)
    /// `case` of an enum, with one or more elements.
    case enumCase([EnumElement])
    /// A stored or computed property, or a local variable. `let a = 1, b = 2` gives two declarations.
    case variable(VariableDeclaration)
    /// A function.
    case function(FunctionDeclaration)
    /// An initializer; the name is `init`.
    case initializer(FunctionDeclaration)
    /// A subscript; the name is `subscript`.
    case subscripting(FunctionDeclaration)
    /// `typealias` and `associatedtype` with a default.
    case alias(String, TypeSyntax)
    /// `import`, as written after the keyword and any kind (`import struct A.B` gives `A.B`).
    case importing(String)
    /// A macro expansion at the level of declarations, such as `#Preview { … }`.
    case macro(Expression)
    /// Operators, precedence groups, deinitializers, macros and so on.
    case other(String)
  }
}

/// An attribute.
package struct Attribute: Sendable, Equatable {
  /// The name after `@`, with generic arguments left out.
  package var name: String
  /// The arguments in parentheses; nil without parentheses.
  package var arguments: [Argument]?

  /// Creates an attribute.
  package init(_ name: String, arguments: [Argument]? = nil) {
    self.name = name
    self.arguments = arguments
  }
}

/// A nominal type or an extension.
package struct TypeDeclaration: Sendable, Equatable {
  /// The keywords.
  package enum Keyword: String, Sendable, CaseIterable {
    case structure = "struct"
    case objectClass = "class"
    case enumeration = "enum"
    case actor
    case interface = "protocol"
    case `extension`
  }

  /// The keyword.
  package var keyword: Keyword
  /// The name; of an extension the extended type as written, without generic arguments.
  package var name: String
  /// The names of the generic parameters.
  package var genericParameters: [GenericParameter]
  /// The types after the colon.
  package var inherited: [TypeSyntax]
  /// The members.
  package var members: [Declaration]

  /// Creates a type.
  package init(
    keyword: Keyword, name: String, genericParameters: [GenericParameter] = [],
    inherited: [TypeSyntax] = [], members: [Declaration] = []
  ) {
    self.keyword = keyword
    self.name = name
    self.genericParameters = genericParameters
    self.inherited = inherited
    self.members = members
  }
}

/// A generic parameter.
package struct GenericParameter: Sendable, Equatable {
  /// The name.
  package var name: String
  /// The type after the colon.
  package var constraint: TypeSyntax?

  /// Creates a parameter.
  package init(_ name: String, constraint: TypeSyntax? = nil) {
    self.name = name
    self.constraint = constraint
  }
}

/// A case of an enum.
package struct EnumElement: Sendable, Equatable {
  /// The name, without backticks.
  package var name: String
  /// The associated values; nil without parentheses.
  package var parameters: [Parameter]?
  /// The raw value.
  package var rawValue: Expression?
  /// Its bytes in the file.
  package var range: ByteRange

  /// Creates a case.
  package init(
    name: String, parameters: [Parameter]? = nil, rawValue: Expression? = nil, range: ByteRange
  ) {
    self.name = name
    self.parameters = parameters
    self.rawValue = rawValue
    self.range = range
  }
}

/// A variable or constant.
package struct VariableDeclaration: Sendable, Equatable {
  /// Whether it is a `let`.
  package var isConstant: Bool
  /// The names: one, or the names of a tuple pattern.
  package var names: [String]
  /// Whether the names are those of a tuple pattern, also if it has only one: `let (a, _) = pair`.
  package var isTuple = false
  /// The type annotation.
  package var type: TypeSyntax?
  /// The initial value.
  package var value: Expression?
  /// The statements of the getter; nil for a stored one.
  ///
  /// Observers are left out.
  package var getter: [Statement]?
  /// The statements of `set`, `willSet` and `didSet`.
  package var observers: [Statement]

  /// Creates a variable.
  package init(
    isConstant: Bool, names: [String], type: TypeSyntax? = nil, value: Expression? = nil,
    getter: [Statement]? = nil, observers: [Statement] = []
  ) {
    self.isConstant = isConstant
    self.names = names
    self.type = type
    self.value = value
    self.getter = getter
    self.observers = observers
  }
}

/// A function, initializer or subscript.
package struct FunctionDeclaration: Sendable, Equatable {
  /// The name, without backticks; operators as written.
  package var name: String
  /// The generic parameters.
  package var genericParameters: [GenericParameter]
  /// The parameters.
  package var parameters: [Parameter]
  /// The type after the arrow.
  package var result: TypeSyntax?
  /// The statements; nil without a body.
  package var body: [Statement]?

  /// Creates a function.
  package init(
    name: String, genericParameters: [GenericParameter] = [], parameters: [Parameter],
    result: TypeSyntax? = nil, body: [Statement]?
  ) {
    self.name = name
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.result = result
    self.body = body
  }
}

/// A parameter of a function or an associated value of an enum case.
package struct Parameter: Sendable, Equatable {
  /// The label at the call; nil for `_` and for an associated value without a name.
  package var label: String?
  /// The name inside; nil for an associated value without a name.
  package var name: String?
  /// The type.
  package var type: TypeSyntax
  /// The attributes of the parameter or its type, such as `@ViewBuilder` and `@Binding`.
  package var attributes: [String]
  /// The default value.
  package var value: Expression?
  /// Whether it takes any number of arguments, `Element...` or `repeat each Element`.
  package var takesMany = false

  /// Creates a parameter.
  package init(
    label: String?, name: String?, type: TypeSyntax, attributes: [String] = [],
    value: Expression? = nil
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.attributes = attributes
    self.value = value
  }
}
