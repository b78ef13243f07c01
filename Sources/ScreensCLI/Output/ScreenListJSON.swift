import Scenes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The list of screens for other programs.
struct ScreenListJSON {
  private struct Item: Encodable {
    struct Layer: Encodable {
      var style: String
      var stack: [String]
    }

    var id: String
    var tab: String?
    var stack: [String]
    var layers: [Layer]
    var confirmation: String?
    var link: String?

    init(_ scene: Scene) {
      let tabs = scene.tabs
      id = scene.id
      tab = tabs.indices.contains(scene.selectedTab) ? tabs[scene.selectedTab].title : nil
      stack = scene.pages.map(\.title)
      layers = scene.layers.map {
        Layer(style: $0.style.rawValue, stack: $0.pages.map(\.title))
      }
      confirmation = scene.confirmation?.title
      link = scene.link
    }
  }

  private var items: [Item] = []

  /// Adds a screen, of which no more is kept than what is told of it.
  mutating func add(_ scene: Scene) {
    items.append(Item(scene))
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and lists of strings have no value that JSON cannot express.
    guard let data = try? encoder.encode(items) else { return "[]\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
