import PlainText
import Testing

@Suite("Links to places in source")
struct SourceLinksTests {
  @Test(
    "an address has the path and the line, encoded",
    arguments: [
      ("App/A b.swift:12", "../app/App/A%20b.swift#L12", "https://x/App/A%20b.swift?l=12"),
      ("A:7.swift:1", "../app/A%3A7.swift#L1", "https://x/A%3A7.swift?l=1"),
    ])
  func address(place: String, file: String, line: String) throws {
    #expect(SourceLinks(folder: "../app").address(of: place) == file)
    #expect(SourceLinks(folder: "app").address(of: place, root: "../") == file)
    let server = try #require(SourceLinks(template: "https://x/{path}?l={line}"))
    #expect(server.address(of: place, root: "../") == line)
  }

  @Test("what is no place has no address", arguments: ["", "A.swift", ":3", "A.swift:0", "A:x"])
  func noAddress(place: String) {
    #expect(SourceLinks(folder: ".").address(of: place) == nil)
    #expect(SourceLinks(template: "https://x") == nil)
  }
}
