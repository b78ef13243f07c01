import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Wireframes as SVG") struct SVGTests {
  @Test("All of Cookbook are XML, the same twice, and of a median of at most 40 KB")
  func cookbook() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let arguments = ["render-all", "--format", "svg", "--output"]
    #expect(try await program.run(arguments + ["a", "-j", "1", "--scale", "1"]).code == 1)
    #expect(try await program.run(arguments + ["b", "-j", "8"]).code == 1)
    let files = try folder.files(in: "a").filter { $0.key.hasSuffix(".svg") }
    #expect(files == (try folder.files(in: "b").filter { $0.key.hasSuffix(".svg") }))
    #expect(files.count >= 34)
    for (name, bytes) in files {
      let parser = XMLParser(data: Data(bytes))
      #expect(parser.parse(), "\(name): \(parser.parserError.map { "\($0)" } ?? "")")
    }
    let sizes = files.values.map(\.count).sorted()
    // It was 28.9 KB; the largest, with Japanese, 53 KB.
    #expect(sizes[sizes.count / 2] <= 40 * 1024)
    #expect(try #require(sizes.last) <= 60 * 1024)
  }

  @Test("The format says which pictures a render writes; accepting needs no other")
  func files() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    func names(_ arguments: String...) async throws -> [String] {
      let output = ["--output", "out", "--filter", "account"]
      _ = try await program.run(["render-all"] + arguments + output)
      return try folder.files(in: "out").keys.filter { $0 != "last-run.json" }.sorted()
    }
    #expect(
      try await names("--format", "svg", "--scheme", "dark") == [
        "account.txt", "account~dark.svg", "failures/account~dark.actual.png",
        "failures/account~dark.actual.txt",
      ])
    #expect(try await program("accept", "--output", "out").code == 0)
    #expect(try folder.files(in: "Snapshots").keys.sorted() == ["account.txt", "account~dark.png"])
    try folder.remove("out")
    #expect(
      try await names("--format", "svg", "--scheme", "dark", "--scale", "2") == [
        "account.txt", "account~dark.svg",
      ])
    #expect(
      try await names("--format", "png", "--format", "svg", "--scheme", "dark") == [
        "account.txt", "account~dark.png", "account~dark.svg",
      ])
  }

  @Test("A single picture goes to standard output")
  func show() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    _ = try await program("render", "account", "--format", "svg", "--format", "png")
    let svg = try await program("show", "account", "--format", "svg")
    #expect(svg.code == 0)
    #expect(svg.errors == "")
    #expect(Array(svg.output.utf8) == (try folder.read(".screens/account.svg")))
    let png = try await program.shell(#""$0" show account --format png > account.png"#)
    #expect(png == Program.Result(code: 0))
    #expect(try folder.read("account.png") == folder.read(".screens/account.png"))
  }

  @Test("Another format is refused")
  func unknown() async throws {
    let folder = try TemporaryFolder()
    let result = try await Program(in: folder)("render-all", "--format", "sgv")
    #expect(result.code == 64)
    #expect(
      result.errors == "screens: invalid value 'sgv' of '--format'; did you mean 'svg'?\n")
  }
}
