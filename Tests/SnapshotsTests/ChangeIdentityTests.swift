import Files
import PNGCoding
import Raster
import TestSupport
import Testing

@testable import Snapshots

@Suite("Equal changes")
struct ChangeIdentityTests {
  /// A screen before and after, with the pixels that differ from white.
  struct Sample: Sendable {
    var old = "screen    a\n\n│ A │\n"
    var new = "screen    a\n\n│ A │\n"
    var oldDots: [Dot] = []
    var newDots: [Dot] = []
    /// The number of more rows in the new picture.
    var rows = 0

    /// Adds a line of text to both.
    func below(_ line: String) -> Sample {
      var copy = self
      for path in [\Sample.old, \Sample.new] {
        copy[keyPath: path].replace("\n\n", with: "\n\n│ \(line) │\n")
      }
      return copy
    }

    /// Moves all pixels down.
    func moved(by rows: Int) -> Sample {
      var copy = self
      copy.oldDots = oldDots.map { Dot($0.x, $0.y + rows, $0.color) }
      copy.newDots = newDots.map { Dot($0.x, $0.y + rows, $0.color) }
      return copy
    }
  }

  struct Dot: Sendable {
    var (x, y, color): (Int, Int, UInt32)

    init(_ x: Int, _ y: Int, _ color: UInt32 = 0xFF00_0000) {
      (self.x, self.y, self.color) = (x, y, color)
    }
  }

  /// The top row is the caption, the last rows are the tab bar.
  private static let regions = [
    PictureRegion(name: "content", rect: PixelRect(left: 0, top: 0, right: 20, bottom: 30)),
    PictureRegion(name: "caption", rect: PixelRect(left: 0, top: 0, right: 20, bottom: 3)),
    PictureRegion(name: "tabBar", rect: PixelRect(left: 0, top: 25, right: 20, bottom: 30)),
  ]
  private static let icons = [
    PictureIcon(
      name: "cart", label: "Cart", rect: PixelRect(left: 0, top: 25, right: 4, bottom: 28))
  ]

  private func identity(_ sample: Sample, storesDigest: Bool = false) throws -> ChangeIdentity? {
    let folder = try TemporaryFolder()
    let store = SnapshotStore(folder: folder.path)
    var (old, new) = (
      Bitmap(width: 20, height: 30, pixel: 0xFFFF_FFFF),
      Bitmap(width: 20, height: 30 + sample.rows, pixel: 0xFFFF_FFFF)
    )
    for dot in sample.oldDots { old[dot.x, dot.y] = dot.color }
    for dot in sample.newDots { new[dot.x, dot.y] = dot.color }
    try store.write([(.text, Array(sample.old.utf8))], "a")
    var digests: DigestTable?
    if storesDigest {
      digests = DigestTable()
      digests?["a", store.variant] = PictureDigest(of: old)
    } else {
      try store.write([(.picture, try PNG.encode(old, effort: .fast))], "a")
    }
    let finding = SnapshotComparison(store: store, digests: digests)
      .finding(
        id: "a", text: sample.new, picture: .direct(new), regions: Self.regions, icons: Self.icons)
    guard case .changed(let change) = finding.verdict else {
      Issue.record("\(finding.verdict)")
      return nil
    }
    return change.identity
  }

  private static let row = Sample(
    new: "screen    a\n\n│ B │\n", oldDots: [Dot(5, 8), Dot(6, 8)], newDots: [Dot(5, 8), Dot(5, 9)])

  @Test("The same line and the same pixels are equal wherever they are")
  func moved() throws {
    let digest = try #require(try identity(Self.row)).digest
    #expect(try identity(Self.row.below("more").moved(by: 4))?.digest == digest)
    #expect(try identity(Self.row)?.words == ["content: A became B"])
  }

  /// One more difference from ``row``.
  enum Variation: CaseIterable {
    case line, moreLines, header, pixel, newColor, oldColor, distance, part, noPixels, size

    func apply(to sample: inout Sample) {
      switch self {
      case .line: sample.new = "screen    a\n\n│ C │\n"
      case .moreLines: sample.new += "│ more │\n"
      case .header: sample.new = "stack     A\n" + sample.new
      case .pixel: sample.newDots.append(Dot(9, 9))
      case .newColor: sample.newDots[1].color = 0xFF00_00FF
      case .oldColor: sample.oldDots[1].color = 0xFF00_00FF
      case .distance: sample.newDots[1].y += 1
      case .part: sample = sample.moved(by: -8)
      case .noPixels: sample.newDots = sample.oldDots
      case .size: sample.rows = 1
      }
    }
  }

  @Test(
    "Another line, another pixel, another colour or another part is another change",
    arguments: Variation.allCases)
  func different(variation: Variation) throws {
    var other = Self.row
    variation.apply(to: &other)
    let digest = try #require(try identity(other)).digest
    #expect(try identity(Self.row)?.digest != digest)
  }

  @Test("Without a change of the text, the pixels have to be in the same place")
  func pictureOnly() throws {
    let dots = Sample(newDots: [Dot(5, 8)])
    let found = try #require(try identity(dots))
    #expect(try identity(dots.below("more")) == found)
    #expect(try identity(dots) != identity(dots.moved(by: 1)))
  }

  @Test("A picture that cannot be compared equals no other one, unless the text differs")
  func incomparable() throws {
    #expect(try identity(Sample(rows: 1)) == nil)
    #expect(try identity(Sample(newDots: [Dot(5, 8)]), storesDigest: true) == nil)
    #expect(try #require(try identity(Self.row, storesDigest: true)).words.count == 2)
  }

  private static let tab = Sample(
    old: "tab       Home (1 of 2)\n\n│──│\n│ [Home]   Cart  │\n",
    new: "tab       Home (1 of 2)\n\n│──│\n│ [Home]   Bag   │\n", newDots: [Dot(9, 29)])
  private static let ownTab = Sample(
    old: "tab       Cart (2 of 2)\n\n│──│\n│  Home   [Cart] │\n",
    new: "tab       Bag (2 of 2)\n\n│──│\n│  Home   [Bag]  │\n", newDots: [Dot(8, 28), Dot(4, 1)])

  @Test("A renamed tab is equal in every tab, except where something else differs as well")
  func renamedTab() throws {
    let identity = try #require(try identity(Self.tab))
    #expect(identity.renames == [TabRename("Cart", "Bag")])
    #expect(identity.words == [])
    #expect(try self.identity(Self.ownTab) == identity)

    var content = Self.ownTab
    content.newDots.append(Dot(5, 8))
    var icon = Self.ownTab
    icon.newDots.append(Dot(1, 26))
    var line = Self.ownTab
    line.new += "│ more │\n"
    for other in [content, icon, line] {
      #expect(try #require(try self.identity(other)).digest != identity.digest)
    }
  }
}
