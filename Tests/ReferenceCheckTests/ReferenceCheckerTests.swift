import ReferenceCheck
import TestSupport
import Testing

@Suite struct ReferenceCheckerTests {
  private let place: TemporaryFolder
  private let check = ReferenceChecker(ids: ["home", "book"], commands: .sample)

  init() throws { place = try TemporaryFolder() }

  @Test("Only targets that do not exist are reported")
  func missing() throws {
    try place.write("x".utf8, to: "images/a.png")
    try place.write(
      """
      ![](images/a.png) ![](../images/a.png) [home](site/screens/home.html)
      ![](images/b.png) [shelf](site/screens/shelf.html)
      `screens show book` `screens show shelf`
      """.utf8, to: "README.md")
    try place.write("![](../images/a.png) ![](images/a.png)".utf8, to: "docs/b.md")
    #expect(
      try problems("README.md") == [
        "1:23 ../images/a.png", "2:5 images/b.png", "2:27 shelf", "3:35 shelf",
      ])
    #expect(try problems("docs/b.md") == ["1:26 images/a.png"])
  }

  @Test("A catalogue of DocC knows its pictures by name")
  func catalogue() throws {
    try place.write("x".utf8, to: "App.docc/Resources/home~dark@2x.png")
    try place.write("x".utf8, to: "other.png")
    try place.write(
      "![](home) ![](home.png) ![](home~dark@2x.png) ![](other.png) @Image(source: \"none\")".utf8,
      to: "App.docc/Articles/A.md")
    #expect(try problems("App.docc/Articles/A.md") == ["1:51 other.png", "1:78 none"])
  }

  @Test("A folder is not an image")
  func folderAsImage() throws {
    try place.write("![](images)".utf8, to: "README.md")
    try place.write("x".utf8, to: "images/a.png")
    #expect(try problems("README.md") == ["1:5 images"])
  }

  @Test("A document that is not there is an error")
  func missingDocument() {
    #expect(throws: ReferenceCheckError.missingDocument(place.path + "/none.md")) {
      try check.problems(in: place.path + "/none.md")
    }
  }

  private func problems(_ name: String) throws -> [String] {
    try check.problems(in: "\(place.path)/\(name)").map { reference in
      switch reference.target {
      case .image(let text), .screen(let text): "\(reference.line):\(reference.column) \(text)"
      }
    }
  }
}
