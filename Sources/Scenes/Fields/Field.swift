/// One field of a table: its name, its place in the model, its limits and its documentation.
struct Field<Owner: Sendable>: Sendable {
  /// The key path of a value in its owner.
  typealias Path<Value> = any WritableKeyPath<Owner, Value> & Sendable

  let name: String
  let documentation: String
  let kind: FieldKind
  let isRequired: Bool
  /// Whether a missing field has the value that it has in a blank owner.
  let hasDefault: Bool
  /// Reads the value; nil if there is none.
  let get: @Sendable (Owner) -> FieldValue?
  /// Reads the value as it is written, clamped to the limits; nil if nothing is written.
  let written: @Sendable (Owner) -> FieldValue?
  /// Sets the value; ignores a value of another kind.
  let set: @Sendable (inout Owner, FieldValue) -> Void
  /// Sets the default that depends on other fields, used when the field is missing.
  let setDerived: (@Sendable (inout Owner) -> Void)?

  init(
    _ name: String, _ documentation: String, _ kind: FieldKind, isRequired: Bool = false,
    hasDefault: Bool = false,
    get: @escaping @Sendable (Owner) -> FieldValue?,
    written: (@Sendable (Owner) -> FieldValue?)? = nil,
    set: @escaping @Sendable (inout Owner, FieldValue) -> Void,
    setDerived: (@Sendable (inout Owner) -> Void)? = nil
  ) {
    self.name = name
    self.documentation = documentation
    self.kind = kind
    self.isRequired = isRequired
    self.hasDefault = hasDefault
    self.get = get
    self.written = written ?? get
    self.set = set
    self.setDerived = setDerived
  }
}

// The kinds of fields that tables list.
extension Field {
  /// A visible text.
  static func text(
    _ name: String, _ path: Path<String>, _ documentation: String, isRequired: Bool = true
  ) -> Field {
    Field(
      name, documentation, .text(.shown), isRequired: isRequired, hasDefault: !isRequired,
      get: { .text($0[keyPath: path]) },
      set: { if case .text(let text) = $1 { $0[keyPath: path] = text } })
  }

  /// An optional text.
  static func text(
    _ name: String, _ path: Path<String?>, _ documentation: String, role: TextRole = .shown
  ) -> Field {
    Field(
      name, documentation, .text(role),
      get: { $0[keyPath: path].map { .text($0) } },
      set: { if case .text(let text) = $1 { $0[keyPath: path] = text } })
  }

  /// The SF Symbols name of an icon.
  static func icon(_ path: Path<String?>, _ documentation: String) -> Field {
    text("icon", path, documentation, role: .icon)
  }

  /// The id of a screen.
  static func leadsTo(_ path: Path<String?>) -> Field {
    text("leadsTo", path, "The id of the screen that it leads to.", role: .link)
  }

  /// The place in an app's source; not visible.
  static func source(_ path: Path<String?>) -> Field {
    text("source", path, "Where it comes from in the app's source, `path:line`.", role: .place)
  }

  /// Visible texts.
  static func texts(
    _ name: String, _ path: Path<[String]>, _ documentation: String, isRequired: Bool = false
  ) -> Field {
    Field(
      name, documentation, .texts, isRequired: isRequired,
      get: { owner in
        let texts = owner[keyPath: path]
        return texts.isEmpty && !isRequired ? nil : .list(texts.map { .text($0) })
      },
      set: { owner, value in
        guard case .list(let texts) = value else { return }
        owner[keyPath: path] = texts.compactMap {
          if case .text(let text) = $0 { text } else { nil }
        }
      })
  }

  /// True or false.
  static func flag(_ name: String, _ path: Path<Bool>, _ documentation: String) -> Field {
    Field(
      name, documentation, .flag, hasDefault: true,
      get: { .flag($0[keyPath: path]) },
      set: { if case .flag(let flag) = $1 { $0[keyPath: path] = flag } })
  }

  /// An integer with limits; one out of range is written clamped, or as what a closure returns.
  static func integer(
    _ name: String, _ path: Path<Int>, in range: ClosedRange<Int>, _ documentation: String,
    outOfRange: (@Sendable (Owner) -> Int)? = nil
  ) -> Field {
    Field(
      name, documentation, .integer(range), hasDefault: true,
      get: { .integer($0[keyPath: path]) },
      written: { owner in
        let number = owner[keyPath: path]
        if range.contains(number) { return .integer(number) }
        return .integer(outOfRange?(owner) ?? range.clamping(number))
      },
      set: { if case .integer(let number) = $1 { $0[keyPath: path] = number } })
  }

  /// An integer with limits that can be missing; one out of range is written clamped.
  static func optionalInteger(
    _ name: String, _ path: Path<Int?>, in range: ClosedRange<Int>, _ documentation: String
  ) -> Field {
    Field(
      name, documentation, .integer(range),
      get: { $0[keyPath: path].map { .integer(range.clamping($0)) } },
      set: { if case .integer(let number) = $1 { $0[keyPath: path] = number } })
  }

  /// A required number with limits; infinity and NaN are written as 0.
  static func number(
    _ name: String, _ path: Path<Double>, in range: ClosedRange<Double>, _ documentation: String
  ) -> Field {
    Field(
      name, documentation, .number(range), isRequired: true,
      get: { owner in
        let number = owner[keyPath: path]
        return .number(range.clamping(number.isFinite ? number : 0))
      },
      set: { if case .number(let number) = $1 { $0[keyPath: path] = number } })
  }

