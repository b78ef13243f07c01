/// The texts of an app in all its languages, from its string catalogs.
package struct Translations: Sendable {
  /// A text of a catalog.
  package struct Entry: Sendable, Hashable {
    /// The key.
    package var key: String
    /// The file, as it is shown.
    package var file: String
    /// The texts by the names of their languages.
    package var texts: [String: TextForms]
    /// Whether the text is the same in all languages.
    package var isSameInAll: Bool

    /// Creates an entry.
    package init(
      key: String, file: String, texts: [String: TextForms], isSameInAll: Bool = false
    ) {
      self.key = key
      self.file = file
      self.texts = texts
      self.isSameInAll = isSameInAll
    }
  }

  /// The language that the texts of a manifest are in.
  package let sourceLanguage: String
  /// The names of the languages with a text, sorted; with the one of the source.
  package let languages: [String]
  private let entries: [Entry]
  private let search: TextSearch

  /// No texts: only pseudo-languages change a scene.
  package init() { self.init([], sourceLanguage: "en") }

  /// Creates translations.
  ///
  /// - Parameter entries: The texts; of two with the same key the first counts.
  package init(_ entries: [Entry], sourceLanguage: String) {
    self.entries = entries
    self.sourceLanguage = sourceLanguage
    let found = Set(entries.flatMap(\.texts.keys)).union(entries.isEmpty ? [] : [sourceLanguage])
    languages = found.sorted()
    search = TextSearch(entries, sourceLanguage: sourceLanguage)
  }

  /// Whether there is no text.
  package var isEmpty: Bool { entries.isEmpty }

  /// Whether there are texts in a language, or in the language without its region.
  package func contains(_ tag: LanguageTag) -> Bool {
    tag.fallbacks.contains { languages.contains($0.name) }
  }

  /// A text in another language, or in the source language if it has no translation; a text without a key as it is.
  ///
  /// - Parameter device: The device of device variations: `iphone`, `ipad` or `mac`.
  package func translated(_ text: String, to locale: TextLocale, device: String) -> String {
    switch locale {
    case .pseudo(let pseudo):
      // Xcode changes only what is in a catalog; without one, every text may be.
      guard isEmpty || search.match(text) != nil else { return text }
      return pseudo.changed(text)
    case .language(let tag):
      guard let match = search.match(text) else {
        return text.utf8.allSatisfy(Self.isDigit) ? tag.digits(of: text) : text
      }
      return translation(of: match, to: tag, device: device) ?? text
    }
  }

  /// Whether a text of the manifest is in a catalog.
  func hasText(_ text: String) -> Bool { search.match(text) != nil }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// The translation of a text that was found; nil without one.
  private func translation(of match: TextSearch.Match, to tag: LanguageTag, device: String)
    -> String?
  {
    guard let forms = forms(of: entries[match.entry], in: tag) else { return nil }
    let choice = TextForms.Choice(
      device: device, language: tag.language, numbers: match.arguments.map { Int($0) })
    guard let pieces = forms.pieces(choice) else { return nil }
    return pieces.reduce(into: "") { result, piece in
      switch piece {
      case .text(let text): result += text
      case .part: break
      case .argument(let index, let isInteger):
        guard match.arguments.indices.contains(index) else { return }
        let value = match.arguments[index]
        result += isInteger && !TextHole.isIn(value) ? tag.digits(of: value) : value
      }
    }
  }

  /// The forms of an entry in a language or what it falls back to; nil without a text.
  private func forms(of entry: Entry, in tag: LanguageTag) -> TextForms? {
    for fallback in tag.fallbacks {
      if let forms = entry.texts[fallback.name], !forms.isEmpty { return forms }
    }
    return nil
  }

  /// The key and the file of a text that has no translation in a language; nil for one that has, and for a text
  /// without a key.
  package func missing(_ text: String, in tag: LanguageTag) -> Entry? {
    guard let match = search.match(text) else { return nil }
    let entry = entries[match.entry]
    let isSource = tag.fallbacks.contains { $0.name == sourceLanguage }
    guard !isSource, !entry.isSameInAll, forms(of: entry, in: tag) == nil else { return nil }
    return entry
  }
}

