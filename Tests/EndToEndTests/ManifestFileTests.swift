import Foundation
import TestSupport
import Testing

@Suite("Manifest files") struct ManifestFileTests {
  /// A folder with the exported screens of the demo app.
  private func exported() async throws -> (TemporaryFolder, Program, String) {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let result = try await program("export")
    try #require(result.code == 0 && result.errors.isEmpty)
    try folder.write(result.output.utf8, to: "app.json")
    return (folder, program, result.output)
  }

  @Test("What is drawn of an exported app is what is drawn of the app, byte for byte")
  func sameFiles() async throws {
    let (folder, program, _) = try await exported()
    let compiled = try await program("render-all", "-o", "compiled")
    let read = try await program("render-all", "--manifest", "app.json", "-o", "read")
    #expect(compiled.code == 1 && read.code == 1 && read.errors.isEmpty)
    var files = try [folder.files(in: "compiled"), folder.files(in: "read")]
    for index in files.indices { files[index].removeValue(forKey: "last-run.json") }
    let pictures = files[0].keys.filter { $0.hasSuffix(".png") && !$0.contains("/") }
    #expect(pictures.count == 34)
    #expect(files[0] == files[1])
  }

  @Test("An exported app that is exported again is the same file")
  func idempotent() async throws {
    let (folder, program, text) = try await exported()
    #expect(try await program("export") == Program.Result(code: 0, output: text))
    let again = try await program("export", "--manifest", "app.json")
    #expect(again == Program.Result(code: 0, output: text))
    #expect(try folder.contents() == ["app.json"])
  }

  @Test("The site and the map of a file have the title of the app")
  func title() async throws {
    let (folder, program, _) = try await exported()
    for words in [[], ["--manifest", "app.json"]] {
      let name = words.isEmpty ? "compiled" : "read"
      #expect(try await program.run(["docs", "-q", "-o", name] + words).code == 0)
      #expect(try await program.run(["map", "-q", "-o", "\(name).svg"] + words).code == 0)
    }
    #expect(try folder.files(in: "compiled") == folder.files(in: "read"))
    #expect(try folder.read("compiled.svg") == folder.read("read.svg"))
    let page = String(decoding: try folder.read("read/index.html"), as: UTF8.self)
    #expect(page.contains("<title>Cookbook: every screen</title>"))
  }

  @Test(
    "Every verb says of the file what it says of the app",
    arguments: [
      ["list"], ["list", "--json"], ["show", "recipeDetail"], ["show", "shoppingItemSheet"],
      ["link", "cookbook://recipes/shakshuka"], ["show", "recipeDetial"],
    ])
  func sameWords(words: [String]) async throws {
    let (folder, program, _) = try await exported()
    let compiled = try await program.run(words)
    #expect(try await program.run(words + ["--manifest", "app.json"]) == compiled)
    let other = program.with(["SCREENS_MANIFEST": "app.json"])
    #expect(try await other.run(words) == compiled)
    let piped = try await program.shell("exec \"$0\" \"$@\" --manifest - <app.json", words)
    #expect(piped == compiled)
    let streamed = try await program.shell("cat app.json | \"$0\" \"$@\" --manifest -", words)
    #expect(streamed == compiled)
    #expect(try folder.contents() == ["app.json"])
  }

