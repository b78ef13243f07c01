import Scenes
import Testing

private enum Route {
  case recipe(String)
}

// The code of the landing page, which a test of the pages finds here.
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
  @Test("The code of the landing page does what it says")
  func landingPage() throws {
    #expect(Route.recipe("Shakshuka").page.declaredLinks.map(\.target) == ["cookMode"])
  }
}
