import Foundation
import SheetStackRouting
import TestSupport
import Testing

// The types of the page about the module.

private enum Documented {
  enum Shelf: String, TabType { case news, saved }

  enum Article: DestinationType {
    case topic
    case story(id: String)

    static func path(for article: Article) -> String {
      switch article {
      case .topic: "topic"
      case .story: "story"
      }
    }

    static func from(
      path: String, fullPath: [String], parameters: [String: [String]]
    ) -> Article? {
      switch path {
      case "topic": .topic
      case "story": parameters["id"]?.last.map(Article.story)
      default: nil
      }
    }
  }

  enum Panel: String, SheetType {
    case share, font

    var id: String { rawValue }
  }
}

@Suite("The page about the module") @MainActor struct DocumentationTests {
  private typealias Shelf = Documented.Shelf
  private typealias Article = Documented.Article
  private typealias Panel = Documented.Panel

  @Test("Every block of code is compiled, in a test or in the sample app")
  func blocks() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let files = [
      "DocumentationTests.swift", "ConversionTests.swift",
      "../SwiftUIStub/SheetStackRoutingApp/FerryApp.swift",
    ].map { tests.appending(path: $0).path(percentEncoded: false) }
    let code = try DocumentedCode(of: "SheetStackRouting")
    #expect(code.blocks.count == 8)
    for block in code.blocks {
      #expect(try files.contains { try block.isPart(of: $0) }, "\(block.title)")
    }
  }

  @Test("The example of verbs")
  func verbs() {
    let router = Router<Shelf, Article, Panel>(initialTab: .news)
    router.navigateTo(.topic)
    router.navigateTo([.topic, .story(id: "7")], policy: .replace, for: .saved)
    router.popTo { $0 == .topic }
    router.presentSheet(.share)
    router.presentSheet(.font)
    router.dismissSheets(to: .share)
    #expect(router[pathFor: .news] == [.topic])
    #expect(router[pathFor: .saved] == [.topic, .story(id: "7")])
    #expect(router.presentedSheets == [.share])
  }

  @Test("The examples of links")
  func links() throws {
    let link = URLNavigationHelper.build(
      scheme: "press", tab: Shelf.saved, destinations: [Article.topic, .story(id: "7")],
      extraQuery: ["id": "7"])
    #expect(link?.absoluteString == "press://topic/story?tab=saved&id=7")
    let bare = URLNavigationHelper.build(
      scheme: "press", tab: Shelf?.none, destinations: [Article.topic])
    #expect(bare?.absoluteString == "press://topic/")
    let router = Router<Shelf, Article, Panel>(initialTab: .news)
    #expect(router.navigate(to: try #require(link)))
    #expect(router[pathFor: .saved] == [.topic, .story(id: "7")])
  }
}
