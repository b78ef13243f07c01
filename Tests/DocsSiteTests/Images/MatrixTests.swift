import PNGCoding
import Raster
import SceneSamples
import Scenes
import TestSupport
import Testing
import Wireframes

@testable import DocsSite

@Suite("Matrices of variants") struct MatrixTests {
  private static let small = ImageOptions(scale: 1, columns: 2, kinds: [.matrix])

  private static func variants(_ names: String...) throws -> DocumentVariants {
    DocumentVariants(try names.map { (try Variant(name: $0), nil) })
  }

  private static func layout(
    _ names: String, columns: Int = 6, caption: Bool = true
  ) throws -> MatrixLayout {
    var options = ImageOptions(scale: 1, columns: columns)
    options.wireframe.showsCaption = caption
    return MatrixLayout(try names.split(separator: " ").map { try Variant(name: "\($0)") }, options)
  }

  @Test("Pictures of one device have one row, and the names are above them")
  func row() throws {
    let layout = try Self.layout("standard dark ar")
    // A phone has 414 × 868 points with its bezel; 38 are for the name and 48 for the head.
    #expect(
      layout.cells.map(\.rect)
        == [24.0, 255, 486].map {
          Rect(x: $0, y: 72, width: 207, height: 472)
        })
    #expect(layout.cells.map(\.variant.name) == ["standard", "dark", "ar"])
    #expect(layout.size == Size(width: 717, height: 568))
  }

  @Test("Without captions there is only room for pictures")
  func bare() throws {
    let layout = try Self.layout("standard", caption: false)
    #expect(layout.cells.map(\.rect) == [Rect(x: 24, y: 24, width: 207, height: 434)])
    #expect(layout.size == Size(width: 255, height: 482))
  }

  @Test("Many pictures of one device have rows of about the same number")
  func balanced() throws {
    let layout = try Self.layout("xs s m l xl xxl xxxl")
    #expect(layout.cells.map(\.rect.y) == [72, 72, 72, 72, 568, 568, 568])
    #expect(layout.cells.map(\.rect.x) == [24, 255, 486, 717, 24, 255, 486])
    #expect(layout.size == Size(width: 24 + 4 * 231, height: 72 + 2 * 496))
  }

  @Test("Pictures of a device are together, and devices share a row if they fit")
  func devices() throws {
    let layout = try Self.layout("standard pad-11~landscape landscape dark pad-11~landscape~dark")
    #expect(
      layout.cells.map(\.variant.name) == [
        "standard", "dark", "pad-11~landscape", "pad-11~landscape~dark", "landscape",
      ])
    // Two phones leave room for one of the two pads only, so that both are below.
    #expect(Set(layout.cells.prefix(2).map(\.rect.y)) == [72])
    #expect(Set(layout.cells[2...3].map(\.rect.y)) == [568])
    #expect(layout.cells[2...3].map(\.rect.x) == [24, 673])
    #expect(layout.cells[2].rect.width == 625)
    #expect(layout.cells[4].rect.y == 1067)
    let shared = try Self.layout("standard landscape")
    #expect(shared.cells.map(\.rect.y) == [72, 72])
    #expect(shared.cells[1].rect.x == 255)
    #expect(shared.size.height == 568)
  }

  @Test("No picture overlaps another one, or the edge", arguments: 1...16)
  func overlaps(columns: Int) throws {
    let devices = DeviceModel.all.map(\.name) + ["landscape", "pad-13~landscape", "phone-se~ax3"]
    let layout = try Self.layout(devices.joined(separator: " "), columns: columns)
    #expect(layout.cells.count == devices.count)
    for (index, cell) in layout.cells.enumerated() {
      let rect = cell.rect
      #expect(rect.x >= 24 && rect.x + rect.width <= layout.size.width - 24)
      #expect(rect.y >= 72 && rect.y + rect.height <= layout.size.height - 24)
      for other in layout.cells[..<index].map(\.rect) {
        #expect(
          rect.x >= other.x + other.width + 24 || other.x >= rect.x + rect.width + 24
            || rect.y >= other.y + other.height + 24 || other.y >= rect.y + rect.height + 24)
      }
    }
  }

  @Test("A name that is too long has two lines, and else the size of the display is below")
  func captions() throws {
    func lines(_ name: String) throws -> [String] {
      MatrixCaption(cell: try #require(try Self.layout(name).cells.first)).lines
    }
    #expect(try lines("standard") == ["standard", "390 × 844"])
    #expect(try lines("pad-11~landscape~dark") == ["pad-11~landscape~dark", "1210 × 834"])
    #expect(
      try lines("phone-se~dark~contrast~ax3~double-length~rtl")
        == ["phone-se~dark~contrast~ax3", "double-length~rtl"])
  }

  @Test("A matrix has a name and a text, and only screens with variants have one")
  func images() throws {
    let phone = try Variant(name: "standard")
    let variants = DocumentVariants([(phone, nil), (try Variant(name: "dark"), ["book"])])
    let images = try ImageSet(
      of: Array(Sample.scenes[0...1]), among: Sample.scenes, options: Self.small,
      variants: variants)
    #expect(
      images.images == [
        .init(path: "matrix-library.png", altText: "library: tab Books, in the variant standard"),
        .init(
          path: "matrix-book.png",
          altText: "book: tab Books, Middlemarch, in the variants standard, dark"),
      ])
    let some = DocumentVariants([(phone, ["book"])])
    #expect(
      try ImageSet(
        of: Array(Sample.scenes[0...1]), among: Sample.scenes, options: Self.small, variants: some
      ).paths == ["matrix-book.png"])
    #expect(
      try ImageSet(of: Sample.scenes, among: Sample.scenes, options: Self.small).paths.isEmpty)
  }

  @Test("The pictures are those of the variants, on one canvas")
  func pixels() async throws {
    let scene = Sample.scenes[0]
    let images = try ImageSet(
      of: [scene], among: [scene], options: Self.small,
      variants: try Self.variants("standard", "dark~rtl"))
    let files = try await DocumentRun(images, workers: 1).run { $0 }.outcomes
    let matrix = try PNG.decode(try #require(files.first).bytes)
    #expect(matrix.width == 486 && matrix.height == 568)
    for (x, name) in [(24, "standard"), (255, "dark~rtl")] {
      var painter = Painter()
      let list = Wireframe(
        scene, options: .init(variant: try Variant(name: name), showsCaption: false)
      ).displayList
      let picture = painter.bitmap(of: list, scale: 1).downscaled(by: 2)
      let inner = PixelRect(left: 10, top: 30, right: 197, bottom: 404)
      #expect(
        matrix.cropped(
          to: PixelRect(left: x + 10, top: 140, right: x + 197, bottom: 514))
          == picture.cropped(to: inner))
      // Around the corners of a dark device is the light canvas.
      #expect(matrix[x, 110] == matrix[0, 0] && matrix[x + 206, 543] == matrix[0, 0])
      let name = matrix.cropped(to: PixelRect(left: x, top: 72, right: x + 207, bottom: 110))
      #expect(Set(name.pixels).count > 2)
    }
    // The name is above the right edge of a layout from right to left.
    let start = matrix.cropped(to: PixelRect(left: 255, top: 72, right: 355, bottom: 110))
    #expect(Set(start.pixels).count == 1)
  }

  @Test("A picture that takes too much memory is refused")
  func tooLarge() throws {
    let phone = Variant(textSize: .ax1)
    let entries = Array(repeating: (variant: phone, screens: Set<String>?.none), count: 200)
    var options = Self.small
    options.scale = 3
    let error = #expect(throws: DocumentError.self) {
      try ImageSet(
        of: [Sample.scenes[0]], among: Sample.scenes, options: options,
        variants: DocumentVariants(entries))
    }
    #expect(
      error?.description
        == "the picture of 'library' in 200 variants is too large; select fewer, or lower '--scale'"
    )
  }

  @Test("A screen cannot take the name of a matrix")
  func takenName() throws {
    var options = Self.small
    options.kinds = [.screens, .matrix]
    let variants = try Self.variants("dark")
    #expect(throws: DocumentError.takenName(id: "matrix-a", file: "matrix-a.png")) {
      try ImageSet(
        of: [Sample.scene("a"), Sample.scene("matrix-a")], among: Sample.scenes, options: options,
        variants: variants)
    }
  }
}
