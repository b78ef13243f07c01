package import Manifest
package import SymbolGraphs

/// Which kinds of an app's tabs, routes and sheets its screens show.
package struct Coverage: Sendable, Equatable {
  /// One kind of a type: an enum case, most often.
  package struct Kind: Sendable, Equatable {
    /// The name.
    package var name: String
    /// Where screens show it, in the order of the manifest; empty where none does.
    package var uses: [KindUsage.Use]
    /// Where it is declared, if the compiler says so.
    package var place: SourcePlace?
  }

  /// One of the app's types.
  package struct Section: Sendable, Equatable {
    /// What the type is for.
    package var roles: [KindUsage.Role]
    /// The name of the type.
    package var typeName: String
    /// Its kinds, in the order of their declaration.
    package var kinds: [Kind]
  }

  /// The types: of tabs, of routes and of sheets.
  package private(set) var sections: [Section] = []
  /// The questions that the app's code declares; nil where no symbol graph tells.
  package private(set) var declaredConfirmations: [EnumCase]?
  /// The different questions that screens ask.
  package let shownConfirmations: [ManifestUsage.ShownConfirmation]
  /// The screens that the router does not reach, so that they cover nothing.
  package let unreached: [String]

  /// The mangled name of `Navigation.Confirmation`.
  private static let confirmationType = "s:10Navigation12ConfirmationV"

  /// Compares what is shown with what there is.
  ///
  /// - Parameters:
  ///   - usage: What is shown.
  ///   - graphs: What the compiler says of the app's modules.
  package init(of usage: ManifestUsage, graphs: [SymbolGraph]) throws(CoverageError) {
    shownConfirmations = usage.confirmations
    unreached = usage.unreached
    for type in usage.types { sections.append(try Section(of: type, graphs: graphs)) }
    if !graphs.isEmpty {
      declaredConfirmations = graphs.flatMap { $0.makers(of: Self.confirmationType) }
        .map { EnumCase(name: $0.baseName, place: $0.place) }
        .sorted { ($0.name, $0.place?.line ?? 0) < ($1.name, $1.place?.line ?? 0) }
    }
  }

  private var kinds: [Kind] { sections.flatMap(\.kinds) }

  /// How many kinds there are.
  package var total: Int { kinds.count }
  /// How many of them a screen shows.
  package var shown: Int { kinds.count { !$0.uses.isEmpty } }
  /// The share that is shown, in whole percent, rounded down; 100 where there is nothing to show.
  package var percent: Int { total == 0 ? 100 : shown * 100 / total }

  /// How many questions of the code no screen asks, at the least.
  ///
  /// The compiler knows which functions make a question, and a screen's state which question it is, but
  /// nothing tells which function made it. Fewer different ones than functions means that some are missing.
  package var missingConfirmations: Int {
    max(0, (declaredConfirmations?.count ?? 0) - shownConfirmations.count)
  }
}

extension Coverage.Section {
  fileprivate init(of usage: KindUsage, graphs: [SymbolGraph]) throws(CoverageError) {
    roles = usage.roles
    typeName = usage.typeName
    let cases = graphs.lazy.compactMap { $0.cases(of: usage.typeName) }.first
    let places = Dictionary(
      (cases ?? []).map { ($0.name, $0.place) }, uniquingKeysWith: { first, _ in first })
    let names: [String]
    switch (usage.kinds, cases) {
    case (.listed(let kinds), _): names = kinds
    case (_, let cases?): names = cases.map(\.name)
    case (.values(let values), nil): names = values
    case (.unknown, nil): throw .unknownKinds(of: usage.typeName)
    }
    let strays = Set(usage.uses.keys).subtracting(names).sorted()
    if let stray = strays.first { throw .strayValue(stray, of: usage.typeName) }
    kinds = names.map { name in
      Coverage.Kind(name: name, uses: usage.uses[name] ?? [], place: places[name] ?? nil)
    }
  }
}
