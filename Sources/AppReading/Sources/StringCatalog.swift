#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The texts of an `.xcstrings` file in its source language.
struct StringCatalog: Decodable {
  /// The texts by key; a key without a text of its own is its text.
  let texts: [String: String]

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
    for key in strings.allKeys {
      // An entry in a form that is not known leaves the others readable.
      guard let entry = try? strings.nestedContainer(keyedBy: Name.self, forKey: key),
        let languages = try? entry.nestedContainer(
          keyedBy: Name.self, forKey: Name("localizations")),
        let localization = try? languages.decode(Localization.self, forKey: Name(language))
      else { continue }
      texts[key.stringValue] = localization.text
    }
    self.texts = texts
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
