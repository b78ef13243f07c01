import Files
import Scenes
import Snapshots
import Testing

@testable import ManifestJSON

@Suite struct HandwrittenTests {
  @Test("What is left out is what the initializers say")
  func defaults() throws {
    let blocks = """
      {"searchField": {}}, {"row": {"leadsTo": "b", "title": "R"}}, {"skeleton": {}}, {"gap": {}},
      {"grid": {"cards": []}}, {"text": {"text": "T"}}, {"button": {"label": "B"}}, {"image": {}}
      """
    let scene = try #require(try manifest(Samples.page(blocks)).scenes.first)
    #expect(scene.tabs == [] && scene.selectedTab == nil && scene.layers == [])
    #expect(
      scene.pages == [
        Page("A") {
          SearchField()
          Row("R", leadsTo: "b")
          SkeletonLines()
          Gap()
          CardGrid([])
          Paragraph("T")
          ActionButton("B")
          ImagePlaceholder(icon: nil)
        }
      ])
  }

  @Test("Screens may come before the tabs that they name, and fields in any order")
  func order() throws {
    let text = """
      {"screens": [{"pages": [{"title": "A"}], "tab": "Two", "id": "a"},
        {"id": "b", "tab": 1.0, "pages": [{"title": "B"}], "layers": [{"pages": [{"title": "L"}]}]}],
       "tabs": [{"title": "One"}, {"icon": "star", "title": "Two"}], "version": 1.0,
       "$schema": "manifest.schema.json"}
      """
    let file = try manifest(text)
    #expect(file.warnings.isEmpty)
    #expect(file.ids == ["a", "b"])
    let scenes = try file.scenes
    #expect(scenes.map(\.selectedTab) == [1, 1])
    #expect(scenes[1].layers == [Layer(style: .largeSheet, pages: [Page("L")])])
    #expect(scenes[0].tabs == [TabItem("One"), TabItem("Two", icon: "star")])
  }

  @Test(
    "The app has the name in the file, or else that of the file",
    arguments: [
      ("\"app\":\"My “App”\",", "shop.json", "My “App”"), ("", "/tmp/my.shop.json", "my.shop"),
      ("\"app\":\"\",", "shop.json", "shop"), ("", "folder/.json", ".json"), ("", "shop", "shop"),
      ("", "standard input", "standard input"), ("", "", ""),
    ])
  func appName(field: String, path: String, name: String) throws {
    let text = "{\(field)\"version\":1,\"screens\":[{\"id\":\"a\",\"pages\":[{\"title\":\"A\"}]}]}"
    #expect(try ManifestFile(PartialFile(Array(text.utf8), path: path)).app == name)
  }

  @Test("A text is what its escapes say", arguments: 14...40)
  func escapes(window: Int) throws {
    let text = Samples.page(#"{"text":{"text":"\"\\\/\b\f\n\r\té\u00e9\uD83C\uDF2E味🌮"}}"#)
    let page = try manifest(text).scene(0).pages[0]
    let words = "\"\\/\u{8}\u{C}\n\r\téé🌮味🌮"
    #expect(page.blocks == [.text(Paragraph(words))])
    // With so small a window every piece of a text is cut somewhere.
    var cursor = JSONCursor(.init(Array(text.utf8), path: ""), window: window)
    try cursor.skip()
    #expect(try cursor.next() == nil)
  }

  @Test("A field that the format does not have is left out, with a warning")
  func warnings() throws {
    let text = """
      {"version": 1, "author": "me", "screens": [
        {"id": "a", "pages": [{"titel": [1, {"x": null}], "title": "é", "titles": true}]}
      ]}
      """
    let file = try manifest(text)
    #expect(
      file.warnings.map(\.description) == [
        "line 1, column 16: ignoring unknown field 'author'",
        "line 2, column 26: screens[0].pages[0]: ignoring unknown field 'titel'; did you mean 'title'?",
        "line 2, column 67: screens[0].pages[0]: ignoring unknown field 'titles'; did you mean 'title'?",
      ])
    #expect(try file.scene(0).pages == [Page("é")])
  }

  @Test("Warnings come in the order of the text, though screens before the tabs are read last")
  func orderOfWarnings() throws {
    let text = """
      {"version": 1,
        "screens": [{"id": "a", "x1": 0, "tab": 0, "pages": [{"title": "A", "x2": 0}]}],
        "x3": 0, "tabs": [{"title": "Home", "x4": 0}]}
      """
    #expect(try manifest(text).warnings.map(\.name) == ["x1", "x2", "x3", "x4"])
    let many = (0..<30).map { #""y\#($0)":0"# }.joined(separator: ",")
    let names = try manifest(text.replacing("\"x3\": 0", with: many)).warnings.map(\.name)
    #expect(names == ["x1", "x2"] + (0..<18).map { "y\($0)" })
  }

  @Test("Of many warnings the first twenty are kept")
  func manyWarnings() throws {
    let fields = (0..<500).map { #""x\#($0)":0"# }.joined(separator: ",")
    let file = try manifest(Samples.page(#"{"gap":{\#(fields)}}"#))
    #expect(file.warnings.count == 20)
    #expect(file.warningCount == 500)
  }
}