/// Finds the entry of a text in the source language.
struct TextSearch: Sendable {
  /// An entry with what its format's arguments are in a text.
  struct Match {
    var entry: Int
    var arguments: [String]
  }

  /// A format with arguments.
  private struct Pattern {
    var entry: Int
    var pieces: [FormatPiece]
    /// The number of characters that are not of arguments: the pattern with most of them counts.
    var known: Int
  }

  private var exact: [String: Int] = [:]
  /// The patterns by their first character, or by nil if they start with an argument.
  private var patterns: [Character?: [Pattern]] = [:]

  init(_ entries: [Translations.Entry], sourceLanguage: String) {
    for (index, entry) in entries.enumerated() where exact[entry.key] == nil {
      exact[entry.key] = index
    }
    for (index, entry) in entries.enumerated() {
      let source = entry.texts[sourceLanguage] ?? TextForms(.text(entry.key))
      for pieces in source.allPieces(in: sourceLanguage) { add(pieces, of: index) }
    }
    patterns = patterns.mapValues { group in group.sorted { $0.known > $1.known } }
  }

  private mutating func add(_ pieces: [FormatPiece], of entry: Int) {
    var known = 0
    var isPlain = true
    for piece in pieces {
      if case .text(let text) = piece { known += text.count } else { isPlain = false }
    }
    guard !isPlain else {
      let text = pieces.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
      if exact[text] == nil { exact[text] = entry }
      return
    }
    // A format of nothing but arguments would match every text.
    guard known > 0 else { return }
    var first: Character?
    if case .text(let text)? = pieces.first { first = text.first }
    patterns[first, default: []].append(Pattern(entry: entry, pieces: pieces, known: known))
  }

  /// The entry of a text; nil if it has none.
  func match(_ text: String) -> Match? {
    if let entry = exact[text] { return Match(entry: entry, arguments: []) }
    for group in [patterns[text.first], patterns[nil]] {
      for pattern in group ?? [] {
        var arguments: [Int: String] = [:]
        if Self.matches(pattern.pieces[...], text[...], &arguments) {
          let count = (arguments.keys.max() ?? -1) + 1
          return Match(
            entry: pattern.entry, arguments: (0..<count).map { arguments[$0] ?? "" })
        }
      }
    }
    return nil
  }

  /// Whether the whole text has the pieces, with the shortest argument first.
  private static func matches(
    _ pieces: ArraySlice<FormatPiece>, _ text: Substring, _ arguments: inout [Int: String]
  ) -> Bool {
    guard let piece = pieces.first else { return text.isEmpty }
    let rest = pieces.dropFirst()
    switch piece {
    case .text(let known):
      return text.hasPrefix(known) && matches(rest, text.dropFirst(known.count), &arguments)
    case .part:
      return false
    case .argument(let index, let isInteger):
      guard case .text(let next)? = rest.first else {
        // The last argument, or one beside another: it has the rest.
        guard rest.isEmpty, isValue(text, isInteger) else { return false }
        arguments[index] = String(text)
        return true
      }
      var search = text
      while let range = search.firstRange(of: next) {
        let value = text[..<range.lowerBound]
        if isValue(value, isInteger), matches(rest, text[range.lowerBound...], &arguments) {
          arguments[index] = String(value)
          return true
        }
        search = search[search.index(after: range.lowerBound)...]
      }
      return false
    }
  }

  /// Whether a text may be the value of an argument.
  private static func isValue(_ text: Substring, _ isInteger: Bool) -> Bool {
    guard !text.isEmpty else { return false }
    guard isInteger else { return true }
    let digits = text.first == "-" ? text.dropFirst() : text
    if !digits.isEmpty, digits.allSatisfy({ "0123456789.,\u{202F}\u{A0}".contains($0) }) {
      return true
    }
    let parts = TextHole.parts(of: String(text))
    if parts.count == 1, case .hole = parts[0] { return true }
    return false
  }
}
