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
  }

  let scenes: [Scene]

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and lists of strings have no value that JSON cannot express.
    guard let data = try? encoder.encode(scenes.map(item)) else { return "[]\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func item(_ scene: Scene) -> Item {
    let tabs = scene.tabs
    return Item(
      id: scene.id,
      tab: tabs.indices.contains(scene.selectedTab) ? tabs[scene.selectedTab].title : nil,
      stack: scene.pages.map(\.title),
      layers: scene.layers.map {
        Item.Layer(style: $0.style.rawValue, stack: $0.pages.map(\.title))
      },
      confirmation: scene.confirmation?.title,
      link: scene.link)
  }
}
