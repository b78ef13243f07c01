/// What a text is for, which decides which audits look at it.
package enum TextRole: Sendable {
  /// A person reads it. The first one in a table is what a person taps.
  case shown
  /// The SF Symbols name of an icon.
  case icon
  /// The id of the screen that the owner leads to.
  case link
  /// Nobody sees it.
  case hidden
}

/// One field of a JSON object: its name, its place in the model, its limits and its documentation.
package struct Field<Owner: Sendable>: Sendable {
  /// Where a value is in its owner.
  package typealias Path<Value> = any WritableKeyPath<Owner, Value> & Sendable

  /// The type of a field's value, with where to find it.
  package enum Content: Sendable {
    case text(Path<String>, TextRole)
    case optionalText(Path<String?>, TextRole)
    /// Texts that a person reads.
    case texts(Path<[String]>)
    case flag(Path<Bool>)
    case word(WordField<Owner>)
    /// A whole number; what the closure returns for an owner is written in place of one out of range.
    case integer(Path<Int>, ClosedRange<Int>, outOfRange: (@Sendable (Owner) -> Int)?)
    case number(Path<Double>, ClosedRange<Double>)
    /// A number, with what is written in place of infinity and of what is not a number.
    case optionalNumber(Path<Double?>, ClosedRange<Double>, notFinite: Double?)
    case blocks(Path<[Block]>)
    case optionalBlocks(Path<[Block]?>)
    case objects(any ObjectListField<Owner>)
    case object(any ObjectField<Owner>)
    /// The id of a screen.
    case id(Path<String>)
    /// The index of a tab, written as the tab's title where that is clear.
    case tab(Path<Int>, of: Path<[TabItem]>)
    /// The indices of tabs, written like those of a tab.
    case tabs(Path<[Int]?>, of: Path<[TabItem]>)
  }

  /// The name in JSON.
  package let name: String
  /// One sentence, for the JSON Schema.
  package let documentation: String
  /// Whether a manifest file must have the field.
  package let isRequired: Bool
  /// The type of the value.
  package let content: Content

  init(_ name: String, _ documentation: String, isRequired: Bool = false, _ content: Content) {
    self.name = name
    self.documentation = documentation
    self.isRequired = isRequired
    self.content = content
  }
}

/// A field with one of a few words.
package struct WordField<Owner: Sendable>: Sendable {
  /// All words, in the order of the model.
  package let words: [String]
  /// Sets the value from its word; false for a word that is not one of ``words``.
  package let set: @Sendable (inout Owner, String) -> Bool
  /// The word of an owner's value.
  package let word: @Sendable (Owner) -> String
  /// Sets the value that an owner has without the field, where that depends on other fields.
  package let setDerived: (@Sendable (inout Owner) -> Void)?

  init<Value: ManifestWord>(
    _ path: Field<Owner>.Path<Value>, derived: (@Sendable (Owner) -> Value)?
  ) {
    let table = Value.words
    words = table.map { $0.word }
    set = { (owner: inout Owner, word: String) in
      guard let match = table.first(where: { $0.word == word }) else { return false }
      owner[keyPath: path] = match.value
      return true
    }
    word = { (owner: Owner) in
      let value = owner[keyPath: path]
      return table.first { $0.value == value }?.word ?? ""
    }
    guard let derived else {
      setDerived = nil
      return
    }
    setDerived = { (owner: inout Owner) in owner[keyPath: path] = derived(owner) }
  }
}

/// A field with a list of objects.
package protocol ObjectListField<Owner>: Sendable {
  associatedtype Owner: Sendable
  associatedtype Element: ManifestObject
  /// Where the list is.
  var path: any WritableKeyPath<Owner, [Element]> & Sendable { get }
  /// Whether the list must have an element.
  var needsElement: Bool { get }
}

/// A field with an object.
package protocol ObjectField<Owner>: Sendable {
  associatedtype Owner: Sendable
  associatedtype Value: ManifestObject
  /// Where the object is.
  var path: any WritableKeyPath<Owner, Value?> & Sendable { get }
}

private struct ObjectList<Owner: Sendable, Element: ManifestObject>: ObjectListField {
  let path: any WritableKeyPath<Owner, [Element]> & Sendable
  let needsElement: Bool
}

