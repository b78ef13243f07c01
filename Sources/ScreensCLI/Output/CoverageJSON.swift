import Harness
import Manifest
import Scenes
import SymbolGraphs

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What screens show of an app's types, for other programs.
struct CoverageJSON {
  private struct Document: Encodable {
    var version = 1
    var shown: Int
    var total: Int
    var percent: Int
    var types: [TypeItem]
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
    struct Declared: Encodable {
      var name: String
      var file: String?
      var line: Int?
    }

    struct Shown: Encodable {
      var title: String
      var screens: [String]
    }

    var declared: [Declared]?
    var shown: [Shown]
  }

  let coverage: Coverage
  let shownPath: (String) -> String

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and numbers have no value that JSON cannot express.
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
      confirmations: Confirmations(
        declared: coverage.declaredConfirmations?.map { declared in
          Confirmations.Declared(
            name: declared.name, file: declared.place.map { shownPath($0.file) },
            line: declared.place?.line)
        },
        shown: coverage.shownConfirmations.map { .init(title: $0.title, screens: $0.screens) }),
      unreached: coverage.unreached)
  }

  private func item(_ kind: Coverage.Kind) -> Kind {
    Kind(
      name: kind.name, uses: kind.uses.map { .init(screen: $0.screen, step: $0.step) },
      file: kind.place.map { shownPath($0.file) }, line: kind.place?.line)
  }
}
