/// A value of the model that a manifest file has as a JSON object.
///
/// Reading and writing JSON, the JSON Schema and the audits all derive from its table, so that each
/// field is declared once.
package protocol ManifestObject: Sendable {
  /// What a manifest file can say about the value.
  static var table: FieldTable<Self> { get }
}

/// The JSON object of a type: its name and its fields.
package struct FieldTable<Owner: Sendable>: Sendable {
  /// The name of the object in the JSON Schema; for a block also its kind in a manifest file.
  package let name: String
  /// One sentence about the object, for the JSON Schema.
  package let documentation: String
  /// The value with no field given; what it has in a field is the field's default.
  package let blank: Owner
  /// The fields in the order in which they are written.
  package let fields: [Field<Owner>]
  /// The names of ``fields``.
  package let names: [String]
  /// What sets the fields whose value depends on other fields where they are not given.
  package let derived: [(index: Int, set: @Sendable (inout Owner) -> Void)]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - name: The name of the object in the JSON Schema.
  ///   - documentation: One sentence about the object.
  ///   - blank: The value with no field given.
  ///   - fields: The fields in the order in which they are written; at most 64.
  package init(
    _ name: String, _ documentation: String, blank: Owner, fields: [Field<Owner>]
  ) {
    self.name = name
    self.documentation = documentation
    self.blank = blank
    self.fields = fields
    names = fields.map(\.name)
    derived = fields.enumerated().compactMap { index, field in
      guard case .word(let words) = field.content else { return nil }
      return words.setDerived.map { (index, $0) }
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
