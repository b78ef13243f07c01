import SwiftParsing

extension Evaluator {
  /// The text of a literal; interpolations of known texts and numbers become part of it.
  func text(_ literal: StringLiteral, _ scope: Scope) -> PartialText {
    let inserted = literal.insertions.map { parts(of: evaluate($0.value, scope), $0.value, scope) }
    guard !inserted.isEmpty else { return literal.template }
    // A catalog has it with places for what is put into it, also if that is known.
    let template = literal.template
    let isKnown = inserted.joined().contains { if case .known = $0 { true } else { false } }
    let found = isKnown ? localized(template) : template
    let all = found.parts.flatMap { part -> [PartialText.Part] in
      if case .hole(let number) = part, let position = Int(number) { return inserted[position] }
      return [part]
    }
    return PartialText(all.joined, isLocalized: found == template)
  }

  /// The value of a literal; `"\(title)"`, also with blanks around it, is the state `title`, if that begins with a text.
  func value(of literal: StringLiteral, _ scope: Scope) -> Value {
    let segments = literal.segments.filter { !$0.isBlank }
    if segments.count == 1, case .interpolation(let arguments) = segments[0], arguments.count == 1 {
      let value = evaluate(arguments[0].value, scope)
      if firstText(of: value) != nil { return value }
    }
    return .text(text(literal, scope))
  }

  /// The text that a view's own state begins with, `@State var title = "Check for updates"`, or a variable of a model that
  /// the model never changes; nil for other values.
  func firstText(of value: Value) -> PartialText? {
    guard !assumesInitialState, case .unknown(let source, let place?) = value,
      settings.samples[source] == nil,
      case .text(var text)? = initialState(at: place) ?? initialLabel(at: place),
      text.plain?.isEmpty == false
    else { return nil }
    text.isLocalized = text.isLocalized && index.type(of: place)?.name?.hasPrefix("Local") == true
    return text
  }

  /// What a value looks like inside a text.
  func parts(
    of value: Value, _ expression: Expression, _ scope: Scope
  ) -> [PartialText.Part] {
    switch value {
    case .text(let text): return text.parts
    case .number(let number): return [.known(number)]
    case .boolean(let boolean): return [.known(String(boolean))]
    // `Text("\(title) \(icon)")` of a view `title: Text`
    case .views(let views) where views.onlyText != nil: return views.onlyText?.parts ?? []
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
      let isFormat = translation.utf8.contains(UInt8(ascii: "%"))
      return PartialText([
        .known(isFormat ? translation.replacing("%%", with: "%") : translation)
      ])
    }
    if text.parts.count == 1, case .either(let condition, let first, let second) = text.parts[0] {
      let found = [first, second].map { texts.texts[$0] ?? $0 }
      return PartialText([.either(condition: condition, found[0], found[1])])
    }
    let holes = text.parts.filter { if case .known = $0 { false } else { true } }
    guard holes.count <= 4 else { return text }
    for choice in 0..<(1 << holes.count) {
      var key = ""
      var hole = 0
      for part in text.parts {
        switch part {
        case .known(let known): key += known
        case .hole, .either:
          key += choice & (1 << hole) == 0 ? "%@" : "%lld"
          hole += 1
        }
      }
      if let translation = texts.texts[key] {
        return filled(translation, with: holes.map { [$0] })
      }
    }
    return text
  }

  /// The text of the catalog that a function looks up by its key in a way that is not followed,
  /// `theme.language.localized("Friends")` or `localizedString(key: "friends", defaultValue: "Friends")`; nil for other
  /// functions, and where the result is known.
  func catalogText(
    _ name: String, _ call: CallExpression, instead known: Value, _ scope: Scope
  ) -> Value? {
    guard known.hasNoKnownText, let key = call.arguments.first?.value, case .string = key.kind,
      ["locali", "translat"].contains(where: name.lowercased().includes),
      case .text(let text) = evaluate(key, scope), let plain = text.plain
    else { return nil }
    if texts.texts[plain] != nil {
      let found = localized(PartialText([.known(plain)], isLocalized: true))
      return .text(found.plain.map(PartialText.init(withPlaces:)) ?? found)
    }
    guard let other = call.arguments.first(where: { $0.label == "defaultValue" }),
      case .text(let text) = evaluate(other.value, scope), let plain = text.plain, !plain.isEmpty
    else { return nil }
    return .text(PartialText(withPlaces: plain))
  }

  /// The text that a function outside of types looks up, `localizedString(key: "jars")` or `translate("jars")`.
  ///
  /// Nil for others, such as `localizedDate("today")`: the label or the end of the name has to say that a text is looked up.
  func lookedUp(
    _ name: String, _ call: CallExpression, instead known: Value, _ scope: Scope
  ) -> Value? {
    guard known.hasNoKnownText else { return nil }
    let endings = ["localized", "localize", "string", "text", "translate", "translated"]
    guard
      call.arguments.first?.label?.lowercased().includes("key") == true
        || endings.contains(where: name.lowercased().hasSuffix)
    else { return nil }
    return catalogText(name, call, instead: known, scope)
  }

