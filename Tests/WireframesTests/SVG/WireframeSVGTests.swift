import Markup
import Scenes
import Testing

@testable import Wireframes

@Suite("Wireframes as SVG") struct WireframeSVGTests {
  private let wireframe = Wireframe(
    SampleScenes.scene(layers: [Layer(style: .largeSheet, pages: [SampleScenes.edit])]))

  @Test("A document has a size, a title and the path to the screen")
  func head() {
    let scene = SampleScenes.scene(confirmation: SampleScenes.delete)
    let lines = String(decoding: wireframe.svg(of: scene), as: UTF8.self).split(separator: "\n")
    #expect(
      lines.prefix(4) == [
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="414" height="928" viewBox="0 0 414 928" \
        role="img" aria-labelledby="title desc">
        """,
        #"<title id="title">detail</title>"#,
        #"<desc id="desc">Recipes › Shakshuka › confirmation Delete?</desc>"#,
        "<defs>",
      ])
    #expect(lines.last == "</svg>")
  }

  @Test("Hostile titles are escaped, and invisible characters are made visible")
  func hostile() {
    let text = String(
      decoding: wireframe.svg(
        title: "</title><script>\u{0}\u{202E}", description: "a\u{1B}[31m\n]]>&\u{FFFE}"),
      as: UTF8.self)
    #expect(
      text.contains(
        #"<title id="title">&lt;/title&gt;&lt;script&gt;\u{0}\u{202E}</title>"#))
    #expect(text.contains(#"<desc id="desc">a\u{1B}[31m\n]]&gt;&amp;\u{FFFE}</desc>"#))
    #expect(!text.contains("<script"))
  }

  @Test("Every reference has a definition before it, with the prefix of the document")
  func references() throws {
    var writer = MarkupWriter()
    wireframe.writeSVG(title: "", description: "", idPrefix: "s1-", into: &writer)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    let ids = text.matches(of: /\bid="([^"]*)"/).map(\.1)
    #expect(Set(ids).count == ids.count)
    let references = text.matches(of: /(?:href="|url\()#([^")]*)/)
    #expect(references.count > 100)
    #expect(Set(references.map(\.1)).isSubset(of: ids.filter { $0.hasPrefix("s1-") }))
    let end = text.firstRange(of: "</defs>")
    #expect(try #require(end).upperBound <= #require(references.first).range.lowerBound)
    #expect(text.contains(#"aria-labelledby="s1-title s1-desc""#))
  }
}
