extension StackNavigating {
  /// Asks for confirmation before a destructive action.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The consequences of the answer.
  ///   - destructiveLabel: The label of the destructive button.
  ///   - onConfirm: Runs when that button is chosen, after the question is dismissed.
  @discardableResult
  public func presentConfirmation(
    title: String, message: String? = nil, destructiveLabel: String,
    onConfirm: @escaping @MainActor () -> Void
  ) -> NavigationOutcome {
    presentConfirmation(
      title: title, message: message,
      buttons: [.destructive(destructiveLabel, action: onConfirm), .cancel()])
  }

  /// Asks a question with any buttons.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The consequences of the answer.
  ///   - buttons: The buttons with their actions; an action runs after the question is dismissed.
  @discardableResult
  public func presentConfirmation(
    title: String, message: String? = nil, buttons: [ConfirmationAction]
  ) -> NavigationOutcome {
    let question = Confirmation(title: title, message: message, buttons: buttons.map(\.button))
    return activeStack.ask(question, actions: buttons.map(\.action))
  }

  /// Presents an alert.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The consequences of the answer.
  ///   - fields: The text fields; their text is the app's, in its own bindings.
  ///   - buttons: The buttons with their actions; an action runs after the alert is dismissed.
  @discardableResult
  public func presentAlert(
    title: String, message: String? = nil, fields: [ConfirmationField] = [],
    buttons: [ConfirmationAction]
  ) -> NavigationOutcome {
    let question = Confirmation.alert(
      title: title, message: message, fields: fields, buttons: buttons.map(\.button))
    return activeStack.ask(question, actions: buttons.map(\.action))
  }

  /// Answers the current question with one of its buttons; the action runs after the question is dismissed.
  ///
  /// - Parameter index: The button's index.
  /// - Returns: False if there is no question or no button with this index, or if a guard refused; then
  ///   nothing has changed.
  @discardableResult
  public func answerConfirmation(buttonAt index: Int) -> Bool {
    activeStack.answer(buttonAt: index)
  }

  /// Dismisses the question without an answer.
  @discardableResult
  public func dismissConfirmation() -> NavigationOutcome {
    activeStack.perform { $0.confirmation = nil }
  }
}

extension StackRouter {
  func ask(_ question: Confirmation, actions: [Effect]) -> NavigationOutcome {
    place.submit(
      Change(
        origin: .code,
        settled: { [place] outcome in
          if outcome.isReached { place.slot.confirmationActions = actions }
        },
        apply: { $0.ask(question) }))
  }

  func answer(buttonAt index: Int) -> Bool {
    guard let question = place.state.confirmation, question.buttons.indices.contains(index) else {
      return false
    }
    // A question that came with a visited state has buttons but no actions.
    let actions = place.slot.confirmationActions
    let action = actions.indices.contains(index) ? actions[index] : nil
    let outcome = place.submit(
      Change(
        origin: .code,
        // An asynchronous guard may answer so late that another question is presented by then.
        apply: { if $0.confirmation?.id == question.id { $0.confirmation = nil } },
        finished: action))
    return outcome != .blocked && outcome != .redirected
  }
}

/// A confirmation's button together with its action.
public struct ConfirmationAction {
  /// The button.
  public var button: ConfirmationButton
  /// Runs when the button is chosen, after the question is dismissed.
  public var action: @MainActor () -> Void

  /// Creates a button with any role.
  public init(
    _ label: String, role: ConfirmationRole = .default,
    action: @escaping @MainActor () -> Void = {}
  ) {
    button = ConfirmationButton(label, role: role)
    self.action = action
  }

  /// A button that destroys something.
  public static func destructive(_ label: String, action: @escaping @MainActor () -> Void) -> Self {
    Self(label, role: .destructive, action: action)
  }

  /// A button that changes nothing.
  public static func cancel(
    _ label: String = "Cancel", action: @escaping @MainActor () -> Void = {}
  ) -> Self {
    Self(label, role: .cancel, action: action)
  }
}
