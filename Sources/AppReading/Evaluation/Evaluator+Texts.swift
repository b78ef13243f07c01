import SwiftParsing

extension Evaluator {
  /// The text of a literal; interpolations of known texts and numbers become part of it.
  func text(_ literal: StringLiteral, _ scope: Scope) -> PartialText {
    var parts: [PartialText.Part] = []
    for segment in literal.segments {
      switch segment {
      case .text(let text): append(.known(text), to: &parts)
      case .interpolation(let arguments):
        guard let expression = arguments.first?.value else { continue }
        for part in shown(evaluate(expression, scope), expression, scope) {
          append(part, to: &parts)
        }
      }
    }
    return PartialText(parts, isLocalized: true)
  }

  private func append(_ part: PartialText.Part, to parts: inout [PartialText.Part]) {
    if case .known(let text) = part, case .known(let before)? = parts.last {
      parts[parts.count - 1] = .known(before + text)
    } else {
      parts.append(part)
    }
  }

  /// What a value looks like inside a text.
  private func shown(
    _ value: Value, _ expression: Expression, _ scope: Scope
  ) -> [PartialText.Part] {
    switch value {
    case .text(let text): return text.parts
    case .number(let number): return [.known(number)]
    case .boolean(let boolean): return [.known(String(boolean))]
    default:
      let source = source(expression.range, scope)
      if let sample = settings.samples[source] {
        usedSettings.insert("samples." + source)
        return [.known(sample)]
      }
      return [.hole(source)]
    }
  }

  /// The text as the app's catalog has it in the source language, or the text itself.
  func localized(_ text: PartialText) -> PartialText {
    guard text.isLocalized, !texts.texts.isEmpty else { return text }
    if let plain = text.plain {
      guard let translation = texts.texts[plain] else { return text }
      return PartialText([.known(translation.replacing("%%", with: "%"))])
    }
    let holes = text.parts.compactMap { if case .hole(let source) = $0 { source } else { nil } }
    guard holes.count <= 4 else { return text }
    for choice in 0..<(1 << holes.count) {
      var key = ""
      var hole = 0
      for part in text.parts {
        switch part {
        case .known(let known): key += known
        case .hole:
          key += choice & (1 << hole) == 0 ? "%@" : "%lld"
          hole += 1
        }
      }
      if let translation = texts.texts[key] { return filled(translation, with: holes) }
    }
    return text
  }

  /// A translation whose format specifiers are replaced by holes.
  private func filled(_ translation: String, with holes: [String]) -> PartialText {
    var parts: [PartialText.Part] = []
    var known = ""
    var next = 0
    var rest = Substring(translation)
    while let percent = rest.firstIndex(of: "%") {
      known += rest[..<percent]
      var end = rest.index(after: percent)
      var position = ""
      while end < rest.endIndex, "0123456789$.lhqz".contains(rest[end]) {
        position.append(rest[end])
        end = rest.index(after: end)
      }
      guard end < rest.endIndex else { break }
      if rest[end] == "%" {
        known += "%"
      } else {
        let numbered = position.contains("$") ? Int(position.prefix { $0 != "$" }) : nil
        let hole = (numbered ?? next + 1) - 1
        next += 1
        if !known.isEmpty { parts.append(.known(known)) }
        known = ""
        parts.append(.hole(holes.indices.contains(hole) ? holes[hole] : "?"))
      }
      rest = rest[rest.index(after: end)...]
    }
    known += rest
    if !known.isEmpty { parts.append(.known(known)) }
    return PartialText(parts)
  }

  /// The types and functions whose calls may give a text.
  private static let textCalls: Set<String> = [
    "String", "Substring", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString",
    "AttributedString",
  ]

  /// The text that a call such as `String(localized:)` gives.
  func textCall(_ name: String, _ call: CallExpression, _ scope: Scope) -> Value? {
    guard Self.textCalls.contains(name), let argument = call.arguments.first else { return nil }
    let first = LabelledValue(argument.label, evaluate(argument.value, scope))
    switch (name, first.label) {
    case ("String", "localized"), ("LocalizedStringKey", nil), ("NSLocalizedString", nil),
      ("LocalizedStringResource", nil), ("AttributedString", nil),
      ("AttributedString", "localized"):
      guard case .text(var text) = first.value else { return first.value }
      // Also a variable is looked up here.
      text.isLocalized = true
      return .text(localized(text))
    case ("String", nil), ("LocalizedStringKey", "stringLiteral"), ("Substring", nil):
      if case .number(let number) = first.value {
        return .text(PartialText([.known(number)]))
      }
      return first.value
    default: return nil
    }
  }
}
