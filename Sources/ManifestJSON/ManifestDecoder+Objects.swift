import Scenes

extension ManifestDecoder {
  /// Reads a screen, whose tabs are those of the file.
  mutating func scene() throws(ManifestError) -> Scene {
    var scene = Scene(try values(of: Scene.table.form))
    scene.tabs = tabs
    if tabs.isEmpty { scene.selectedTab = nil }
    return scene
  }

  /// Reads an object field by field.
  mutating func values(of form: ObjectForm) throws(ManifestError) -> FieldValues {
    var values = FieldValues(repeating: nil, count: form.fields.count)
    try object(form.names, required: form.required) { decoder, index throws(ManifestError) in
      values[index] = try decoder.value(form.kinds[index], named: form.names[index])
    }
    return values
  }

  private mutating func value(
    _ kind: FieldKind, named name: String
  ) throws(ManifestError) -> FieldValue {
    switch kind {
    case .flag: return .flag(try cursor.bool())
    case .integer(let range): return .integer(try cursor.integer(in: range))
    case .number(let range): return .number(try cursor.number(in: range))
    case .text: return .text(try cursor.string())
    case .texts:
      return .list(
        try list { decoder throws(ManifestError) in .text(try decoder.cursor.string()) })
    case .word(let words): return .text(try word(of: words, named: name))
    case .words(let words):
      return .list(
        try list { decoder throws(ManifestError) in
          .text(try decoder.word(of: words, named: name))
        })
    case .blocks: return .blocks(try list { decoder throws(ManifestError) in try decoder.block() })
    case .object(let form): return .object(try values(of: form))
    case .objects(let form, let needsElement):
      return .list(try objects(of: form, needsElement: needsElement))
    case .id:
      _ = try cursor.next()
      idPlace = cursor.place
      return .text(try cursor.string())
    case .tab: return .integer(try tab())
    case .tabs:
      return .list(try list { decoder throws(ManifestError) in .integer(try decoder.tab()) })
    }
  }

  private mutating func word(
    of words: [String], named name: String
  ) throws(ManifestError) -> String {
    _ = try cursor.next()
    let start = cursor.place
    let word = try cursor.string()
    guard words.contains(word) else {
      throw ManifestError(start, path.text, .unknown(name, word, legal: words))
    }
    return word
  }

  private mutating func objects(
    of form: ObjectForm, needsElement: Bool
  ) throws(ManifestError) -> [FieldValue] {
    _ = try cursor.next()
    let start = cursor.place
    let objects = try list { decoder throws(ManifestError) in
      FieldValue.object(try decoder.values(of: form))
    }
    if needsElement, objects.isEmpty { throw ManifestError(start, path.text, .emptyList) }
    return objects
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

  /// Reads a block: an object whose one name is its kind.
  private mutating func block() throws(ManifestError) -> Block {
    _ = try cursor.next()
    let start = cursor.place
    try cursor.beginObject()
    var namePlace = start
    guard let name = try cursor.name(after: 0, note: { namePlace = $0 }) else {
      throw ManifestError(start, path.text, .blockKinds)
    }
    guard let kind = Block.kindNames.firstIndex(of: name) else {
      throw ManifestError(namePlace, path.text, .unknown("block", name, legal: Block.kindNames))
    }
    let values = try inside(.field(name)) { decoder throws(ManifestError) in
      try decoder.values(of: Block.kinds[kind].form)
    }
    var secondPlace = start
    if try cursor.name(after: 1, note: { secondPlace = $0 }) != nil {
      throw ManifestError(secondPlace, path.text, .blockKinds)
    }
    return Block.kinds[kind].make(values)
  }
}
