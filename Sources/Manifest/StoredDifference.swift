import Scenes

/// A stored value that differs between two values of one type, also where their `==` ignores it.
struct StoredDifference: Sendable, Hashable {
  /// The names of the case and the properties that lead to it: `entry.written[0]`.
  var place: String
  /// The name of its type.
  var type: String
  /// The two values as text.
  var one: String
  var other: String

  /// How instances of classes are compared.
  enum Objects {
    /// They are equal: what an object stores may change or be a cache.
    case ignored
    /// By `==`, or else by identity.
    case compared
  }

  /// The differences between the elements of two lists; none if the lists have different lengths.
  ///
  /// Instances of classes are compared only in elements that are unequal.
  static func all<Value: Equatable>(in some: [Value], _ others: [Value]) -> [StoredDifference] {
    guard some.count == others.count else { return [] }
    return zip(some, others).flatMap { one, other in
      areIdentical(one, other)
        ? [] : all(one, other, objects: one == other ? .ignored : .compared)
    }
  }

  /// Whether two values have the same bytes, so that they store the same; reflection is much slower.
  private static func areIdentical<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafeBytes(of: one) { bytes in
      withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
    }
  }

  /// The differences between two values, in the order of their properties.
  ///
  /// - Complexity: O(*n*) in the number of stored values.
  static func all(_ one: Any, _ other: Any, objects: Objects) -> [StoredDifference] {
    var search = Search(objects: objects)
    let isEnum = Mirror(reflecting: one).displayStyle == .enum
    search.compare(one, other, at: isEnum ? "" : "\(Swift.type(of: one))", depth: 0)
    return search.found
  }
}

/// Compares two values by reflection.
private struct Search {
  /// The maximum depth of nested values; deeper ones are not compared.
  private static let depthLimit = 16

  let objects: StoredDifference.Objects
  private(set) var found: [StoredDifference] = []

  init(objects: StoredDifference.Objects) {
    self.objects = objects
  }

  mutating func compare(_ one: Any, _ other: Any, at place: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    guard type(of: one) == type(of: other) else { return note(one, other, at: place) }
    let (first, second) = (Mirror(reflecting: one), Mirror(reflecting: other))
    if type(of: one) is AnyClass {
      if objects == .compared, areDifferentObjects(one, other) { note(one, other, at: place) }
      return
    }
    switch first.displayStyle {
    case .set:
      if isUnequal(one, other) { note(one, other, at: place) }
    case .dictionary:
      compareDictionaries(one, other, at: place, depth: depth)
    case .enum, .optional, .tuple, .collection:
      compareChildren(first, second, one, other, at: place, depth: depth)
    default:
      // The children of a type with its own mirror may be anything, such as addresses.
      if first.children.isEmpty || one is any CustomReflectable
        || TypeName.isFromSystem(type(of: one))
      {
        if isUnequal(one, other) { note(one, other, at: place) }
      } else {
        compareChildren(first, second, one, other, at: place, depth: depth)
      }
    }
  }

  private mutating func compareChildren(
    _ first: Mirror, _ second: Mirror, _ one: Any, _ other: Any, at place: String, depth: Int
  ) {
    let before = found.count
    let isSameShape =
      first.children.count == second.children.count
      && zip(first.children, second.children).allSatisfy { $0.label == $1.label }
    guard isSameShape else { return note(one, other, at: place) }
    let isList = first.displayStyle == .collection
    let isOptional = first.displayStyle == .optional
    for (index, (child, counterpart)) in zip(first.children, second.children).enumerated() {
      let inner =
        isList
        ? "\(place)[\(index)]" : isOptional ? place : Self.place(child.label, in: place)
      compare(child.value, counterpart.value, at: inner, depth: depth + 1)
    }
    // A value without a difference inside, such as an enum case without a payload.
    if found.count == before, isUnequal(one, other), objects == .compared || first.children.isEmpty
    {
      note(one, other, at: place)
    }
  }

  /// The place of a property: the first payload `.0` of a case adds nothing.
  private static func place(_ label: String?, in place: String) -> String {
    guard let label, label != ".0" else { return place }
    let name = label.hasPrefix(".") ? String(label.dropFirst()) : label
    return place.isEmpty ? name : "\(place).\(name)"
  }

  private mutating func compareDictionaries(
    _ one: Any, _ other: Any, at place: String, depth: Int
  ) {
    guard let one = one as? [AnyHashable: Any], let other = other as? [AnyHashable: Any],
      Set(one.keys) == Set(other.keys)
    else { return note(one, other, at: place) }
    for (key, value) in one.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      if let counterpart = other[key] {
        compare(value, counterpart, at: "\(place)[\(key)]", depth: depth + 1)
      }
    }
  }

  private func areDifferentObjects(_ one: Any, _ other: Any) -> Bool {
    if one is any Equatable { return isUnequal(one, other) }
    return one as AnyObject !== other as AnyObject
  }

  /// Whether two values are unequal by `==`, or by their description if they have none.
  private func isUnequal(_ one: Any, _ other: Any) -> Bool {
    // A NaN, which is not even equal to itself, is compared by its description.
    if let one = one as? any Equatable, Self.isEqual(one, one) { return !Self.isEqual(one, other) }
    return String(describing: one) != String(describing: other)
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    one == other as? Value
  }

  private mutating func note(_ one: Any, _ other: Any, at place: String) {
    found.append(
      StoredDifference(
        place: place.isEmpty ? DerivedTitle.caseName(of: one) : place, type: "\(type(of: one))",
        one: "\(one)", other: "\(other)"))
  }
}
