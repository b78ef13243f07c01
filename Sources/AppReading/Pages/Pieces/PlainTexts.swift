import Scenes

extension Value {
  /// The text of a value, with holes for what is not known; nil for what is no text.
  var shownText: String? {
    switch self {
    case .text(let text): text.marked
    case .number(let number): number
    case .boolean(let flag): flag ? "true" : "false"
    case .binding(_, let value): value.shownText
    case .unknown(let source, _): TextHole.mark(Self.short(source))
    case .object(let object): TextHole.mark(object.type)
    case .enumCase(let element): TextHole.mark("." + element.name)
    case .views(let nodes): nodes.lazy.compactMap(\.shownText).first
    case .closure, .array, .tuple, .type, .keyPath, .nothing: nil
    }
  }

  /// The text if all of it is known.
  var knownText: String? {
    switch self {
    case .text(let text): text.plain
    case .binding(_, let value): value.knownText
    default: nil
    }
  }

  /// The source of an expression, cut to a length that a person reads at a glance; of a `switch` only its subject.
  static func short(_ source: String) -> String {
    if source.hasPrefix("switch ") || source.hasPrefix("if "),
      let brace = source.firstRange(of: " {")
    {
      return short(source[..<brace.lowerBound] + " …")
    }
    return source.count <= 40 ? source : source.prefix(39) + "…"
  }

  /// Whether the value is a text or may be one.
  var mayBeText: Bool {
    switch self {
    case .text, .number, .unknown, .object: true
    case .binding(_, let value): value.mayBeText
    case .views(let nodes): nodes.contains { $0.shownText != nil }
    default: false
    }
  }

  /// The names in a value such as `.title2`, `Font.title.bold()` or `.system(size: 12)`.
  var names: [String] {
    switch self {
    case .enumCase(let element): [element.name]
    case .type(let name): [name]
    case .object(let object): [object.type]
    case .unknown(let source, _):
      source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    case .text(let text): text.plain.map { [$0] } ?? []
    case .views(let nodes): nodes.compactMap(\.name)
    case .array(let values): values.flatMap(\.names)
    default: []
    }
  }

  /// The number, if it is known.
  var double: Double? {
    switch self {
    case .number(let text): Double(text.filter { $0 != "_" })
    case .binding(_, let value): value.double
    default: nil
    }
  }

  /// The Boolean, if it is known.
  var bool: Bool? {
    switch self {
    case .boolean(let flag): flag
    case .binding(_, let value): value.bool
    default: nil
    }
  }

  /// The state behind a binding.
  var statePlace: StatePlace? {
    switch self {
    case .binding(let place, _): place
    case .unknown(_, let place): place
    default: nil
    }
  }
}

extension PartialText {
  /// The text with its unknown parts marked as holes.
  var marked: String {
    parts.reduce(into: "") { result, part in
      switch part {
      case .known(let text), .either(_, let text, _): result += text
      // A symbol inside of a text is a picture.
      case .hole(let source) where source.hasPrefix("Image("): break
      case .hole(let source): result += TextHole.mark(Value.short(source))
      }
    }
  }
}

extension [ViewNode] {
  /// The first text in the views.
  var firstText: String? { lazy.compactMap(\.shownText).first }
}

extension ViewNode {
  /// The name of a framework's view, without its module.
  var name: String? {
    guard case .framework(let name) = kind else { return nil }
    return name.hasPrefix("SwiftUI.") ? String(name.dropFirst(8)) : name
  }

  /// The text of a `Text` or of the first one inside.
  var shownText: String? {
    if name == "Text" { return textArgument }
    if let text = textArgument, name == "Label" || name == "Button" { return text }
    for content in contents {
      if let text = content.views.lazy.compactMap(\.shownText).first { return text }
    }
    return nil
  }

  /// The first argument without a label that is a text or may be one.
  var textArgument: String? {
    for argument in arguments where argument.label == nil || argument.label == "verbatim" {
      if argument.value.mayBeText { return argument.value.shownText }
    }
    return nil
  }

  /// The views of a closure, or of an argument that is a view.
  func views(_ label: String?) -> [ViewNode]? {
    if let views = content(label) { return views }
    for argument in arguments where argument.label == label {
      if case .views(let views) = argument.value { return views }
    }
    return nil
  }

  /// The first argument without a label that is a closure.
  var closureArgument: Value? {
    arguments.first { argument in
      if argument.label == nil, case .closure = argument.value { true } else { false }
    }?.value
  }

  /// The last modifier with one of several names, which is the one that counts where it is first applied.
  func modifier(_ names: String...) -> Modifier? {
    modifiers.first { names.contains($0.name) }
  }
}

extension ViewNode.Modifier {
  /// The first argument without a label.
  var value: Value? { arguments.first { $0.label == nil }?.value }

  /// The views of a closure, or of an argument that is a view.
  func views(_ label: String?) -> [ViewNode]? {
    if let views = content(label) { return views }
    for argument in arguments where argument.label == label {
      if case .views(let views) = argument.value { return views }
    }
    return nil
  }
}
