package import Scenes

/// The question of an alert or a dialog, with what its buttons do.
package struct Question: Sendable {
  /// The question, as it is drawn.
  package var card: ConfirmationCard
  /// The buttons that do something; the number is the index of the choice.
  package var controls: [Control]
}

extension PageMaker {
  /// The question of an `alert`, `confirmationDialog` or `actionSheet` modifier; nil for other modifiers.
  package func question(of modifier: ViewNode.Modifier) -> Question? {
    let isAlert = modifier.name == "alert"
    guard isAlert || ["confirmationDialog", "actionSheet"].contains(modifier.name) else {
      return nil
    }
    let maker = PieceMaker(evaluation: evaluation, source: source)
    var modifier = modifier
    let title = modifier.removeTitle()
    let actions = modifier.actions(maker)
    var draft = QuestionDraft(maker: maker)
    if let old = actions.oldQuestion {
      draft.read(old)
    } else {
      draft.title = title ?? modifier.titleBeside
      draft.read(actions)
      let message =
        modifier.views("message") ?? maker.views(of: modifier.argument("message"))
      draft.message = LineDigest(draft.maker.pieces(of: message)).text
    }
    return draft.question(isAlert: isAlert)
  }
}

/// Collects the parts of a question.
private struct QuestionDraft {
  var maker: PieceMaker
  var title: String?
  var message: String?
  var choices: [ConfirmationCard.Choice] = []
  var fields: [ConfirmationCard.TextEntry] = []
  var controls: [Control] = []

  init(maker: PieceMaker) {
    self.maker = maker
  }

  func question(isAlert: Bool) -> Question {
    var choices = choices
    if isAlert, choices.isEmpty { choices = [.init("OK")] }
    if !isAlert, !choices.contains(where: { $0.role == .cancel }) {
      choices.append(.init("Cancel", role: .cancel))
    }
    // An alert with only a message, `alert("", …)`, is named by it.
    let hasTitle = title?.isBlank == false
    return Question(
      card: ConfirmationCard(
        title: (hasTitle ? title : message) ?? "", message: hasTitle ? message : nil,
        choices: choices,
        style: isAlert ? .alert : .dialog, fields: fields),
      controls: controls)
  }

  /// Reads the views of the actions.
  mutating func read(_ views: [ViewNode]) {
    for piece in maker.pieces(of: views) { read(piece) }
  }

  private mutating func read(_ piece: Piece) {
    switch piece.kind {
    case .button(let button):
      let digest = LineDigest(button.label)
      let isCancel = button.role == .cancel
      let label = digest.text ?? (isCancel ? "Cancel" : digest.symbol ?? "")
      if let number = button.control {
        var control = maker.controls[number]
        control.number = choices.count
        control.text = label
        controls.append(control)
      }
      let role: ConfirmationCard.Choice.Role =
        isCancel ? .cancel : button.role == .destructive ? .destructive : .normal
      choices.append(.init(label, role: role))
    case .block(.field(let field)):
      let label = field.label.isBlank ? field.placeholder ?? "" : field.label
      fields.append(
        .init(label, text: field.value ?? "", isSecure: piece.tag == .boolean(true)))
    default:
      for inner in piece.children { read(inner) }
    }
  }

  /// Reads an `Alert` or `ActionSheet` value.
  mutating func read(_ old: ViewNode) {
    title = old.oldTitle
    message = old.views("message")?.firstText ?? old.argument("message")?.shownText
    let labels = ["primaryButton", "secondaryButton", "dismissButton"]
    var buttons = labels.compactMap { old.argument($0) }
    if case .array(let values)? = old.argument("buttons") { buttons += values }
    for value in buttons { read(value, at: old.place) }
  }

  /// Reads `.destructive(Text("Delete")) { … }`.
  private mutating func read(_ button: Value, at place: SourcePlace) {
    guard case .enumCase(let element) = button else { return }
    let text = element.payload.lazy.compactMap { $0.value.shownText }.first
    let role: ConfirmationCard.Choice.Role =
      switch element.name {
      case "cancel": .cancel
      case "destructive": .destructive
      default: .normal
      }
    let label = text ?? (role == .cancel ? "Cancel" : "OK")
    let action = element.payload.first {
      if case .closure = $0.value { true } else { false }
    }
    if let action {
      controls.append(
        Control(
          number: choices.count, text: label, symbol: nil, action: .run(action.value),
          place: place))
    }
    choices.append(.init(label, role: role))
  }
}

extension ViewNode.Modifier {
  /// The title of an alert or a dialog, with marks for what is not known; nil if nothing of it is, or one of several.
  var questionTitle: String? {
    var modifier = self
    let title = modifier.removeTitle()
    let actions = modifier.actions(nil)
    let old = actions.flatMap(\.oldQuestions)
    if !old.isEmpty {
      // A condition may decide about the text and the buttons only.
      let titles = Set(old.map(\.oldTitle))
      return titles.count == 1 ? titles.first.flatMap(\.self) : nil
    }
    return title ?? modifier.titleBeside
  }

  /// What the question is made of: its buttons, or an `Alert` or `ActionSheet`.
  ///
  /// - Parameter maker: Makes those that are made for a value; nil leaves them out.
  fileprivate func actions(_ maker: PieceMaker?) -> [ViewNode] {
    views("actions") ?? views(nil) ?? views("content")
      ?? maker?.views(of: argument("actions") ?? closureArgument) ?? []
  }

  /// The title that is no part of an `Alert`.
  fileprivate var titleBeside: String? { titleText ?? views("title")?.firstText }

  /// Removes the title of `alert(Text("Reset?"), …)`; nil for other modifiers.
  fileprivate mutating func removeTitle() -> String? {
    guard let position = contents.firstIndex(where: { $0.label == nil }),
      contents[position].views.count == 1, contents[position].views[0].name == "Text"
    else { return nil }
    return contents.remove(at: position).views[0].textArgument
  }

  /// The text of the first argument that is a title; of an error its description is not known.
  fileprivate var titleText: String? {
    for argument in arguments where argument.label == nil {
      if argument.value.mayBeText { return argument.value.shownText }
    }
    return argument("error").map { _ in TextHole.mark("error") }
  }
}

extension [ViewNode] {
  /// The `Alert` or `ActionSheet` that they are, of several the one that is drawn; nil for others.
  fileprivate var oldQuestion: ViewNode? {
    guard let first else { return nil }
    if first.name == "Alert" || first.name == "ActionSheet" { return first }
    guard first.kind == .choice else { return nil }
    // `if isOpen { return Alert(…) }` before another one.
    return first.drawnBranch?.views.oldQuestion ?? Array(dropFirst()).oldQuestion
  }
}

extension ViewNode {
  /// The `Alert` or `ActionSheet` that it is, or each of those that a condition chooses among.
  fileprivate var oldQuestions: [ViewNode] {
    if name == "Alert" || name == "ActionSheet" { return [self] }
    return kind == .choice ? contents.compactMap(\.views.first).flatMap(\.oldQuestions) : []
  }

  /// The title of an `Alert` or `ActionSheet`.
  fileprivate var oldTitle: String? { views("title")?.firstText ?? argument("title")?.shownText }
}
