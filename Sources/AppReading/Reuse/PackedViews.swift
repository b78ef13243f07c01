import Files

// Views and values in the form of a store. A closure is a part of a syntax tree, which is not stored.

/// Writes views for a store.
struct ViewPacking {
  /// What was written.
  private(set) var writer = PackedWriter()
  /// Whether all of it can be read again: it has no closures.
  private(set) var isComplete = true
  /// The files of the places.
  private(set) var files: Set<Int32> = []

  init(_ views: [ViewNode]) { write(views) }

  /// Reads views again; nil if they are damaged.
  static func views(_ bytes: [UInt8]) -> [ViewNode]? {
    do throws(PackedReader.Failure) {
      var reader = PackedReader(part: bytes[...])
      let views = try reader.views()
      return reader.isAtEnd ? views : nil
    } catch {
      return nil
    }
  }

  private mutating func write(_ views: [ViewNode]) {
    writer.write(views.count)
    for view in views { write(view) }
  }

  private mutating func write(_ view: ViewNode) {
    switch view.kind {
    case .framework(let name): write(0, name)
    case .own(let name): write(1, name)
    case .group: writer.write(2)
    case .choice: writer.write(3)
    case .loop: writer.write(4)
    case .unknown(let name): write(5, name)
    }
    write(view.arguments)
    write(view.contents)
    writer.write(view.modifiers.count)
    for modifier in view.modifiers {
      writer.write(modifier.name)
      write(modifier.arguments)
      write(modifier.contents)
      write(modifier.place)
    }
    write(view.place)
  }

  private mutating func write(_ kind: Int, _ name: String) {
    writer.write(kind)
    writer.write(name)
  }

  private mutating func write(_ contents: [ViewNode.Content]) {
    writer.write(contents.count)
    for content in contents {
      writer.write(content.label)
      write(content.views)
    }
  }

  private mutating func write(_ place: SourcePlace) {
    files.insert(place.file)
    writer.write(Int(place.file))
    writer.write(Int(place.offset))
  }

  private mutating func write(_ values: [LabelledValue]) {
    writer.write(values.count)
    for value in values {
      writer.write(value.label)
      write(value.value)
    }
  }

  private mutating func write(_ state: StatePlace) {
    writer.write(state.type)
    writer.write(state.property)
  }

  private mutating func write(_ value: Value) {
    switch value {
    case .text(let text): write(text)
    case .boolean(let flag): writer.write(flag ? 2 : 1)
    case .number(let number): write(3, number)
    case .enumCase(let value):
      writer.write(4)
      writer.write(value.type)
      writer.write(value.name)
      write(value.payload)
    case .closure: isComplete = false
    case .object(let object): write(object)
    case .array(let values):
      writer.write(6)
      write(values.map { LabelledValue(nil, $0) })
    case .tuple(let values):
      writer.write(7)
      write(values)
    case .binding(let state, let value):
      writer.write(8)
      write(state)
      write(value)
    case .views(let views):
      writer.write(9)
      write(views)
    case .type(let name): write(10, name)
    case .keyPath(let path): write(11, path)
    case .nothing: writer.write(12)
    case .unknown(let source, let state):
      write(13, source)
      writer.write(state != nil)
      if let state { write(state) }
    }
  }

  private mutating func write(_ text: PartialText) {
    writer.write(0)
    writer.write(text.isLocalized)
    writer.write(text.parts) { writer, part in
      switch part {
      case .known(let text):
        writer.write(0)
        writer.write(text)
      case .hole(let source):
        writer.write(1)
        writer.write(source)
      case .either(let condition, let first, let second):
        writer.write(2)
        writer.write(condition)
        writer.write(first)
        writer.write(second)
      }
    }
  }

