import Scenes

extension ManifestDecoder {
  /// Reads a screen, whose tabs are those of the file.
  mutating func scene() throws(ManifestError) -> Scene {
    var scene = try value(Scene.self)
    scene.tabs = tabs
    return scene
  }

  /// Reads an object by its table.
  mutating func value<Value: ManifestObject>(
    _: Value.Type = Value.self
  ) throws(ManifestError) -> Value {
    let table = Value.table
    var value = table.blank
    let seen = try object(table.names, isRequired: { table.fields[$0].isRequired }) {
      decoder, index throws(ManifestError) in
      try decoder.read(table.fields[index], into: &value)
    }
    for derived in table.derived where !seen.contains(derived.index) { derived.set(&value) }
    return value
  }

  private mutating func read<Value: ManifestObject>(
    _ field: Field<Value>, into value: inout Value
  ) throws(ManifestError) {
    switch field.content {
    case .text(let path, _): value[keyPath: path] = try cursor.string()
    case .optionalText(let path, _): value[keyPath: path] = try cursor.string()
    case .texts(let path):
      value[keyPath: path] = try list { decoder throws(ManifestError) in
        try decoder.cursor.string()
      }
    case .flag(let path): value[keyPath: path] = try cursor.bool()
    case .word(let words): try readWord(words, named: field.name, into: &value)
    case .integer(let path, let range, _): value[keyPath: path] = try cursor.integer(in: range)
    case .number(let path, let range): value[keyPath: path] = try cursor.number(in: range)
    case .optionalNumber(let path, let range, _):
      value[keyPath: path] = try cursor.number(in: range)
    case .blocks(let path): value[keyPath: path] = try blocks()
    case .optionalBlocks(let path): value[keyPath: path] = try blocks()
    case .objects(let list): try readList(list, into: &value)
    case .object(let object): try readObject(object, into: &value)
    case .id(let path):
      _ = try cursor.next()
      idPlace = cursor.place
      value[keyPath: path] = try cursor.string()
    case .tab(let path, _): value[keyPath: path] = try tab()
    case .tabs(let path, _):
      value[keyPath: path] = try list { decoder throws(ManifestError) in try decoder.tab() }
    }
  }

  private mutating func readWord<Value: ManifestObject>(
    _ field: WordField<Value>, named name: String, into value: inout Value
  ) throws(ManifestError) {
    _ = try cursor.next()
    let start = cursor.place
    let word = try cursor.string()
    guard field.set(&value, word) else {
      throw ManifestError(start, path.text, .unknown(name, word, legal: field.words))
    }
  }

  private mutating func readList<List: ObjectListField>(
    _ field: List, into value: inout List.Owner
  ) throws(ManifestError) {
    _ = try cursor.next()
    let start = cursor.place
    let elements = try list { decoder throws(ManifestError) in try decoder.value(List.Element.self) }
    if field.needsElement, elements.isEmpty { throw ManifestError(start, path.text, .emptyList) }
    value[keyPath: field.path] = elements
  }

  private mutating func readObject<Object: ObjectField>(
    _ field: Object, into value: inout Object.Owner
  ) throws(ManifestError) {
    value[keyPath: field.path] = try self.value(Object.Value.self)
  }

  /// Reads the title or the index of a tab.
  private mutating func tab() throws(ManifestError) -> Int {
    let byte = try cursor.next()
    let start = cursor.place
    guard byte == UInt8(ascii: "\"") else {
      guard byte == UInt8(ascii: "-") || byte.map(JSONCursor.isDigit) == true else {
        throw cursor.failure(.expected("a tab's title or index", found: try cursor.found()))
      }
      let index = try cursor.integer(in: ManifestFormat.tabIndex)
      guard tabs.indices.contains(index) else {
        throw ManifestError(start, path.text, .noSuchTab(index, count: tabs.count))
      }
      return index
    }
    let title = try cursor.string()
    guard let index = tabs.firstIndex(where: { $0.title.utf8.elementsEqual(title.utf8) }) else {
      throw ManifestError(start, path.text, .unknownTab(title, titles: tabs.map(\.title)))
    }
    return index
  }
}

// Blocks: objects whose one name is their kind.
extension ManifestDecoder {
  private mutating func blocks() throws(ManifestError) -> [Block] {
    try list { decoder throws(ManifestError) in try decoder.block() }
  }

  private mutating func block() throws(ManifestError) -> Block {
    _ = try cursor.next()
    let start = cursor.place
    try cursor.beginObject()
    var namePlace = start
    guard let name = try cursor.name(after: 0, note: { namePlace = $0 }) else {
      throw ManifestError(start, path.text, .blockKinds)
    }
    guard let kind = Block.kinds.first(where: { $0.name == name }) else {
      let legal = Block.kinds.map(\.name)
      throw ManifestError(namePlace, path.text, .unknown("block", name, legal: legal))
    }
    let block = try inside(.field(name)) { decoder throws(ManifestError) in
      try decoder.block(of: kind.type)
    }
    var secondPlace = start
    if try cursor.name(after: 1, note: { secondPlace = $0 }) != nil {
      throw ManifestError(secondPlace, path.text, .blockKinds)
    }
    return block
  }

  private mutating func block<Content: BlockContent>(
    of type: Content.Type
  ) throws(ManifestError) -> Block {
    try value(type).block
  }
}
