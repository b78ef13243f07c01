// What SwiftUI reads of a stack, and what its writes mean. A binding belongs to what was presented when it was
// made: written later, it reaches that presentation or nothing.
extension StackRouter {
  /// The clock of SwiftUI's side; tests replace it.
  package var hostClock: HostClock {
    get { place.host.clock }
    set { place.host.clock = newValue }
  }

  /// The pages at a level; of a layer that is on its way out, those that it had.
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
        // SwiftUI only ever takes a layer away; a new one comes from the router.
        guard written == nil, let number else { return }
        self.userDismissed(number, over: level)
      })
  }

  /// Whether the router's question is asked over a level.
  package func questionBinding(over level: StackLevel) -> RouterBinding<Bool> {
    let number = showing(over: level)?.number
    return RouterBinding(
      get: { self.question(over: level) != nil },
      set: { isUp in
        guard !isUp, let number else { return }
        self.userDismissed(number, over: level)
      })
  }

  /// The question that is asked over a level.
  package func question(over level: StackLevel) -> Confirmation? {
    if case .question(let question) = showing(over: level)?.content { question } else { nil }
  }

  /// The question to draw over a level: the one that is asked there, or one that fades out.
  package func drawnQuestion(over level: StackLevel) -> Confirmation? {
    question(over: level) ?? place.host.fadingQuestion(over: level, of: stackID)
  }

  /// What SwiftUI calls when a layer over a level has gone from the screen.
  package func dismissalHandler(over level: StackLevel) -> @MainActor () -> Void {
    let host = place.host
    host.signal.access()
    let number = host.number(over: level, of: stackID)
    return {
      guard let number else { return }
      // Where SwiftUI has not written that the user dismissed it, this says so.
      self.userDismissed(number, over: level)
      host.end(number)
    }
  }

  /// What a question's button does: answers that question, also if SwiftUI has dismissed it just before.
  package func answerHandler(
    of question: Confirmation, buttonAt index: Int
  ) -> @MainActor () -> Void {
    { self.userAnswered(question, buttonAt: index) }
  }
}

extension StackNavigating {
  /// Runs verbs whose result is to be shown with or without an animation, also what has to wait.
  package func showing<Result>(
    isAnimated: Bool, _ verbs: () throws -> Result
  ) rethrows -> Result {
    let host = activeStack.place.host
    let before = host.isAnimated
    host.isAnimated = isAnimated
    defer { host.isAnimated = before }
    return try verbs()
  }

  /// Runs the notifications about what is presented as transactions of SwiftUI's.
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

  /// Takes away what the user has dismissed, if it is still what is shown over a level.
  private func userDismissed(_ number: Int, over level: StackLevel) {
    let showing = place.host.shown(over: level, of: stackID)
    guard let showing, showing.number == number, let id = showing.content.id else { return }
    switch showing.content {
    case .layer: userDismissedLayer(id)
    case .question: userDismissedQuestion(id)
    }
  }

  /// Takes a layer away that the user has dismissed; what the app has added since stays.
  private func userDismissedLayer(_ id: PresentationID) {
    let host = place.host
    // A guard may answer much later; what comes until then the user has not left either.
    let familiar = host.familiarIDs
    let depth =
      host.recentDepths(at: .layer(id), of: stackID).min()
      ?? place.state.path(at: .layer(id))?.count ?? 0
    if !host.isPinnedLately(id) {
      perform(as: .user) { state in
        guard let index = state.layers.firstIndex(where: { $0.id == id }) else { return }
        let added = state.layers[index].path.dropFirst(depth)
        let above = state.layers[(index + 1)...].filter { $0.id.map(familiar.contains) != true }
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
    // The actions may hold the router that holds them.
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

/// A dialog that SwiftUI has dismissed, perhaps because one of its buttons was tapped.
@MainActor
final class QuestionDismissal {
  let id: PresentationID
  /// Whether a button has answered the question before a guard decided on its dismissal.
  var isAnswered = false

  init(id: PresentationID) {
    self.id = id
  }
}