  private mutating func write(_ object: ObjectValue) {
    write(5, object.type)
    writer.write(object.isOptional)
    writer.write(object.isUnknown)
    writer.write(object.givenBy?.type)
    if let method = object.givenBy { writer.write(method.name) }
    writer.write(object.state != nil)
    if let state = object.state {
      write(state)
      writer.write(object.caseOfNothing)
    }
    write(
      object.properties.sorted { $0.key < $1.key }.map { LabelledValue($0.key, $0.value) })
  }
}

extension PackedReader {
  /// Reads views that ``ViewPacking`` wrote.
  mutating func views(depth: Int = 0) throws(Failure) -> [ViewNode] {
    // Deeper than any page; what is read is damaged.
    guard depth < 400 else { throw Failure() }
    return try list { reader throws(Failure) in try reader.view(depth: depth + 1) }
  }

  private mutating func view(depth: Int) throws(Failure) -> ViewNode {
    let kind: ViewNode.Kind
    switch try number() {
    case 0: kind = .framework(try text())
    case 1: kind = .own(try text())
    case 2: kind = .group
    case 3: kind = .choice
    case 4: kind = .loop
    case 5: kind = .unknown(try text())
    default: throw Failure()
    }
    let arguments = try values(depth: depth)
    let contents = try contents(depth: depth)
    let modifiers = try list { reader throws(Failure) in
      ViewNode.Modifier(
        try reader.text(), arguments: try reader.values(depth: depth),
        contents: try reader.contents(depth: depth), place: try reader.place())
    }
    return ViewNode(
      kind, arguments: arguments, contents: contents, modifiers: modifiers, place: try place())
  }

  private mutating func contents(depth: Int) throws(Failure) -> [ViewNode.Content] {
    try list { reader throws(Failure) in
      ViewNode.Content(try reader.optionalText(), try reader.views(depth: depth))
    }
  }

  /// Reads a place.
  mutating func place() throws(Failure) -> SourcePlace {
    guard let file = Int32(exactly: try number()), let offset = Int32(exactly: try number()),
      file >= 0
    else { throw Failure() }
    return SourcePlace(file: file, offset: offset)
  }

  private mutating func values(depth: Int) throws(Failure) -> [LabelledValue] {
    guard depth < 400 else { throw Failure() }
    return try list { reader throws(Failure) in
      LabelledValue(try reader.optionalText(), try reader.value(depth: depth + 1))
    }
  }

  private mutating func state() throws(Failure) -> StatePlace {
    StatePlace(type: try text(), property: try text())
  }

  private mutating func part() throws(Failure) -> PartialText.Part {
    switch try number() {
    case 0: .known(try text())
    case 1: .hole(try text())
    case 2: .either(condition: try text(), try text(), try text())
    default: throw Failure()
    }
  }

  private mutating func value(depth: Int) throws(Failure) -> Value {
    guard depth < 400 else { throw Failure() }
    switch try number() {
    case 0:
      let isLocalized = try flag()
      let parts = try list { reader throws(Failure) in try reader.part() }
      return .text(PartialText(parts, isLocalized: isLocalized))
    case 1: return .boolean(false)
    case 2: return .boolean(true)
    case 3: return .number(try text())
    case 4:
      return .enumCase(
        EnumValue(
          type: try optionalText(), name: try text(), payload: try values(depth: depth)))
    case 5:
      var object = ObjectValue(
        type: try text(), isOptional: try flag(), isUnknown: try flag())
      if let type = try optionalText() {
        object.givenBy = GivingMethod(type: type, name: try text())
      }
      if try flag() {
        object.state = try state()
        object.caseOfNothing = try optionalText()
      }
      for value in try values(depth: depth) { object.properties[value.label ?? ""] = value.value }
      return .object(object)
    case 6: return .array(try values(depth: depth).map(\.value))
    case 7: return .tuple(try values(depth: depth))
    case 8: return .binding(try state(), try value(depth: depth + 1))
    case 9: return .views(try views(depth: depth))
    case 10: return .type(try text())
    case 11: return .keyPath(try text())
    case 12: return .nothing
    case 13: return .unknown(try text(), try flag() ? try state() : nil)
    default: throw Failure()
    }
  }
}
