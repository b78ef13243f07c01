package import Scenes

/// Writes screens as a manifest file, piece by piece, so that no more than one of them is in memory.
///
/// The same screens give the same bytes.
package struct ManifestWriter {
  private var count = 0

  /// Creates a writer for one file.
  package init() {}

  /// What comes before the screens.
  ///
  /// - Parameters:
  ///   - app: The name of the app.
  ///   - tabs: The items of its tab bar.
  package func head(app: String? = nil, tabs: [TabItem]) -> String {
    var text = "{\n  \"version\": \(ManifestFormat.version)"
    if let app {
      text += ",\n  \"\(ManifestField.app.rawValue)\": "
      JSONNode.string(app).append(to: &text, indentation: 2)
    }
    if !tabs.isEmpty {
      text += ",\n  \"\(ManifestField.tabs.rawValue)\": "
      JSONNode.array(tabs.map(\.json)).append(to: &text, indentation: 2)
    }
    return text + ",\n  \"\(ManifestField.screens.rawValue)\": ["
  }

  /// The next screen.
  package mutating func screen(_ scene: Scene) -> String {
    var text = count == 0 ? "\n    " : ",\n    "
    scene.json.append(to: &text, indentation: 4)
    count += 1
    return text
  }

  /// What comes behind the screens.
  package func tail() -> String { count == 0 ? "]\n}\n" : "\n  ]\n}\n" }
}

extension ManifestWriter {
  /// A whole file.
  package static func text(of scenes: [Scene]) -> String {
    var writer = ManifestWriter()
    var text = writer.head(tabs: scenes.first?.tabs ?? [])
    for scene in scenes { text += writer.screen(scene) }
    return text + writer.tail()
  }
}