  /// The types and functions whose calls may give a text.
  private static let textCalls: Set<String> = [
    "String", "Substring", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString",
    "AttributedString", "String.LocalizationValue",
  ]

  /// The text that a call such as `String(localized:)` gives.
  func textCall(_ name: String, _ call: CallExpression, _ scope: Scope) -> Value? {
    guard Self.textCalls.contains(name), let argument = call.arguments.first else { return nil }
    if name == "String", argument.label == "format" { return formatted(call, scope) }
    let first = LabelledValue(argument.label, evaluate(argument.value, scope))
    switch (name, first.label) {
    case ("String", "localized"), ("LocalizedStringKey", nil), ("NSLocalizedString", nil),
      ("LocalizedStringResource", nil), ("AttributedString", nil),
      ("AttributedString", "localized"), ("AttributedString", "markdown"):
      if case .enumCase(let symbol) = first.value { return symbolText(symbol) ?? first.value }
      guard case .text(var text) = first.value else { return first.value }
      // Also a variable is looked up here.
      text.isLocalized = true
      return .text(localizedDefault(of: text, call, scope) ?? localized(text))
    case ("String", nil), ("LocalizedStringKey", "stringLiteral"), ("Substring", nil),
      ("String.LocalizationValue", _):
      if case .number(let number) = first.value {
        return .text(PartialText([.known(number)]))
      }
      return first.value
    default: return nil
    }
  }
}

extension Evaluator {
  /// The text of a key beside which the source has a text, `String(localized: "cart.count", defaultValue: "\(count) items")`:
  /// that of the catalog with the same values in it, or the one of the source; nil if it has none.
  private func localizedDefault(
    of key: PartialText, _ call: CallExpression, _ scope: Scope
  ) -> PartialText? {
    guard let key = key.plain,
      let argument = call.arguments.first(where: { ["defaultValue", "value"].contains($0.label) }),
      case .text(let text) = evaluate(argument.value, scope), text.plain?.isEmpty != true
    else { return nil }
    guard let translation = texts.texts[key] else { return text }
    guard case .string(let literal) = argument.value.kind else { return nil }
    let values = literal.segments.compactMap { segment -> [PartialText.Part]? in
      guard case .interpolation(let inserted) = segment, let first = inserted.first else {
        return nil
      }
      return parts(of: evaluate(first.value, scope), first.value, scope)
    }
    // Without values it may be a format.
    return values.isEmpty ? nil : filled(translation, with: values)
  }
}

extension Value {
  /// Whether it is not known, or a text of which nothing is known.
  fileprivate var hasNoKnownText: Bool {
    switch self {
    case .unknown: true
    case .text(let text): text.parts.allSatisfy { if case .hole = $0 { true } else { false } }
    default: false
    }
  }
}

extension [ViewNode] {
  /// The text of a `Text` that is the only view; nil for other views.
  fileprivate var onlyText: PartialText? {
    guard count == 1, self[0].kind == .framework("Text"),
      case .text(let text)? = self[0].argument(nil)
    else { return nil }
    return text
  }
}

extension StringLiteral {
  /// The first argument of each interpolation.
  var insertions: [Argument] {
    segments.compactMap {
      if case .interpolation(let arguments) = $0 { arguments.first } else { nil }
    }
  }

  /// The text with a hole for each of these, whose name is its position.
  var template: PartialText {
    var count = 0
    let parts = segments.compactMap { segment -> PartialText.Part? in
      switch segment {
      case .text(let text): return .known(text)
      case .interpolation(let arguments):
        guard !arguments.isEmpty else { return nil }
        count += 1
        return .hole(String(count - 1))
      }
    }
    return PartialText(parts, isLocalized: true)
  }
}

extension StringLiteral.Segment {
  /// Whether it is only blanks.
  fileprivate var isBlank: Bool {
    if case .text(let text) = self { text.allSatisfy(\.isWhitespace) } else { false }
  }
}

extension PartialText {
  /// A text of a catalog whose places for values have names, `Hello, %{name}`; they are holes.
  fileprivate init(withPlaces text: String) {
    var parts: [Part] = []
    var rest = Substring(text)
    while let start = rest.firstRange(of: "%{"),
      let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      if start.lowerBound > rest.startIndex {
        parts.append(.known(String(rest[..<start.lowerBound])))
      }
      parts.append(.hole(String(rest[start.upperBound..<end])))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty || parts.isEmpty { parts.append(.known(String(rest))) }
    self.init(parts)
  }

  /// The text with its known parts changed.
  func changed(_ change: (String) -> String) -> PartialText {
    PartialText(
      parts.map { part in
        switch part {
        case .known(let known): .known(change(known))
        case .either(let condition, let first, let second):
          .either(condition: condition, change(first), change(second))
        case .hole: part
        }
      },
      isLocalized: isLocalized)
  }
}
