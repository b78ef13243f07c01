import FlowMaps
import PNGCoding
import SceneSamples
import Scenes
import Testing

@Suite("Record of a map in its files")
struct MapRecordTests {
  private static let drawn: [MapFormat] = [.svg, .html, .png]

  private func file(
    _ format: MapFormat, _ scenes: [Scene], app: String = "Books"
  ) throws -> [UInt8] {
    let map = FlowMap(app: app, graph: FlowGraph(scenes))
    return try MapPicture(map, scenes: scenes).bytes(format, scale: 1)
  }

  private func changes(
    _ format: MapFormat, _ older: [Scene], _ newer: [Scene], app: String = "Books"
  ) throws -> String {
    let before = try #require(MapRecord(of: file(format, older), format))
    let after = try #require(MapRecord(of: file(format, newer, app: app), format))
    return after.changes(since: before)
  }

  @Test("Two files of the same map have no changes", arguments: drawn)
  func same(format: MapFormat) throws {
    #expect(try changes(format, Sample.scenes, Sample.scenes) == "")
  }

  @Test("A removed screen is listed with its transitions", arguments: drawn)
  func gone(format: MapFormat) throws {
    let fewer = Sample.scenes.filter { $0.id != "bookDelete" }
    #expect(
      try changes(format, Sample.scenes, fewer) == """
        - screen  bookDelete  “Delete?” in Books
        - confirmation  book → bookDelete
        1 screen removed, 1 transition removed

        """)
  }

  @Test("A screen with a changed picture is listed", arguments: drawn)
  func picture(format: MapFormat) throws {
    var scenes = Sample.scenes
    scenes[6].pages[0] = Page("Settings") { Row("Other", leadsTo: "library") }
    #expect(try changes(format, Sample.scenes, scenes) == "~ picture  settings\n")
  }

  @Test(
    "A screen with another id is renamed if its picture is the same, else it is a new one",
    arguments: drawn)
  func renamed(format: MapFormat) throws {
    var scenes = Sample.scenes
    scenes[2].id = "bookEditor"
    #expect(
      try changes(format, Sample.scenes, scenes) == """
        ~ screen  bookEditor: renamed from bookEdit
        1 screen renamed

        """)
    scenes[2].layers[0].pages[0].blocks = [.row(Row("Author"))]
    #expect(
      try changes(format, Sample.scenes, scenes).hasPrefix(
        "+ screen  bookEditor  “Edit” in Books\n"))
  }

  @Test("A changed order and a renamed app are listed", arguments: drawn)
  func order(format: MapFormat) throws {
    var scenes = Sample.scenes
    scenes.swapAt(2, 4)
    #expect(try changes(format, Sample.scenes, scenes) == "~ order of the screens\n")
    #expect(
      try changes(format, Sample.scenes, Sample.scenes, app: "Novels")
        == "~ app  “Books” → “Novels”\napp renamed\n")
  }

  @Test("Hostile titles are unchanged after a round trip", arguments: FlowMapTests.hostile)
  func hostile(title: String) throws {
    let scenes = [
      Scene(id: "a", tabs: [TabItem(title)], selectedTab: 0, pages: [Page(title)]),
      Scene(id: "b", tabs: [TabItem(title)], selectedTab: 0, pages: [Page(title), Page(title)]),
    ]
    for format in Self.drawn { #expect(try changes(format, scenes, scenes, app: "Books") == "") }
  }

  @Test("Files without a record, or with half of one, are accepted", arguments: drawn)
  func foreign(format: MapFormat) throws {
    #expect(MapRecord(of: [], format) == nil)
    #expect(MapRecord(of: Array("<metadata id=\"map-record\">{".utf8), format) == nil)
    #expect(MapRecord(of: Array("<metadata id=\"map-record\">{}</metadata>".utf8), format) == nil)
    let whole = try file(format, Sample.scenes)
    for count in stride(from: 0, to: whole.count, by: whole.count / 50) {
      _ = MapRecord(of: Array(whole.prefix(count)), format)
    }
  }

  @Test(
    "An invalid record is ignored", arguments: drawn,
    MapFileTests.hostileNumbers.map(\.json))
  func impossible(format: MapFormat, map: String) {
    #expect(MapRecord(of: Self.file(format, recording: MapFileTests.file()), format) != nil)
    #expect(MapRecord(of: Self.file(format, recording: map), format) == nil)
  }

  @Test("The record of another version is ignored", arguments: drawn)
  func otherVersion(format: MapFormat) {
    let map = MapFileTests.file().replacing(#""version":1"#, with: #""version":2"#)
    #expect(MapRecord(of: Self.file(format, recording: map), format) == nil)
  }

  /// The part of a file from which a record is read.
  private static func file(_ format: MapFormat, recording map: String) -> [UInt8] {
    let record = Array(#"{"map":\#(map),"pictures":[]}"#.utf8)
    guard format == .png else {
      return Array("<metadata id=\"map-record\">".utf8) + record + Array("</metadata>".utf8)
    }
    let text = Array("screens-map".utf8) + [0, 0, 0, 0, 0] + record
    let length = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: text.count >> $0) }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return signature + length + Array("iTXt".utf8) + text + [0, 0, 0, 0]
  }

  @Test("A PNG with a record is a valid PNG")
  func png() throws {
    let map = FlowMap(app: "Books", graph: FlowGraph(Sample.scenes))
    let picture = MapPicture(map, scenes: Sample.scenes)
    var plain: [UInt8] = []
    try picture.png(scale: 1) { plain.take($0) }
    let whole = try picture.bytes(.png, scale: 1)
    #expect(whole.count > plain.count)
    #expect(try PNG.areSame(whole, plain))
  }
}
