/// A place in the code of a function or property, as given by `#fileID`, `#line` and `#function`.
package struct CodePlace: Sendable, Hashable {
  /// The module and the file name: `Shop/Item.swift`.
  package var fileID: String
  /// The line, from 1.
  package var line: Int
  /// The compiler's name of the function or property; for a stored property, the name of the enclosing type
  /// or module.
  package var function: String

  package init(fileID: String, line: Int, function: String) {
    self.fileID = fileID
    self.line = line
    self.function = function
  }

  /// The name of the module.
  package var module: String { String(fileID.prefix { $0 != "/" }) }
}

extension [SymbolGraph] {
  /// The declarations that return one value of a type: functions and properties, except stored instance
  /// properties.
  ///
  /// - Parameter type: The mangled name of the type, such as `s:10Navigation12ConfirmationV`.
  package func factories(of type: String) -> [SymbolGraph.Symbol] {
    flatMap { graph in
      graph.symbols.filter { $0.makes(type) && !graph.requirements.contains($0.id) }
    }
  }

  /// The declarations that may contain a place: one if it is known, none if the graphs do not list it, or several
  /// if their places are not known.
  package func declarations(around place: CodePlace) -> [SymbolGraph.Symbol] {
    let candidates = filter { $0.module == place.module }.flatMap { graph in
      graph.symbols.filter { $0.isNamed(place.function, in: graph.module) }
    }
    let file = place.fileID.split(separator: "/").last ?? ""
    // The places of private declarations are never recorded, those of internal ones only by debug builds.
    let somewhere = candidates.filter { $0.place == nil }
    let before = candidates.filter { symbol in
      guard let start = symbol.place else { return false }
      return start.file.split(separator: "/").last == file && start.line <= place.line
    }
    let line = before.compactMap { $0.place?.line }.max()
    return before.filter { $0.place?.line == line } + somewhere
  }
}

extension SymbolGraph.Symbol {
  private static let functions: Set<String> = ["swift.func", "swift.method", "swift.type.method"]
  private static let properties: Set<String> = [
    "swift.property", "swift.type.property", "swift.var",
  ]

  /// Whether it is a member of the instances of its type, and not of the type itself.
  package var isOfInstances: Bool { kind == "swift.method" || kind == "swift.property" }

  /// Whether it is a stored property, whose declaration ends with its type or its value.
  private var isStored: Bool { Self.properties.contains(kind) && !declaration.hasSuffix("}") }

  fileprivate func makes(_ type: String) -> Bool {
    // A default implementation of a protocol is listed again for each conforming type.
    guard self.type == type, !id.contains("::SYNTHESIZED::") else { return false }
    return Self.functions.contains(kind)
      || (Self.properties.contains(kind) && !(isStored && isOfInstances))
  }

  fileprivate func isNamed(_ function: String, in module: String) -> Bool {
    let owner = path.dropLast().last ?? module
    if isStored, owner == function { return true }
    return path.last == function
      && (Self.functions.contains(kind) || Self.properties.contains(kind))
  }
}
