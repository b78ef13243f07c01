/// The untyped value of a field, as JSON can express it.
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

/// The values of an object by field index; nil for a missing field.
package typealias FieldValues = [FieldValue?]

/// The role of a text, which decides which audits check it.
package enum TextRole: Sendable {
  /// Visible text. The first one in a table is the text that the user taps.
  case shown
  /// Text that only a screen reader says.
  case spoken
  /// The SF Symbols name of an icon.
  case icon
  /// The id of the screen that the object leads to.
  case link
  /// Not visible.
  case hidden
  /// A place in the app's source, `path:line`, which is not drawn.
  case place
}

/// The values that a field can have.
package enum FieldKind: Sendable {
  case flag
  case integer(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  case text(TextRole)
  /// Visible texts.
  case texts
  /// One of a few words.
  case word([String])
  /// Some of a few words.
  case words([String])
  case blocks
  case object(ObjectForm)
  case objects(ObjectForm, needsElement: Bool)
  /// The id of a screen.
  case id
  /// The title of a tab, or its index.
  case tab
  case tabs
}

/// A field without its key path in the model, for readers, writers and audits.
package struct FieldForm: Sendable {
  /// The name in JSON.
  package let name: String
  /// One sentence for the JSON Schema; empty if the kind has one.
  package let documentation: String
  /// Whether the field is required in a manifest file.
  package let isRequired: Bool
  /// The values that it can have.
  package let kind: FieldKind
  /// The value of a missing field, if it has a fixed default.
  package let defaultValue: FieldValue?
}

/// The name and the fields of an object, for readers, writers and audits.
///
/// A class because readers and writers pass it along for each object, and a struct of arrays needs five times
/// as many reference counting operations.
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
  /// The indices of the required ``fields``.
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
