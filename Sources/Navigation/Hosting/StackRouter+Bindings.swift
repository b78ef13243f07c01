// What SwiftUI reads of a stack, and what its writes mean. A binding belongs to what was presented when it was
// made: written later, it reaches that presentation or nothing.
extension StackRouter {
  /// The pages at a level; of a layer that is on its way out, those that it had.
  package func pathBinding(at level: StackLevel) -> RouterBinding<[Route]> {
    let seen = pages(at: level)
    return RouterBinding(
      get: { self.pages(at: level) },
      set: { written in self.userWrote(written, havingSeen: seen, at: level) })
  }

  /// The sheet, or the cover, directly over a level.
  package func layerBinding(
    over level: StackLevel, isCover: Bool
  ) -> RouterBinding<PresentedLayer<Route, Sheet>?> {
    let shown = layer(over: level, isCover: isCover)?.id
    return RouterBinding(
      get: { self.layer(over: level, isCover: isCover) },
      set: { written in
        // SwiftUI only ever takes a layer away; a new one comes from the router.
        guard written == nil, let shown else { return }
        self.userDismissed(shown, over: level)
      })
  }

  /// Whether the router's question is asked over a level.
  package func questionBinding(over level: StackLevel) -> RouterBinding<Bool> {
    let asked = question(over: level)?.id
    return RouterBinding(
      get: { self.question(over: level) != nil },
      set: { isUp in
        guard !isUp, let asked else { return }
        self.userDismissedQuestion(asked)
      })
  }

  /// The question that is asked over a level.
  package func question(over level: StackLevel) -> Confirmation? {
    if case .question(let question) = presented(over: level) { question } else { nil }
  }

  /// What SwiftUI calls when a layer over a level has gone from the screen.
  package func dismissalHandler(over level: StackLevel) -> @MainActor () -> Void {
    let host = place.host
    host.signal.access()
    let id = host.presentation(over: level, of: ObjectIdentifier(place.slot))
    return {
      guard let id else { return }
      // Where SwiftUI has not written that the user dismissed it, this says so.
      self.userDismissed(id, over: level)
      host.end(id)
    }
  }

  /// What a question's button does: answers that question, also if SwiftUI has dismissed it just before.
  package func answerHandler(
    of question: Confirmation, buttonAt index: Int
  ) -> @MainActor () -> Void {
    { self.userAnswered(question, buttonAt: index) }
  }
}

extension StackRouter {
  private func presented(over level: StackLevel) -> PresentationHost<Route, Sheet>.Presented? {
    let host = place.host
    host.signal.access()
    return host.presented(over: level, of: ObjectIdentifier(place.slot))
  }

  private func layer(over level: StackLevel, isCover: Bool) -> PresentedLayer<Route, Sheet>? {
    guard case .layer(let layer) = presented(over: level), layer.style.coversEverything == isCover
    else { return nil }
    return layer
  }

  private func pages(at level: StackLevel) -> [Route] {
    state.path(at: level) ?? place.host.departedPath(of: level) ?? []
  }

  private func userWrote(_ written: [Route], havingSeen seen: [Route], at level: StackLevel) {
    let write = PathWrite(seen: seen, written: written)
    perform(as: .user) { state in
      guard let current = state.path(at: level) else { return }
      state.setPath(write.applied(to: current), at: level)
    }
    if place.state.path(at: level) != written { place.refresh() }
  }

  /// Takes a layer away that the user has dismissed; what the app has added since stays.
  private func userDismissed(_ id: PresentationID, over level: StackLevel) {
    let host = place.host
    guard place.state.layers.contains(where: { $0.id == id }),
      host.presented(over: level, of: ObjectIdentifier(place.slot))?.id == id
    else { return }
    let now = host.clock.now()
    perform(as: .user) { state in
      guard let index = state.layers.firstIndex(where: { $0.id == id }),
        !state.layers[index].isInteractiveDismissDisabled
      else { return }
      let pages = host.recent.pages(of: state.layers[index], at: now)
      let above = state.layers[(index + 1)...].filter { host.recent.hasPresented($0.id, at: now) }
      state.layers.removeSubrange(index...)
      state.activePath += pages
      state.layers += above
    }
    guard place.state.layers.contains(where: { $0.id == id }) else { return }
    place.refresh()
    host.refresh()
  }

  private func userDismissedQuestion(_ id: PresentationID) {
    guard let question = place.state.confirmation, question.id == id else { return }
    let slot = place.slot
    let actions = slot.confirmationActions
    perform(as: .user) { if $0.confirmation?.id == id { $0.confirmation = nil } }
    if place.state.confirmation?.id == id {
      place.refresh()
      place.host.refresh()
    } else {
      slot.dismissedQuestion = (id, actions)
    }
  }

  private func userAnswered(_ question: Confirmation, buttonAt index: Int) {
    if place.state.confirmation?.id == question.id {
      answerConfirmation(buttonAt: index)
    } else if let dismissed = place.slot.dismissedQuestion, dismissed.id == question.id {
      place.slot.dismissedQuestion = nil
      if dismissed.actions.indices.contains(index) { dismissed.actions[index]() }
    }
  }
}
