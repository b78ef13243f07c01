import Testing

@testable import SymbolGraphs

@Suite("The declaration around a place in the code") struct CodePlaceTests {
  private static func symbol(
    _ kind: String, _ path: String..., line: Int?, file: String = "Item.swift",
    declaration: String = ""
  ) -> SymbolGraph.Symbol {
    SymbolGraph.Symbol(
      kind: kind, path: path, place: line.map { SourcePlace(file: "/shop/\(file)", line: $0) },
      id: "\(path) \(line ?? 0)", declaration: declaration)
  }

  private let graphs = [
    SymbolGraph(
      module: "Shop",
      symbols: [
        symbol("swift.type.method", "Item", "sell(to:)", line: 10),
        symbol("swift.type.method", "Item", "sell(to:)", line: 20),
        symbol("swift.method", "Till", "sell(to:)", line: 15, file: "Till.swift"),
        symbol("swift.type.property", "Item", "first", line: 30),
        symbol("swift.type.property", "Item", "last", line: 35),
        symbol("swift.type.property", "Item", "none", line: 40, declaration: "var none: I { get }"),
        symbol("swift.type.property", "Till", "mine", line: 5, file: "Till.swift"),
        symbol("swift.type.property", "Till", "hidden", line: nil),
        symbol("swift.func", "helper()", line: nil),
        symbol("swift.enum.case", "Item", "last", line: 50),
      ]),
    SymbolGraph(module: "Other", symbols: [symbol("swift.func", "helper()", line: 1)]),
  ]

  @Test(
    "It is the last one of the name before the place, in the same file",
    arguments: [
      ("Shop/Item.swift", 12, "sell(to:)", ["[\"Item\", \"sell(to:)\"] 10"]),
      ("Shop/Item.swift", 19, "sell(to:)", ["[\"Item\", \"sell(to:)\"] 10"]),
      ("Shop/Item.swift", 20, "sell(to:)", ["[\"Item\", \"sell(to:)\"] 20"]),
      ("Shop/Till.swift", 99, "sell(to:)", ["[\"Till\", \"sell(to:)\"] 15"]),
      ("Shop/Item.swift", 9, "sell(to:)", []),
      ("Shop/Item.swift", 12, "sell(by:)", []),
      ("Other/Item.swift", 12, "sell(to:)", []),
      ("", 0, "", []),
    ])
  func functions(file: String, line: Int, function: String, ids: [String]) {
    let place = CodePlace(fileID: file, line: line, function: function)
    #expect(graphs.declarations(around: place).map(\.id) == ids)
  }

  @Test("A stored property is found by the name of its type, a computed one by its own")
  func properties() {
    func found(_ line: Int, _ function: String, _ file: String = "Shop/Item.swift") -> [String] {
      graphs.declarations(around: CodePlace(fileID: file, line: line, function: function))
        .map { $0.path[1] }
    }
    #expect(found(31, "Item") == ["first"])
    #expect(found(36, "Item") == ["last"])
    #expect(found(41, "Item") == ["last"])
    #expect(found(41, "none") == ["none"])
    #expect(found(6, "Till", "Shop/Till.swift") == ["mine", "hidden"])
  }

  @Test("A declaration without a place may be anywhere, but is certain if it alone has the name")
  func placeless() {
    let place = CodePlace(fileID: "Shop/Anything.swift", line: 3, function: "helper()")
    #expect(graphs.declarations(around: place).map(\.path) == [["helper()"]])
    #expect(place.module == "Shop")
  }

  @Test("Protocol requirements are not code, and default implementations are listed once")
  func requirements() throws {
    let symbol = """
      {"kind": {"identifier": "swift.property"}, "pathComponents": ["P", "q"], "identifier": {"precise": "%"},
       "declarationFragments": [
         {"kind": "identifier", "spelling": "q"}, {"kind": "text", "spelling": ": "},
         {"kind": "typeIdentifier", "spelling": "C", "preciseIdentifier": "s:C"},
         {"kind": "text", "spelling": " { get }"}]}
      """
    let symbols = ["s:required", "s:given", "s:given::SYNTHESIZED::s:T"]
      .map { symbol.replacing("%", with: $0) }.joined(separator: ", ")
    let graph = try SymbolGraph(
      json: Array(
        """
        {"module": {"name": "M"}, "symbols": [\(symbols)], "relationships": [
          {"kind": "requirementOf", "source": "s:required", "target": "s:P"},
          {"kind": "memberOf", "source": "s:given", "target": "s:P"}]}
        """.utf8))
    #expect([graph].factories(of: "s:C").map(\.id) == ["s:given"])
  }
}
