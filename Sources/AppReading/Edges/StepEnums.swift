import Scenes

// Which conditions choose among steps, and not among parts of one page.
extension ViewNode {
  /// Whether a `switch` is over an enum of the app's that is called a step, or is about an onboarding.
  var isAboutSteps: Bool {
    let words = DerivedTitle.words(in: switchedEnum?.lastComponent ?? "")
    return ["Step", "Steps"].contains(words.last) || words.contains("Onboarding")
  }

  /// Whether a `switch` is over an enum of the app's that is called a page.
  var isAboutPages: Bool {
    let words = DerivedTitle.words(in: switchedEnum?.lastComponent ?? "")
    return words.last.map { ["Screen", "Page", "Stage"].contains($0) } ?? false
  }

  /// The names of the cases that a branch is for; of one for all others only if that is one case.
  func caseNames(of content: Content) -> [String] {
    guard content.isForOthers, case .array(let others)? = argument(Self.otherCasesLabel),
      others.count == 1, case .enumCase(let other) = others[0]
    else { return CaseBranches.caseNames(in: content.label ?? "") }
    return [other.name]
  }

  /// Whether the enum is called a flow, and each page gets the state that chooses among them, or the model that has it, and
  /// no picker sets it.
  func givesItsState(inside views: [ViewNode]) -> Bool {
    guard let type = switchedEnum,
      type.namesSteps || ["Page", "Screen"].contains(where: type.hasSuffix),
      let state = argument(Self.switchLabel)?.statePlace
    else { return false }
    let pages = contents.compactMap(\.views.onlyOwn)
    return pages.count > 1
      && pages.allSatisfy { page in
        page.hasWords
          && page.arguments.contains { $0.value.has(state, isModel: type.hasSuffix("State")) }
      } && !views.havePicker(of: state)
  }

  /// Whether a picker in the view or its bars sets a state.
  fileprivate func hasPicker(of state: StatePlace) -> Bool {
    if name == "Picker", argument("selection")?.statePlace == state { return true }
    let inner = contents.map(\.views) + modifiers.flatMap { $0.contents.map(\.views) }
    return inner.contains { $0.contains { $0.hasPicker(of: state) } }
  }
}

extension ViewNode.Content {
  /// Whether it is the branch for all that no other one is for.
  var isForOthers: Bool { label == "else" || label == "default" }
}

extension [ViewNode] {
  /// Whether a picker in the views or their bars sets a state: what it selects is a part of one page.
  func havePicker(of state: StatePlace) -> Bool {
    contains { $0.hasPicker(of: state) }
  }
}

extension Value {
  /// Whether it is a state, or a model that has it.
  ///
  /// - Parameter isModel: Whether only a model will do: the state of a view says less of what comes next.
  fileprivate func has(_ state: StatePlace, isModel: Bool) -> Bool {
    if case .object(let object) = self, object.type == state.type { return true }
    guard let place = statePlace else { return false }
    return place.type == state.type && state.property.hasPrefix("\(place.property).")
      || place == state && !isModel
  }
}
