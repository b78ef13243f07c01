import Scenes

/// The JSON Schema (draft 2020-12) of manifest files, for editors and other programs.
///
/// Derived from the tables of the model. A test compares it with the file that is kept beside it, so that
/// a change of the format shows in a review.
package enum ManifestSchema {
  /// The schema as the text of a file.
  package static var text: String {
    var text = ""
    document.append(to: &text, indentation: 0)
    return text + "\n"
  }

  private static var document: JSONNode {
    let fields = ManifestField.allCases
    return .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .string("urn:screens:manifest:\(ManifestFormat.version)")),
      ("title", .string("Screen manifest")),
      (
        "description",
        .string(
          "Every screen of an app, as 'screens export' writes it and '--manifest' reads it. What is not described here is allowed, left out of account, and warned of."
        )
      ),
      ("type", .string("object")),
      ("required", .strings(fields.filter(\.isRequired).map(\.rawValue))),
      ("properties", .object(fields.map { ($0.rawValue, $0.schema) })),
      ("$defs", .object(definitions)),
    ])
  }

  private static var definitions: [(String, JSONNode)] {
    var definitions = [
      definition(TabItem.self), ("tabName", tabName), definition(Scene.self),
      definition(Layer.self), definition(Page.self), definition(BarButton.self),
      definition(ConfirmationCard.self), definition(ConfirmationCard.Choice.self),
      ("block", block),
    ]
    for kind in Block.kinds {
      definitions += [definition(kind.type)] + elementDefinitions(kind.type)
    }
    return definitions
  }

  private static func definition<Value: ManifestObject>(_: Value.Type) -> (String, JSONNode) {
    (Value.table.name, Value.table.schema)
  }

  /// The definitions of the objects that only this kind of block has.
  private static func elementDefinitions<Content: BlockContent>(
    _: Content.Type
  ) -> [(String, JSONNode)] {
    func element<List: ObjectListField>(of _: List) -> (String, JSONNode) {
      definition(List.Element.self)
    }
    return Content.table.fields.compactMap { field in
      guard case .objects(let list) = field.content else { return nil }
      return element(of: list)
    }
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
        ("type", .string("array")), ("items", .reference(to: TabItem.table.name)),
        ("description", .string("The items of the tab bar, in order.")),
      ])
    case .screens:
      .object([
        ("type", .string("array")), ("items", .reference(to: Scene.table.name)),
        ("minItems", .integer(1)),
        ("description", .string("The screens, in the order in which they are listed and drawn.")),
      ])
    }
  }
}

extension FieldTable {
  fileprivate var schema: JSONNode {
    let required = fields.filter(\.isRequired).map(\.name)
    let requirement = required.isEmpty ? [] : [("required", JSONNode.strings(required))]
    return .object(
      [("description", .string(documentation)), ("type", .string("object"))] + requirement
        + [("properties", .object(fields.map { ($0.name, $0.schema(blank)) }))])
  }
}

extension Field {
  /// What the schema says of the field; a value that need not be given has that of `blank`.
  fileprivate func schema(_ blank: Owner) -> JSONNode {
    var facts = typeFacts
    if !isRequired, let usual = defaultValue(blank) { facts.append(("default", usual)) }
    if !documentation.isEmpty { facts.append(("description", .string(documentation))) }
    if case .objects(let list) = content, list.needsElement { facts.append(("minItems", .integer(1))) }
    return .object(facts)
  }

  private var typeFacts: [(String, JSONNode)] {
    switch content {
    case .text, .optionalText: [("type", .string("string"))]
    case .texts: Self.array(of: .object([("type", .string("string"))]))
    case .flag: [("type", .string("boolean"))]
    case .word(let field): [("enum", .strings(field.words))]
    case .integer(_, let range, _):
      [
        ("type", .string("integer")), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)),
      ]
    case .number(_, let range), .optionalNumber(_, let range, _):
      [
        ("type", .string("number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    case .blocks, .optionalBlocks: Self.array(of: .reference(to: "block"))
    case .objects(let list): Self.array(of: Self.reference(to: list))
    case .object(let object): [("$ref", .string(Self.address(of: object)))]
    case .id:
      [
        ("type", .string("string")), ("minLength", .integer(1)),
        ("pattern", .string(#"^[^. /\\:*?"<>|~][^/\\:*?"<>|~]*$"#)),
      ]
    case .tab: [("$ref", .string(JSONNode.address(of: "tabName")))]
    case .tabs: Self.array(of: .reference(to: "tabName"))
    }
  }

  private func defaultValue(_ blank: Owner) -> JSONNode? {
    switch content {
    case .text(let path, _): .string(blank[keyPath: path])
    case .flag(let path): .bool(blank[keyPath: path])
    case .word(let field): field.setDerived == nil ? .string(field.word(blank)) : nil
    case .integer(let path, _, _): .integer(blank[keyPath: path])
    case .number(let path, _): .number(blank[keyPath: path])
    case .optionalText, .texts, .optionalNumber, .blocks, .optionalBlocks, .objects, .object, .id,
      .tab, .tabs:
      nil
    }
  }

  private static func array(of items: JSONNode) -> [(String, JSONNode)] {
    [("type", .string("array")), ("items", items)]
  }

  private static func reference<List: ObjectListField>(to _: List) -> JSONNode {
    .reference(to: List.Element.table.name)
  }

  private static func address<Object: ObjectField>(of _: Object) -> String {
    JSONNode.address(of: Object.Value.table.name)
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
