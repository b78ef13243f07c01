/// The language of the texts of a variant, or a way to change the texts of the source language for tests.
package enum TextLocale: Hashable, Sendable {
  /// A language of the app.
  case language(LanguageTag)
  /// A pseudo-language.
  case pseudo(PseudoLanguage)

  /// The word for the texts as the manifest has them.
  package static let sourceName = "source"

  /// Reads the name of a pseudo-language, or a tag such as `de` or `pt-BR`.
  package init?(_ name: String) {
    if let pseudo = PseudoLanguage(rawValue: name) {
      self = .pseudo(pseudo)
    } else if let tag = LanguageTag(name), tag.name == name {
      self = .language(tag)
    } else {
      return nil
    }
  }

  /// The name in options and in file names.
  package var name: String {
    switch self {
    case .language(let tag): tag.name
    case .pseudo(let pseudo): pseudo.rawValue
    }
  }

  /// The name in sentences: "German", or "accented".
  package var englishName: String {
    switch self {
    case .language(let tag): tag.englishName
    case .pseudo(let pseudo): pseudo.rawValue
    }
  }

  /// Whether the layout runs from right to left.
  package var isRightToLeft: Bool {
    switch self {
    case .language(let tag): tag.isRightToLeft
    case .pseudo(let pseudo): pseudo == .rightToLeft
    }
  }
}
