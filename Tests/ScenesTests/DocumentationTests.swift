import Foundation
import Scenes
import Testing

private enum Route {
  case recipe(String)
}

// The code of the landing page, line by line as it stands there.
extension Route: PageDescribing {
  var page: Page {
    switch self {
    case .recipe(let name):
      Page(name, trailing: [BarButton("Share", icon: "square.and.arrow.up")]) {
        ImagePlaceholder(icon: "fork.knife")
        Paragraph("Serves four.")
        ListSection("Ingredients") {
          Row("Tomatoes", value: "400 g")
          Row("Eggs", value: "6")
        }
        ActionButton("Start cooking", leadsTo: "cookMode")
      }
    }
  }
}

@Suite struct DocumentationTests {
  @Test("The code of the landing page is compiled and does what it says")
  func landingPage() throws {
    let file = URL(filePath: #filePath)
    let page = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Scenes/Scenes.docc/Scenes.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
    let blocks = parts.filter { $0.hasPrefix("swift\n") }.map { String($0.dropFirst(6)) }
    #expect(blocks.count == 1)
    let source = try String(contentsOf: file, encoding: .utf8)
    for block in blocks { #expect(source.contains(block)) }
    #expect(Route.recipe("Shakshuka").page.declaredLinks.map(\.target) == ["cookMode"])
  }
}
