import Testing

@testable import DocsSite

@Suite struct ImageSnippetTests {
  @Test(
    "A line shows the image and nothing else",
    arguments: [
      (ImageSnippet.Kind.markdown, "![a: tab \\[x\\](\"\\_\\\\\"](docs%20b/a%20%231.png)"),
      (.docc, "![a: tab \\[x\\](\"\\_\\\\\"](a%20%231.png)"),
      (.directive, "@Image(source: \"a #1.png\", alt: \"a: tab [x](\\\"_\\\\\\\"\")"),
    ])
  func snippet(_ kind: ImageSnippet.Kind, _ expected: String) {
    let image = ImageSet.Image(path: "a #1.png", words: "a: tab [x](\"_\\\"")
    #expect(
      ImageSnippet(image, in: "docs b").text(kind)
        == expected)
  }

  @Test("Lines stay lines, whatever a title holds")
  func lines() {
    let image = ImageSet.Image(path: "a.png", words: "a: tab b\n# c")
    for kind in ImageSnippet.Kind.allCases {
      #expect(!ImageSnippet(image, in: ".").text(kind).contains("\n"))
    }
  }
}
