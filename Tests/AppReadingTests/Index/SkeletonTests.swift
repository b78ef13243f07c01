import SwiftParsing
import TestSupport
import Testing

@testable import AppReading

@Suite("What a file's declarations say") struct SkeletonTests {
  private func skeleton(_ text: String) -> String {
    Skeleton.digest(of: SwiftParser.parse(Array(text.utf8)).file)
  }

  private static let text = """
    struct Jar: Hashable { var name: String = "a"; func open(_ count: Int = 1) -> Bool { true } }
    enum Kind { case small, large(Int) }
    """

  @Test(
    "Bodies, values, comments and places are left out",
    arguments: [
      ("{ true }", "{ print(count); return false }"), ("\"a\"", "\"other\""), ("= 1", "= 2"),
      ("enum", "\n\n// A comment.\nenum"), ("; func", "\n  func"),
    ])
  func same(old: String, new: String) {
    #expect(skeleton(Self.text.replacing(old, with: new)) == skeleton(Self.text))
  }

  @Test(
    "Names, types, order and what has a body or value are not",
    arguments: [
      ("Jar", "Pot"), (": Hashable", ""), (": String", ": Int"), ("var name", "let name"),
      ("open(_", "open("), (" = 1", ""), ("-> Bool ", ""),
      ("small, large(Int)", "large(Int), small"),
      ("large(Int)", "large"), ("struct", "class"), ("func", "static func"), ("enum", "@A enum"),
      ("Kind {", "Kind { case none;"), ("= \"a\"", "{ \"a\" }"), ("open", "open<T>"),
      ("enum Kind", "typealias Box = Jar; enum Kind"),
    ])
  func different(old: String, new: String) {
    #expect(skeleton(Self.text.replacing(old, with: new)) != skeleton(Self.text))
  }

  @Test("A scan sees the files of its pages and no others")
  func seen() async throws {
    let folder = try TemporaryFolder()
    let files = [
      "App.swift": "@main struct A: App { var body: some Scene { WindowGroup { Home() } } }",
      "Home.swift": "struct Home: View { let m = Model(); var body: some View { Text(m.title) } }",
      "Model.swift": "class Model { let title = \"Home\" }",
      "Service.swift": "class Service { func load() -> Int { 1 } }",
      "Unused.swift": "struct Unused: View { var body: some View { Text(\"x\") } }",
    ]
    for (path, text) in files { try folder.write(text.utf8, to: path) }
    let contents = try await AppContents(of: folder.path, workers: 2)
    let app = try await AppReader(workers: 2).app(in: contents, name: "A")
    #expect(app.files.map(\.path) == files.keys.sorted())
    #expect(
      app.files.filter(\.isSeen).map(\.path) == ["App.swift", "Home.swift", "Model.swift"])
  }
}
