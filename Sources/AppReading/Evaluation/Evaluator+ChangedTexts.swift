import SwiftParsing

// What functions and properties make of texts.
extension Evaluator {
  /// The text that a function of a text gives, `name.uppercased()`; nil for other functions.
  func changed(
    _ text: PartialText, by call: CallExpression, _ name: String, _ scope: Scope
  ) -> Value? {
    let change: (String) -> String
    switch name {
    case "uppercased": change = { $0.uppercased() }
    case "lowercased": change = { $0.lowercased() }
    case "localized": return .text(lookedUp(text))
    case "trimmingCharacters": change = { $0 }
    case "replacingOccurrences", "replacing":
      // A pattern mostly cleans what may be wrong in texts that are not in the source.
      if call.arguments.contains(where: { $0.label == "options" }) { return .text(text) }
      let given = call.arguments.map { evaluate($0.value, scope) }
      guard given.count == 2, case .text(let old) = given[0], case .text(let new) = given[1],
        let old = old.plain, let new = new.plain, !old.isEmpty
      else { return nil }
      change = { $0.replacing(old, with: new) }
    case "prefix", "suffix", "dropFirst", "dropLast":
      guard let plain = text.plain, let part = part(of: plain, by: call, name, scope) else {
        return nil
      }
      return .text(PartialText([.known(part)]))
    default:
      return call.arguments.isEmpty
        ? withCapital(text, by: name).map(Value.text) : pieces(of: text, by: call, name, scope)
    }
    return .text(text.changed(change))
  }

  /// The first or last characters of a text, or all but these, `name.prefix(1)`; nil unless it is known how many they are.
  private func part(
    of text: String, by call: CallExpression, _ name: String, _ scope: Scope
  ) -> String? {
    var count = 1
    if let argument = call.arguments.first {
      guard argument.label == nil, case .number(let digits) = evaluate(argument.value, scope),
        let number = Int(digits), number >= 0
      else { return nil }
      count = number
    } else if !name.hasPrefix("drop") {
      return nil
    }
    return switch name {
    case "prefix": String(text.prefix(count))
    case "suffix": String(text.suffix(count))
    case "dropFirst": String(text.dropFirst(count))
    default: String(text.dropLast(count))
    }
  }

  /// The text that a library's function or property begins with a capital, as many packages have one:
  /// `capitalizingFirstLetter()`; nil for others.
  func withCapital(_ text: PartialText, by name: String) -> PartialText? {
    guard name.isOfCapitalAtFirst, index.members(name, of: "String").isEmpty else { return nil }
    return text.withCapitalAtFirst
  }

  /// The text that a library looks up in the catalog, `"jars".localized`, as many packages do.
  private func lookedUp(_ key: PartialText) -> PartialText {
    var key = key
    key.isLocalized = true
    return localized(key)
  }

  /// A text with other capitals.
  func changed(_ text: PartialText, _ name: String) -> PartialText? {
    let change: (String) -> String
    switch name {
    case "localized": return lookedUp(text)
    case "description": change = { $0 }
    case "capitalized", "localizedCapitalized": change = \.withCapitals
    case "localizedUppercase": change = { $0.uppercased() }
    case "localizedLowercase": change = { $0.lowercased() }
    default: return withCapital(text, by: name)
    }
    return text.changed(change)
  }
}

extension PartialText {
  /// The text with a capital at its beginning, if that is known.
  var withCapitalAtFirst: PartialText {
    guard case .known(let first)? = parts.first else { return self }
    var text = self
    text.parts[0] = .known(first.prefix(1).uppercased() + first.dropFirst())
    return text
  }
}

extension String {
  /// Whether it is the name of a function or a property for a text with a capital at its beginning.
  var isOfCapitalAtFirst: Bool {
    let name = lowercased()
    // `firstUppercaseLetter` is only that letter.
    let isLetter = name.hasPrefix("first") && name.hasSuffix("letter")
    return !isLetter && name.includes("first")
      && ["capital", "uppercas"].contains(where: name.includes)
  }

  /// The text with capitals at the beginning of words and small letters after them, as `capitalized` of Foundation.
  var withCapitals: String {
    var result = ""
    var isInside = false
    for character in self {
      let part = String(character)
      result += isInside ? part.lowercased() : part.uppercased()
      isInside = character.isLetter || character.isNumber || character == "'" || character == "’"
    }
    return result
  }
}
