import Manifest
import SymbolGraphs

/// Lists the kinds of a type and of the routes inside its cases.
struct KindSearch {
  /// What the screens show.
  let usage: KindUsage
  let graphs: [SymbolGraph]

  /// The kinds in the order of their declaration; a case with routes inside is replaced by their kinds.
  var kinds: [EnumCase] {
    get throws(CoverageError) {
      let type = KindUsage.Nested(typeName: usage.typeName, kinds: usage.kinds)
      return try kinds(
        of: type, inside: [], prefix: "", isPlain: usage.declaresInnerEnums)
    }
  }

  /// - Parameters:
  ///   - type: A type.
  ///   - outer: The types around it, which are no nested routes inside it.
  ///   - prefix: The start of the names of its kinds.
  ///   - isPlain: Whether its cases contain no routes.
  private func kinds(
    of type: KindUsage.Nested, inside outer: [String], prefix: String, isPlain: Bool = false
  ) throws(CoverageError) -> [EnumCase] {
    let cases = graphs.lazy.compactMap { $0.cases(of: type.typeName) }.first
    switch (type.kinds, cases) {
    case (.listed(let names), _):
      let places = Dictionary(
        (cases ?? []).map { ($0.name, $0.place) }, uniquingKeysWith: { first, _ in first })
      return names.map { EnumCase(name: prefix + $0, place: places[$0] ?? nil) }
    case (_, let cases?) where isPlain:
      return cases.map { EnumCase(name: prefix + $0.name, place: $0.place) }
    case (_, let cases?):
      var kinds: [EnumCase] = []
      for one in cases {
        kinds += try self.kinds(of: one, inside: outer + [type.typeName], prefix: prefix)
      }
      return kinds
    case (.values(let names), nil): return names.map { EnumCase(name: prefix + $0, place: nil) }
    case (.unknown, nil): throw .unknownKinds(of: type.typeName)
    }
  }

  private func kinds(
    of one: EnumCase, inside outer: [String], prefix: String
  ) throws(CoverageError) -> [EnumCase] {
    let name = prefix + one.name
    let whole = EnumCase(name: name, place: one.place)
    guard let type = usage.nested[name] ?? declaredType(of: one), !outer.contains(type.typeName)
    else { return [whole] }
    let kinds = try kinds(
      of: type, inside: outer, prefix: name + ".", isPlain: declaresInnerEnums(type.typeName))
    return kinds.isEmpty ? [whole] : kinds
  }

  /// Whether a type declares the enums inside its cases.
  private func declaresInnerEnums(_ name: String) -> Bool {
    let path = name.split(separator: ".").dropFirst().map(String.init)
    let ids = graphs.flatMap { graph in
      graph.symbols.filter { name.hasPrefix(graph.module + ".") && $0.path == path }.map(\.id)
    }
    return graphs.contains { graph in
      ids.contains { graph.conformances[$0]?.contains("Manifest.EnumContaining") == true }
    }
  }

  /// The type of the routes inside a case that no screen shows.
  private func declaredType(of one: EnumCase) -> KindUsage.Nested? {
    guard let id = one.payload else { return nil }
    for graph in graphs {
      guard let type = graph.enumeration(id: id), let name = type.path.last else { continue }
      let isDescribing = graphs.contains {
        $0.conformances[id]?.contains("Scenes.PageDescribing") == true
      }
      guard isDescribing || NestedRoute.isName(name) else { return nil }
      return KindUsage.Nested(
        typeName: ([graph.module] + type.path).joined(separator: "."), kinds: .unknown)
    }
    return nil
  }
}
