import Testing

@testable import Typography

@Suite("Icons")
struct IconCatalogTests {
  /// Required names and names that many apps use.
  static let everyday = """
    house magnifyingglass gear gearshape cart book fork.knife plus minus xmark chevron.left \
    chevron.right chevron.up chevron.down ellipsis person bell heart star trash pencil \
    square.and.arrow.up square.and.pencil photo camera map mappin location calendar clock timer flame \
    leaf bag creditcard envelope phone message bubble.left paperplane lock key wifi battery.100 \
    antenna.radiowaves.left.and.right bolt cloud sun.max moon drop snow play pause stop forward \
    backward speaker mic music.note headphones video tv desktopcomputer iphone printer folder doc tray \
    archivebox bookmark tag flag pin link globe info questionmark exclamationmark.triangle checkmark \
    arrow.up arrow.clockwise list.bullet square.grid.2x2 line.3.horizontal slider.horizontal.3 \
    chart.bar gift ticket airplane car bus tram bicycle figure.walk bed.double cup.and.saucer \
    wineglass birthday.cake carrot fish spoon.serving allergens cup.and.heat.waves heat.waves \
    bubbles.and.sparkles waterbottle popcorn frying.pan person.2 creditcard.fill heart.fill star.fill
    """.split(separator: " ").map(String.init)

  @Test("there are more than 350 names, sorted and unique")
  func names() {
    let names = IconCatalog.names
    #expect(names.count > 350)
    #expect(Set(names).count == names.count)
    #expect(zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test("every name has an outline inside of its square")
  func outlines() throws {
    for name in IconCatalog.names {
      let outline = Outlines.outline(of: try #require(IconCatalog.glyph(named: name)))
      let square = 0...outline.unitsPerEm
      #expect(!outline.isEmpty, "\(name)")
      #expect(
        outline.segments.allSatisfy { square.contains($0.end.x) && square.contains($0.end.y) },
        "\(name)")
    }
  }

  @Test("the names that many apps use exist", arguments: everyday)
  func everydayNames(name: String) {
    #expect(IconCatalog.isMapped(name))
  }

  @Test(
    "a variant without its own drawing falls back to its base",
    arguments: [
      ("cart.fill", "cart"), ("cart.badge.clock.fill", "cart"), ("gearshape.fill", "gearshape"),
      ("flame.circle.fill", "flame"), ("person.fill.badge.plus", "person.badge.plus"),
      ("square.and.arrow.up.fill", "square.and.arrow.up"), ("wifi.circle.slash", "wifi"),
    ])
  func variants(variant: String, base: String) {
    #expect(!IconCatalog.names.contains(variant))
    #expect(IconCatalog.glyph(named: variant) == IconCatalog.glyph(named: base))
    #expect(IconCatalog.isMapped(variant))
  }

  @Test("a variant with its own drawing uses it")
  func ownVariants() {
    #expect(IconCatalog.glyph(named: "heart.fill") != IconCatalog.glyph(named: "heart"))
  }

  @Test(
    "an unknown name has no icon",
    arguments: ["", ".", "fill", ".fill", "no.such.icon", "hous", "HOUSE", "zzz", " house"])
  func unknown(name: String) {
    #expect(IconCatalog.glyph(named: name) == nil)
    #expect(!IconCatalog.isMapped(name))
  }

  @Test("the neutral mark is an icon with an outline")
  func neutral() {
    #expect(!Outlines.outline(of: IconCatalog.fallback).isEmpty)
  }
}
