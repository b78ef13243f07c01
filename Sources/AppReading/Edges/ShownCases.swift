/// The cases that states have while a screen is shown: the last page of the path is that page, and the state of an
/// assistant is that step.
struct ShownCases {
  private var cases: [StatePlace: Set<String>] = [:]
  /// The cases that the page around the steps of an assistant begins with, from where it goes on to another step.
  private var firstSteps: [StatePlace: Set<String>] = [:]
  /// The numbers that states have.
  private var numbers: [StatePlace: Int] = [:]
  /// The enum and the case of the page at the end of a path.
  private var last: (type: String, name: String)?
  /// How the screen is shown; nil if the app begins with it, as with a tab.
  private var shownBy: Presentation?

  /// No screen, so that nothing is known.
  init() {}

  /// Finds the cases of a screen.
  ///
  /// - Parameters:
  ///   - key: The screen.
  ///   - shownBy: What shows it.
  ///   - scope: The presentations that apply there.
  init(
    of key: ScreenKey, shownBy: Presentation?, in scope: [ScopedPresentation],
    _ memory: EffectMemory
  ) {
    self.shownBy = shownBy
    if case .enumCase(let type, let path) = key.subject {
      let name = String(path.prefix { $0 != "." })
      if shownBy?.pushesValues == true { last = (type, name) }
      if let state = shownBy?.state { cases[memory.shared(state)] = [name] }
    }
    if let page = shownBy?.numbered {
      numbers[memory.shared(page.state)] = page.anyNumber
    }
    for scoped in scope where scoped.page == key && scoped.presentation.isInTurn {
      if let page = scoped.presentation.numbered { numbers[memory.shared(page.state)] = page.first }
      guard let state = scoped.presentation.state, let first = scoped.presentation.firstCase else {
        continue
      }
      firstSteps[memory.shared(state)] = Set(first.names)
    }
  }

  /// The page of a number that the screen is; nil for other screens.
  var numbered: NumberedPage? { shownBy?.numbered }

  /// The number that a state has while the screen is shown; nil if it chooses no pages or that is not known.
  func number(of state: StatePlace) -> Int? { numbers[state] }

  /// The case some steps after the one that a state has while the screen is shown; other values stay.
  func next(_ value: Value, in state: StatePlace, _ memory: EffectMemory, _ index: AppIndex)
    -> Value
  {
    guard case .object(let object) = value,
      case .number(let steps)? = object.properties[ObjectValue.stepsKey], let steps = Int(steps),
      let all = index.enumCases(of: object.type)
    else { return value }
    let shown: Set<String>? = last.flatMap { $0.type == object.type ? [$0.name] : nil }
    let known = shown ?? cases[memory.shared(state)] ?? firstSteps[memory.shared(state)] ?? []
    guard known.count == 1, let number = all.firstIndex(where: { known.contains($0.name) }) else {
      return value
    }
    // Source may count on by any number.
    guard steps.magnitude < all.count, all.indices.contains(number + steps) else {
      return .nothing
    }
    return .enumCase(EnumValue(type: object.type, name: all[number + steps].name))
  }

  /// Whether a value is a step before the one that a view shows in place: nobody needs to be told where "Back" leads.
  func isBack(_ value: Value) -> Bool {
    guard shownBy?.isStepInPlace == true, case .object(let object) = value,
      case .number(let steps)? = object.properties[ObjectValue.stepsKey]
    else { return false }
    return steps.hasPrefix("-")
  }

  /// The effects without what happens only where there is no next step:
  /// `guard let next = Step(rawValue: step.rawValue + 1) else { finish(); return }`.
  func goingOn(_ effects: [Effect], _ memory: EffectMemory, _ index: AppIndex) -> [Effect] {
    let steps = effects.filter { effect in
      switch effect.kind {
      case .assign(let place, let value), .append(let place, let value):
        let next = self.next(value, in: place, memory, index)
        return next != value && next != .nothing
      default: return false
      }
    }
    return steps.isEmpty ? effects : effects.filter { $0.isCertain || steps.contains($0) }
  }

  /// Whether no page is on a path while the screen is shown: it is the first one of its stack, which a sheet has itself.
  private func isPathEmpty(of state: StatePlace, _ memory: EffectMemory) -> Bool {
    guard let shownBy else { return true }
    switch shownBy.kind {
    case .push: return false
    case .tab: return true
    // Below a sheet may be any page of the path of a router, or of the view that shows the sheet.
    default: return state.type != shownBy.owner && memory.isView(state.type)
    }
  }

  /// Whether an effect may happen on the screen.
  func allow(_ effect: Effect, _ memory: EffectMemory) -> Bool {
    effect.branches.allSatisfy { branch in
      if branch.state.isEndOfPath {
        if let last, last.type == branch.type { return branch.mayRun(for: [last.name]) }
        if let first = branch.caseOfNothing, isPathEmpty(of: branch.state, memory) {
          return branch.mayRun(for: [first])
        }
      }
      let state = memory.shared(branch.state)
      if let number = numbers[state] { return branch.mayRun(for: ["\(number)"]) }
      if let shown = cases[state] { return branch.mayRun(for: shown) }
      // What else the page does it does in later steps, too.
      guard let first = firstSteps[state], case .assign(let place, _) = effect.kind,
        memory.shared(place) == state
      else { return true }
      return branch.mayRun(for: first)
    }
  }
}

extension StatePlace {
  /// Whether it is the last element of the path of a stack, and not of another list.
  fileprivate var isEndOfPath: Bool {
    guard property.hasSuffix(".last") else { return false }
    let list = property.dropLast(".last".count).lowercased()
    return TargetSearch.pathWords.contains(where: list.includes)
  }
}
