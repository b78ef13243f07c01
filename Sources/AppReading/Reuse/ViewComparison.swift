import SwiftParsing

/// Compares what two versions of an app's source make of a screen, as far as anything but its page depends on it.
///
/// Places are the same if they are that of the same text. Closures are the same if they have the same text and capture the
/// same.
struct ViewComparison {
  /// The changes by the number of the file.
  let edits: [Int32: FileEdit]
  /// Pairs of places inside of what changed.
  private var pairs: [Int32: [Int32: Int32]] = [:]
  /// Texts that are the same, by the number of the file.
  private var texts: [Int32: [TokenComparison.Pair]] = [:]

  init(edits: [Int32: FileEdit]) { self.edits = edits }

  /// Whether what changed has its places in the same order as before.
  ///
  /// Two places that were one, or one that was two, are another order.
  var keepsOrder: Bool {
    pairs.values.allSatisfy { pairs in
      let sorted = pairs.sorted { $0.key < $1.key }
      return zip(sorted, sorted.dropFirst()).allSatisfy { $0.value < $1.value }
    }
  }

  /// Where the lines of the changed files are now, by the number of the file.
  var movedLines: [Int32: MovedLines] {
    var lines: [Int32: MovedLines] = [:]
    for (file, edit) in edits {
      let places = (pairs[file] ?? [:]).map { old, new in
        TokenComparison.Pair(old: ByteRange(old, old + 1), new: ByteRange(new, new + 1))
      }
      lines[file] = edit.movedLines(with: places + (texts[file] ?? []))
    }
    return lines
  }

  mutating func isSame(_ old: SourcePlace, _ new: SourcePlace) -> Bool {
    guard old.file == new.file else { return false }
    guard let edit = edits[old.file] else { return old.offset == new.offset }
    if let isSame = edit.isSame(old.offset, new.offset) { return isSame }
    if let known = pairs[old.file]?[old.offset] { return known == new.offset }
    pairs[old.file, default: [:]][old.offset] = new.offset
    return true
  }

  mutating func isSame(_ old: SourcePlace?, _ new: SourcePlace?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return isSame(old, new)
  }

  // MARK: Lists

