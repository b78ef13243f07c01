import Navigation

enum Area: String, CaseIterable, Linkable { case a, b, c, d }

enum Page: Hashable, Sendable {
  case page(Int)
  case found
  case find(String, Int)
}

extension Page: Linkable {
  static let links: LinkTable<Page> = [
    Link("found", .found),
    Link("page", .path("id"), make: Page.page) {
      if case .page(let id) = $0 { id } else { nil }
    },
    Link("find", .query("q"), .query("page"), make: Page.find) {
      if case .find(let text, let page) = $0 { (text, page) } else { nil }
    },
  ]
}

enum Panel: Hashable, Sendable {
  case panel(Int)
}

extension Panel: Linkable {
  static let links: LinkTable<Panel> = [
    Link("panel", .path("id"), make: Panel.panel) {
      if case .panel(let id) = $0 { id } else { nil }
    }
  ]
}

typealias Screen = ScreenPath<Area, Page, Panel>

extension ScreenPath where Tab == Area, Route == Page, Sheet == Panel {
  static func random(_ random: inout some RandomNumberGenerator) -> Self {
    Self(
      tab: Area.allCases.randomElement(using: &random), routes: pages(8, &random),
      layers: (0..<Int.random(in: 0...3, using: &random)).map {
        PresentedLayer(.panel($0), path: pages(8, &random))
      })
  }

  private static func pages(_ count: Int, _ random: inout some RandomNumberGenerator) -> [Page] {
    (0..<Int.random(in: 0...count, using: &random)).map { .page($0) }
  }
}
