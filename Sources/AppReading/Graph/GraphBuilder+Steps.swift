extension GraphBuilder {
  /// Follows the controls around the steps of an assistant on one of its steps: "Next" below all of them leads from each one
  /// to the one after it, and "Back" leads nowhere new.
  func followControls(around candidate: Candidate, on screen: Screen) {
    guard let shownBy = candidate.target.shownBy, let page = shownBy.page,
      shownBy.presentation.isStep || shownBy.presentation.numbered != nil,
      // What is around a step that is written in place is on its own screen.
      !shownBy.presentation.isStepInPlace,
      let around = screens[page]
    else { return }
    let (search, searchAround) = (search(on: screen), self.search(on: around))
    for trigger in around.triggers
    where trigger.isControl && !trigger.isInStep && !trigger.isDisabled {
      let all = search.targets(of: trigger)
      let isNumbered = shownBy.presentation.numbered != nil
      // What the last number ends with.
      let later = all.filter { target in
        isStep(target, after: candidate.target)
          || isNumbered && target.shownBy?.presentation.isStep != true
      }
      guard !later.isEmpty else { continue }
      // What leads to the same page from each of them is a bar.
      let fixed = Set(searchAround.targets(of: trigger).map(\.key))
      for target in later
      where !fixed.contains(target.key) && !leads(from: screen, to: target, at: trigger.place) {
        reach(target, from: screen, owner: trigger.owner)
        add(
          Edge(
            source: screen.key, target: target.key, kind: target.kind,
            control: (trigger.text, trigger.symbol), place: trigger.place,
            isCertain: target.isCertain))
      }
    }
  }

  private func leads(from screen: Screen, to target: Target, at place: SourcePlace) -> Bool {
    edges.contains { $0.source == screen.key && $0.target == target.key && $0.place == place }
  }

  /// Whether a control around a step leads back to a step before it, or to the same one from each step, as a bar does.
  func isBack(_ target: Target, by trigger: Trigger, from screen: Screen) -> Bool {
    guard let presentation = screen.shownBy, isOfFrame(trigger, on: screen),
      let shownBy = target.shownBy, shownBy.presentation.frame == presentation.frame
    else { return false }
    guard isStep(target, after: screen.key, presentation) else { return true }
    // What only this step has is no bar.
    guard let around = shownBy.page.flatMap({ screens[$0] }),
      around.reading.controls.contains(where: { $0.actionPlace == trigger.actionPlace })
    else { return false }
    let search = search(on: around)
    return around.triggers.contains { other in
      other.actionPlace == trigger.actionPlace
        && search.targets(of: other).contains { $0.key == target.key }
    }
  }

  /// Removes the edges of controls around steps from the first step, which does not have them, where a later one does.
  func removeControlsOfLaterSteps() {
    var later: [String: Set<SourcePlace>] = [:]
    for edge in edges where edge.control != nil {
      guard let view = screens[edge.source]?.shownBy?.frame?.page.typeName else { continue }
      later[view, default: []].insert(edge.place)
    }
    guard !later.isEmpty else { return }
    edges.removeAll { edge in
      guard edge.control != nil, let screen = screens[edge.source], screen.shownBy?.frame == nil,
        later[screen.view]?.contains(edge.place) == true
      else { return false }
      return !screen.reading.controls.contains { $0.place == edge.place }
    }
  }

  /// Whether a control is around a step, and not on its own page.
  func isOfFrame(_ trigger: Trigger, on screen: Screen) -> Bool {
    guard screen.shownBy?.frame != nil else { return false }
    let identity = trigger.action.identity(at: trigger.place)
    return !screen.triggers.contains { $0.action.identity(at: $0.place) == identity }
  }

  /// Whether a screen is a later step of the same assistant than another one.
  private func isStep(_ target: Target, after step: Target) -> Bool {
    guard let shownBy = step.shownBy, target.shownBy?.page == shownBy.page else { return false }
    return isStep(target, after: step.key, shownBy.presentation)
  }

  func isStep(
    _ target: Target, after step: ScreenKey, _ presentation: Presentation
  ) -> Bool {
    if let number = target.shownBy?.presentation.numbered?.anyNumber,
      let known = presentation.numbered?.anyNumber
    {
      return number > known
    }
    guard case .enumCase(let type, let name) = target.key.subject,
      case .enumCase(type, let known) = step.subject,
      let names = reader.index.caseNames(of: type), let position = names.firstIndex(of: name),
      let before = names.firstIndex(of: known)
    else { return false }
    return position > before
  }
}

extension GraphBuilder.Screen {
  /// The full name of the app's view that the screen is but for what is around it, if it is a step that is written in place.
  var stepView: String? {
    guard case .enumCase(_, let path) = key.subject else { return nil }
    return shownBy?.stepViews[path]
  }
}

extension ViewNode {
  /// Adds what hides the button that leads back from the page.
  mutating func hideBackButton() {
    modifiers.append(Modifier("navigationBarBackButtonHidden", place: place))
  }
}
