/// A value of the model that a manifest file has as a JSON object.
///
/// Reading and writing JSON, the JSON Schema and the audits all derive from its table, so that each
/// field is declared once.
package protocol ManifestObject: Sendable {
  /// What a manifest file can say about the value.
  static var table: FieldTable<Self> { get }

  // Not only in the extension: each type then has its own compiled code, which is twice as fast.

  /// Creates a value; what is not given has its default.
  init(_ values: FieldValues)

  /// All values of the fields.
  var values: FieldValues { get }

  /// Visits the values that a manifest file has, with the indices of their fields: within the limits, and
  /// without those that are defaults.
  func forEachWritten(_ visit: (Int, FieldValue) -> Void)
}

extension ManifestObject {
  package init(_ values: FieldValues) { self = Self.table.owner(of: values) }

  package var values: FieldValues { Self.table.getters.map { $0(self) } }

  package func forEachWritten(_ visit: (Int, FieldValue) -> Void) {
    Self.table.forEachWritten(self, visit)
  }

  /// The values that a manifest file has; nil for the others.
  var writtenValues: FieldValues {
    var values = FieldValues(repeating: nil, count: Self.table.form.fields.count)
    forEachWritten { values[$0] = $1 }
    return values
  }
}

/// The JSON object of a type: its name and its fields.
package struct FieldTable<Owner: Sendable>: Sendable {
  /// The table without the places in the model.
  package let form: ObjectForm
  private let blank: Owner
  // The closures of the fields, apart from each other: a whole field takes long to copy.
  fileprivate let getters: [@Sendable (Owner) -> FieldValue?]
  private let writers: [@Sendable (Owner) -> FieldValue?]
  private let setters: [@Sendable (inout Owner, FieldValue) -> Void]
  private let defaults: FieldValues
  private let derivations: [(index: Int, set: @Sendable (inout Owner) -> Void)]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - name: The name of the object in the JSON Schema.
  ///   - documentation: One sentence about the object.
  ///   - blank: The value with no field given.
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
      if let defaultValue = defaults[index], defaultValue == value { continue }
      visit(index, value)
    }
  }
}

/// A value that a manifest file has as one of a few words.
package protocol ManifestWord: Sendable, Equatable {
  /// Every value with its word.
  static var words: [(word: String, value: Self)] { get }
}

extension ManifestWord where Self: RawRepresentable<String> & CaseIterable {
  package static var words: [(word: String, value: Self)] {
    allCases.map { ($0.rawValue, $0) }
  }
}

// What audits and the flow graph look for in a value, found by its table.

extension ManifestObject {
  /// Appends the texts of a role in the order of the table, with those of the values inside.
  func append(_ role: TextRole, to texts: inout [String]) {
    Self.table.form.append(role, of: values, to: &texts)
  }

  /// Appends the links that the value and the values inside declare, in the order of the table.
  func append(linksTo links: inout [DeclaredLink]) {
    Self.table.form.append(linksOf: values, to: &links)
  }

  /// Whether a person can tap the value, or one inside, to go somewhere.
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
    for (field, value) in zip(fields, values) {
      switch (field.kind, value) {
      // A person taps the title, which comes first.
      case (.text(.shown), .text(let text)): label = label ?? text
      case (.text(.link), .text(let target)): links.append(DeclaredLink(label ?? "", to: target))
      case (.objects(let form, _), .list(let objects)):
        for case .object(let values) in objects { form.append(linksOf: values, to: &links) }
      case (.object(let form), .object(let values)): form.append(linksOf: values, to: &links)
      case (_, .blocks(let blocks)): for block in blocks { block.content.append(linksTo: &links) }
      default: break
      }
    }
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
