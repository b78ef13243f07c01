import Cookbook
import Foundation
import Harness
import Manifest
import SymbolGraphs
import TestSupport
import Testing

@Suite("Symbol graphs out of a build folder") struct GraphExtractionTests {
  private let variables = ProcessInfo.processInfo.environment

  @Test("Cookbook shows all that it has, whether the compiler lists it or its types do")
  @MainActor
  func cookbook() async throws {
    let extraction = GraphExtraction(buildFolder: BuildFolder.path, variables: variables)
    let graphs = try extraction.graphs(of: ["Cookbook"])
    let listed = try await Coverage(of: ManifestUsage(of: AppScreen.self), graphs: [])
    #expect(listed.percent == 100)
    #expect(listed.sections.count == 3)
    for section in listed.sections {
      let cases = graphs.compactMap { $0.cases(of: section.typeName) }
      #expect(cases.map { $0.map(\.name) } == [section.kinds.map(\.name)])
    }
    let questions = graphs.factories(of: "s:10Navigation12ConfirmationV")
    #expect(
      questions.map(\.baseName).sorted()
        == ["actions", "clearing", "deletion", "discardingChanges"])
    let coverage = try await Coverage(of: ManifestUsage(of: AppScreen.self), graphs: graphs)
    #expect(coverage.questions.shown == 4)
    #expect(coverage.percent == 100)
  }

  @Test("A module of its own gives its enums, with the places of those that are not private")
  func standalone() async throws {
    let folder = try TemporaryFolder()
    let source = """
      public enum Route { case item(id: Int), list }
      enum Sheet {
        case edit
        indirect case more(Sheet, and: Int)
      }
      struct Shop { private enum Hidden { case secret } }
      enum Nested { case sheet(Sheet), inner(Shop.Page), labelled(of: Sheet), two(Sheet, Route), maybe(Sheet?) }
      extension Shop { enum Page { case one } }
      """
    let (file, modules) = ("\(folder.path)/Shop.swift", "\(folder.path)/Modules")
    try Data(source.utf8).write(to: URL(filePath: file))
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
    let built = try ChildProgram(folder: folder.path, variables: variables).run([
      "swiftc", "-emit-module", "-enable-testing", "-parse-as-library", "-module-name", "Shop",
      "-o",
      "\(modules)/Shop.swiftmodule", file,
    ])
    #expect(built?.code == 0)
    let graphs = try GraphExtraction(buildFolder: folder.path, variables: variables)
      .graphs(of: ["Shop"])
    let graph = try #require(graphs.first)
    func names(_ type: String) -> [String]? {
      graph.cases(of: type)?.map { "\($0.name):\($0.place?.line ?? 0)" }
    }
    #expect(names("Shop.Route") == ["item:1", "list:1"])
    #expect(names("Shop.Sheet") == ["edit:3", "more:4"])
    let payloads = graph.cases(of: "Shop.Nested")?.map { one in
      "\(one.name): \(one.payload.flatMap(graph.enumeration(id:))?.path.joined(separator: ".") ?? "-")"
    }
    #expect(
      payloads == ["sheet: Sheet", "inner: Shop.Page", "labelled: -", "two: -", "maybe: -"])
    #expect(graph.cases(of: "Shop.Shop.Hidden")?.map(\.name) == ["secret"])
    #expect(graph.cases(of: "Shop.Sheet")?[0].place?.file.hasSuffix("/Shop.swift") == true)
  }

  @Test("A folder without built modules is an error with a remedy")
  func notBuilt() async throws {
    let folder = try TemporaryFolder()
    let extraction = GraphExtraction(buildFolder: folder.path, variables: variables)
    #expect(throws: GraphError.notBuilt(folder: "\(folder.path)/Modules")) {
      try extraction.graphs(of: ["Shop"])
    }
    #expect(
      "\(GraphError.notBuilt(folder: "x"))" == """
        there are no built modules in 'x'; run 'swift package dump-symbol-graph \
        --minimum-access-level private' and pass the folder that it prints with '--symbol-graph'
        """)
  }

  @Test("A compiler failure is reported with its first line")
  func refused() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Modules", withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: "\(folder.path)/Modules/Shop.swiftmodule"))
    let error = #expect(throws: GraphError.self) {
      try GraphExtraction(buildFolder: folder.path, variables: variables).graphs(of: ["Shop"])
    }
    let start = "'swift symbolgraph-extract' failed: "
    #expect(error.map { "\($0)".hasPrefix(start) } == true)
  }

  @Test("Without a program of the name there is no result")
  func noProgram() async throws {
    let folder = try TemporaryFolder()
    let program = ChildProgram(folder: folder.path, variables: variables)
    #expect(try program.run(["/nowhere/swift"]) == nil)
    #expect(try program.run(["sh", "-c", "echo out; echo err >&2; exit 3"])?.code == 3)
    #expect(try program.run(["sh", "-c", "echo out; echo err >&2"])?.output == "out\n")
    #expect(try program.run(["sh", "-c", "echo out; echo err >&2"])?.errors == "err\n")
    #expect(try program.run(["sh", "-c", "kill -9 $$"])?.code == nil)
    #expect(
      try ChildProgram(folder: folder.path, variables: ["A": "b c"]).run([
        "/bin/sh", "-c", "echo $A",
      ])?
      .output == "b c\n")
  }
}