  mutating func isSame(_ old: [ViewNode], _ new: [ViewNode]) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy { isSame($0, $1) }
  }

  mutating func isSame(_ old: [LabelledValue], _ new: [LabelledValue]) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { $0.label == $1.label && isSame($0.value, $1.value) }
  }

  private mutating func isSame(_ old: [ViewNode.Content], _ new: [ViewNode.Content]) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { $0.label == $1.label && isSame($0.views, $1.views) }
  }

  private mutating func isSame(_ old: [String: Value], _ new: [String: Value]) -> Bool {
    guard old.count == new.count else { return false }
    for (name, value) in old.sorted(by: { $0.key < $1.key }) {
      guard let other = new[name], isSame(value, other) else { return false }
    }
    return true
  }

  mutating func isSame(_ old: [Presentation], _ new: [Presentation]) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy { isSame($0, $1) }
  }

  mutating func isSame(_ old: [Trigger], _ new: [Trigger]) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy { isSame($0, $1) }
  }

  // MARK: Views

  private mutating func isSame(_ old: ViewNode, _ new: ViewNode) -> Bool {
    guard old.kind == new.kind, old.modifiers.count == new.modifiers.count,
      isSame(old.place, new.place), isSame(old.arguments, new.arguments),
      isSame(old.contents, new.contents)
    else { return false }
    return zip(old.modifiers, new.modifiers).allSatisfy { isSame($0, $1) }
  }

  mutating func isSame(_ old: ViewNode.Modifier, _ new: ViewNode.Modifier) -> Bool {
    old.name == new.name && isSame(old.place, new.place) && isSame(old.arguments, new.arguments)
      && isSame(old.contents, new.contents)
  }

  // MARK: Values

  private mutating func isSame(_ old: Value, _ new: Value) -> Bool {
    switch (old, new) {
    case (.enumCase(let old), .enumCase(let new)):
      return old.type == new.type && old.name == new.name && isSame(old.payload, new.payload)
    case (.closure(let old), .closure(let new)): return isSame(old, new)
    case (.object(let old), .object(let new)):
      return old.type == new.type && old.isOptional == new.isOptional
        && old.isUnknown == new.isUnknown && old.state == new.state
        && old.caseOfNothing == new.caseOfNothing && old.givenBy == new.givenBy
        && isSame(old.properties, new.properties)
    case (.array(let old), .array(let new)):
      return old.count == new.count && zip(old, new).allSatisfy { isSame($0, $1) }
    case (.tuple(let old), .tuple(let new)): return isSame(old, new)
    case (.binding(let old, let value), .binding(let new, let other)):
      return old == new && isSame(value, other)
    case (.views(let old), .views(let new)): return isSame(old, new)
    default: return old == new
    }
  }

  mutating func isSame(_ old: ClosureValue, _ new: ClosureValue) -> Bool {
    guard old.parameters == new.parameters, old.enclosingType == new.enclosingType,
      isSame(old.place, new.place), hasSameText(old, new)
    else { return false }
    return isSame(old.captured, new.captured)
  }

  /// Whether the bodies of two closures have the same text, at places that are the same.
  private mutating func hasSameText(_ old: ClosureValue, _ new: ClosureValue) -> Bool {
    guard let first = old.body.first?.range, let last = old.body.last?.range,
      let start = new.body.first?.range, let end = new.body.last?.range
    else { return old.body.isEmpty && new.body.isEmpty }
    let file = old.place.file
    guard let edit = edits[file] else { return first == start && last == end }
    guard
      isSame(
        SourcePlace(file: file, offset: first.start),
        SourcePlace(file: file, offset: start.start)),
      isSame(
        SourcePlace(file: file, offset: last.end - 1),
        SourcePlace(file: file, offset: end.end - 1)),
      let same = edit.sameText(
        ByteRange(first.start, last.end), ByteRange(start.start, end.end))
    else { return false }
    texts[file, default: []] += same
    return true
  }

  // MARK: Edges

  mutating func isSame(_ old: Trigger, _ new: Trigger) -> Bool {
    old.text == new.text && old.symbol == new.symbol && old.owner == new.owner
      && old.isControl == new.isControl && old.isConditional == new.isConditional
      && old.watched == new.watched
      && isSame(old.place, new.place) && isSame(old.action, new.action)
  }

  mutating func isSame(_ old: Control, _ new: Control) -> Bool {
    old.number == new.number && old.text == new.text && old.symbol == new.symbol
      && isSame(old.place, new.place) && isSame(old.action, new.action)
  }

  private mutating func isSame(_ old: Control.Action, _ new: Control.Action) -> Bool {
    switch (old, new) {
    case (.run(let old), .run(let new)), (.push(let old), .push(let new)): isSame(old, new)
    case (.show(let old), .show(let new)): isSame(old, new)
    case (.select(let old, let value), .select(let new, let other)):
      old == new && isSame(value, other)
    default: false
    }
  }

  mutating func isSame(_ old: Presentation, _ new: Presentation) -> Bool {
    old.kind == new.kind && old.cause == new.cause && old.owner == new.owner
      && old.isConditional == new.isConditional && old.keptPages == new.keptPages
      && isSame(old.modifier, new.modifier) && isSame(old.content, new.content)
  }

  private mutating func isSame(
    _ old: Presentation.Content, _ new: Presentation.Content
  ) -> Bool {
    switch (old, new) {
    case (.views(let old), .views(let new)): return isSame(old, new)
    case (.closure(let old), .closure(let new)): return isSame(old, new)
    case (.cases(let old, let type), .cases(let new, let other)):
      guard type == other, old.count == new.count else { return false }
      for (name, views) in old.sorted(by: { $0.key < $1.key }) {
        guard let others = new[name], isSame(views, others) else { return false }
      }
      return true
    case (.question, .question): return true
    default: return false
    }
  }

  mutating func isSame(_ old: OpenCondition, _ new: OpenCondition) -> Bool {
    old.text == new.text && isSame(old.place, new.place)
  }
}
