package import Manifest
package import SymbolGraphs

/// Which kinds of an app's tabs, routes and sheets, and which of its questions, its screens show.
package struct Coverage: Sendable, Equatable {
  /// One kind of a type, usually an enum case.
  package struct Kind: Sendable, Equatable {
    /// The name.
    package var name: String
    /// The screens that show it, in the order of the manifest.
    package var uses: [KindUsage.Use]
    /// Where it is declared, if known.
    package var place: SourcePlace?
  }

  /// One of the app's types.
  package struct Section: Sendable, Equatable {
    /// The roles of the type.
    package var roles: [KindUsage.Role]
    /// The name of the type.
    package var typeName: String
    /// Its kinds, in the order of their declaration.
    package var kinds: [Kind]
  }

  /// The types: of tabs, of routes and of sheets.
  package private(set) var sections: [Section] = []
  /// The app's questions.
  package let questions: QuestionCoverage
  /// The screens that the router does not reach, which cover nothing.
  package let unreached: [String]

  /// Compares what is shown with what is declared.
  ///
  /// - Parameters:
  ///   - usage: The values that are shown.
  ///   - graphs: The symbol graphs of the app's modules.
  package init(of usage: ManifestUsage, graphs: [SymbolGraph]) throws(CoverageError) {
    unreached = usage.unreached
    questions = QuestionCoverage(of: usage.questions, graphs: graphs)
    for type in usage.types { sections.append(try Section(of: type, graphs: graphs)) }
  }

  private var kinds: [Kind] { sections.flatMap(\.kinds) }

  /// The number of kinds and questions.
  package var total: Int { kinds.count + questions.questions.count }
  /// How many of them are certainly shown.
  package var shown: Int { kinds.count { !$0.uses.isEmpty } + questions.shown }
  /// The shown share in percent, rounded down; 100 if there is nothing to show.
  package var percent: Int { total == 0 ? 100 : shown * 100 / total }
}

extension Coverage.Section {
  fileprivate init(of usage: KindUsage, graphs: [SymbolGraph]) throws(CoverageError) {
    roles = usage.roles
    typeName = usage.typeName
    let kinds = try KindSearch(usage: usage, graphs: graphs).kinds
    let strays = Set(usage.uses.keys).subtracting(kinds.map(\.name)).sorted()
    if let stray = strays.first { throw .strayValue(stray, of: usage.typeName) }
    self.kinds = kinds.map { kind in
      Coverage.Kind(name: kind.name, uses: usage.uses[kind.name] ?? [], place: kind.place)
    }
  }
}

/// Why coverage cannot be computed.
package enum CoverageError: Error, Equatable {
  /// Neither a symbol graph nor the type itself lists the kinds.
  case unknownKinds(of: String)
  /// A screen shows a value whose name is not a kind of the type.
  case strayValue(String, of: String)
}

extension CoverageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownKinds(let type):
      "no symbol graph has the cases of '\(type)'; pass that of its module with '--symbol-graph', "
        + "or make the type conform to 'KindIterable'"
    case .strayValue(let value, let type):
      "a screen shows '\(value)', which is not a case of '\(type)'; rebuild if the symbol graph is "
        + "out of date; a type with its own description must conform to 'KindIterable'"
    }
  }
}
