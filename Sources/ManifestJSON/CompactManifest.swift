package import Scenes

/// A manifest file without any white space, for a store that no person reads.
///
/// It is half as long as the one of ``ManifestWriter``. Its screens can be written in parallel.
package enum CompactManifest {
  /// The object of a screen without its pages, which may be on other screens too.
  package struct Frame: Sendable, Equatable {
    /// What is before the first page, between two pages, and after the last one.
    package var parts: [[UInt8]]

    /// Creates a frame that is known.
    package init(parts: [[UInt8]]) { self.parts = parts }

    /// The frame of a screen; nil if it cannot be cut at its pages.
    package init?(_ scene: Scene) {
      var scene = scene
      var count = scene.pages.count
      scene.pages = scene.pages.map { _ in CompactManifest.marker }
      for layer in scene.layers.indices {
        count += scene.layers[layer].pages.count
        scene.layers[layer].pages = scene.layers[layer].pages.map { _ in CompactManifest.marker }
      }
      parts = CompactManifest.cut(CompactManifest.object(of: scene))
      guard parts.count == count + 1 else { return nil }
    }
  }

  /// The object of a screen.
  package static func object(of scene: Scene) -> [UInt8] {
    var text: [UInt8] = []
    scene.json.appendCompact(to: &text)
    return text
  }

  /// The object of a page.
  package static func object(of page: Page) -> [UInt8] {
    var text: [UInt8] = []
    page.json.appendCompact(to: &text)
    return text
  }

  /// What precedes the screens of a file.
  ///
  /// - Parameters:
  ///   - app: The name of the app.
  ///   - tabs: The items of its tab bar.
  package static func head(app: String, tabs: [TabItem]) -> [UInt8] {
    let members: [(ManifestField, JSONNode)] =
      [(.app, .string(app))] + (tabs.isEmpty ? [] : [(.tabs, .array(tabs.map(\.json)))])
    var text = Array("{\"version\":\(ManifestFormat.version)".utf8)
    for (field, value) in members {
      text += ",\"\(field.rawValue)\":".utf8
      value.appendCompact(to: &text)
    }
    return text + ",\"\(ManifestField.screens.rawValue)\":[".utf8
  }

  /// What precedes the line in the place of each element that comes from a file; the line and a quote follow it.
  ///
  /// It is in no text, since the quotes of a text are escaped.
  ///
  /// - Parameter path: The path of the file.
  package static func placeStart(in path: String) -> [UInt8] {
    let place = JSONNode.Member(name: "source", value: .string("\(path):"))
    var text: [UInt8] = []
    JSONNode.object([place]).appendCompact(to: &text)
    // Without the braces and the last quote.
    return Array(text.dropFirst().dropLast(2))
  }

  /// What follows the screens of a file.
  package static let tail = Array("]}\n".utf8)

  /// A page with a title that none of the app has; its object is in no text, since the quotes of a text are escaped.
  private static let marker = Page("\u{1}")
  private static let mark = object(of: marker)

  /// The parts of an object around the markers.
  private static func cut(_ object: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var start = 0
    var position = 0
    while position + mark.count <= object.count {
      if object[position] == mark[0], object[position..<position + mark.count].elementsEqual(mark) {
        parts.append(Array(object[start..<position]))
        position += mark.count
        start = position
      } else {
        position += 1
      }
    }
    return parts + [Array(object[start...])]
  }
}
