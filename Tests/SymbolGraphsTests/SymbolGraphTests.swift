import Testing

@testable import SymbolGraphs

@Suite("Symbol graph") struct SymbolGraphTests {
  /// A graph in the format of the Swift 6.3 compiler, with fewer fields.
  private static let json = """
    {"metadata": {"formatVersion": {"major": 0, "minor": 6, "patch": 0}},
     "module": {"name": "Shop", "platform": {}},
     "symbols": [
      {"kind": {"identifier": "swift.enum"}, "pathComponents": ["Route"]},
      {"kind": {"identifier": "swift.enum.case"}, "pathComponents": ["Route", "settings"],
       "location": {"uri": "file:///shop/Sources/My%20Shop/Route.swift",
                    "position": {"line": 4, "character": 7}}},
      {"kind": {"identifier": "swift.enum.case"}, "pathComponents": ["Route", "item(id:_:)"],
       "location": {"uri": "file:///shop/Sources/My%20Shop/Route.swift",
                    "position": {"line": 3, "character": 7}}},
      {"kind": {"identifier": "swift.enum.case"}, "pathComponents": ["Route", "hidden"]},
      {"kind": {"identifier": "swift.enum"}, "pathComponents": ["Shop", "Route"]},
      {"kind": {"identifier": "swift.enum.case"}, "pathComponents": ["Shop", "Route", "inner"]},
      {"kind": {"identifier": "swift.struct"}, "pathComponents": ["Item"]},
      {"kind": {"identifier": "swift.type.method"}, "pathComponents": ["Confirmation", "leaving(_:)"],
       "functionSignature": {"returns": [
         {"kind": "typeIdentifier", "spelling": "Confirmation", "preciseIdentifier": "s:C"}]}},
      {"kind": {"identifier": "swift.type.method"}, "pathComponents": ["Confirmation", "all()"],
       "functionSignature": {"returns": [
         {"kind": "text", "spelling": "["},
         {"kind": "typeIdentifier", "spelling": "Confirmation", "preciseIdentifier": "s:C"},
         {"kind": "text", "spelling": "]"}]}},
      {"kind": {"identifier": "swift.type.property"}, "pathComponents": ["Confirmation", "clearing"],
       "declarationFragments": [
         {"kind": "identifier", "spelling": "clearing"}, {"kind": "text", "spelling": ": "},
         {"kind": "typeIdentifier", "spelling": "Confirmation", "preciseIdentifier": "s:C"}]},
      {"kind": {"identifier": "swift.type.property"}, "pathComponents": ["Confirmation", "computed"],
       "declarationFragments": [
         {"kind": "identifier", "spelling": "computed"}, {"kind": "text", "spelling": ": "},
         {"kind": "typeIdentifier", "spelling": "Confirmation", "preciseIdentifier": "s:C"},
         {"kind": "text", "spelling": " { "}, {"kind": "keyword", "spelling": "get"},
         {"kind": "text", "spelling": " }"}]},
      {"kind": {"identifier": "swift.type.property"}, "pathComponents": ["Confirmation", "last"],
       "declarationFragments": [
         {"kind": "identifier", "spelling": "last"}, {"kind": "text", "spelling": ": "},
         {"kind": "typeIdentifier", "spelling": "Confirmation", "preciseIdentifier": "s:C"},
         {"kind": "text", "spelling": "?"}]},
      {"kind": {"identifier": "swift.property"}, "pathComponents": ["Item", "question"],
       "declarationFragments": [
         {"kind": "identifier", "spelling": "question"}, {"kind": "text", "spelling": ": "},
         {"kind": "typeIdentifier", "spelling": "Confirmation", "preciseIdentifier": "s:C"}]}
     ],
     "relationships": []}
    """

  private let graph: SymbolGraph

  init() throws {
    graph = try SymbolGraph(json: Array(Self.json.utf8))
  }

