import Scenes

extension ManifestObject {
  /// The value in the form of a manifest file, by its table; a field that has its default is left out.
  var json: JSONNode {
    let table = Self.table
    var members: [JSONNode.Member] = []
    for field in table.fields {
      if let value = node(of: field, blank: table.blank) {
        members.append(JSONNode.Member(name: field.name, value: value))
      }
    }
    return .object(members)
  }

  private func node(of field: Field<Self>, blank: Self) -> JSONNode? {
    switch field.content {
    case .text(let path, _):
      let text = self[keyPath: path]
      return field.isRequired || text != blank[keyPath: path] ? .string(text) : nil
    case .optionalText(let path, _): return self[keyPath: path].map { .string($0) }
    case .texts(let path): return Self.list(self[keyPath: path], field) { .string($0) }
    case .flag(let path):
      let flag = self[keyPath: path]
      return flag == blank[keyPath: path] ? nil : .bool(flag)
    case .word(let words): return wordNode(words, blank: blank)
    case .integer(let path, let range, let replacement):
      let number = self[keyPath: path]
      if number == blank[keyPath: path] { return nil }
      if range.contains(number) { return .integer(number) }
      return .integer(replacement?(self) ?? range.clamping(number))
    case .number(let path, let range):
      let number = self[keyPath: path]
      // What is not a number is drawn as nothing.
      return .number(range.clamping(number.isFinite ? number : 0))
    case .optionalNumber(let path, let range, let replacement):
      return self[keyPath: path].flatMap { $0.isFinite ? $0 : replacement }
        .map { .number(range.clamping($0)) }
    case .blocks(let path): return Self.list(self[keyPath: path], field, \.json)
    // No blocks at all are another page than a list of none: a skeleton.
    case .optionalBlocks(let path): return self[keyPath: path].map { .array($0.map(\.json)) }
    case .objects(let list): return listNode(list, field)
    case .object(let object): return objectNode(object)
    case .id(let path): return .string(self[keyPath: path])
    case .tab(let path, of: let tabs):
      let index = self[keyPath: path]
      return index == blank[keyPath: path] ? nil : Self.name(ofTab: index, in: self[keyPath: tabs])
    case .tabs(let path, of: let tabs):
      return self[keyPath: path].map { indices in
        .array(indices.map { Self.name(ofTab: $0, in: self[keyPath: tabs]) })
      }
    }
  }

  private func wordNode(_ field: WordField<Self>, blank: Self) -> JSONNode? {
    var usual = blank
    if let setDerived = field.setDerived {
      usual = self
      setDerived(&usual)
    }
    let word = field.word(self)
    return word == field.word(usual) ? nil : .string(word)
  }

  private func listNode<List: ObjectListField<Self>>(
    _ list: List, _ field: Field<Self>
  ) -> JSONNode? {
    Self.list(self[keyPath: list.path], field, \.json)
  }

  private func objectNode(_ field: some ObjectField<Self>) -> JSONNode? {
    self[keyPath: field.path]?.json
  }

  /// A list of values, or nothing for none.
  private static func list<Value>(
    _ values: [Value], _ field: Field<Self>, _ node: (Value) -> JSONNode
  ) -> JSONNode? {
    values.isEmpty && !field.isRequired ? nil : .array(values.map(node))
  }

  /// The title of a tab, or its index where another tab before it has the same.
  private static func name(ofTab index: Int, in tabs: [TabItem]) -> JSONNode {
    guard tabs.indices.contains(index) else { return .integer(index) }
    let title = tabs[index].title
    // Compared as bytes, as the reader does: two spellings of one text are two titles.
    let first = tabs.firstIndex { $0.title.utf8.elementsEqual(title.utf8) }
    return first == index ? .string(title) : .integer(index)
  }
}

extension Block {
  /// The block as an object whose one name is its kind.
  var json: JSONNode { Self.json(of: content) }

  private static func json<Content: BlockContent>(of content: Content) -> JSONNode {
    .object([JSONNode.Member(name: Content.table.name, value: content.json)])
  }
}
