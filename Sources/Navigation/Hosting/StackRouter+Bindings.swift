// The bindings through which SwiftUI reads a stack, and the meaning of its writes. A binding belongs to what was
// presented when it was created: a later write affects that presentation or nothing.
extension StackRouter {
  /// The clock of the bindings; tests replace it.
  package var hostClock: HostClock {
    get { place.host.clock }
    set { place.host.clock = newValue }
  }

  /// The pages at a level; for a layer that is being dismissed, its last pages.
  package func pathBinding(at level: StackLevel) -> RouterBinding<[Route]> {
    let seen = pages(at: level)
    let last = LastWrite<[Route]>()
    return RouterBinding(
      get: { self.pages(at: level) },
      set: { written in
        if last.isNew(written) { self.userWrote(written, havingSeen: seen, at: level) }
        if self.place.state.path(at: level) != written { self.place.refresh() }
      })
  }

  /// The sheet, or the cover, directly over a level.
  package func layerBinding(
    over level: StackLevel, isCover: Bool
  ) -> RouterBinding<PresentedLayer<Route, Sheet>?> {
    let number = showing(over: level)?.number
    return RouterBinding(
      get: { self.layer(over: level, isCover: isCover) },
      set: { written in
        // SwiftUI only ever removes a layer; a new one comes from the router.
        guard written == nil, let number else { return }
        self.userDismissed(number, over: level)
      })
  }

  /// Whether the router's question is asked over a level.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - style: The only style that counts; nil for all styles.
  package func questionBinding(
    over level: StackLevel, style: ConfirmationStyle? = nil
  ) -> RouterBinding<Bool> {
    let number = showing(over: level)?.number
    return RouterBinding(
      get: {
        guard let question = self.question(over: level) else { return false }
        return style == nil || question.style == style
      },
      set: { isUp in
        guard !isUp, let number else { return }
        self.userDismissed(number, over: level)
      })
  }

  /// The question that is asked over a level.
  package func question(over level: StackLevel) -> Confirmation? {
    if case .question(let question) = showing(over: level)?.content { question } else { nil }
  }

  /// The question to draw over a level: the one that is asked there, or one that is fading out.
  package func drawnQuestion(over level: StackLevel) -> Confirmation? {
    question(over: level) ?? place.host.fadingQuestion(over: level, of: stackID)
  }

  /// The action for SwiftUI's report that a layer over a level has left the screen.
  package func dismissalHandler(over level: StackLevel) -> @MainActor () -> Void {
    let host = place.host
    host.signal.access()
    let number = host.number(over: level, of: stackID)
    return {
      guard let number else { return }
      // SwiftUI may report a dismissal by the user only here, without a write.
      self.userDismissed(number, over: level)
      host.end(number)
    }
  }

  /// The action of a question's button: answers that question, also if SwiftUI has just dismissed it.
  package func answerHandler(
    of question: Confirmation, buttonAt index: Int
  ) -> @MainActor () -> Void {
    { self.userAnswered(question, buttonAt: index) }
  }
}

extension StackNavigating {
  /// Runs verbs whose effects are shown with or without an animation, also effects that have to wait.
  package func showing<Result>(
    isAnimated: Bool, _ verbs: () throws -> Result
  ) rethrows -> Result {
    let host = activeStack.place.host
    let before = host.isAnimated
    host.isAnimated = isAnimated
    defer { host.isAnimated = before }
    return try verbs()
  }

  /// Sets the function that runs notifications about presentations in a SwiftUI transaction.
  package func setTransaction(
    _ transact: @escaping @MainActor (_ isAnimated: Bool, () -> Void) -> Void
  ) {
    activeStack.place.host.transact = transact
  }
}

extension StackRouter {
  private var stackID: ObjectIdentifier { ObjectIdentifier(place.slot) }

  private func showing(over level: StackLevel) -> PresentationHost<Route, Sheet>.Showing? {
    let host = place.host
    host.signal.access()
    return host.shown(over: level, of: stackID)
  }

  private func layer(over level: StackLevel, isCover: Bool) -> PresentedLayer<Route, Sheet>? {
    guard case .layer(let layer) = showing(over: level)?.content,
      layer.style.coversEverything == isCover
    else { return nil }
    return layer
  }

