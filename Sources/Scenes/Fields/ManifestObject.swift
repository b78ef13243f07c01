/// A value of the model that is a JSON object in a manifest file.
///
/// Reading and writing JSON, the JSON Schema and the audits all use its table, so each field is declared once.
package protocol ManifestObject: Sendable {
  /// The fields of the value.
  static var table: FieldTable<Self> { get }

  // Requirements, not only extension methods: then each type gets specialized code, which is twice as fast.

  /// Creates a value; missing fields get their defaults.
  init(_ values: FieldValues)

  /// All values of the fields.
  var values: FieldValues { get }

  /// Visits the values to write to a manifest file with the indices of their fields: clamped to the limits, and
  /// without defaults.
  func forEachWritten(_ visit: (Int, FieldValue) -> Void)
}

extension ManifestObject {
  package init(_ values: FieldValues) { self = Self.table.owner(of: values) }

  package var values: FieldValues { Self.table.getters.map { $0(self) } }

  package func forEachWritten(_ visit: (Int, FieldValue) -> Void) {
    Self.table.forEachWritten(self, visit)
  }

  /// The values to write to a manifest file; nil for the others.
  var writtenValues: FieldValues {
    var values = FieldValues(repeating: nil, count: Self.table.form.fields.count)
    forEachWritten { values[$0] = $1 }
    return values
  }
}

/// The JSON object of a type: its name and its fields.
package struct FieldTable<Owner: Sendable>: Sendable {
  /// The fields without their key paths in the model.
  package let form: ObjectForm
  private let blank: Owner
  // The closures of the fields in separate arrays, because copying a whole field is slow.
  fileprivate let getters: [@Sendable (Owner) -> FieldValue?]
  private let writers: [@Sendable (Owner) -> FieldValue?]
  fileprivate let setters: [@Sendable (inout Owner, FieldValue) -> Void]
  private let defaults: FieldValues
  private let derivations: [(index: Int, set: @Sendable (inout Owner) -> Void)]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - name: The name of the object in the JSON Schema.
  ///   - documentation: One sentence about the object.
  ///   - blank: The value without any field.
  ///   - fields: The fields in the order in which they are written; at most 64.
  init(_ name: String, _ documentation: String, blank: Owner, fields: [Field<Owner>]) {
    self.blank = blank
    getters = fields.map { $0.get }
    writers = fields.map { $0.written }
    setters = fields.map { $0.set }
    derivations = fields.enumerated().compactMap { index, field in
      field.setDerived.map { (index, $0) }
    }
    let forms = fields.map { field in
      FieldForm(
        name: field.name, documentation: field.documentation, isRequired: field.isRequired,
        kind: field.kind, defaultValue: field.hasDefault ? field.get(blank) : nil)
    }
    form = ObjectForm(name: name, documentation: documentation, fields: forms)
    defaults = forms.map(\.defaultValue)
  }

  fileprivate func owner(of values: FieldValues) -> Owner {
    var owner = blank
    for index in setters.indices {
      if let value = values[index] { setters[index](&owner, value) }
    }
    for derivation in derivations where values[derivation.index] == nil {
      derivation.set(&owner)
    }
    return owner
  }

  fileprivate func forEachWritten(_ owner: Owner, _ visit: (Int, FieldValue) -> Void) {
    for index in writers.indices {
      guard let value = writers[index](owner) else { continue }
      if !value.isElement(index, of: defaults) { visit(index, value) }
    }
  }
}

extension FieldValue {
  // The comparison is long, and inlined it would be in the code of each type.
  @inline(never)
  fileprivate func isElement(_ index: Int, of values: FieldValues) -> Bool { values[index] == self }
}

/// A value that is one of a few words in a manifest file.
package protocol ManifestWord: Sendable, Equatable {
  /// Every value with its word.
  static var words: [(word: String, value: Self)] { get }
}

extension ManifestWord where Self: RawRepresentable<String> & CaseIterable {
  package static var words: [(word: String, value: Self)] {
    allCases.map { ($0.rawValue, $0) }
  }
}

// What audits and the flow graph need of a value, found through its table.

extension ManifestObject {
  /// Appends the texts with a role, in the order of the table, including those of nested values.
  func append(_ role: TextRole, to texts: inout [String]) {
    Self.table.form.append(role, of: values, to: &texts)
  }

  /// Appends the links that the value and its nested values declare, in the order of the table.
  func append(linksTo links: inout [DeclaredLink]) {
    Self.table.form.append(linksOf: values, to: &links)
  }

  /// Changes the texts that a person reads or hears, including those of nested values.
  mutating func changeTexts(_ change: (String) -> String) {
    let table = Self.table
    for (index, field) in table.form.fields.enumerated() where field.kind.hasTexts {
      guard let value = table.getters[index](self) else { continue }
      table.setters[index](&self, field.kind.changingTexts(of: value, change))
    }
  }

  /// Appends the elements with a place in source, in the order of the table.
  func append(placesTo elements: inout [SourceElement]) {
    Self.table.form.append(placesOf: values, to: &elements)
  }

  /// The place in source of the first element with a text, or of what is around it; nil if none is known.
  package func place(
    of text: String, _ role: TextRole, in outer: String? = nil
  ) -> String? {
    Self.table.form.place(of: text, role, in: values, outer)
  }

  /// Whether tapping the value, or a nested one, leaves the screen.
  var declaresExit: Bool { Self.table.form.declaresExit(values) }
}

