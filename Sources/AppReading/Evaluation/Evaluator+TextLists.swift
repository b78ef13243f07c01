import SwiftParsing

/// Texts that are taken apart and put together: `name.split(separator: ".")` and `words.joined(separator: " ")`.
extension Evaluator {
  /// The pieces of a known text, `name.split(separator: ".")` or `name.components(separatedBy: ", ")`; nil for other calls.
  func pieces(of text: PartialText, by call: CallExpression, _ name: String, _ scope: Scope)
    -> Value?
  {
    let label = ["split": "separator", "components": "separatedBy"][name]
    guard label != nil, call.arguments.count == 1, let argument = call.arguments.first,
      argument.label == label, let text = text.plain,
      case .text(let separator) = evaluate(argument.value, scope),
      let separator = separator.plain, !separator.isEmpty
    else { return nil }
    var pieces = text.pieces(between: separator).map(String.init)
    if name == "split" { pieces.removeAll(where: \.isEmpty) }
    return .array(pieces.map { .text(PartialText([.known($0)])) })
  }

  /// The text that texts are put together to, `words.joined(separator: " ")`; nil if one of them is no text.
  func joined(_ elements: [Value], by call: CallExpression, _ scope: Scope) -> Value? {
    var separator = PartialText([])
    if let argument = call.arguments.first {
      guard call.arguments.count == 1, argument.label == "separator",
        case .text(let text) = evaluate(argument.value, scope)
      else { return nil }
      separator = text
    }
    var parts: [PartialText.Part] = []
    for (number, element) in elements.enumerated() {
      guard case .text(let text) = element else { return nil }
      parts += (number > 0 ? separator.parts : []) + localized(text).parts
    }
    return .text(PartialText(parts.joined))
  }

  /// The elements that are left of a known list, `words.dropFirst()` or `words.prefix(3)`; all of them where it is not known
  /// how many these are.
  func part(_ name: String, of elements: [Value], by call: CallExpression, _ scope: Scope)
    -> [Value]
  {
    var count = 1
    if let argument = call.arguments.first {
      guard argument.label == nil, call.arguments.count == 1,
        case .number(let number) = evaluate(argument.value, scope), let known = Int(number),
        known >= 0
      else { return elements }
      count = known
    } else if !name.hasPrefix("drop") {
      return elements
    }
    return switch name {
    case "prefix": Array(elements.prefix(count))
    case "suffix": Array(elements.suffix(count))
    case "dropFirst": Array(elements.dropFirst(count))
    case "dropLast": Array(elements.dropLast(count))
    default: elements
    }
  }
}
