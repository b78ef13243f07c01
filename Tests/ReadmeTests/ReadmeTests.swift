import Foundation
import Testing

@Suite("README")
struct ReadmeTests {
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.repository.appending(path: path), encoding: .utf8)
  }

  @Test(
    "the code that it shows is the code that this package compiles",
    arguments: ["AppScreen.swift", "Main.swift"])
  func code(file: String) throws {
    let readme = try text("README.md")
    #expect(readme.contains("```swift\n" + (try text("Tests/ExampleApp/\(file)")) + "```\n"))
  }

  @Test("every file that it links to is there")
  func links() throws {
    let readme = try text("README.md")
    let paths = readme.matches(of: #/(?:\]\(|src=")([A-Za-z.][^)"#:]*)[)"]/#).map { String($0.1) }
    #expect(paths.count > 4)
    for path in paths {
      let url = Self.repository.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: url.path(percentEncoded: false)), "\(path)")
    }
  }
}