  @Test("The cases of an enum come in the order of the file, those without a place last")
  func cases() {
    let file = "/shop/Sources/My Shop/Route.swift"
    #expect(
      graph.cases(of: "Shop.Route") == [
        EnumCase(name: "item", place: SourcePlace(file: file, line: 4)),
        EnumCase(name: "settings", place: SourcePlace(file: file, line: 5)),
        EnumCase(name: "hidden", place: nil),
      ])
  }

  @Test("Cases on one line come in the order of that line")
  func oneLine() throws {
    let item = """
      {"kind": {"identifier": "swift.enum.case"}, "pathComponents": ["E", "%"],
       "location": {"uri": "file:///e", "position": {"line": 0, "character": #}}}
      """
    let items = [("a", 30), ("b", 10), ("c", 20)].map { name, column in
      item.replacing("%", with: name).replacing("#", with: "\(column)")
    }
    let enumeration = #"{"kind": {"identifier": "swift.enum"}, "pathComponents": ["E"]}"#
    let graph = try SymbolGraph(
      json: Array(
        #"{"module": {"name": "M"}, "symbols": [\#(enumeration), \#(items.joined(separator: ","))]}"#
          .utf8))
    #expect(graph.cases(of: "M.E")?.map(\.name) == ["b", "c", "a"])
  }

  @Test("A nested enum is distinguished from an outer one of the same name")
  func nested() {
    #expect(graph.cases(of: "Shop.Shop.Route") == [EnumCase(name: "inner", place: nil)])
  }

  @Test(
    "A type that is not an enum of the module has no cases",
    arguments: ["Shop.Item", "Shop.Nothing", "Other.Route", "Route", "", "Shop"])
  func noEnum(name: String) {
    #expect(graph.cases(of: name) == nil)
  }

  @Test("Functions and properties of a type that give one value of it are found, and no others")
  func factories() {
    #expect([graph].factories(of: "s:C").map(\.baseName) == ["leaving", "clearing", "computed"])
  }

  @Test("A symbol that is not understood is passed over, and costs only itself")
  func lenient() throws {
    let json = """
      {"module": {"name": "M"}, "symbols": [
        7, null, {}, {"kind": {}, "pathComponents": []}, {"kind": {"identifier": "swift.enum"},
        "pathComponents": ["E"]}, {"kind": {"identifier": "swift.enum.case"},
        "pathComponents": ["E", "a"], "location": {"uri": "http://x", "position": {"line": 1}}},
        {"kind": {"identifier": "swift.enum.case"}, "pathComponents": ["E", "b"],
        "location": {"uri": "file:///x", "position": {"line": -1}}},
        {"kind": {"identifier": "swift.enum.case"}, "pathComponents": []}]}
      """
    let graph = try SymbolGraph(json: Array(json.utf8))
    #expect(graph.module == "M")
    #expect(graph.symbols.count == 4)
    #expect(
      graph.cases(of: "M.E") == [
        EnumCase(name: "a", place: nil), EnumCase(name: "b", place: nil),
      ])
  }

  @Test(
    "A file that is not a symbol graph is refused",
    arguments: [
      "", "{", "[]", "null", "{}", #"{"module": {"name": "M"}}"#, #"{"symbols": []}"#,
      #"{"module": "M", "symbols": []}"#, #"{"module": {"name": "M"}, "symbols": {}}"#,
      String(repeating: "[", count: 100_000), "\u{0}\u{1}\u{FFFD}",
    ])
  func refused(text: String) {
    #expect(throws: SymbolGraphError.notAGraph) { try SymbolGraph(json: Array(text.utf8)) }
  }

  @Test("A graph that breaks off anywhere is refused")
  func truncated() {
    let bytes = Array(Self.json.utf8)
    for count in stride(from: 0, to: bytes.count, by: 13) {
      #expect(throws: SymbolGraphError.notAGraph) {
        try SymbolGraph(json: Array(bytes.prefix(count)))
      }
    }
  }

  @Test("Bytes that are changed at random never trap")
  func mutated() {
    var state: UInt64 = 1
    for _ in 0..<300 {
      var bytes = Array(Self.json.utf8)
      for _ in 0..<5 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      guard let graph = try? SymbolGraph(json: bytes) else { continue }
      _ = graph.cases(of: "Shop.Route")
      #expect(graph.symbols.count <= 13)
    }
  }
}
