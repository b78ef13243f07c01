package import Manifest
import Navigation
package import SymbolGraphs

/// Which of an app's questions its screens ask.
///
/// A question is a function or property that makes a confirmation, as the compiler lists them, or a name in the
/// app's links. One in the code is shown where its own code made what a screen asks, whatever arguments it was
/// given; a name is shown where a screen asks what the link stands for.
package struct QuestionCoverage: Sendable, Equatable {
  /// One question.
  package struct Question: Sendable, Equatable {
    /// How it is known.
    package var source: Source
    /// The name: `deletion(ofRecipe:)`, or that in a link.
    package var name: String
    /// Whether screens ask it.
    package var verdict: Verdict
    /// Where it is declared, if the compiler says so.
    package var place: SourcePlace?
  }

  /// How a question is known.
  package enum Source: String, Codable, Sendable {
    /// The compiler lists the code that makes it.
    case declaration
    /// A link names it, whose code is none that the compiler lists.
    case link
  }

  /// Whether screens ask a question.
  package enum Verdict: Sendable, Equatable {
    /// Screens do, with their ids; none does where there are none.
    case asked(by: [String])
    /// It cannot be told.
    case undecided(Doubt)
  }

  /// Why it cannot be told whether a question is asked.
  package enum Doubt: Sendable, Equatable {
    /// Several declarations may have made what screens ask, and the compiler does not say where all of them stand.
    case places
    /// It has another value for each case of an enum.
    case cases(of: String)
  }

  /// The questions that count: those in the code by name, then those of links.
  package let questions: [Question]
  /// What screens ask and no question is, such as one that the manifest itself makes; it does not count.
  package let others: [QuestionUsage.Shown]

  /// How many questions screens ask for certain.
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
    // One that is told where it is called from makes the questions of those that call it.
    let makers = graphs.makers(of: Self.type)
      .filter { $0.path.last?.hasSuffix("fileID:line:function:)") != true }
    let matches = usage.shown.map { QuestionMatch($0, among: makers, graphs) }
    let links = usage.named.filter { named in
      named.origins.isEmpty
        || !named.origins.allSatisfy { graphs.makes($0, among: makers) }
    }
    let linked = Set(links.flatMap(\.screens))
    questions =
      makers.map { Question($0, matches, graphs) }
      .sorted { ($0.name, $0.place?.line ?? 0) < ($1.name, $1.place?.line ?? 0) }
      + links.map {
        Question(source: .link, name: $0.name, verdict: .asked(by: $0.screens), place: nil)
      }
    others = matches.filter { $0.makers.isEmpty && !linked.isSuperset(of: $0.shown.screens) }
      .map(\.shown)
  }
}

/// What screens ask, with the declarations whose code may have made it.
private struct QuestionMatch {
  let shown: QuestionUsage.Shown
  let makers: [SymbolGraph.Symbol]
  /// Whether no other declaration can have made it.
  let isCertain: Bool

  init(
    _ shown: QuestionUsage.Shown, among makers: [SymbolGraph.Symbol], _ graphs: [SymbolGraph]
  ) {
    let declarations = graphs.declarations(around: shown.origin)
    self.shown = shown
    self.makers = declarations.filter(makers.contains)
    isCertain = declarations.count == 1
  }
}

extension QuestionCoverage.Question {
  fileprivate init(
    _ maker: SymbolGraph.Symbol, _ matches: [QuestionMatch], _ graphs: [SymbolGraph]
  ) {
    source = .declaration
    // What an app adds to the library's type is known by its own name.
    name = (maker.path.first == "Confirmation" ? maker.path.dropFirst() : maker.path[...])
      .joined(separator: ".")
    place = maker.place
    let matches = matches.filter { $0.makers.contains(maker) }
    let screens = matches.filter(\.isCertain).flatMap(\.shown.screens)
    let owner = maker.path.dropLast().joined(separator: ".")
    if maker.isOfInstances, !screens.isEmpty,
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

  /// Whether a listed declaration has the code.
  fileprivate func makes(
    _ origin: ConfirmationOrigin?, among makers: [SymbolGraph.Symbol]
  ) -> Bool {
    declarations(around: origin).contains { makers.contains($0) }
  }
}
