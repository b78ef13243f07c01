import Testing

@testable import ScreensCLI

@Suite("Name of the tool") struct ToolNameTests {
  @Test(
    "The last part of the path is the name, unless a shell would see more in it",
    arguments: [
      ("screens", "screens"), ("/usr/bin/app-screens", "app-screens"), ("./a_b.c+d", "a_b.c+d"),
      ("bin/Shop2", "Shop2"), (nil, "screens"), ("", "screens"), ("/", "screens"),
      ("-x", "screens"), ("a b", "screens"), ("a;b", "screens"), ("a$(b)", "screens"),
      ("a\u{1B}[2J", "screens"), ("größe", "screens"),
      (String(repeating: "a", count: 65), "screens"),
    ] as [(String?, String)])
  func name(path: String?, name: String) {
    #expect(ToolName.name(inPath: path) == name)
  }
}