  @Test("Snapshots of a file are recorded, verified, accepted and pruned like those of an app")
  func snapshots() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder).with(["SCREENS_MANIFEST": "shop.json"])
    let text = #"""
      {"version": 1, "screens": [
        {"id": "home", "pages": [{"title": "Shop", "blocks": [{"row": {"title": "Milk"}}]}]},
        {"id": "cart", "pages": [{"title": "Shop"}], "layers": [{"pages": [{"title": "Cart"}]}]}
      ]}
      """#
    try folder.write(text.utf8, to: "shop.json")
    #expect(try await program("record").output == "recorded   home\nrecorded   cart\n2 recorded\n")
    #expect(try await program("verify", "-q") == Program.Result(code: 0))
    try folder.write(text.replacing("Milk", with: "Bread").utf8, to: "shop.json")
    let changed = try await program("verify")
    #expect(changed.code == 1)
    #expect(changed.output.contains("  content: Milk became Bread\n"))
    #expect(changed.output.contains("  accept with: screens accept home --manifest shop.json\n"))
    let accepted = try await program.shell("\"$0\" accept home --manifest shop.json")
    #expect(accepted == Program.Result(code: 0, output: "accepted   home\n1 accepted\n"))
    try folder.write(Self.without("cart", text).utf8, to: "shop.json")
    let pruned = try await program("prune")
    #expect(pruned.output == "removed  Snapshots/cart.png\nremoved  Snapshots/cart.txt\n")
  }

  @Test("A change only of icons is described, with the text beside each")
  func icons() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder).with(["SCREENS_MANIFEST": "shop.json"])
    let text = #"""
      {"version": 1, "tabs": [{"title": "Home", "icon": "house"}, {"title": "You", "icon": "person"}], "screens": [
        {"id": "home", "pages": [{"title": "Shop", "blocks": [{"row": {"title": "Milk", "icon": "star"}}]}]}
      ]}
      """#
    try folder.write(text.utf8, to: "shop.json")
    #expect(try await program("record").code == 0)
    try folder.write(
      text.replacing("star", with: "heart").replacing("house", with: "gear").utf8, to: "shop.json")
    let changed = try await program("verify")
    #expect(changed.code == 1)
    #expect(
      changed.output.contains(
        "  content: the icon of Milk is now heart\n  tabBar: the icon of Home is now gear\n"))
    try folder.write(
      text.replacing("star", with: "heart").replacing("Milk", with: "Mint").utf8, to: "shop.json")
    #expect(!(try await program("verify")).output.contains("the icon of"))
  }

  private static func without(_ id: String, _ text: String) -> String {
    text.split(separator: "\n").filter { !$0.contains("\"\(id)\"") }.joined(separator: "\n")
      .replacing("}]}]},\n", with: "}]}]}\n")
  }

  @Test("What is unknown in a file is a warning, and the work is done")
  func warning() async throws {
    let folder = try TemporaryFolder()
    let text = #"{"version":1,"screens":[{"id":"a","pages":[{"title":"A","colour":1}]}]}"#
    try folder.write(text.utf8, to: "a.json")
    let result = try await Program(in: folder)("list", "--manifest", "a.json")
    let warning =
      "line 1, column 57: screens[0].pages[0]: ignoring unknown field 'colour'"
    #expect(
      result == Program.Result(code: 0, output: "a  A\n", errors: "screens: a.json: \(warning)\n"))
  }

  @Test(
    "A file that cannot be used ends every verb with 2 and one sentence",
    arguments: [
      "list", "show a", "render-all", "verify", "record", "accept", "prune", "export", "link x",
      "audit", "docs",
    ])
  func unusable(words: String) async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let arguments = words.split(separator: " ").map(String.init)
    try folder.write(#"{"version":1,"screens":[{"id":"a","pages":7}]}"#.utf8, to: "a.json")
    let wrong =
      "screens: cannot use 'a.json': line 1, column 43: screens[0].pages: expected an array, found a number\n"
    #expect(
      try await program.run(arguments + ["--manifest", "a.json"])
        == Program.Result(code: 2, errors: wrong))
    #expect(
      try await program.run(arguments + ["--manifest", "none.json"])
        == Program.Result(
          code: 2, errors: "screens: cannot read 'none.json': No such file or directory\n"))
    #expect(try folder.contents() == ["a.json"])
  }

  @Test("A recording needs the app itself")
  func replay() async throws {
    let (folder, program, _) = try await exported()
    let sentence =
      "screens: 'replay' needs the app's types, which a manifest file does not have; run it "
      + "without '--manifest'\n"
    let result = try await program("replay", "x.jsonl", "--manifest", "app.json")
    #expect(result == Program.Result(code: 2, errors: sentence))
    #expect(try folder.contents() == ["app.json"])
  }

  @Test("The schema is the file of the repository")
  func schema() async throws {
    let folder = try TemporaryFolder()
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "ManifestJSONTests/manifest.schema.json")
    let text = try String(contentsOf: path, encoding: .utf8)
    let result = try await Program(in: folder)("export", "--schema")
    #expect(result == Program.Result(code: 0, output: text))
  }
}
