import Foundation
import PNGCoding
import Raster
import SceneSamples
import Scenes
import Testing
import Wireframes

@testable import DocsSite

@Suite("The choice of variants on a page") struct VariantSwitcherTests {
  private static func site(_ entries: [(String, Set<String>?)]) throws -> Site {
    try Site(
      name: "Books", scenes: Array(Sample.scenes.prefix(2)), options: SiteOptions(scale: 1),
      variants: DocumentVariants(try entries.map { (try Variant(name: $0.0), $0.1) }))
  }

  private static func page(_ site: Site, _ index: Int) -> String {
    String(decoding: ScreenPage(site: site, index: index).bytes, as: UTF8.self)
  }

  @Test("Each variant has a picture beside the others, and what is there is not drawn twice")
  func files() async throws {
    let site = try Self.site([("standard", nil), ("phone-se~landscape", nil), ("dark", ["book"])])
    let files = try await DocumentRun(site, workers: 2).run { $0 }.outcomes
    #expect(files.map(\.path).sorted() == site.paths.sorted())
    #expect(
      site.paths.filter { $0.hasPrefix("pictures/") }.sorted() == [
        "pictures/dark/book.png", "pictures/dark/library.png", "pictures/light/book.png",
        "pictures/light/library.png", "pictures/phone-se~landscape/book.png",
        "pictures/phone-se~landscape/library.png",
      ])
    let file = try #require(files.first { $0.path == "pictures/phone-se~landscape/book.png" })
    let picture = try PNG.decode(file.bytes)
    #expect(picture.width == 667 + 200 && picture.height == 375 + 24)
  }

  @Test("The choice is a labelled group of radio buttons, each before its picture")
  func markup() throws {
    let page = Self.page(try Self.site([("pad-11", nil), ("dark", ["book"])]), 1)
    for part in [
      "<fieldset class=\"variants\"><legend>Variant</legend>",
      "<input type=\"radio\" name=\"variant\" id=\"variant-system\" checked=\"\">"
        + "<label for=\"variant-system\">system</label><div class=\"shown\"><picture>",
      "<input type=\"radio\" name=\"variant\" id=\"variant-pad-11\">"
        + "<label for=\"variant-pad-11\">pad-11</label><div class=\"shown\">"
        + "<img class=\"framed pad-11-portrait\" src=\"../pictures/pad-11/book.png\" "
        + "width=\"874\" height=\"1250\" "
        + "alt=\"book: tab Books, Middlemarch, in the variant pad-11\"",
      "<label for=\"variant-dark\">dark</label>", "src=\"../pictures/dark/book.png\"",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(page.components(separatedBy: "type=\"radio\"").count == 4)
    #expect(!page.contains("style=\""))
  }

  @Test("A page without variants stays as it is, and so does a site without any")
  func unchanged() async throws {
    let plain = try Self.site([])
    let limited = try Self.site([("dark", ["book"])])
    #expect(Self.page(limited, 0) == Self.page(plain, 0))
    #expect(Self.page(limited, 1) != Self.page(plain, 1))
    func style(_ site: Site) async throws -> String {
      let files = try await DocumentRun(site, workers: 1).run { $0 }.outcomes
      return String(
        decoding: try #require(files.first { $0.path == "site.css" }).bytes, as: UTF8.self)
    }
    let (old, new) = (try await style(plain), try await style(limited))
    #expect(!old.contains(".variants"))
    #expect(new.hasPrefix(old) && new.contains(".variants input:checked + label + .shown"))
  }

  @Test("The corners of each device are in the style sheet once")
  func corners() throws {
    let variants = try ["pad-11", "dark", "pad-11~dark"].map { try Variant(name: $0) }
    #expect(
      VariantSwitcher.style(of: variants) == """
        .variants .pad-11-portrait { border-radius: 4.35% / 3.04%; }
        .variants .phone-portrait { border-radius: 13.04% / 6.22%; }

        """)
  }
}
