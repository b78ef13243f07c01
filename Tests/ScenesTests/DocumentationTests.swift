import Foundation
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

private enum Destination {
  case playlist(String)
}

// The code of the article on pages; another test checks that it is the same.
extension Destination: PageDescribing {
  var page: Page {
    switch self {
    case .playlist(let name):
      Page(name, trailing: [BarButton("More", menu: [MenuItem("Rename", leadsTo: "rename")])]) {
        SearchField("Find in playlist")
        SegmentedControl(["Songs", "Albums"], selection: 0)
        ListSection("Today", footer: "2 songs") {
          Row("Blue", subtitle: "Joni Mitchell", value: "4:01", icon: "music.note", leadsTo: "song")
          Row("Download", accessory: .toggle(isOn: true))
        }
        ActionButton("Play", leadsTo: "player")
        ActionButton("Delete", role: .destructive)
      }
    }
  }
}

@Suite struct DocumentationTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Scenes")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
  }

  @Test("The example code of the article on pages works")
  func pages() {
    #expect(
      Destination.playlist("Mine").page.declaredLinks.map(\.target) == ["rename", "song", "player"])
  }

  @Test("The article on pages has every block with every parameter of its initializers")
  func initializers() throws {
    let article = try text("Scenes.docc/DescribingPages.md")
    let blocks = try FileManager.default.contentsOfDirectory(
      atPath: Self.sources.appending(path: "Blocks").path
    ).filter { $0 != "Block.swift" }
    #expect(blocks.count > 12)
    let files = blocks.map { "Blocks/\($0)" }
    for path in files + [
      "Page.swift", "BarButton.swift", "MenuItem.swift",
    ] {
      let name = path.split(separator: "/").last.map { $0.dropLast(6) } ?? ""
      let rows = article.split(separator: "\n").filter { $0.hasPrefix("| ``\(name)") }.joined()
      for labels in parameters(in: try text(path)) {
        for label in labels { #expect(rows.contains("\(label):"), "\(name) has \(label)") }
      }
    }
  }

  /// The labels of the parameters of each public initializer, or the names of those without a label.
  private func parameters(in source: String) -> [[String]] {
    source.components(separatedBy: "public init(").dropFirst().map { rest in
      let list = rest.components(separatedBy: ") {")[0]
      return list.split(whereSeparator: { ",\n".contains($0) }).compactMap { parameter in
        guard let colon = parameter.firstIndex(of: ":") else { return nil }
        let words = parameter[..<colon].split(separator: " ").filter { !$0.hasPrefix("@") }
        return (words.first == "_" ? words.last : words.first).map(String.init)
      }
    }
  }

  @Test("The example code of the landing page works")
  func landingPage() throws {
    #expect(Route.recipe("Shakshuka").page.declaredLinks.map(\.target) == ["cookMode"])
  }
}
