import SymbolGraphs

/// A declaration with parameters: a case, an initialiser, a function, or a property without any.
struct CallDeclaration: Equatable {
  /// The name, without backticks; `init` for an initialiser.
  var name: String
  /// The parameters; of a case, its associated values.
  var parameters: [TypeSyntax.Parameter] = []
  /// Whether a call needs more than `name(…)`: it is asynchronous, throws, can return nil or has generic parameters.
  var isComplex = false
  /// Whether it may only be used on the main actor.
  var isOnMainActor = false
  /// Whether it is a property.
  var isProperty = false
  /// Whether it is a constant.
  var isConstant = false
  /// The type of the value; nil if it is not declared.
  var result: TypeSyntax?

  private static let keywords = ["case", "init", "func", "let", "var"]

  /// Parses a declaration; nil if it is something else.
  init?(_ fragments: [SymbolGraph.Fragment]) {
    var parser = DeclarationParser(fragments)
    name = ""
    while !parser.isAtEnd, !Self.keywords.contains(parser.peek()) {
      if parser.next().text == "@", parser.peek() == "MainActor" { isOnMainActor = true }
    }
    guard !parser.isAtEnd else { return nil }
    let keyword = parser.next().text
    isConstant = keyword == "let"
    isProperty = isConstant || keyword == "var"
    if keyword == "init" {
      name = keyword
      isComplex = parser.take("?") || parser.take("!")
    } else {
      name = parser.next().text.filter { $0 != "`" }
    }
    guard name.first.map({ $0.isLetter || $0 == "_" }) == true else { return nil }
    if parser.skipGenerics() { isComplex = true }
    if parser.take("(") { parameters = parser.parameters() }
    if parser.peek() == "async" || parser.peek() == "throws" { isComplex = true }
    if parser.take("->") || parser.take(":") { result = parser.type() }
  }

  /// Parses the text of a declaration, whose types have no ids.
  init?(_ text: String) { self.init([SymbolGraph.Fragment(text)]) }

  /// The case with its associated values, as it is declared.
  var signature: String { parameters.isEmpty ? name : name + TypeSyntax.list(parameters) }
}
