import Scenes

/// The card of an alert or dialog.
struct QuestionReading {
  /// The card.
  private(set) var card: ConfirmationCard

  /// Reads the modifier that asks the question.
  init(_ presentation: Presentation) {
    let isAlert = presentation.kind == .alert
    card = ConfirmationCard(title: "", choices: [], style: isAlert ? .alert : .dialog)
    let modifier = presentation.modifier
    card.title = Self.text(of: modifier.arguments.first { $0.label == nil }?.value) ?? ""
    for view in Self.views(of: presentation) { read(view) }
    if let message = modifier.content("message") { card.message = ControlLabel(message).text }
    // SwiftUI adds a button that cancels to a dialog without one.
    if !isAlert, !card.choices.contains(where: { $0.role == .cancel }) {
      card.choices.append(.init("Cancel", role: .cancel))
    }
  }

  /// The views with the buttons of a question.
  static func views(of presentation: Presentation?) -> [ViewNode] {
    guard let modifier = presentation?.modifier else { return [] }
    var views = modifier.contents.filter { $0.label != "message" }.flatMap(\.views)
    for argument in modifier.arguments {
      if case .views(let found) = argument.value { views += found }
    }
    return views
  }

  private mutating func read(_ node: ViewNode) {
    switch node.kind {
    case .framework("Button"): addChoice(node)
    case .framework("TextField"): addField(node, isSecure: false)
    case .framework("SecureField"): addField(node, isSecure: true)
    case .framework("Alert"), .framework("ActionSheet"), .unknown("Alert"), .unknown("ActionSheet"):
      readOlder(node)
    case .choice:
      for view in node.contents.first?.views ?? [] { read(view) }
    case .framework, .own, .group, .loop, .unknown:
      for content in node.contents {
        for view in content.views { read(view) }
      }
    }
  }

  private mutating func addChoice(_ node: ViewNode) {
    let label = ControlLabel(node)
    guard let text = label.text ?? label.symbol else { return }
    card.choices.append(.init(text, role: Self.role(node.argument("role"))))
  }

  private mutating func addField(_ node: ViewNode, isSecure: Bool) {
    let label = ControlLabel([node.asText])
    card.fields.append(.init(label.text ?? "", isSecure: isSecure))
  }

  /// Reads `Alert(title: Text(…), message: …, primaryButton: .destructive(Text(…)), …)`.
  private mutating func readOlder(_ node: ViewNode) {
    if let title = Self.text(of: node.argument("title")) { card.title = title }
    if let message = Self.text(of: node.argument("message")) { card.message = message }
    for argument in node.arguments {
      switch argument.value {
      case .enumCase(let button): addOlder(button)
      case .array(let buttons):
        for case .enumCase(let button) in buttons { addOlder(button) }
      default: continue
      }
    }
  }

  private mutating func addOlder(_ button: EnumValue) {
    let roles: [String: ConfirmationCard.Choice.Role] = [
      "default": .normal, "cancel": .cancel, "destructive": .destructive,
    ]
    guard let role = roles[button.name] else { return }
    let text = button.payload.lazy.compactMap { Self.text(of: $0.value) }.first
    card.choices.append(.init(text ?? (role == .cancel ? "Cancel" : "OK"), role: role))
  }

  private static func role(_ value: Value?) -> ConfirmationCard.Choice.Role {
    switch value?.source {
    case ".destructive": .destructive
    case ".cancel": .cancel
    default: .normal
    }
  }

  private static func text(of value: Value?) -> String? {
    switch value {
    case .text(let text): text.withHoles
    case .views(let views): ControlLabel(views).text
    case .unknown(let source, _) where !source.hasPrefix("$"): TextHole.mark(source)
    default: nil
    }
  }
}

extension ViewNode {
  /// The node as a text, so that its label is read.
  fileprivate var asText: ViewNode {
    var node = self
    node.kind = .framework("Text")
    return node
  }
}