  private func pages(at level: StackLevel) -> [Route] {
    state.path(at: level) ?? place.host.departedPath(of: level) ?? []
  }

  private func userWrote(_ written: [Route], havingSeen seen: [Route], at level: StackLevel) {
    let depths = place.host.recentDepths(at: level, of: stackID)
    let write = PathWrite(seen: seen, written: written, recentDepths: depths)
    perform(as: .user) { state in
      guard let current = state.path(at: level) else { return }
      state.setPath(write.applied(to: current), at: level)
    }
  }

  /// Removes what the user has dismissed, if it is still shown over the level.
  private func userDismissed(_ number: Int, over level: StackLevel) {
    let showing = place.host.shown(over: level, of: stackID)
    guard let showing, showing.number == number, let id = showing.content.id else { return }
    switch showing.content {
    case .layer: userDismissedLayer(id)
    case .question: userDismissedQuestion(id)
    }
  }

  /// Removes a layer that the user has dismissed; what the app has added since stays.
  private func userDismissedLayer(_ id: PresentationID) {
    let host = place.host
    // A guard may answer much later; the user has not left what is presented until then either.
    let seen = host.seenIDs
    let depth =
      host.recentDepths(at: .layer(id), of: stackID).min()
      ?? place.state.path(at: .layer(id))?.count ?? 0
    if !host.wasPinnedRecently(id) {
      perform(as: .user) { state in
        guard let index = state.layers.firstIndex(where: { $0.id == id }) else { return }
        let added = state.layers[index].path.dropFirst(depth)
        let above = state.layers[(index + 1)...].filter { $0.id.map(seen.contains) != true }
        state.layers.removeSubrange(index...)
        state.activePath += added
        state.layers += above
      }
    }
    if place.state.layers.contains(where: { $0.id == id }) { host.showAgain(id) }
  }

  private func userDismissedQuestion(_ id: PresentationID) {
    let slot = place.slot
    let host = place.host
    let actions = slot.confirmationActions
    let dismissal = QuestionDismissal(id: id)
    host.questionDismissal = dismissal
    perform(as: .user) { state in
      if state.confirmation?.id == id, !dismissal.isAnswered { state.confirmation = nil }
    }
    if place.state.confirmation?.id == id { return host.showAgain(id) }
    slot.dismissedQuestion = (id, actions)
    // The actions may retain the router that retains them.
    host.clock.after(.latestReport) { [weak slot] in
      if slot?.dismissedQuestion?.id == id { slot?.dismissedQuestion = nil }
    }
  }

  private func userAnswered(_ question: Confirmation, buttonAt index: Int) {
    if place.state.confirmation?.id == question.id {
      place.host.questionDismissal?.isAnswered = place.host.questionDismissal?.id == question.id
      answerConfirmation(buttonAt: index)
    } else if let dismissed = place.slot.dismissedQuestion, dismissed.id == question.id {
      place.slot.dismissedQuestion = nil
      if dismissed.actions.indices.contains(index) { dismissed.actions[index]() }
    }
  }
}

/// A dialog that SwiftUI has dismissed, possibly because one of its buttons was tapped.
@MainActor
final class QuestionDismissal {
  let id: PresentationID
  /// Whether a button answered the question before a guard decided on its dismissal.
  var isAnswered = false

  init(id: PresentationID) {
    self.id = id
  }
}

/// A value of a router that SwiftUI reads and writes, as a pair of functions.
///
/// The meaning of a write is fixed when the binding is created: SwiftUI stores bindings and may write to them
/// after the router has changed.
@MainActor
package struct RouterBinding<Value> {
  /// Reads and observes the current value.
  package let get: @MainActor () -> Value
  /// Applies a value that a gesture or SwiftUI wrote.
  package let set: @MainActor (Value) -> Void

  /// Creates a binding.
  package init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.get = get
    self.set = set
  }
}

/// The last write through a binding, which SwiftUI may repeat.
@MainActor
final class LastWrite<Value: Equatable> {
  private var value: Value?

  /// Registers a write.
  ///
  /// - Returns: Whether it differs from the previous write.
  func isNew(_ value: Value) -> Bool {
    guard self.value != value else { return false }
    self.value = value
    return true
  }
}
