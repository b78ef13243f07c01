/// A button as wide as the page.
public struct ActionButton: Codable, Sendable, Hashable, BlockConvertible {
  /// How much a button asks to be pressed.
  public enum Role: String, Codable, Sendable, CaseIterable {
    /// The main thing to do: filled with the accent colour.
    case primary
    /// Another thing to do: a pale fill.
    case secondary
    /// A thing that loses something: red on a pale red fill.
    case destructive
  }

  /// The text.
  public var label: String
  /// How much the button asks to be pressed.
  public var role: Role
  /// The id of the screen that the button leads to.
  public var leadsTo: String?

  /// Creates a button.
  public init(_ label: String, role: Role = .primary, leadsTo: String? = nil) {
    self.label = label
    self.role = role
    self.leadsTo = leadsTo
  }

  /// The button as a block.
  public var block: Block { .button(self) }
}

/// A labelled value that a person types.
public struct InputField: Codable, Sendable, Hashable, BlockConvertible {
  /// The name of the value.
  public var label: String
  /// What has been typed.
  public var value: String?
  /// The grey text while nothing has been typed.
  public var placeholder: String?

  /// Creates a field.
  public init(_ label: String, value: String? = nil, placeholder: String? = nil) {
    self.label = label
    self.value = value
    self.placeholder = placeholder
  }

  /// The field as a block.
  public var block: Block { .field(self) }
}

/// A field to search with.
public struct SearchField: Codable, Sendable, Hashable, BlockConvertible {
  /// The grey text while nothing has been typed.
  public var placeholder: String
  /// What has been typed.
  public var value: String?

  /// Creates a search field.
  public init(_ placeholder: String = "Search", value: String? = nil) {
    self.placeholder = placeholder
    self.value = value
  }

  /// The field as a block.
  public var block: Block { .searchField(self) }
}

/// A row of choices, one of them selected.
public struct SegmentedControl: Codable, Sendable, Hashable, BlockConvertible {
  /// The texts of the choices.
  public var options: [String]
  /// The index of the selected choice.
  public var selection: Int

  /// Creates a control from its choices and the index of the selected one.
  public init(_ options: [String], selection: Int = 0) {
    self.options = options
    self.selection = selection
  }

  /// The control as a block.
  public var block: Block { .segmentedControl(self) }
}

/// How far something has come.
public struct ProgressBar: Codable, Sendable, Hashable, BlockConvertible {
  /// The part that is done, from 0 to 1.
  public var fraction: Double
  /// The small text above the bar.
  public var label: String?

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - fraction: The part that is done, from 0 to 1.
  ///   - label: The small text above the bar.
  public init(_ fraction: Double, label: String? = nil) {
    self.fraction = fraction
    self.label = label
  }

  /// The bar as a block.
  public var block: Block { .progress(self) }
}
