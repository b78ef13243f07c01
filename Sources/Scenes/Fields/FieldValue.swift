/// The value of a field without its type in the model, as JSON could have it.
package enum FieldValue: Sendable, Equatable {
  case flag(Bool)
  case integer(Int)
  case number(Double)
  /// A text, or one of a few words.
  case text(String)
  case list([FieldValue])
  case object(FieldValues)
  case blocks([Block])
}

/// The values of an object by the indices of its fields; nil where a field is not given.
package typealias FieldValues = [FieldValue?]

/// What a text is for, which decides which audits look at it.
package enum TextRole: Sendable {
  /// A person reads it. The first one in a table is what a person taps.
  case shown
  /// The SF Symbols name of an icon.
  case icon
  /// The id of the screen that the object leads to.
  case link
  /// Nobody sees it.
  case hidden
}

/// What values a field can have.
package enum FieldKind: Sendable {
  case flag
  case integer(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  case text(TextRole)
  /// Texts that a person reads.
  case texts
  /// One of a few words.
  case word([String])
  case blocks
  case object(ObjectForm)
  case objects(ObjectForm, needsElement: Bool)
  /// The id of a screen.
  case id
  /// The title of a tab, or its index.
  case tab
  case tabs
}

/// A field as readers, writers and audits see it, without its place in the model.
package struct FieldForm: Sendable {
  /// The name in JSON.
  package let name: String
  /// One sentence for the JSON Schema; empty where the kind has one.
  package let documentation: String
  /// Whether a manifest file must have the field.
  package let isRequired: Bool
  /// What values it can have.
  package let kind: FieldKind
  /// What it means that the field is not given, where that is a value.
  package let defaultValue: FieldValue?
}

/// An object as readers, writers and audits see it: its name and its fields.
///
/// A class, since readers and writers pass it on for each object, and a struct of arrays takes five times
/// as many reference counts.
package final class ObjectForm: Sendable {
  /// The name of the object in the JSON Schema; for a block also its kind in a manifest file.
  package let name: String
  /// One sentence about the object, for the JSON Schema.
  package let documentation: String
  /// The fields in the order in which they are written.
  package let fields: [FieldForm]
  /// The names of ``fields``.
  package let names: [String]
  /// The kinds of ``fields``.
  package let kinds: [FieldKind]
  /// The indices of those of ``fields`` that a manifest file must have.
  package let required: [Int]

  init(name: String, documentation: String, fields: [FieldForm]) {
    self.name = name
    self.documentation = documentation
    self.fields = fields
    names = fields.map(\.name)
    kinds = fields.map(\.kind)
    required = fields.indices.filter { fields[$0].isRequired }
  }
}
