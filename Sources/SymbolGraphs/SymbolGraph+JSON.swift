#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a file is not a symbol graph.
package enum SymbolGraphError: Error, Equatable {
  /// It is not JSON, or has no module name or no list of symbols.
  case notAGraph
}

extension SymbolGraphError: CustomStringConvertible {
  package var description: String {
    "it is not a symbol graph of 'swift symbolgraph-extract' or 'swift package dump-symbol-graph'"
  }
}

extension SymbolGraph {
  /// Reads a symbol graph; unknown symbols are skipped.
  ///
  /// Source: github.com/swiftlang/swift-docc-symbolkit, `openapi.yaml`, format 0.6.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(json: [UInt8]) throws(SymbolGraphError) {
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: Data(json))
    } catch {
      throw .notAGraph
    }
    module = document.module.name
    symbols = document.symbols.compactMap { $0.value.map(Symbol.init) }
    conformances = [:]
    for relation in (document.relationships ?? []).compactMap(\.value) {
      switch relation.kind {
      case "requirementOf", "optionalRequirementOf": requirements.insert(relation.source)
      case "conformsTo":
        adopters[relation.target, default: []].append(relation.source)
        guard let name = relation.targetFallback else { continue }
        conformances[relation.source, default: []].insert(name)
      default: continue
      }
    }
  }
}

extension SymbolGraph.Symbol {
  fileprivate init(_ item: Item) {
    kind = item.kind.identifier
    path = item.pathComponents
    type = item.singleType
    payload = item.payload
    id = item.identifier?.precise ?? ""
    access = item.accessLevel ?? ""
    fragments = (item.declarationFragments ?? []).map {
      SymbolGraph.Fragment($0.spelling, id: $0.preciseIdentifier)
    }
    declaration = fragments.map(\.spelling).joined()
    generics = (item.swiftGenerics?.parameters ?? []).map(\.name)
    isObsolete = (item.availability ?? []).contains(where: \.isObsolete)
    place = item.location?.place
    column = item.location?.position.character ?? 0
  }
}

private struct Document: Decodable {
  struct Module: Decodable { var name: String }
  var module: Module
  var symbols: [Lenient<Item>]
  var relationships: [Lenient<Relation>]?
}

private struct Relation: Decodable {
  var kind: String
  var source: String
  var target: String
  /// The name of the other declaration, if it is in another module.
  var targetFallback: String?
}

/// A value, or nil if it cannot be decoded.
private struct Lenient<Value: Decodable>: Decodable {
  var value: Value?
  init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}

private struct Item: Decodable {
  struct Kind: Decodable { var identifier: String }

  struct Location: Decodable {
    struct Position: Decodable {
      var line: Int
      var character: Int?
    }
    var uri: String
    /// Counted from zero.
    var position: Position

    var place: SourcePlace? {
      guard let url = URL(string: uri), url.scheme == "file",
        (0..<Int(Int32.max)).contains(position.line)
      else { return nil }
      let file = url.path(percentEncoded: false)
      return SourcePlace(file: file, line: position.line + 1)
    }
  }

  struct Fragment: Decodable {
    var kind: String
    var spelling: String
    var preciseIdentifier: String?
  }

  struct Signature: Decodable { var returns: [Fragment]? }

  struct Identifier: Decodable { var precise: String }

  struct Generics: Decodable {
    struct Parameter: Decodable { var name: String }
    var parameters: [Parameter]?
  }

  struct Availability: Decodable {
    var isUnconditionallyDeprecated: Bool?
    var isUnconditionallyUnavailable: Bool?

    var isObsolete: Bool {
      isUnconditionallyDeprecated == true || isUnconditionallyUnavailable == true
    }
  }

  var identifier: Identifier?
  var accessLevel: String?

  var kind: Kind
  var pathComponents: [String]
  var location: Location?
  var functionSignature: Signature?
  var declarationFragments: [Fragment]?
  var swiftGenerics: Generics?
  var availability: [Availability]?

  /// The type in `case settings(SettingsRoute)`.
  var payload: String? {
    guard kind.identifier == "swift.enum.case", let fragments = declarationFragments,
      let open = fragments.firstIndex(where: { $0.spelling == "(" }),
      fragments.last?.spelling == ")", open + 1 < fragments.count
    else { return nil }
    // The name of a nested type is several fragments: `Settings`, `.`, `Route`.
    let type = fragments[(open + 1)...].dropLast()
    guard type.allSatisfy({ $0.kind == "typeIdentifier" || $0.spelling == "." }) else { return nil }
    return type.last?.preciseIdentifier
  }

  var singleType: String? {
    if let signature = functionSignature {
      return signature.returns?.count == 1 ? signature.returns?[0].preciseIdentifier : nil
    }
    // `name`, `: `, `Type` and perhaps ` { get }`; an optional or an array has more fragments.
    let fragments = declarationFragments ?? []
    guard let colon = fragments.firstIndex(where: { $0.spelling.first == ":" }),
      fragments.indices.contains(colon + 1), fragments[colon + 1].kind == "typeIdentifier"
    else { return nil }
    let rest = fragments[(colon + 2)...].map(\.spelling).joined()
    return rest.isEmpty || rest.hasPrefix(" {") ? fragments[colon + 1].preciseIdentifier : nil
  }
}
