package import SymbolGraphs

/// A type of the app or of a module that it depends on.
struct AppType: Equatable {
  /// The kinds of types.
  enum Kind: String {
    case structure = "swift.struct"
    case enumeration = "swift.enum"
    case reference = "swift.class"
    case proto = "swift.protocol"
  }

  /// Its kind.
  var kind: Kind
  /// The compiler's id.
  var id: String
  /// Its module.
  var module: String
  /// Its name with those of the enclosing types: `Main.Tab`.
  var name: String
  /// The narrowest access of it and the types that contain it, such as `internal`.
  var access: String
  /// Whether another module of the app's package may use it.
  var isVisible: Bool
  /// The names of its generic parameters, with those of the enclosing types.
  var generics: [String] = []
  /// The protocols that it conforms to, such as `Swift.Hashable`.
  var conformances: Set<String> = []
  /// Whether it belongs to the main actor.
  var isOnMainActor = false
  /// Its cases in the order of their declaration.
  var cases: [CallDeclaration] = []
  /// Its usable initialisers, in the order of their declaration.
  var initialisers: [CallDeclaration] = []
  /// The usable static properties and functions whose values have this type, in the order of their declaration.
  var statics: [CallDeclaration] = []

  /// Its name with that of its module.
  var fullName: String { "\(module).\(name)" }

  func conforms(to name: String) -> Bool { conformances.contains("Swift.\(name)") }
}

/// All types that symbol graphs list.
package struct AppTypes {
  /// The types by their ids.
  private(set) var types: [String: AppType] = [:]
  /// The types behind the names of type aliases, by the ids of these.
  private(set) var aliases: [String: TypeSyntax] = [:]
  /// The ids of the types that conform to protocols, by the ids of these.
  private(set) var adopters: [String: [String]] = [:]
  /// The first parts of the names of types that several modules declare.
  private(set) var sharedNames: Set<String> = []
  /// The modules of the app's package, which see declarations of the access level `package`.
  private let ownModules: Set<String>
  /// The modules whose enums may have a role.
  private let searchedModules: Set<String>

  /// Collects the types of symbol graphs.
  ///
  /// - Parameters:
  ///   - graphs: The graphs.
  ///   - ownModules: The modules of the app's package.
  ///   - others: More modules whose enums may have a role.
  package init(in graphs: [SymbolGraph], ownModules: [String], others: [String] = []) {
    self.ownModules = Set(ownModules)
    searchedModules = self.ownModules.union(others)
    let symbols = graphs.flatMap { graph in graph.symbols.map { (graph.module, $0) } }
    for (module, symbol) in symbols { add(symbol, in: module) }
    for graph in graphs {
      for (id, names) in graph.conformances { types[id]?.conformances.formUnion(names) }
      adopters.merge(graph.adopters) { $0 + $1 }
    }
    narrowAccess()
    let owners = Dictionary(grouping: types.values, by: \.name)
    // In source order: the graphs are sorted by mangled names.
    let sorted = symbols.sorted { first, second in
      let (first, second) = (first.1, second.1)
      return (first.place?.line ?? .max, first.column) < (second.place?.line ?? .max, second.column)
    }
    for (module, symbol) in sorted where !symbol.id.contains("::SYNTHESIZED::") {
      let owner = symbol.path.dropLast().joined(separator: ".")
      // The id of a member begins with that of its type.
      let type = owners[owner]?.first { symbol.id.hasPrefix($0.id) }
      if let type { addMember(symbol, to: type.id, in: module) }
    }
    sharedNames = Self.sharedNames(types.values)
  }

  /// The types, sorted by module and name.
  var sorted: [AppType] {
    types.values.sorted { ($0.module, $0.name, $0.id) < ($1.module, $1.name, $1.id) }
  }

  /// The enums that may have a role: those with cases, other than errors and keys.
  var enums: [AppType] {
    sorted.filter { type in
      type.kind == .enumeration && !type.cases.isEmpty && searchedModules.contains(type.module)
        && !["Error", "CodingKey"].contains(where: type.conforms)
    }
  }

  /// The type with an id, or the one with a name where the id is not known.
  func type(_ name: TypeSyntax.Name) -> AppType? {
    guard let id = name.id else { return sorted.first { $0.name == name.text } }
    return types[id]
  }

  /// The name by which code refers to a type.
  func reference(to type: AppType) -> String {
    let first = type.name.prefix { $0 != "." }
    return sharedNames.contains(String(first)) ? type.fullName : type.name
  }

  /// Whether a type is in the app's package.
  func isOwn(_ type: AppType) -> Bool { ownModules.contains(type.module) }

  // MARK: Collecting

  private mutating func add(_ symbol: SymbolGraph.Symbol, in module: String) {
    if symbol.kind == "swift.typealias" {
      let code = symbol.fragments.drop { !$0.spelling.contains("=") }
      var parser = DeclarationParser(Array(code))
      while !parser.isAtEnd, !parser.take("=") { parser.next() }
      if !parser.isAtEnd, symbol.generics.isEmpty { aliases[symbol.id] = parser.type() }
      return
    }
    guard let kind = AppType.Kind(rawValue: symbol.kind) else { return }
    types[symbol.id] = AppType(
      kind: kind, id: symbol.id, module: module, name: symbol.path.joined(separator: "."),
      access: symbol.access, isVisible: isVisible(symbol.access, in: module),
      generics: symbol.generics, isOnMainActor: symbol.declaration.contains("@MainActor"))
  }

  private func isVisible(_ access: String, in module: String) -> Bool {
    ["public", "open"].contains(access) || (access == "package" && ownModules.contains(module))
  }

  /// Gives a type the access of an enclosing type that is narrower.
  private mutating func narrowAccess() {
    let hidden = Dictionary(
      types.values.filter { !$0.isVisible }.map { ($0.fullName, $0.access) },
      uniquingKeysWith: { first, _ in first })
    for type in types.values where type.isVisible {
      var outer = type.name.split(separator: ".").dropLast()
      while !outer.isEmpty {
        if let access = hidden["\(type.module).\(outer.joined(separator: "."))"] {
          types[type.id]?.access = access
          types[type.id]?.isVisible = false
        }
        outer.removeLast()
      }
    }
  }

  private mutating func addMember(
    _ symbol: SymbolGraph.Symbol, to id: String, in module: String
  ) {
    let code =
      symbol.fragments.isEmpty
      ? CallDeclaration(symbol.declaration) : CallDeclaration(symbol.fragments)
    guard let call = code else { return }
    if symbol.kind == "swift.enum.case" {
      types[id]?.cases.append(call)
      return
    }
    guard isVisible(symbol.access, in: module), !symbol.isObsolete, !call.isComplex else { return }
    switch symbol.kind {
    case "swift.init": types[id]?.initialisers.append(call)
    case "swift.type.property", "swift.type.method":
      if symbol.type == id { types[id]?.statics.append(call) }
    default: break
    }
  }

  private static func sharedNames(_ types: some Collection<AppType>) -> Set<String> {
    let top = types.filter { $0.isVisible && !$0.name.contains(".") }
    return Set(Dictionary(grouping: top, by: \.name).filter { $0.value.count > 1 }.keys)
  }
}
