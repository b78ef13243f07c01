/// The declarations of one module, as the compiler lists them.
package struct SymbolGraph: Sendable, Equatable {
  /// One declaration.
  package struct Symbol: Sendable, Equatable {
    /// The compiler's name for the kind of the declaration, such as `swift.enum.case`.
    package var kind: String
    /// The names of the enclosing types, outermost first, and its own: `Route`, `recipe(id:)`.
    package var path: [String]
    /// The mangled name of the type that a function returns or a property has; nil if that is not a single type.
    package var type: String?
    /// The mangled name of the type of a case's only associated value, if that has no label.
    package var payload: String?
    /// Where it is declared; nil if the compiler does not record it.
    ///
    /// A release build records it for public declarations, a debug build for internal ones, too.
    package var place: SourcePlace?
    /// The column of the declaration, from zero.
    package var column = 0
    /// The compiler's unique identifier of the declaration.
    package var id = ""
    /// The access level: `public`, `package`, `internal` and others.
    package var access = ""
    /// The source of the declaration: `case recipe(id: Int)`.
    package var declaration = ""
    /// The parts of the declaration, of which some name a type.
    package var fragments: [Fragment] = []
    /// The names of the generic parameters, with those of the enclosing types.
    package var generics: [String] = []
    /// Whether it is deprecated on any platform, or unavailable on all.
    package var isObsolete = false
  }

  /// A part of a declaration.
  package struct Fragment: Sendable, Equatable {
    /// The text.
    package var spelling: String
    /// The id of the declaration that it names; nil if it names none.
    package var id: String?

    package init(_ spelling: String, id: String? = nil) {
      self.spelling = spelling
      self.id = id
    }
  }

  /// The module.
  package var module: String
  /// Its declarations, in the order of the file.
  package var symbols: [Symbol]
  /// The protocols that types conform to, such as `Swift.Hashable`, by the ids of the types.
  package var conformances: [String: Set<String>] = [:]
  /// The ids of the types that conform to protocols, by the ids of the protocols.
  package var adopters: [String: [String]] = [:]
  /// The protocol requirements without a default implementation, by the ids of the declarations.
  package var requirements: Set<String> = []

  /// The cases of an enum with their places, in the order of their declaration, or by name if their places are
  /// not known.
  ///
  /// - Parameter type: The name of the enum with its module and the enclosing types: `Cookbook.CookbookRoute`.
  /// - Returns: nil if the graph has no enum of this name.
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
      .map { EnumCase(name: $0.baseName, place: $0.place, payload: $0.payload) }
  }

  /// The enum with an id of the compiler; nil if the graph has none.
  package func enumeration(id: String) -> Symbol? {
    symbols.first { $0.kind == "swift.enum" && $0.id == id }
  }
}

extension SymbolGraph.Symbol {
  /// The name without parameter labels: `recipe` for `recipe(id:)`.
  package var baseName: String { String((path.last ?? "").prefix { $0 != "(" }) }
}

/// One case of an enum.
package struct EnumCase: Sendable, Equatable {
  /// The name, without associated values.
  package var name: String
  /// Where it is declared.
  package var place: SourcePlace?
  /// The mangled name of the type of its only associated value, if that has no label.
  package var payload: String?

  package init(name: String, place: SourcePlace?, payload: String? = nil) {
    self.name = name
    self.place = place
    self.payload = payload
  }
}

/// A line of a source file.
package struct SourcePlace: Sendable, Hashable {
  /// The absolute path of the file.
  package var file: String
  /// The line, from 1.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
