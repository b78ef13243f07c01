import Scenes

/// Alerts and dialogs whose words an action sets, `title = "Sent"; isShown = true` with
/// `.alert(title, isPresented: $isShown)`, or that differ by the value that they are shown for.
extension TargetSearch {
  /// The screens that effects lead to, with one of its own for each question that an alert or a dialog asks.
  ///
  /// - Parameter found: What each effect leads to.
  func asked(_ found: [[Target]], by effects: [Effect]) -> [Target] {
    found.indices.flatMap { number in
      found[number].flatMap { target in
        guard target.asksAgain else { return [target] }
        let shown = found.indices.filter { other in
          found[other].contains { $0.key == target.key }
        }
        let first = shown.last { $0 < number }.map { $0 + 1 } ?? 0
        let before = questions(of: target, states: states(setBy: effects[first...number]))
        guard before.isEmpty else { return before }
        // `isShown = true; title = "Sent"`
        let last = shown.first { $0 > number } ?? effects.count
        let after = questions(of: target, states: states(setBy: effects[number..<last]))
        return after.isEmpty ? [target] : after
      }
    }
  }

  /// More ways to the same alert than that are one alert.
  private static let mostQuestions = 12

  /// What effects have set states to, once for each time that they set one again.
  private func states(setBy effects: ArraySlice<Effect>) -> [[StatePlace: Value]] {
    var all: [[StatePlace: Value]] = []
    var current: [StatePlace: Value] = [:]
    for effect in effects {
      guard case .assign(let written, let value) = effect.kind else { continue }
      let place = memory.shared(written)
      if let known = current[place], known != value, all.count < Self.mostQuestions {
        all.append(current)
      }
      current[place] = value
    }
    return all + [current]
  }

  /// The questions of an alert for values of states; none if they are no others than without them.
  private func questions(of target: Target, states: [[StatePlace: Value]]) -> [Target] {
    guard let presentation = target.shownBy?.presentation else { return [] }
    let usual = presentation.modifier.questionTitle
    let made = states.compactMap { states in
      reader.evaluator.question(presentation.modifier, given: states).map { (states, $0) }
    }
    let others = made.filter { $1.questionTitle != usual }
    var questions: [Target] = []
    for (states, modifier) in made {
      // The usual title counts, too, if the action sets every state that another title depends on.
      let isMeant =
        modifier.questionTitle != usual
        || others.contains { Set($0.0.keys).isSubset(of: states.keys) }
      if !isMeant, dependsOnFlag(modifier.questionTitle, of: presentation.modifier, in: states) {
        questions.append(target)
      }
      guard isMeant, let title = modifier.questionTitle,
        let name = name(of: title, for: states, presentation)
      else { continue }
      var question = target
      question.shownBy?.presentation.modifier = modifier
      question.key = target.key.asking(name)
      // The last one has all that the action says.
      questions.removeAll { $0.key == question.key }
      questions.append(question)
    }
    return questions
  }

  /// Whether an alert would have another title if an action set one of the Booleans that it sets the other way,
  /// `.alert(isError ? "Failed" : "Done", …)`.
  private func dependsOnFlag(
    _ title: String?, of modifier: ViewNode.Modifier, in states: [StatePlace: Value]
  ) -> Bool {
    states.contains { place, value in
      guard case .boolean(let flag) = value else { return false }
      let other = states.merging([place: .boolean(!flag)]) { $1 }
      return reader.evaluator.question(modifier, given: other)?.questionTitle != title
    }
  }

  /// The name of a question: that of the case that it is shown for, else its title's; nil if nothing of that is known.
  private func name(
    of title: String, for states: [StatePlace: Value], _ presentation: Presentation
  ) -> String? {
    if case .item(let state) = presentation.cause,
      case .enumCase(let value)? = states[memory.shared(state)]
    {
      return value.name
    }
    let known = TextHole.parts(of: title).map { part in
      if case .text(let text) = part { String(text) } else { " " }
    }.joined()
    return known.contains(where: \.isLetter) ? ScreenKey.partName(known) : nil
  }
}

extension Target {
  /// Whether it is an alert or a dialog that can be made again for other states.
  fileprivate var asksAgain: Bool {
    (kind == .alert || kind == .confirmation)
      && shownBy?.presentation.modifier.argument(ViewNode.Modifier.againLabel) != nil
  }
}
