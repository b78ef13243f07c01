import Scenes

/// The JSON Schema (draft 2020-12) of manifest files, for editors and other programs.
///
/// It is derived from the tables of the model. A test compares it with a file in the repository, so that a
/// change of the format is visible in a review.
package enum ManifestSchema {
  /// The schema as the text of a file.
  package static var text: String { document.text(indentation: 0) + "\n" }

  private static var document: JSONNode {
    let fields = ManifestField.allCases
    return .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .string("urn:screens:manifest:\(ManifestFormat.version)")),
      ("title", .string("Screen manifest")),
      (
        "description",
        .string(
          "Every screen of an app, as 'screens export' writes it and '--manifest' reads it. Other fields are allowed; they are ignored with a warning."
        )
      ),
      ("type", .string("object")),
      ("required", .strings(fields.filter(\.isRequired).map(\.rawValue))),
      ("properties", .object(fields.map { ($0.rawValue, $0.schema) })),
      ("$defs", .object(definitions)),
    ])
  }

  private static var definitions: [(String, JSONNode)] {
    var definitions = [definition(TabItem.table.form), ("tabName", tabName)]
    var defined: Set<String> = []
    /// Adds an object and the objects inside it.
    func add(_ form: ObjectForm) {
      guard defined.insert(form.name).inserted else { return }
      definitions.append(definition(form))
      for kind in form.fields.map(\.kind) {
        switch kind {
        case .object(let form), .objects(let form, _): add(form)
        default: break
        }
      }
    }
    add(Scene.table.form)
    definitions.append(("block", block))
    for kind in Block.kinds { add(kind.form) }
    return definitions
  }

  private static func definition(_ form: ObjectForm) -> (String, JSONNode) {
    (form.name, form.schema)
  }

  private static var tabName: JSONNode {
    .object([
      ("description", .string("The title of a tab, or its index from 0.")),
      ("type", .strings(["string", "integer"])),
      ("minimum", .integer(ManifestFormat.tabIndex.lowerBound)),
      ("maximum", .integer(ManifestFormat.tabIndex.upperBound)),
    ])
  }

  private static var block: JSONNode {
    .object([
      ("description", .string("A piece of a page's content; its one name is its kind.")),
      ("type", .string("object")),
      ("minProperties", .integer(1)),
      ("maxProperties", .integer(1)),
      ("additionalProperties", .bool(false)),
      ("properties", .object(Block.kinds.map { ($0.name, .reference(to: $0.name)) })),
    ])
  }
}

extension ManifestField {
  fileprivate var schema: JSONNode {
    switch self {
    case .schema: .described("string", "The place of this schema, for editors.")
    case .version:
      .object([
        ("const", .integer(ManifestFormat.version)),
        ("description", .string("The version of the format.")),
      ])
    case .app: .described("string", "The name of the app, for titles; by default that of the file.")
    case .tabs:
      .object([
        ("type", .string("array")), ("items", .reference(to: TabItem.table.form.name)),
        ("description", .string("The items of the tab bar, in order.")),
      ])
    case .screens:
      .object([
        ("type", .string("array")), ("items", .reference(to: Scene.table.form.name)),
        ("minItems", .integer(1)),
        ("description", .string("The screens, in the order in which they are listed and drawn.")),
      ])
    }
  }
}

extension ObjectForm {
  fileprivate var schema: JSONNode {
    let required = fields.filter(\.isRequired).map(\.name)
    let requirement = required.isEmpty ? [] : [("required", JSONNode.strings(required))]
    return .object(
      [("description", .string(documentation)), ("type", .string("object"))] + requirement
        + [("properties", .object(fields.map { ($0.name, $0.schema) }))])
  }
}

extension FieldForm {
  fileprivate var schema: JSONNode {
    var facts = kind.facts
    if let defaultValue { facts.append(("default", JSONNode(defaultValue))) }
    if !documentation.isEmpty { facts.append(("description", .string(documentation))) }
    if case .objects(_, needsElement: true) = kind { facts.append(("minItems", .integer(1))) }
    return .object(facts)
  }
}

extension FieldKind {
  /// What the schema says of the type of a value.
  fileprivate var facts: [(String, JSONNode)] {
    switch self {
    case .flag: [("type", .string("boolean"))]
    case .integer(let range):
      [
        ("type", .string("integer")), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)),
      ]
    case .number(let range):
      [
        ("type", .string("number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    case .text: [("type", .string("string"))]
    case .texts: Self.array(of: .object([("type", .string("string"))]))
    case .word(let words): [("enum", .strings(words))]
    case .words(let words): Self.array(of: .object([("enum", .strings(words))]))
    case .blocks: Self.array(of: .reference(to: "block"))
    case .object(let form): [("$ref", .string(JSONNode.address(of: form.name)))]
    case .objects(let form, _): Self.array(of: .reference(to: form.name))
    case .id:
      [
        ("type", .string("string")), ("minLength", .integer(1)),
        ("pattern", .string(#"^[^. /\\:*?"<>|~][^/\\:*?"<>|~]*$"#)),
      ]
    case .tab: [("$ref", .string(JSONNode.address(of: "tabName")))]
    case .tabs: Self.array(of: .reference(to: "tabName"))
    }
  }

  private static func array(of items: JSONNode) -> [(String, JSONNode)] {
    [("type", .string("array")), ("items", items)]
  }
}

extension JSONNode {
  fileprivate static func object(_ members: [(String, JSONNode)]) -> JSONNode {
    .object(members.map { Member(name: $0.0, value: $0.1) })
  }

  fileprivate static func strings(_ texts: [String]) -> JSONNode {
    .array(texts.map { .string($0) })
  }

  fileprivate static func described(_ type: String, _ documentation: String) -> JSONNode {
    .object([("type", .string(type)), ("description", .string(documentation))])
  }

  /// Where a definition is in the schema.
  fileprivate static func address(of name: String) -> String { "#/$defs/\(name)" }

  fileprivate static func reference(to name: String) -> JSONNode {
    .object([("$ref", .string(address(of: name)))])
  }
}

/// The version and limits of the manifest format; the tables in `Scenes` declare the fields of its objects.
package enum ManifestFormat {
  /// The only version of the format.
  package static let version = 1

  /// The maximum nesting depth of objects and arrays.
  ///
  /// Each level is a recursive call of the reader. A section takes three levels, so 42 sections can be nested.
  package static let deepest = 128

  /// The allowed indices of tabs.
  static let tabIndex = 0...10_000
}

/// The fields at the top level of a manifest, in the order of the output.
enum ManifestField: String, CaseIterable {
  case schema = "$schema"
  case version, app, tabs, screens

  /// Whether the field is required.
  var isRequired: Bool { self == .version || self == .screens }
}
