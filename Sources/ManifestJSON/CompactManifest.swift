package import Scenes

/// A manifest file without any white space, for a store that no person reads.
///
/// It is half as long as the one of ``ManifestWriter``. Its screens can be written in parallel.
package enum CompactManifest {
  /// The object of a screen.
  package static func object(of scene: Scene) -> [UInt8] {
    var text: [UInt8] = []
    scene.json.appendCompact(to: &text)
    return text
  }

  /// A whole file.
  ///
  /// - Parameters:
  ///   - app: The name of the app.
  ///   - tabs: The items of its tab bar.
  ///   - screens: The objects of its screens.
  package static func file(app: String, tabs: [TabItem], screens: [[UInt8]]) -> [UInt8] {
    let members: [(ManifestField, JSONNode)] =
      [(.app, .string(app))] + (tabs.isEmpty ? [] : [(.tabs, .array(tabs.map(\.json)))])
    var text = Array("{\"version\":\(ManifestFormat.version)".utf8)
    text.reserveCapacity(screens.reduce(1000) { $0 + $1.count + 1 })
    for (field, value) in members {
      text += ",\"\(field.rawValue)\":".utf8
      value.appendCompact(to: &text)
    }
    text += ",\"\(ManifestField.screens.rawValue)\":[".utf8
    for (index, screen) in screens.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text += screen
    }
    return text + "]}\n".utf8
  }
}
