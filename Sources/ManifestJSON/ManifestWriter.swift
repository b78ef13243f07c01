package import Scenes

/// Writes screens as a manifest file, one after the other, so that only one is in memory.
///
/// Equal screens give equal bytes.
package struct ManifestWriter {
  private var count = 0

  /// Creates a writer for one file.
  package init() {}

  /// The text before the screens.
  ///
  /// - Parameters:
  ///   - app: The name of the app.
  ///   - tabs: The items of its tab bar.
  package func head(app: String? = nil, tabs: [TabItem]) -> String {
    var text = "{\n  \"version\": \(ManifestFormat.version)"
    if let app {
      text += ",\n  \"\(ManifestField.app.rawValue)\": \(JSONNode.literal(app))"
    }
    if !tabs.isEmpty {
      text += ",\n  \"\(ManifestField.tabs.rawValue)\": "
      text += JSONNode.array(tabs.map(\.json)).text(indentation: 2)
    }
    return text + ",\n  \"\(ManifestField.screens.rawValue)\": ["
  }

  /// The next screen.
  package mutating func screen(_ scene: Scene) -> String {
    defer { count += 1 }
    return (count == 0 ? "\n    " : ",\n    ") + scene.json.text(indentation: 4)
  }

  /// The text after the screens.
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

extension ManifestWriter {
  /// A whole file with the screens of another one.
  ///
  /// - Parameters:
  ///   - file: The other file.
  ///   - app: The name of the app.
  /// - Throws: ``ManifestError`` if the file changed after it was checked.
  package static func text(of file: ManifestFile, app: String) throws(ManifestError) -> String {
    var writer = ManifestWriter()
    var text = writer.head(app: app, tabs: file.tabs)
    for index in file.ids.indices { text += writer.screen(try file.scene(index)) }
    return text + writer.tail()
  }
}

extension ManifestObject {
  /// The value in the form of a manifest file.
  var json: JSONNode {
    let form = Self.table.form
    var members: [JSONNode.Member] = []
    members.reserveCapacity(form.names.count)
    forEachWritten { index, value in
      let node = form.kinds[index].json(value)
      members.append(JSONNode.Member(name: form.names[index], value: node))
    }
    return .object(members)
  }

  /// The value under the name of its form.
  fileprivate var namedJSON: JSONNode {
    .object([JSONNode.Member(name: Self.table.form.name, value: json)])
  }
}

extension ObjectForm {
  fileprivate func json(_ values: FieldValues) -> JSONNode {
    var members: [JSONNode.Member] = []
    members.reserveCapacity(values.count)
    for index in values.indices {
      guard let value = values[index] else { continue }
      members.append(JSONNode.Member(name: names[index], value: kinds[index].json(value)))
    }
    return .object(members)
  }
}

extension FieldKind {
  fileprivate func json(_ value: FieldValue) -> JSONNode {
    switch (self, value) {
    case (.object(let form), .object(let values)): form.json(values)
    case (.objects(let form, _), .list(let values)):
      .array(values.map(FieldKind.object(form).json))
    default: JSONNode(value)
    }
  }
}

extension JSONNode {
  /// A value that is not an object, whose names only its form has.
  init(_ value: FieldValue) {
    self =
      switch value {
      case .flag(let flag): .bool(flag)
      case .integer(let number): .integer(number)
      case .number(let number): .number(number)
      case .text(let text): .string(text)
      case .list(let values): .array(values.map { JSONNode($0) })
      case .blocks(let blocks): .array(blocks.map(\.json))
      case .object: .object([])
      }
  }
}

extension Block {
  /// The block as an object whose one name is its kind.
  fileprivate var json: JSONNode { content.namedJSON }
}
