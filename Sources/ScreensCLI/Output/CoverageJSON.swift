import Harness
import Manifest
import Scenes
import SymbolGraphs

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The coverage as JSON.
struct CoverageJSON {
  private struct Document: Encodable {
    var version = 1
    var shown: Int
    var total: Int
    var percent: Int
    var types: [TypeItem]
    var undecided: Int
    var confirmations: Confirmations
    var unreached: [String]
  }

  private struct TypeItem: Encodable {
    var name: String
    var roles: [KindUsage.Role]
    var kinds: [Kind]
  }

  private struct Kind: Encodable {
    struct Use: Encodable {
      var screen: String
      var step: StepKind?
    }

    var name: String
    var uses: [Use]
    var file: String?
    var line: Int?
  }

  private struct Confirmations: Encodable {
    struct Question: Encodable {
      var name: String
      var source: QuestionCoverage.Source
      /// Null if it is not decided.
      var screens: [String]?
      var undecided: String?
      var file: String?
      var line: Int?
    }

    struct Other: Encodable {
      var title: String
      var screens: [String]
    }

    var questions: [Question]
    var notCounted: [Other]
  }

  let coverage: Coverage
  let shownPath: (String) -> String

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and numbers never fails.
    guard let data = try? encoder.encode(document) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private var document: Document {
    Document(
      shown: coverage.shown, total: coverage.total, percent: coverage.percent,
      types: coverage.sections.map { section in
        TypeItem(
          name: section.typeName, roles: section.roles, kinds: section.kinds.map(item))
      },
      undecided: coverage.questions.undecided,
      confirmations: Confirmations(
        questions: coverage.questions.questions.map(item),
        notCounted: coverage.questions.others.map { .init(title: $0.title, screens: $0.screens) }),
      unreached: coverage.unreached)
  }

  private func item(_ kind: Coverage.Kind) -> Kind {
    Kind(
      name: kind.name, uses: kind.uses.map { .init(screen: $0.screen, step: $0.step) },
      file: kind.place.map { shownPath($0.file) }, line: kind.place?.line)
  }

  private func item(_ question: QuestionCoverage.Question) -> Confirmations.Question {
    var item = Confirmations.Question(
      name: question.name, source: question.source,
      file: question.place.map { shownPath($0.file) }, line: question.place?.line)
    switch question.verdict {
    case .asked(let screens): item.screens = screens
    case .undecided(let doubt): item.undecided = "\(doubt)"
    }
    return item
  }
}
