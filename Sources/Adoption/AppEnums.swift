import PlainText
package import SymbolGraphs

/// The enums of an app that its manifest uses.
package struct AppEnums: Equatable {
  /// The role of an enum in the manifest.
  package enum Role: String, CaseIterable {
    case tab, route, sheet

    /// The suffixes of the names of such enums.
    var endings: [String] {
      switch self {
      case .tab: ["Tab"]
      case .route: ["Route", "Destination"]
      case .sheet: ["Sheet"]
      }
    }

    /// The protocols that such an enum must conform to.
    var requirements: [String] {
      let shared = ["Hashable", "Sendable"]
      return self == .tab ? ["CaseIterable"] + shared : shared
    }
  }

  var tab: AppEnum?
  var route: AppEnum?
  var sheet: AppEnum?

  /// The modules of all of them.
  package var modules: [String] { Set([tab, route, sheet].compactMap { $0?.module }).sorted() }

  /// Finds the enums by their names, or by the given names.
  ///
  /// - Parameters:
  ///   - enums: The enums of the app.
  ///   - names: The names of enums that options give.
  package init(among enums: [AppEnum], named names: [Role: String]) throws(AdoptionError) {
    tab = try Self.choose(.tab, among: enums, named: names[.tab])
    route = try Self.choose(.route, among: enums, named: names[.route])
    sheet = try Self.choose(.sheet, among: enums, named: names[.sheet])
    if tab == nil, route == nil, sheet == nil { throw .noEnums }
  }

  private static func choose(
    _ role: Role, among enums: [AppEnum], named name: String?
  ) throws(AdoptionError) -> AppEnum? {
    let found = enums.filter { candidate in
      guard let name else { return role.endings.contains { candidate.name.hasSuffix($0) } }
      return candidate.name == name || "\(candidate.module).\(candidate.name)" == name
    }
    if let name, found.isEmpty {
      throw .noSuchEnum(role, name, nearest: NearestName.of(name, in: enums.map(\.name)))
    }
    guard found.count < 2 else {
      throw .severalEnums(role, found.map { "\($0.module).\($0.name)" })
    }
    guard let choice = found.first else { return nil }
    guard choice.isVisible else { throw .hiddenEnum(choice.name, module: choice.module) }
    let missing = role.requirements.filter { !choice.conformances.contains("Swift.\($0)") }
    guard missing.isEmpty else { throw .missingConformances(choice.name, missing) }
    return choice
  }
}

/// An enum of the app that the manifest can use.
package struct AppEnum: Equatable {
  /// Its module.
  var module: String
  /// Its name with the enclosing types: `Main.Tab`.
  var name: String
  /// Its cases in the order of their declaration.
  var cases: [CaseDeclaration]
  /// The protocols that it conforms to.
  var conformances: Set<String>
  /// Whether another module of the package may use it.
  var isVisible: Bool
}

extension AppEnum {
  /// The enums of modules, sorted by name.
  package static func all(in graphs: [SymbolGraph]) -> [AppEnum] {
    graphs.flatMap { graph in
      graph.symbols.filter { $0.kind == "swift.enum" }.map { AppEnum($0, in: graph) }
    }
    .sorted { ($0.module, $0.name) < ($1.module, $1.name) }
  }

  private init(_ symbol: SymbolGraph.Symbol, in graph: SymbolGraph) {
    module = graph.module
    name = symbol.path.joined(separator: ".")
    // In source order: the graph is sorted by mangled names.
    cases = graph.symbols
      .filter { $0.kind == "swift.enum.case" && Array($0.path.dropLast()) == symbol.path }
      .sorted { ($0.place?.line ?? .max, $0.column) < ($1.place?.line ?? .max, $1.column) }
      .compactMap { CaseDeclaration($0.declaration) }
    conformances = graph.conformances[symbol.id] ?? []
    isVisible = ["public", "package", "open"].contains(symbol.access)
  }
}

/// A case of an enum, parsed from its declaration: `case chapter(Int, of: String?)`.
struct CaseDeclaration: Equatable {
  /// One associated value.
  struct Parameter: Equatable {
    /// The label; nil if there is none.
    var label: String?
    /// The type, as written.
    var type: String
  }

  /// The name, without backticks.
  var name: String
  /// The associated values.
  var parameters: [Parameter]

  /// Parses a declaration; nil if it is not a case.
  init?(_ declaration: String) {
    guard let start = declaration.firstRange(of: "case ") else { return nil }
    let rest = declaration[start.upperBound...]
    name = rest.prefix { $0 != "(" }.filter { $0 != "`" && $0 != " " }
    guard !name.isEmpty else { return nil }
    guard let open = rest.firstIndex(of: "("), rest.last == ")" else {
      parameters = []
      return
    }
    let inside = rest[rest.index(after: open)...].dropLast()
    parameters = Self.split(inside, at: ",").map(Parameter.init)
  }

  /// The parts between separators that are not in brackets.
  fileprivate static func split(_ text: Substring, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case separator where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return parts + [text[start...]]
  }
}

extension CaseDeclaration.Parameter {
  fileprivate init(_ text: Substring) {
    // The default value is not needed.
    let declared = CaseDeclaration.split(text, at: "=")[0]
    let parts = CaseDeclaration.split(declared, at: ":").map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    label = parts.count > 1 && parts[0] != "_" ? parts[0] : nil
    type = parts.last ?? ""
  }
}
