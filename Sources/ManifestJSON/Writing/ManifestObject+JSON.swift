import Scenes

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
