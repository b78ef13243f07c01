/// A language with an optional script and region, such as `de`, `pt-BR` or `zh-Hant`.
package struct LanguageTag: Hashable, Sendable {
  /// The code of the language, in lowercase.
  package let language: String
  /// The code of the script, such as `Hant`.
  package let script: String?
  /// The code of the region, such as `BR`.
  package let region: String?

  /// Reads a tag with hyphens or underscores; nil for an unknown language or another form.
  package init?(_ text: String) {
    var parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard !parts.isEmpty, text.utf8.allSatisfy(Self.isAllowed) else { return nil }
    let language = parts.removeFirst().lowercased()
    guard LanguageNames.english[language] != nil else { return nil }
    var script: String?
    var region: String?
    if let first = parts.first, first.utf8.count == 4, first.allSatisfy(\.isLetter) {
      script = first.prefix(1).uppercased() + first.dropFirst().lowercased()
      parts.removeFirst()
    }
    if let first = parts.first, Self.isRegion(first) {
      region = first.uppercased()
      parts.removeFirst()
    }
    guard parts.isEmpty else { return nil }
    (self.language, self.script, self.region) = (language, script, region)
  }

  private init(_ language: String, script: String?, region: String?) {
    (self.language, self.script, self.region) = (language, script, region)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isRegion(_ part: String) -> Bool {
    part.utf8.count == 2 && part.allSatisfy(\.isLetter)
      || part.utf8.count == 3 && part.allSatisfy(\.isNumber)
  }

  /// The tag in its usual form: `zh-Hant-TW`.
  package var name: String { [language, script, region].compactMap(\.self).joined(separator: "-") }

  /// The languages whose texts count, best first: the tag itself, and then without its region and script.
  package var fallbacks: [LanguageTag] {
    let likelyScript = script ?? (language == "zh" ? Self.chineseScript(region) : nil)
    var tags = [self]
    for (script, region) in [
      (likelyScript, region), (likelyScript, nil), (nil, region), (nil, nil),
    ] {
      let tag = LanguageTag(language, script: script, region: region)
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  /// The script of Chinese in a region.
  private static func chineseScript(_ region: String?) -> String {
    ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
  }

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool {
    if let script {
      return ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"].contains(script)
    }
    return Self.rightToLeft.contains(language)
  }

  private static let rightToLeft: Set = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// The name in English: "German", or "Portuguese (BR)".
  package var englishName: String {
    let name = LanguageNames.english[language] ?? language
    let details = [script, region].compactMap(\.self).joined(separator: ", ")
    return details.isEmpty ? name : "\(name) (\(details))"
  }

  /// The code of the language with an English name; nil if there is none.
  package static func code(ofEnglish name: String) -> String? {
    LanguageNames.english.filter { $0.value.lowercased() == name.lowercased() }.keys.min()
  }

  /// A number in the digits of the language.
  package func digits(of number: String) -> String {
    let western: Set = ["AE", "DZ", "EH", "LY", "MA", "TN"]
    let zero: UInt32
    switch language {
    case "ar" where region.map(western.contains) != true: zero = 0x660
    case "fa", "ps", "ckb": zero = 0x6F0
    default: return number
    }
    return String(
      String.UnicodeScalarView(
        number.unicodeScalars.map { scalar in
          guard 0x30...0x39 ~= scalar.value else { return scalar }
          return Unicode.Scalar(zero + scalar.value - 0x30) ?? scalar
        }))
  }
}
