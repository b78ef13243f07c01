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

  /// The most characters of a text that is put together; nobody reads longer ones on a page.
  private static let longestText = 1_000

  /// The text that texts are put together to, `words.joined(separator: " ")`; nil if one of them is no text, or which ones they
  /// are is not known.
  func joined(_ elements: [Value], by call: CallExpression, _ scope: Scope) -> Value? {
    guard case .member(let list?, _) = call.callee.kind, isExactList(list, scope) else {
      return nil
    }
    var separator = PartialText([])
    if let argument = call.arguments.first {
      guard call.arguments.count == 1, argument.label == "separator",
        case .text(let text) = evaluate(argument.value, scope)
      else { return nil }
      separator = text
    }
    var parts: [PartialText.Part] = []
    var length = 0
    for (number, element) in elements.enumerated() {
      guard case .text(let text) = element else { return nil }
      let added = (number > 0 ? separator.parts : []) + localized(text).parts
      length += added.reduce(0) { $0 + $1.length }
      guard length <= Self.longestText else { return nil }
      parts += added
    }
    return .text(PartialText(parts.joined))
  }

  /// The elements that are left of a list, `words.dropFirst()` or `words.prefix(3)`; all of them where it is not known which
  /// ones these are.
  func part(_ name: String, of elements: [Value], by call: CallExpression, _ scope: Scope)
    -> [Value]
  {
    guard case .member(let list?, _) = call.callee.kind, isExactList(list, scope),
      let count = partCount(name, call, scope)
    else { return elements }
    return switch name {
    case "prefix": Array(elements.prefix(count))
    case "suffix": Array(elements.suffix(count))
    case "dropFirst": Array(elements.dropFirst(count))
    case "dropLast": Array(elements.dropLast(count))
    default: elements
    }
  }
}

extension PartialText.Part {
  /// The number of characters of the part, a hole being one.
  fileprivate var length: Int {
    switch self {
    case .known(let text): text.utf8.count
    case .hole: 1
    case .either(_, let first, let second): max(first.utf8.count, second.utf8.count)
    }
  }
}
