import SwiftParsing

/// Texts with format specifiers, `%@ of %d`.
extension Evaluator {
  /// A format whose specifiers are replaced by texts, or by holes where they are not known.
  func filled(_ format: String, with values: [[PartialText.Part]]) -> PartialText {
    var parts: [PartialText.Part] = []
    var known = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      known += rest[..<percent]
      var end = rest.index(after: percent)
      var position = ""
      while end < rest.endIndex {
        if rest[end] == "(",
          let name = rest[end...].dropFirst().firstIndex(where: { !$0.isPartOfName }),
          rest[name] == ")",
          rest[name...].dropFirst().first.map("@dufsxXeEgGlhqzt".contains) == true
        {
          // Those that Xcode names: `%(count)lld`
          end = rest.index(after: name)
        } else if "+-#0123456789$.*lhqz".contains(rest[end]) {
          // The width is a value of its own: `%.*f`
          if rest[end] == "*" { next += 1 }
          position.append(rest[end])
          end = rest.index(after: end)
        } else {
          break
        }
      }
      guard end < rest.endIndex else { break }
      if rest[end] == "%" {
        known += "%"
      } else {
        let numbered = position.contains("$") ? Int(position.prefix { $0 != "$" }) : nil
        let number = (numbered ?? next + 1) - 1
        next += 1
        if !known.isEmpty { parts.append(.known(known)) }
        known = ""
        parts += values.indices.contains(number) ? values[number] : [.hole("?")]
      }
      rest = rest[rest.index(after: end)...]
    }
    known += rest
    if !known.isEmpty { parts.append(.known(known)) }
    return PartialText(parts.joined)
  }

  /// The text of `String(format: "%@ of %d", name, count)`; nil if the format is not known.
  func formatted(_ call: CallExpression, _ scope: Scope) -> Value? {
    guard let first = call.arguments.first, case .text(var format) = evaluate(first.value, scope)
    else { return nil }
    format = localized(format)
    guard let plain = format.plain else { return nil }
    var values: [[PartialText.Part]] = []
    for argument in call.arguments.dropFirst() where argument.label != "locale" {
      let value = evaluate(argument.value, scope)
      switch (argument.label, value) {
      case ("arguments", .array(let elements)):
        values += elements.map { element in
          // The source of the element says more than that of the list.
          if case .unknown(let source, _) = element { return [.hole(source)] }
          return parts(of: element, argument.value, scope)
        }
      // No arguments at all.
      case ("arguments", .tuple): continue
      default: values.append(parts(of: value, argument.value, scope))
      }
    }
    return .text(filled(plain, with: values))
  }

  /// The text of a key in the app's tables, `bundle.localizedString(forKey: "title", value: "Title", table: nil)`.
  func tableText(_ call: CallExpression, _ scope: Scope) -> Value? {
    guard let key = call.arguments.first, key.label == "forKey",
      case .text(let text) = evaluate(key.value, scope), let plain = text.plain
    else { return nil }
    if let translation = texts.texts[plain] { return .text(PartialText([.known(translation)])) }
    let fallback = call.arguments.first { $0.label == "value" }.map { evaluate($0.value, scope) }
    if case .text(let value)? = fallback, value.plain?.isEmpty == false { return fallback }
    return .text(PartialText([.known(plain)]))
  }
}

extension Value {
  /// Whether it is a text.
  var isText: Bool { if case .text = self { true } else { false } }
}

extension [PartialText.Part] {
  /// The parts with known ones side by side as one.
  var joined: [PartialText.Part] {
    reduce(into: []) { joined, part in
      if case .known(let text) = part, case .known(let before)? = joined.last {
        joined[joined.count - 1] = .known(before + text)
      } else {
        joined.append(part)
      }
    }
  }
}