private struct OptionalObject<Owner: Sendable, Value: ManifestObject>: ObjectField {
  let path: any WritableKeyPath<Owner, Value?> & Sendable
}

// What a table is written with.
extension Field {
  /// A text that a person reads.
  static func text(
    _ name: String, _ path: Path<String>, _ documentation: String, isRequired: Bool = true
  ) -> Field {
    Field(name, documentation, isRequired: isRequired, .text(path, .shown))
  }

  /// A text that a person reads, if there is one.
  static func text(_ name: String, _ path: Path<String?>, _ documentation: String) -> Field {
    Field(name, documentation, .optionalText(path, .shown))
  }

  /// A text that nobody sees.
  static func hidden(_ name: String, _ path: Path<String?>, _ documentation: String) -> Field {
    Field(name, documentation, .optionalText(path, .hidden))
  }

  /// The SF Symbols name of an icon.
  static func icon(_ path: Path<String?>, _ documentation: String) -> Field {
    Field("icon", documentation, .optionalText(path, .icon))
  }

  /// The id of a screen.
  static func leadsTo(_ path: Path<String?>) -> Field {
    Field("leadsTo", "The id of the screen that it leads to.", .optionalText(path, .link))
  }

  /// Texts that a person reads.
  static func texts(
    _ name: String, _ path: Path<[String]>, _ documentation: String, isRequired: Bool = false
  ) -> Field {
    Field(name, documentation, isRequired: isRequired, .texts(path))
  }

  /// True or false.
  static func flag(_ name: String, _ path: Path<Bool>, _ documentation: String) -> Field {
    Field(name, documentation, .flag(path))
  }

  /// A whole number within limits; one out of range is written as the nearest unless a closure is given.
  static func integer(
    _ name: String, _ path: Path<Int>, in range: ClosedRange<Int>, _ documentation: String,
    outOfRange: (@Sendable (Owner) -> Int)? = nil
  ) -> Field {
    Field(name, documentation, .integer(path, range, outOfRange: outOfRange))
  }

  /// A number within limits that must be given.
  static func number(
    _ name: String, _ path: Path<Double>, in range: ClosedRange<Double>, _ documentation: String
  ) -> Field {
    Field(name, documentation, isRequired: true, .number(path, range))
  }

  /// A height in points.
  static func height(
    _ path: Path<Double?>, _ documentation: String, notFinite: Double? = nil
  ) -> Field {
    let range = BlockHeight.range
    return Field("height", documentation, .optionalNumber(path, range, notFinite: notFinite))
  }

  /// One of a few words.
  ///
  /// - Parameter derived: The value that an owner has without the field, where that depends on others.
  static func word<Value: ManifestWord>(
    _ name: String, _ path: Path<Value>, _ documentation: String,
    derived: (@Sendable (Owner) -> Value)? = nil
  ) -> Field {
    let field = WordField(path, derived: derived)
    return Field(name, documentation, .word(field))
  }

  /// The blocks inside a block.
  static func blocks(_ path: Path<[Block]>, _ documentation: String) -> Field {
    Field("blocks", documentation, isRequired: true, .blocks(path))
  }

  /// The blocks of a page, if anyone described them.
  static func blocks(_ path: Path<[Block]?>, _ documentation: String) -> Field {
    Field("blocks", documentation, .optionalBlocks(path))
  }

  /// Objects of one type.
  static func list<Element: ManifestObject>(
    _ name: String, _ path: Path<[Element]>, _ documentation: String, isRequired: Bool = false,
    needsElement: Bool = false
  ) -> Field {
    let list = ObjectList(path: path, needsElement: needsElement)
    return Field(name, documentation, isRequired: isRequired, .objects(list))
  }

  /// An object, documented by its own table.
  static func object<Value: ManifestObject>(_ name: String, _ path: Path<Value?>) -> Field {
    Field(name, "", .object(OptionalObject(path: path)))
  }
}

/// Heights in points, as a manifest gives them.
package enum BlockHeight {
  /// Heights from nothing to far more than any display; the drawing clamps to them.
  package static let range = 0.0...10_000.0
}

extension ClosedRange {
  /// The value itself, or the bound that is nearest to it.
  package func clamping(_ value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
