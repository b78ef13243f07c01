package import SymbolGraphs

/// An enum of the app that the manifest can name.
package struct AppEnum: Equatable {
  /// The module that it is in.
  var module: String
  /// Its name with those of the types that it lies in: `Main.Tab`.
  var name: String
  /// Its cases in the order of their declaration.
  var cases: [CaseDeclaration]
  /// The protocols that it conforms to.
  var conformances: Set<String>
  /// Whether another module of the package may use it.
  var isVisible: Bool
}

extension AppEnum {
  /// The enums of some modules, in the order of their names.
  package static func all(in graphs: [SymbolGraph]) -> [AppEnum] {
    graphs.flatMap { graph in
      graph.symbols.filter { $0.kind == "swift.enum" }.map { AppEnum($0, in: graph) }
    }
    .sorted { ($0.module, $0.name) < ($1.module, $1.name) }
  }

  private init(_ symbol: SymbolGraph.Symbol, in graph: SymbolGraph) {
    module = graph.module
    name = symbol.path.joined(separator: ".")
    // In the order of the file: the graph's own order is that of the mangled names.
    cases = graph.symbols
      .filter { $0.kind == "swift.enum.case" && Array($0.path.dropLast()) == symbol.path }
      .sorted { ($0.place?.line ?? .max, $0.column) < ($1.place?.line ?? .max, $1.column) }
      .compactMap { CaseDeclaration($0.declaration) }
    conformances = graph.conformances[symbol.id] ?? []
    isVisible = ["public", "package", "open"].contains(symbol.access)
  }
}
