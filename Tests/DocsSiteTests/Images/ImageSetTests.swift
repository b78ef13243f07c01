import PNGCoding
import Raster
import SceneSamples
import Scenes
import Snapshots
import TestSupport
import Testing
import Typography
import Wireframes

@testable import DocsSite

@Suite struct ImageSetTests {
  private static let small = ImageOptions(scale: 1, columns: 2, storyboards: ["noteEdit"])

  @Test("Names are stable, and the alternative texts describe the states")
  func names() throws {
    let images = try ImageSet(
      of: Array(Sample.scenes[1...2]), among: Sample.scenes, options: Self.small)
    #expect(
      images.images == [
        .init(path: "book.png", altText: "book: tab Books, Middlemarch"),
        .init(path: "bookEdit.png", altText: "bookEdit: tab Books, Middlemarch, sheet Edit"),
        .init(path: "contact-sheet.png", altText: "the screens book, bookEdit"),
        .init(
          path: "storyboard-noteEdit.png",
          altText: "the steps to noteEdit: tab Books, Middlemarch, sheet Edit, sheet Note"),
      ])
  }

  @Test("A contact sheet of one screen is of a screen")
  func singular() throws {
    var options = Self.small
    options.kinds = [.sheet]
    let images = try ImageSet(of: [Sample.scenes[1]], among: Sample.scenes, options: options)
    #expect(images.images == [.init(path: "contact-sheet.png", altText: "the screen book")])
  }

  @Test("A filmstrip has a name of its own, and is made beside a storyboard or alone")
  func filmstripNames() throws {
    var options = Self.small
    options.filmstrips = ["noteEdit", "book"]
    let none: [Scene] = []
    #expect(
      try ImageSet(of: none, among: Sample.scenes, options: options).paths
        == ["storyboard-noteEdit.png", "filmstrip-book.png", "filmstrip-noteEdit.png"])
    options.kinds = [.filmstrips]
    #expect(
      try ImageSet(of: none, among: Sample.scenes, options: options).images == [
        .init(
          path: "filmstrip-book.png",
          altText: "the steps to book: tab Books, Middlemarch, one after the other"),
        .init(
          path: "filmstrip-noteEdit.png",
          altText: "the steps to noteEdit: tab Books, Middlemarch, sheet Edit, sheet Note, "
            + "one after the other"),
      ])
  }

  @Test("More steps than an image has room for are refused", arguments: [32, 33])
  func steps(count: Int) throws {
    let scene = Sample.scene("deep", (1...count).map { Page("Page \($0)") })
    for options in [
      ImageOptions(storyboards: ["deep"]), ImageOptions(filmstrips: ["deep"]),
    ] {
      guard count > 32 else {
        #expect(try ImageSet(of: [scene], among: [scene], options: options).paths.count == 3)
        continue
      }
      let error = #expect(throws: DocumentError.self) {
        try ImageSet(of: [scene], among: [scene], options: options)
      }
      #expect(
        error?.description == "33 steps lead to 'deep', but an image has room for 32")
    }
  }

  @Test("One kind of image can be made without the others")
  func kinds() throws {
    var options = Self.small
    options.kinds = [.sheet]
    let scenes = [Sample.scenes[0], Sample.scene("contact-sheet")]
    #expect(
      try ImageSet(of: scenes, among: Sample.scenes, options: options).paths
        == ["contact-sheet.png"])
  }

  @Test("Dark images have names of their own")
  func darkNames() throws {
    var options = Self.small
    options.wireframe.scheme = .dark
    let images = try ImageSet(of: [Sample.scenes[0]], among: Sample.scenes, options: options)
    #expect(
      images.paths == [
        "library~dark.png", "contact-sheet~dark.png", "storyboard-noteEdit~dark.png",
      ])
  }

  @Test(
    "A screen cannot take the name of an image of several",
    arguments: ["contact-sheet", "Storyboard-noteEdit"])
  func takenNames(_ id: String) {
    #expect(throws: DocumentError.self) {
      try ImageSet(of: [Sample.scene(id)], among: Sample.scenes, options: Self.small)
    }
  }

  @Test("The picture of a screen is the same as a run draws")
  func screenPicture() async throws {
    let scene = Sample.scenes[0]
    let images = try ImageSet(of: [scene], among: [scene], options: ImageOptions(scale: 1))
    let files = try await DocumentRun(images, workers: 1).run { $0 }.outcomes
    var painter = Painter()
    #expect(
      try PNG.decode(files[0].bytes)
        == painter.bitmap(of: Wireframe(scene).displayList, scale: 1))
  }

  @Test("A sheet has a place for each screen")
  func sheet() async throws {
    let scenes = Array(Sample.scenes.prefix(3))
    let images = try ImageSet(of: scenes, among: scenes, options: Self.small)
    let file = try #require(
      try await DocumentRun(images, workers: 2).run { $0 }.outcomes.first {
        $0.path == "contact-sheet.png"
      })
    let sheet = try PNG.decode(file.bytes)
    // 207 × (434 + 38) points a screen, 24 between them and at the edges.
    #expect(sheet.width == 24 + 2 * (207 + 24))
    #expect(sheet.height == 24 + 2 * (472 + 24))
    for (index, scene) in scenes.enumerated() {
      let (x, y) = (24 + index % 2 * 231, 24 + index / 2 * 496 + 38)
      let part = sheet.cropped(to: PixelRect(left: x, top: y, right: x + 207, bottom: y + 434))
      var painter = Painter()
      let list = Wireframe(scene, options: .init(showsCaption: false)).displayList
      #expect(part == painter.bitmap(of: list, scale: 1).downscaled(by: 2))
    }
    let last = sheet.cropped(to: PixelRect(left: 255, top: 520, right: 462, bottom: 992))
    #expect(Set(last.pixels).count == 1)
  }

  @Test("Many screens are split into sheets that are not too high")
  func split() {
    let scenes = (0..<100).map { Sample.scene("s\($0)") }
    let sheets = ContactSheet.split(scenes, ImageOptions(scale: 2, columns: 6))
    #expect(sheets.map(\.count) == [48, 48, 4])
    #expect(sheets.flatMap(\.self) == scenes)
  }

  @Test("Where a path is too long its end stays")
  func crumbs() {
    let scene = Sample.scenes[3]
    #expect(
      ContactSheet.crumbs(of: scene, width: 1000)
        == "Books › Middlemarch › ▣ sheet Edit › ▣ sheet Note")
    let end = "… › ▣ sheet Edit › ▣ sheet Note"
    let width = Typesetter.width(end, font: .sheetNote)
    #expect(ContactSheet.crumbs(of: scene, width: width) == end)
    #expect(ContactSheet.crumbs(of: scene, width: 1) == "… › ▣ sheet Note")
  }

  // All of its ends together have 70 GB.
  @Test("The end of a path of 100,000 pages is found without all longer ends")
  func longPath() {
    let pages = (1...100_000).map { Page("Page \($0)") }
    let scene = Scene(id: "deep", tabs: [TabItem("Home")], selectedTab: 0, pages: pages)
    let text = ContactSheet.crumbs(of: scene, width: 200)
    #expect(text == "… › Page 99999 › Page 100000")
    #expect(ContactSheet.crumbs(of: scene, width: 1) == "… › Page 100000")
  }

  @Test("A first page whose title is narrower than the ellipsis is not shortened away")
  func narrowFirst() {
    let scene = Scene(
      id: "s", tabs: [TabItem("i")], selectedTab: 0, pages: [Page("i"), Page("End")])
    let whole = ContactSheet.crumbs(of: scene, width: 1000)
    let width = Typesetter.width(whole, font: .sheetNote)
    #expect(width < Typesetter.width("… › End", font: .sheetNote))
    #expect(ContactSheet.crumbs(of: scene, width: width) == whole)
  }

  @Test("Hostile titles are drawn", arguments: Hostile.texts)
  func hostileTitles(_ text: String) async throws {
    let scene = Scene(
      id: "a", tabs: [TabItem(text)], selectedTab: 7, pages: [Page(text), Page(text)],
      layers: [Layer(style: .mediumSheet, pages: [])])
    let images = try ImageSet(
      of: [scene], among: [scene], options: ImageOptions(scale: 1, storyboards: ["a"]))
    let files = try await DocumentRun(images, workers: 1).run { $0 }.outcomes
    #expect(files.map(\.path) == ["a.png", "contact-sheet.png", "storyboard-a.png"])
  }
}

@Suite struct ImageSnippetTests {
  @Test(
    "A line shows the image and nothing else",
    arguments: [
      (ImageSnippet.Kind.markdown, "![a: tab \\[x\\](\"\\_\\\\\"](docs%20b/a%20%231.png)"),
      (.docc, "![a: tab \\[x\\](\"\\_\\\\\"](a%20%231.png)"),
      (.directive, "@Image(source: \"a #1.png\", alt: \"a: tab [x](\\\"_\\\\\\\"\")"),
    ])
  func snippet(_ kind: ImageSnippet.Kind, _ expected: String) {
    let image = ImageSet.Image(path: "a #1.png", altText: "a: tab [x](\"_\\\"")
    #expect(
      ImageSnippet(image, in: "docs b").text(kind)
        == expected)
  }

  @Test("A title never breaks a line")
  func lines() {
    let image = ImageSet.Image(path: "a.png", altText: "a: tab b\n# c")
    for kind in ImageSnippet.Kind.allCases {
      #expect(!ImageSnippet(image, in: ".").text(kind).contains("\n"))
    }
  }
}
