import Scenes

/// The text and the symbol of a control, from the views of its label.
struct ControlLabel: Equatable {
  /// The first text, with holes.
  var text: String?
  /// The first SF Symbols name.
  var symbol: String?
  /// The first text that is there only under a condition, as that of a badge, which names nothing that has another text.
  private var conditionalText: String?

  /// Reads the label of a framework's control.
  init(_ node: ViewNode) {
    defer { text = text ?? conditionalText }
    if node.kind == .framework("SignInWithAppleButton") {
      (text, symbol) = (node.titleWithApple, "apple.logo")
      return
    }
    read(arguments: node.arguments)
    if let link = NavigationLinkParts(node) {
      read(link.label)
    } else if let label = node.content("label") {
      read(label)
    } else {
      for content in node.contents where content.label == nil { read(content.views) }
    }
  }

  /// Reads the views of a label.
  init(_ views: [ViewNode]) {
    read(views)
    text = text ?? conditionalText
  }

  private mutating func read(_ views: [ViewNode]) {
    for view in views where text == nil || symbol == nil { read(view) }
  }

  private mutating func read(_ view: ViewNode) {
    switch view.kind {
    case .framework("Text"), .framework("Label"), .framework("Button"), .framework("Link"):
      read(arguments: view.arguments)
    case .framework("Image"):
      // The name of a picture is no text.
      read(arguments: view.arguments.filter { $0.label != nil })
    case .framework("LabeledContent"):
      // The content beside the label is its value.
      read(arguments: view.arguments)
      read(view.content("label") ?? [])
      return
    case .choice:
      // The page draws the first branch.
      let drawn = view.contents.first?.views ?? []
      if text == nil, view.contents.dropFirst().allSatisfy({ $0.views.isEmpty }) {
        let label = ControlLabel(drawn)
        conditionalText = conditionalText ?? label.text
        symbol = symbol ?? label.symbol
      } else {
        read(drawn)
      }
      return
    default: break
    }
    for content in view.contents { read(content.views) }
  }

  private mutating func read(arguments: [LabelledValue]) {
    for argument in arguments {
      guard case .text(let value) = argument.value else { continue }
      switch argument.label {
      case "systemImage", "systemName": symbol = symbol ?? value.plain
      case nil, "verbatim", "title": text = text ?? value.withHoles.withoutMarkdown
      default: continue
      }
    }
  }
}

extension PartialText {
  /// The text with marks for its holes.
  var withHoles: String {
    parts.map { part in
      switch part {
      case .known(let text), .either(_, let text, _): text
      case .hole(let source): TextHole.mark(source)
      }
    }.joined()
  }
}

extension ViewNode {
  /// The title that the system gives a `SignInWithAppleButton`, in English.
  var titleWithApple: String {
    switch arguments.first?.value.names.first {
    case "signUp": "Sign up with Apple"
    case "continue": "Continue with Apple"
    default: "Sign in with Apple"
    }
  }
}
