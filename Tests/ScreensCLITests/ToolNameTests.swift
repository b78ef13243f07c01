import CommandParsing
import Testing

@testable import ScreensCLI

@Suite("Name of the tool") struct ToolNameTests {
  private func name(
    _ path: String?, in folder: String = "/work/shop", _ variables: [String: String] = [:]
  ) -> ToolName {
    ToolName(
      of: Environment(startedAs: path, variables: variables, workingDirectory: folder))
  }

  @Test(
    "The last part of the path is the name, unless a shell would see more in it",
    arguments: [
      ("screens", "screens"), ("/usr/bin/app-screens", "app-screens"), ("./a_b.c+d", "a_b.c+d"),
      ("bin/Shop2", "Shop2"), (nil, "screens"), ("", "screens"), ("/", "screens"),
      ("-x", "screens"), ("a b", "screens"), ("a;b", "screens"), ("a$(b)", "screens"),
      ("a\u{1B}[2J", "screens"), ("größe", "screens"),
      (String(repeating: "a", count: 65), "screens"),
    ] as [(String?, String)])
  func word(path: String?, word: String) {
    #expect(name(path).word == word)
  }

  @Test(
    "The command is what was typed",
    arguments: [
      (nil, "screens"), ("app-screens", "app-screens"), ("./tool", "./tool"),
      (".build/release/app-screens", ".build/release/app-screens"),
      ("/work/shop/.build/debug/app-screens", "/work/shop/.build/debug/app-screens"),
      ("/usr/local/bin/app-screens", "/usr/local/bin/app-screens"),
      ("../my tools/screens", "'../my tools/screens'"), ("a;b", "screens"),
      ("bin/a\u{1B}[2J", "screens"),
    ] as [(String?, String)])
  func typed(path: String?, command: String) {
    #expect(name(path).command == command)
  }

  @Test(
    "A product of a package was started by 'swift run'",
    arguments: [
      ("/work/shop", "swift run shop-screens"), ("/work/shop/Sources", "swift run shop-screens"),
      ("/work", "swift run --package-path shop shop-screens"),
      ("/work/shopping", "swift run --package-path ../shop shop-screens"),
      ("/", "swift run --package-path /work/shop shop-screens"),
    ])
  func product(folder: String, command: String) {
    let product = ".build/x86_64-unknown-linux-gnu/debug/shop-screens"
    let expected = ToolName(word: "shop-screens", command: command)
    #expect(name("/work/shop/\(product)", in: folder) == expected)
    let way = ShownPath(folder: folder).text(of: "/work/shop/\(product)")
    #expect(name(way, in: folder) == expected)
  }

  @Test("A product in another folder, even one in there, is known by its path alone")
  func scratch() {
    let path = ".build/scratch/x86_64-unknown-linux-gnu/debug/shop-screens"
    #expect(name(path).command == path)
  }

  @Test("A release build is not followed by another build")
  func release() {
    let path = "/work/shop/.build/x86_64-unknown-linux-gnu/release/shop-screens"
    #expect(name(path).command == "swift run -c release shop-screens")
    let newer = "../.build/out/Products/Release/shop-screens"
    #expect(name(newer, in: "/work/shop/Sources").command == "swift run -c release shop-screens")
  }

  @Test("A script that wraps the tool gives its own command")
  func wrapper() {
    let command = "swift package screens"
    #expect(
      name("/work/shop/.build/debug/screens", [ToolName.variable: command])
        == ToolName(word: "screens", command: command))
    #expect(name("screens", [ToolName.variable: ""]).command == "screens")
    #expect(name("screens", [ToolName.variable: "a\nb"]).command == "screens")
  }
}
