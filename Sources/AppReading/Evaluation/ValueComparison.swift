/// Compares values that may share parts, in a bounded number of steps.
///
/// The closures of a page capture the page, whose values have closures: comparing all of it may take exponentially long
/// where two values were made apart from each other.
struct ValueComparison {
  private var steps = 400

  /// Whether values are the same for certain.
  static func areSame(_ first: [LabelledValue], _ second: [LabelledValue]) -> Bool {
    var comparison = ValueComparison()
    return comparison.areSame(first, second)
  }

  /// Whether the values of two closures are the same for certain.
  static func areSame(_ first: [String: Value], _ second: [String: Value]) -> Bool {
    var comparison = ValueComparison()
    return comparison.areSame(first, second)
  }

  /// A number that is the same for the same values.
  static func hash(_ values: [String: Value]) -> Int { hash(values, depth: 0) }

  private static func hash(_ values: [String: Value], depth: Int) -> Int {
    values.reduce(values.count) { sum, element in
      var hasher = Hasher()
      hasher.combine(element.key)
      hash(element.value, into: &hasher, depth: depth)
      // The order of the names must not matter.
      return sum ^ hasher.finalize()
    }
  }

  /// Adds the outermost part of a value to a hash, with the properties of an instance.
  static func hash(_ value: Value, into hasher: inout Hasher) {
    hash(value, into: &hasher, depth: 0)
  }

  private static func hash(_ value: Value, into hasher: inout Hasher, depth: Int) {
    switch value {
    case .text(let text): hasher.combine(text.plain)
    case .boolean(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    case .enumCase(let value):
      hasher.combine(value.name)
      for element in value.payload { hash(element.value, into: &hasher, depth: depth) }
    case .closure(let closure): hasher.combine(closure.place)
    case .object(let object):
      hasher.combine(object.type)
      hasher.combine(object.isUnknown)
      hasher.combine(
        depth < 1 ? hash(object.properties, depth: depth + 1) : object.properties.count)
    case .array(let elements): hasher.combine(elements.count)
    case .tuple(let elements): hasher.combine(elements.count)
    case .binding(let place, let value):
      hasher.combine(place)
      hash(value, into: &hasher, depth: depth)
    case .views(let views): hasher.combine(views.first?.place)
    case .type(let name), .keyPath(let name), .unknown(let name, _): hasher.combine(name)
    case .nothing: hasher.combine(0)
    }
  }

  private mutating func areSame(_ first: [LabelledValue], _ second: [LabelledValue]) -> Bool {
    guard first.count == second.count else { return false }
    if Self.shareStorage(first, second) { return true }
    for (one, other) in zip(first, second) {
      guard one.label == other.label, areSame(one.value, other.value) else { return false }
    }
    return true
  }

  private mutating func areSame(_ first: Value, _ second: Value) -> Bool {
    steps -= 1
    guard steps > 0 else { return false }
    switch (first, second) {
    case (.object(let one), .object(let other)):
      return one.type == other.type && one.isOptional == other.isOptional
        && one.isUnknown == other.isUnknown && one.state == other.state
        && one.caseOfNothing == other.caseOfNothing && one.givenBy == other.givenBy
        && areSame(one.properties, other.properties)
    case (.closure(let one), .closure(let other)):
      // The place says what the closure is.
      return one.place == other.place && one.enclosingType == other.enclosingType
        && one.parameters == other.parameters && areSame(one.captured, other.captured)
    case (.enumCase(let one), .enumCase(let other)):
      return one.type == other.type && one.name == other.name
        && areSame(one.payload, other.payload)
    case (.array(let one), .array(let other)):
      guard one.count == other.count else { return false }
      return Self.shareStorage(one, other) || zip(one, other).allSatisfy { areSame($0, $1) }
    case (.tuple(let one), .tuple(let other)): return areSame(one, other)
    case (.binding(let place, let one), .binding(let otherPlace, let other)):
      return place == otherPlace && areSame(one, other)
    case (.views(let one), .views(let other)): return areSame(one, other)
    // The other values have no parts.
    default: return first == second
    }
  }

  private mutating func areSame(
    _ first: [String: Value], _ second: [String: Value]
  ) -> Bool {
    guard first.count == second.count else { return false }
    if Self.shareStorage(first, second) { return true }
    for (name, value) in first {
      guard let other = second[name], areSame(value, other) else { return false }
    }
    return true
  }

  private mutating func areSame(_ first: [ViewNode], _ second: [ViewNode]) -> Bool {
    guard first.count == second.count else { return false }
    if Self.shareStorage(first, second) { return true }
    for (one, other) in zip(first, second) {
      steps -= 1
      guard steps > 0, one.place == other.place, one.kind == other.kind,
        areSame(one.arguments, other.arguments), areSame(one.contents, other.contents),
        one.modifiers.count == other.modifiers.count
      else { return false }
      for (modifier, changed) in zip(one.modifiers, other.modifiers) {
        guard modifier.name == changed.name, modifier.place == changed.place,
          areSame(modifier.arguments, changed.arguments),
          areSame(modifier.contents, changed.contents)
        else { return false }
      }
    }
    return true
  }

  private mutating func areSame(
    _ first: [ViewNode.Content], _ second: [ViewNode.Content]
  ) -> Bool {
    guard first.count == second.count else { return false }
    for (one, other) in zip(first, second) {
      guard one.label == other.label, areSame(one.views, other.views) else { return false }
    }
    return true
  }

  /// Whether two collections are copies of each other.
  private static func shareStorage<Storage>(_ first: Storage, _ second: Storage) -> Bool {
    // Arrays and dictionaries are one reference to their storage; another layout only costs time.
    guard MemoryLayout<Storage>.size == MemoryLayout<UInt>.size else { return false }
    return withUnsafeBytes(of: first) { one in
      withUnsafeBytes(of: second) { other in
        one.loadUnaligned(as: UInt.self) == other.loadUnaligned(as: UInt.self)
      }
    }
  }
}
