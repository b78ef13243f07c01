extension StackNavigating {
  /// Asks before something is destroyed.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: What follows from the answer.
  ///   - destructiveLabel: What the button says that goes ahead.
  ///   - onConfirm: Runs when it is chosen, after the question is gone.
  @discardableResult
  public func presentConfirmation(
    title: String, message: String? = nil, destructiveLabel: String,
    onConfirm: @escaping @MainActor () -> Void
  ) -> NavigationOutcome {
    presentConfirmation(
      title: title, message: message,
      buttons: [.destructive(destructiveLabel, action: onConfirm), .cancel()])
  }

  /// Asks a question with any answers.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: What follows from the answer.
  ///   - buttons: The answers, each with what runs when it is chosen, after the question is gone.
  @discardableResult
  public func presentConfirmation(
    title: String, message: String? = nil, buttons: [ConfirmationAction]
  ) -> NavigationOutcome {
    let question = Confirmation(title: title, message: message, buttons: buttons.map(\.button))
    return activeStack.ask(question, actions: buttons.map(\.action))
  }

  /// Answers the question that is up with one of its buttons; its action runs after it is gone.
  ///
  /// - Parameter index: The button's position.
  /// - Returns: False when no question with such a button is up, or a guard did not allow it; then
  ///   nothing has changed.
  @discardableResult
  public func answerConfirmation(buttonAt index: Int) -> Bool {
    activeStack.answer(buttonAt: index)
  }

  /// Takes the question away without an answer.
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
        // A guard may have answered so late that another question is up by now.
        apply: { if $0.confirmation?.id == question.id { $0.confirmation = nil } },
        finished: action))
    return outcome != .blocked && outcome != .redirected
  }
}
