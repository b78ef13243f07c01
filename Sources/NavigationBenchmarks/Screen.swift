import Navigation

enum Area: String, CaseIterable, Linkable { case a, b, c, d }

enum BenchPage: Hashable, Sendable {
  case page(Int)
  case found
  case find(String, Int)
}

extension BenchPage: Linkable {
  static let links: LinkTable<BenchPage> = [
    LinkPattern("found", .found),
    LinkPattern("page", .path("id"), make: BenchPage.page) {
      if case .page(let id) = $0 { id } else { nil }
    },
    LinkPattern("find", .query("q"), .query("page"), make: BenchPage.find) {
      if case .find(let text, let page) = $0 { (text, page) } else { nil }
    },
  ]
}

enum BenchPanel: Hashable, Sendable {
  case panel(Int)
}

extension BenchPanel: Linkable {
  static let links: LinkTable<BenchPanel> = [
    LinkPattern("panel", .path("id"), make: BenchPanel.panel) {
      if case .panel(let id) = $0 { id } else { nil }
    }
  ]
}

typealias Screen = ScreenPath<Area, BenchPage, BenchPanel>

extension ScreenPath where Tab == Area, Route == BenchPage, Sheet == BenchPanel {
  static func random(_ random: inout some RandomNumberGenerator) -> Self {
    Self(
      tab: Area.allCases.randomElement(using: &random), routes: pages(8, &random),
      layers: (0..<Int.random(in: 0...3, using: &random)).map {
        PresentedLayer(.panel($0), path: pages(8, &random))
      })
  }

  private static func pages(_ count: Int, _ random: inout some RandomNumberGenerator) -> [BenchPage]
  {
    (0..<Int.random(in: 0...count, using: &random)).map { .page($0) }
  }
}
