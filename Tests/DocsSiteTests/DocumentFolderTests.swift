import DocsSite
import PNGCoding
import Raster
import TestSupport
import Testing

@Suite struct DocumentFolderTests {
  private let place: TemporaryFolder
  private let folder: DocumentFolder

  init() throws {
    place = try TemporaryFolder()
    folder = DocumentFolder(path: place.path + "/site/", listName: ".list", isShared: false)
  }

  @Test("Files are written and listed, and removed when they are no longer needed")
  func writeAndSettle() throws {
    try write(["a.html": "1", "screens/b.html": "2"])
    #expect(try names() == ["site/.list", "site/a.html", "site/screens/b.html"])
    #expect(
      try text("site/.list")
        == "# Written by 'screens docs', which replaces and removes these files.\n"
        + "a.html\nscreens/b.html\n")
    try write(["a.html": "3"])
    #expect(try names() == ["site/.list", "site/a.html"])
    #expect(try text("site/a.html") == "3")
  }

  @Test(
    "A path is that of a folder with or without a slash",
    arguments: [("/", "/"), ("a/", "a"), ("a", "a")])
  func slash(given: String, path: String) {
    #expect(DocumentFolder(path: given, listName: ".list", isShared: true).path == path)
  }

  @Test("The list of no file is written into a folder that was not there")
  func noFiles() throws {
    try write([:])
    #expect(try names() == ["site/.list"])
  }

  @Test("Other files are kept")
  func othersStay() throws {
    try write(["a.html": "1", "screens/b.html": "2"])
    try place.write("mine".utf8, to: "site/screens/mine.html")
    try write(["a.html": "1"])
    #expect(try names() == ["site/.list", "site/a.html", "site/screens/mine.html"])
  }

  @Test("A folder of others is refused before anything is written")
  func foreignFolder() throws {
    try place.write("mine".utf8, to: "site/mine.html")
    #expect(throws: DocumentError.foreignFolder(place.path + "/site")) { try folder.claim(["a"]) }
    #expect(try names() == ["site/mine.html"])
  }

  @Test("A hidden file does not make a folder that of others")
  func hiddenFile() throws {
    try place.write("".utf8, to: "site/.gitignore")
    try write(["a.html": "1"])
    #expect(try names() == ["site/.gitignore", "site/.list", "site/a.html"])
  }

  @Test("A file of others is never replaced, not even in a shared folder")
  func foreignFile() throws {
    let shared = DocumentFolder(path: place.path, listName: ".list", isShared: true)
    try place.write("mine".utf8, to: "logo.png")
    try shared.claim(["a.png"])
    try shared.settle([])
    #expect(throws: DocumentError.foreignFile(place.path + "/logo.png")) {
      try shared.claim(["logo.png"])
    }
    #expect(try text("logo.png") == "mine")
  }

  @Test("A run that was killed is taken up by the next")
  func killedRun() throws {
    try folder.claim(["a.html", "b.html"])
    try folder.write(file("a.html", "half"))
    try write(["b.html": "2"])
    #expect(try names() == ["site/.list", "site/b.html"])
  }

  @Test(
    "A list that leads out of the folder is refused",
    arguments: ["../mine", "/etc/mine", "a/../../mine", "a//b", "./a"])
  func brokenList(_ entry: String) throws {
    try place.write("mine".utf8, to: "mine")
    try place.write("\(entry)\n".utf8, to: "site/.list")
    #expect(throws: DocumentError.brokenList(place.path + "/site/.list", entry: entry)) {
      try folder.claim(["a.html"])
    }
    #expect(throws: DocumentError.self) { try folder.settle([]) }
    #expect(try text("mine") == "mine")
  }

  @Test("A check lists what is missing, changed and obsolete")
  func problems() throws {
    try write(["a.html": "1", "b.html": "2", "c.html": "3"])
    try place.write("other".utf8, to: "site/b.html")
    #expect(try folder.problem(with: file("a.html", "1")) == nil)
    #expect(try folder.problem(with: file("b.html", "2")) == .changed)
    #expect(try folder.problem(with: file("d.html", "4")) == .missing)
    #expect(try folder.obsolete(["a.html", "b.html", "d.html"]) == ["c.html"])
  }

  @Test("A picture of other bytes and the same pixels is up to date")
  func samePixels() throws {
    var bitmap = Bitmap(width: 9, height: 9, pixel: 0xFF00_00FF)
    bitmap[3, 3] = 0xFFFF_FFFF
    let (fast, small) = (
      try PNG.encode(bitmap, effort: .fast), try PNG.encode(bitmap, effort: .small)
    )
    bitmap[4, 4] = 0xFFFF_FFFF
    let other = try PNG.encode(bitmap, effort: .small)
    try #require(fast != small)
    let paths = ["a.png"]
    try folder.claim(paths)
    try folder.write(DocumentFile(path: "a.png", bytes: fast))
    #expect(try folder.problem(with: DocumentFile(path: "a.png", bytes: small)) == nil)
    #expect(try folder.problem(with: DocumentFile(path: "a.png", bytes: other)) == .changed)
  }

  private func write(_ files: [String: String]) throws {
    let paths = files.keys.sorted()
    try folder.claim(paths)
    for path in paths { try folder.write(file(path, files[path] ?? "")) }
    try folder.settle(paths)
  }

  private func names() throws -> [String] { try place.files().keys.sorted() }

  private func text(_ name: String) throws -> String {
    String(decoding: try place.read(name), as: UTF8.self)
  }

  private func file(_ path: String, _ text: String) -> DocumentFile {
    DocumentFile(path: path, bytes: Array(text.utf8))
  }
}
