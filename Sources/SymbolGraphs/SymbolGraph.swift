/// What the compiler says of the declarations of one module.
package struct SymbolGraph: Sendable, Equatable {
  /// One declaration.
  package struct Symbol: Sendable, Equatable {
    /// The compiler's name for the kind of the declaration, such as `swift.enum.case`.
    package var kind: String
    /// The name with those of the types that it lies in, outermost first: `Route`, `recipe(id:)`.
    package var path: [String]
    /// The mangled name of the type that a function returns or a property has; nil where that is not
    /// one type by itself.
    package var type: String?
    /// Where it is declared; nil where the compiler does not say.
    ///
    /// A release build tells it of public declarations, a debug build of internal ones, too.
    package var place: SourcePlace?
    /// How far from the start of its line it is declared, from zero.
    package var column = 0
    /// The compiler's name for the declaration, which no other has.
    package var id = ""
    /// Who may use it: `public`, `package`, `internal` and others.
    package var access = ""
    /// The declaration as it is written: `case recipe(id: Int)`.
    package var declaration = ""
  }

  /// The module.
  package var module: String
  /// Its declarations, in the order of the file.
  package var symbols: [Symbol]
  /// The protocols that types conform to, such as `Swift.Hashable`, by the ids of the types.
  package var conformances: [String: Set<String>] = [:]
  /// What protocols require without giving it, by the ids of the declarations.
  package var requirements: Set<String> = []

  /// The cases of an enum with their places, in the order of their declaration, or by name where the compiler
  /// does not say where they stand.
  ///
  /// - Parameter type: The name of the enum with that of its module and those of the types that it lies in:
  ///   `Cookbook.CookbookRoute`.
  /// - Returns: nil where the graph has no enum of this name.
  package func cases(of type: String) -> [EnumCase]? {
    let name = Array(type.split(separator: ".").map(String.init).dropFirst())
    guard type.hasPrefix(module + "."),
      symbols.contains(where: { $0.kind == "swift.enum" && $0.path == name })
    else { return nil }
    return symbols.filter { $0.kind == "swift.enum.case" && Array($0.path.dropLast()) == name }
      .sorted {
        ($0.place?.line ?? .max, $0.column, $0.baseName)
          < ($1.place?.line ?? .max, $1.column, $1.baseName)
      }
      .map { EnumCase(name: $0.baseName, place: $0.place) }
  }
}

extension SymbolGraph.Symbol {
  /// The name without the labels of parameters: `recipe` for `recipe(id:)`.
  package var baseName: String { String((path.last ?? "").prefix { $0 != "(" }) }
}

/// One case of an enum.
package struct EnumCase: Sendable, Equatable {
  /// The name, without what it carries.
  package var name: String
  /// Where it is declared.
  package var place: SourcePlace?

  package init(name: String, place: SourcePlace?) {
    self.name = name
    self.place = place
  }
}

/// A line of a file.
package struct SourcePlace: Sendable, Hashable {
  /// The path of the file, absolute.
  package var file: String
  /// The line, from one.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
