package import Typography

/// A text of a picture that is cut, or split inside of a word.
package struct ShownMisfit: Hashable, Sendable {
  /// What the text is part of.
  package var part: TextPart
  /// The text, and by how much it does not fit.
  package var misfit: TextMisfit
}

/// What a text is part of.
package enum TextPart: String, Hashable, Sendable {
  /// The title in a navigation bar.
  case title
  /// The title below a navigation bar.
  case largeTitle
  /// A tab of the tab bar.
  case tab
  /// A button in a navigation bar.
  case barButton
  /// Any other button.
  case button
  /// A text in a row or on a control.
  case label
  /// The value of a row or of a field.
  case value
  /// The header of a section.
  case header
  /// A text that has as many lines as it needs in the app; only words that are split are recorded.
  case paragraph
  /// A text around the device, which is not recorded.
  case caption

  /// Whether a cut text is recorded.
  var isChecked: Bool { self != .paragraph && self != .caption }

  /// Where the text is, in a sentence.
  package var place: String {
    switch self {
    case .title, .barButton: "in the navigation bar"
    case .largeTitle: "in the large title"
    case .tab: "in the tab bar"
    case .button: "in a button"
    case .label: "in a label"
    case .value: "in a value"
    case .header: "in a header"
    case .paragraph: "in a paragraph"
    case .caption: "in the caption"
    }
  }

  /// The part of a title.
  init(_ owner: ClippedTitle.Owner, _ font: Font) {
    switch owner {
    case .page: self = font.size > Font.headline.size ? .largeTitle : .title
    case .tab: self = .tab
    case .choice: self = .button
    }
  }
}
