import Scenes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The texts of an `.xcstrings` file.
struct StringCatalog: Decodable {
  /// The texts by key in the source language; a key without a text of its own is its text.
  let texts: [String: String]
  /// The language of the keys.
  let sourceLanguage: String
  /// The entries in all languages, sorted by key.
  let entries: [Entry]

  /// A text in all languages.
  struct Entry {
    var key: String
    var texts: [String: TextForms]
    var isSameInAll: Bool
  }

  /// Reads a file; nil if it is no catalog.
  init?(_ bytes: [UInt8]) {
    guard let catalog = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    self = catalog
  }

  private enum Key: String, CodingKey {
    case sourceLanguage, strings
  }

  init(from decoder: any Decoder) throws {
    let catalog = try decoder.container(keyedBy: Key.self)
    let language = try catalog.decodeIfPresent(String.self, forKey: .sourceLanguage) ?? "en"
    let strings = try catalog.nestedContainer(keyedBy: Name.self, forKey: .strings)
    var texts: [String: String] = [:]
    var entries: [Entry] = []
    for key in strings.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      var found = Entry(key: key.stringValue, texts: [:], isSameInAll: false)
      defer { entries.append(found) }
      // An entry in a form that is not known leaves the others readable.
      guard let entry = try? strings.nestedContainer(keyedBy: Name.self, forKey: key) else {
        continue
      }
      let isTranslated = try? entry.decode(Bool.self, forKey: Name("shouldTranslate"))
      found.isSameInAll = isTranslated == false
      guard
        let languages = try? entry.nestedContainer(
          keyedBy: Name.self, forKey: Name("localizations"))
      else { continue }
      for name in languages.allKeys {
        let tag = name.stringValue
        guard let localization = try? languages.decode(Localization.self, forKey: name) else {
          continue
        }
        if tag == language { texts[key.stringValue] = localization.text }
        // A new text is a copy of the source that nobody has translated.
        if tag == language || !localization.isNew { found.texts[tag] = localization.forms }
      }
    }
    self.texts = texts
    self.entries = entries
    sourceLanguage = language
  }
}

/// The name of a member that is not known before.
private struct Name: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

/// The forms of a text in one language.
private struct Localization: Decodable {
  /// A text with its state.
  struct Unit: Decodable {
    var value: String
    var state: String?
  }

  /// The forms of a text by device or by number.
  struct Variations: Decodable {
    var device: [String: Localization]?
    var plural: [String: Localization]?

    /// The form for a phone and for most numbers.
    var chosen: Localization? {
      if let device { return device["iphone"] ?? device["other"] ?? device.firstInOrder }
      return plural.flatMap { $0["other"] ?? $0.firstInOrder }
    }
  }

  /// The forms of a part of a text, which has the part's name between `%#@` and `@`.
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  var stringUnit: Unit?
  var variations: Variations?
  var substitutions: [String: Substitution]?

  var text: String? {
    guard var text = stringUnit?.value ?? variations?.chosen?.text else { return nil }
    for (name, substitution) in (substitutions ?? [:]).sorted(by: { $0.key < $1.key }) {
      let part = substitution.variations?.chosen?.text ?? "%arg"
      let number = "%" + (substitution.formatSpecifier ?? "lld")
      text.replaceAll("%#@\(name)@", with: part.replacingAll("%arg", with: number))
    }
    return text
  }
}

extension Localization {
  /// Whether the text is there and not translated.
  var isNew: Bool { stringUnit?.state == "new" }

  /// The text with all its forms; nil without one.
  var forms: TextForms? {
    guard let form else { return nil }
    // Without a position, the arguments count in the order of their names.
    let names = (substitutions ?? [:]).keys.sorted()
    var parts: [String: TextForms.Part] = [:]
    for (index, name) in names.enumerated() {
      guard let substitution = substitutions?[name] else { continue }
      let form = substitution.variations?.form ?? .text("%arg")
      parts[name] = TextForms.Part(argument: (substitution.argNum ?? index + 1) - 1, form: form)
    }
    return TextForms(form, parts: parts)
  }

  private var form: TextForms.Form? {
    stringUnit.map { .text($0.value) } ?? variations?.form
  }
}

extension Localization.Variations {
  /// The forms by device, or by number.
  fileprivate var form: TextForms.Form? {
    func forms(_ forms: [String: Localization]) -> [String: TextForms.Form] {
      forms.compactMapValues { $0.stringUnit.map { .text($0.value) } ?? $0.variations?.form }
    }
    if let device { return .byDevice(forms(device)) }
    return plural.map { .byNumber(forms($0)) }
  }
}

extension Dictionary where Key == String {
  /// The value of the first key in order, so that the choice is the same on every run.
  fileprivate var firstInOrder: Value? { keys.min().flatMap { self[$0] } }
}

extension String {
  /// The text with every occurrence of another one replaced.
  func replacingAll(_ part: String, with other: String) -> String {
    guard !part.isEmpty else { return self }
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// Replaces every occurrence of a text.
  mutating func replaceAll(_ part: String, with other: String) {
    self = replacingAll(part, with: other)
  }
}