extension ObjectForm {
  fileprivate func append(_ role: TextRole, of values: FieldValues, to texts: inout [String]) {
    for (field, value) in zip(fields, values) {
      switch (field.kind, value) {
      case (.text(role), .text(let text)): texts.append(text)
      case (.texts, .list(let values)) where role == .shown:
        for case .text(let text) in values { texts.append(text) }
      case (.objects(let form, _), .list(let objects)):
        for case .object(let values) in objects { form.append(role, of: values, to: &texts) }
      case (.object(let form), .object(let values)): form.append(role, of: values, to: &texts)
      case (_, .blocks(let blocks)): for block in blocks { block.content.append(role, to: &texts) }
      default: break
      }
    }
  }

  fileprivate func append(linksOf values: FieldValues, to links: inout [DeclaredLink]) {
    var label: String?
    // The place in source comes after the link.
    var own: Int?
    for (field, value) in zip(fields, values) {
      switch (field.kind, value) {
      // The user taps the title, which comes first.
      case (.text(.shown), .text(let text)): label = label ?? text
      case (.text(.link), .text(let target)):
        own = links.count
        links.append(DeclaredLink(label ?? "", to: target))
      case (.text(.place), .text(let place)): if let own { links[own].source = place }
      case (.objects(let form, _), .list(let objects)):
        for case .object(let values) in objects { form.append(linksOf: values, to: &links) }
      case (.object(let form), .object(let values)): form.append(linksOf: values, to: &links)
      case (_, .blocks(let blocks)): for block in blocks { block.content.append(linksTo: &links) }
      default: break
      }
    }
  }

  fileprivate func append(placesOf values: FieldValues, to elements: inout [SourceElement]) {
    var label = ""
    for (field, value) in zip(fields, values) {
      switch (field.kind, value) {
      case (.text(.shown), .text(let text)): if label.isEmpty { label = text }
      case (.text(.place), .text(let place)):
        elements.append(SourceElement(label: label.isEmpty ? name : label, place: place))
      case (.objects(let form, _), .list(let objects)):
        for case .object(let values) in objects { form.append(placesOf: values, to: &elements) }
      case (.object(let form), .object(let values)): form.append(placesOf: values, to: &elements)
      case (_, .blocks(let blocks)):
        for block in blocks { block.content.append(placesTo: &elements) }
      default: break
      }
    }
  }

  fileprivate func place(
    of text: String, _ role: TextRole, in values: FieldValues, _ outer: String?
  ) -> String? {
    var own = outer
    for (kind, value) in zip(kinds, values) {
      if case (.text(.place), .text(let place)) = (kind, value) { own = place }
    }
    for (kind, value) in zip(kinds, values) {
      let place: String? =
        switch (kind, value) {
        case (.text(role), .text(text)): own
        case (.texts, .list(let texts)) where role == .shown && texts.contains(.text(text)): own
        case (.objects(let form, _), .list(let objects)):
          objects.lazy.compactMap { object in
            if case .object(let values) = object {
              form.place(of: text, role, in: values, own)
            } else {
              nil
            }
          }.first
        case (.object(let form), .object(let values)): form.place(of: text, role, in: values, own)
        case (_, .blocks(let blocks)):
          blocks.lazy.compactMap { $0.content.place(of: text, role, in: own) }.first
        default: nil
        }
      if let place { return place }
    }
    return nil
  }

  fileprivate func declaresExit(_ values: FieldValues) -> Bool {
    zip(fields, values).contains { field, value in
      switch (field.kind, value) {
      case (.text(.link), .text): true
      case (.objects(let form, _), .list(let objects)):
        objects.contains {
          if case .object(let values) = $0 { form.declaresExit(values) } else { false }
        }
      case (.object(let form), .object(let values)): form.declaresExit(values)
      case (_, .blocks(let blocks)): blocks.contains(where: \.content.isExit)
      default: false
      }
    }
  }
}

extension FieldKind {
  /// Whether a value may have texts that a person reads or hears.
  fileprivate var hasTexts: Bool {
    switch self {
    case .text(.shown), .text(.spoken), .texts, .blocks, .object, .objects: true
    case .text, .flag, .integer, .number, .word, .words, .id, .tab, .tabs: false
    }
  }

  /// A value of the kind with its texts changed.
  fileprivate func changingTexts(of value: FieldValue, _ change: (String) -> String) -> FieldValue {
    switch (self, value) {
    case (.text(.shown), .text(let text)), (.text(.spoken), .text(let text)):
      return .text(change(text))
    case (.texts, .list(let texts)):
      return .list(texts.map { if case .text(let text) = $0 { .text(change(text)) } else { $0 } })
    case (.object(let form), .object(let values)):
      return .object(form.changingTexts(of: values, change))
    case (.objects(let form, _), .list(let objects)):
      return .list(
        objects.map { object in
          guard case .object(let values) = object else { return object }
          return .object(form.changingTexts(of: values, change))
        })
    case (.blocks, .blocks(let blocks)):
      return .blocks(
        blocks.map { block in
          func changed(_ content: some BlockContent) -> Block {
            var content = content
            content.changeTexts(change)
            return content.block
          }
          return changed(block.content)
        })
    default: return value
    }
  }
}

extension ObjectForm {
  fileprivate func changingTexts(
    of values: FieldValues, _ change: (String) -> String
  ) -> FieldValues {
    zip(kinds, values).map { kind, value in value.map { kind.changingTexts(of: $0, change) } }
  }
}