  /// A number with limits that can be missing, as infinity and NaN are.
  static func optionalNumber(
    _ name: String, _ path: Path<Double?>, in range: ClosedRange<Double>, _ documentation: String
  ) -> Field {
    Field(
      name, documentation, .number(range),
      get: { owner in
        owner[keyPath: path].flatMap { $0.isFinite ? .number(range.clamping($0)) : nil }
      },
      set: { if case .number(let number) = $1 { $0[keyPath: path] = number } })
  }

  /// A height in points.
  ///
  /// - Parameter notFinite: What is written instead of infinity or NaN.
  static func height(
    _ path: Path<Double?>, _ documentation: String, notFinite: Double? = nil
  ) -> Field {
    Field(
      "height", documentation, .number(BlockHeight.range),
      get: { owner in
        owner[keyPath: path].flatMap { $0.isFinite ? $0 : notFinite }
          .map { .number(BlockHeight.range.clamping($0)) }
      },
      set: { if case .number(let number) = $1 { $0[keyPath: path] = number } })
  }

  /// One of a few words.
  ///
  /// - Parameter derived: The default, if it depends on other fields.
  static func word<Value: ManifestWord>(
    _ name: String, _ path: Path<Value>, _ documentation: String,
    derived: (@Sendable (Owner) -> Value)? = nil
  ) -> Field {
    let words = Value.words
    let get: @Sendable (Owner) -> FieldValue? = { owner in
      let value = owner[keyPath: path]
      return words.first { $0.value == value }.map { .text($0.word) }
    }
    let set: @Sendable (inout Owner, FieldValue) -> Void = { owner, value in
      guard case .text(let word) = value else { return }
      if let match = words.first(where: { $0.word == word }) { owner[keyPath: path] = match.value }
    }
    let kind = FieldKind.word(words.map { $0.word })
    guard let derived else {
      return Field(name, documentation, kind, hasDefault: true, get: get, set: set)
    }
    return Field(
      name, documentation, kind, get: get,
      written: { $0[keyPath: path] == derived($0) ? nil : get($0) }, set: set,
      setDerived: { (owner: inout Owner) in owner[keyPath: path] = derived(owner) })
  }

  /// Some of a few words.
  static func words<Value: ManifestWord>(
    _ name: String, _ path: Path<[Value]>, _ documentation: String
  ) -> Field {
    let words = Value.words
    return Field(
      name, documentation, .words(words.map { $0.word }),
      get: { owner in
        let values = owner[keyPath: path]
        guard !values.isEmpty else { return nil }
        return .list(
          values.compactMap { value in
            words.first { $0.value == value }.map { .text($0.word) }
          })
      },
      set: { owner, value in
        guard case .list(let list) = value else { return }
        owner[keyPath: path] = list.compactMap { element in
          guard case .text(let word) = element else { return nil }
          return words.first { $0.word == word }?.value
        }
      })
  }

  /// The blocks inside a block.
  static func blocks(_ path: Path<[Block]>, _ documentation: String) -> Field {
    Field(
      "blocks", documentation, .blocks, isRequired: true,
      get: { .blocks($0[keyPath: path]) },
      set: { if case .blocks(let blocks) = $1 { $0[keyPath: path] = blocks } })
  }

  /// The blocks of a page, if it is described.
  static func blocks(_ path: Path<[Block]?>, _ documentation: String) -> Field {
    Field(
      "blocks", documentation, .blocks,
      // Nil is drawn as a skeleton, an empty list as an empty page.
      get: { $0[keyPath: path].map { .blocks($0) } },
      set: { if case .blocks(let blocks) = $1 { $0[keyPath: path] = blocks } })
  }

  /// Objects of one type.
  static func list<Element: ManifestObject>(
    _ name: String, _ path: Path<[Element]>, _ documentation: String, isRequired: Bool = false,
    needsElement: Bool = false
  ) -> Field {
    @Sendable func list(_ owner: Owner, _ values: (Element) -> FieldValues) -> FieldValue? {
      let elements = owner[keyPath: path]
      return elements.isEmpty && !isRequired ? nil : .list(elements.map { .object(values($0)) })
    }
    return Field(
      name, documentation, .objects(Element.table.form, needsElement: needsElement),
      isRequired: isRequired,
      // Not key paths, which a generic function would make anew at each call.
      get: { list($0) { $0.values } },
      written: { list($0) { $0.writtenValues } },
      set: { owner, value in
        guard case .list(let elements) = value else { return }
        owner[keyPath: path] = elements.compactMap {
          if case .object(let values) = $0 { Element(values) } else { nil }
        }
      })
  }

  /// An object, documented by its own table.
  static func object<Value: ManifestObject>(_ name: String, _ path: Path<Value?>) -> Field {
    Field(
      name, "", .object(Value.table.form),
      get: { $0[keyPath: path].map { .object($0.values) } },
      written: { $0[keyPath: path].map { .object($0.writtenValues) } },
      set: { if case .object(let values) = $1 { $0[keyPath: path] = Value(values) } })
  }
}

/// The heights of blocks in points.
package enum BlockHeight {
  /// From 0 to far more than any display; drawing clamps to this range.
  package static let range = 0.0...10_000.0
}

extension ClosedRange {
  /// The value, or the nearest bound.
  package func clamping(_ value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
