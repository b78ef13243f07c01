package import Manifest
import Navigation
package import SymbolGraphs

/// Which of an app's questions its screens ask.
///
/// A question is a function or property that creates a confirmation, as the compiler lists them, or a name in
/// the app's links. A declared question is shown if its own code created what a screen asks, with any arguments;
/// a name is shown if a screen asks what the link opens.
package struct QuestionCoverage: Sendable, Equatable {
  /// One question.
  package struct Question: Sendable, Equatable {
    /// Its source.
    package var source: Source
    /// The name: `deletion(ofRecipe:)`, or the name in a link.
    package var name: String
    /// Whether screens ask it.
    package var verdict: Verdict
    /// Where it is declared, if known.
    package var place: SourcePlace?
  }

  /// The source of a question.
  package enum Source: String, Codable, Sendable {
    /// The compiler lists its declaration.
    case declaration
    /// A link names it, and the compiler does not list its code.
    case link
  }

  /// Whether screens ask a question.
  package enum Verdict: Sendable, Equatable {
    /// The ids of the screens that ask it; empty if none does.
    case asked(by: [String])
    /// It cannot be decided.
    case undecided(Doubt)
  }

  /// Why it cannot be decided whether a question is asked.
  package enum Doubt: Sendable, Equatable {
    /// Several declarations may have created what screens ask, and not all of their places are known.
    case places
    /// It has a different value for each case of an enum.
    case cases(of: String)
  }

  /// The questions that count: the declared ones by name, then those of links.
  package let questions: [Question]
  /// What screens ask without a declared question, such as one created by the manifest; it does not count.
  package let others: [QuestionUsage.Shown]

  /// How many questions are certainly asked.
  package var shown: Int {
    questions.count { question in
      if case .asked(let screens) = question.verdict { !screens.isEmpty } else { false }
    }
  }

  /// How many questions cannot be decided.
  package var undecided: Int {
    questions.count { if case .undecided = $0.verdict { true } else { false } }
  }

  /// The mangled name of `Navigation.Confirmation`.
  private static let type = "s:10Navigation12ConfirmationV"

  package init(of usage: QuestionUsage, graphs: [SymbolGraph]) {
    // A function that receives its call site creates the questions of its callers.
    let factories = graphs.factories(of: Self.type)
      .filter { $0.path.last?.hasSuffix("fileID:line:function:)") != true }
    let matches = usage.shown.map { QuestionMatch($0, among: factories, graphs) }
    let links = usage.named.filter { named in
      named.origins.isEmpty
        || !named.origins.allSatisfy { graphs.makes($0, among: factories) }
    }
    let linked = Set(links.flatMap(\.screens))
    questions =
      factories.map { Question($0, matches, graphs) }
      .sorted { ($0.name, $0.place?.line ?? 0) < ($1.name, $1.place?.line ?? 0) }
      + links.map {
        Question(source: .link, name: $0.name, verdict: .asked(by: $0.screens), place: nil)
      }
    others = matches.filter { $0.factories.isEmpty && !linked.isSuperset(of: $0.shown.screens) }
      .map(\.shown)
  }
}

/// What screens ask, with the declarations that may have created it.
private struct QuestionMatch {
  let shown: QuestionUsage.Shown
  let factories: [SymbolGraph.Symbol]
  /// Whether only one declaration can have created it.
  let isCertain: Bool

  init(
    _ shown: QuestionUsage.Shown, among factories: [SymbolGraph.Symbol], _ graphs: [SymbolGraph]
  ) {
    let declarations = graphs.declarations(around: shown.origin)
    self.shown = shown
    self.factories = declarations.filter(factories.contains)
    isCertain = declarations.count == 1
  }
}

extension QuestionCoverage.Question {
  fileprivate init(
    _ factory: SymbolGraph.Symbol, _ matches: [QuestionMatch], _ graphs: [SymbolGraph]
  ) {
    source = .declaration
    // Extensions of the library's type are listed without its name.
    name = (factory.path.first == "Confirmation" ? factory.path.dropFirst() : factory.path[...])
      .joined(separator: ".")
    place = factory.place
    let matches = matches.filter { $0.factories.contains(factory) }
    let screens = matches.filter(\.isCertain).flatMap(\.shown.screens)
    let owner = factory.path.dropLast().joined(separator: ".")
    if factory.isOfInstances, !screens.isEmpty,
      graphs.contains(where: { $0.cases(of: "\($0.module).\(owner)")?.count ?? 0 > 1 })
    {
      verdict = .undecided(.cases(of: owner))
    } else if screens.isEmpty, !matches.isEmpty {
      verdict = .undecided(.places)
    } else {
      verdict = .asked(by: screens)
    }
  }
}

extension [SymbolGraph] {
  fileprivate func declarations(around origin: ConfirmationOrigin?) -> [SymbolGraph.Symbol] {
    guard let origin else { return [] }
    return declarations(
      around: CodePlace(fileID: origin.fileID, line: origin.line, function: origin.function))
  }

  /// Whether a listed declaration contains the code.
  fileprivate func makes(
    _ origin: ConfirmationOrigin?, among factories: [SymbolGraph.Symbol]
  ) -> Bool {
    declarations(around: origin).contains { factories.contains($0) }
  }
}
