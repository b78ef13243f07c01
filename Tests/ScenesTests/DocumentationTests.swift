import Scenes
import Testing

private enum Route {
  case recipe(String)
}

// The code of the landing page; another test checks that it is the same.
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
  @Test("The example code of the landing page works")
  func landingPage() throws {
    #expect(Route.recipe("Shakshuka").page.declaredLinks.map(\.target) == ["cookMode"])
  }
}
