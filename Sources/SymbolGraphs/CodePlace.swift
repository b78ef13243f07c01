/// A place inside the code of a function or property, as `#fileID`, `#line` and `#function` tell it.
package struct CodePlace: Sendable, Hashable {
  /// The module and the name of the file: `Shop/Item.swift`.
  package var fileID: String
  /// The line, from one.
  package var line: Int
  /// What the compiler calls the function or property; the name of the type, or of the module, around it for
  /// a stored property.
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
  /// The code that gives one value of a type: functions, and properties that are not stored ones of an instance.
  ///
  /// - Parameter type: The mangled name of the type, as `s:10Navigation12ConfirmationV`.
  package func makers(of type: String) -> [SymbolGraph.Symbol] {
    flatMap { graph in
      graph.symbols.filter { $0.makes(type) && !graph.requirements.contains($0.id) }
    }
  }

  /// The declarations that a place may lie in: the one that it lies in, none where the graphs do not have
  /// that, or several where the compiler does not say where they stand.
  package func declarations(around place: CodePlace) -> [SymbolGraph.Symbol] {
    let candidates = filter { $0.module == place.module }.flatMap { graph in
      graph.symbols.filter { $0.isNamed(place.function, in: graph.module) }
    }
    let file = place.fileID.split(separator: "/").last ?? ""
    // Those of private declarations are not told; of internal ones only by a debug build.
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

  /// Whether it belongs to the values of its type, and not to the type.
  package var isOfInstances: Bool { kind == "swift.method" || kind == "swift.property" }

  /// The declaration of a stored property ends with its type, or with its value.
  private var isStored: Bool { Self.properties.contains(kind) && !declaration.hasSuffix("}") }

  fileprivate func makes(_ type: String) -> Bool {
    // What a protocol gives to its types is listed with each of them again.
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
