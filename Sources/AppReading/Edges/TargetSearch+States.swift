/// What changes of states lead to beside the presentations that are bound to them.
extension TargetSearch {
  /// The most reactions in a row that are followed: one may set the state of another.
  static let mostReactions = 3

  /// The screens that pages lead to because a state changes that they watch, as with `onChange(of: model.step)`.
  ///
  /// - Parameter depth: The number of reactions that led to the change.
  func reactions(
    to value: Value, in written: StatePlace, _ trigger: Trigger, depth: Int
  ) -> [Target] {
    let place = memory.shared(written)
    guard depth < Self.mostReactions, let watching = watchers[place] else { return [] }
    // Where an unknown value comes from makes no difference.
    var value = value
    if case .unknown = value { value = .unknown("newValue", nil) }
    return answers.reactions(to: value, in: place, for: trigger, depth: depth) {
      for watcher in watching {
        guard case .run(.closure(let closure)) = watcher.action,
          !watcher.isDeferred || value.asksForSomething
        else { continue }
        var effects = memory.effects(of: closure, newValue: value, of: place)
        if watcher.isDeferred { effects = effects.map { $0.passing(value, of: place, memory) } }
        effects.removeAll { isGuess($0) || !mayHappen($0, when: value, in: place) }
        var found = asked(
          effects.map { targets(of: $0, trigger, depth: depth + 1) }, by: effects)
        for number in found.indices { found[number].reaction = (watcher.place, place) }
        if !found.isEmpty { return found.withoutAlternatives }
      }
      return []
    }
  }

  /// Whether an effect sets the Boolean of a page to something that is not known.
  ///
  /// A check of all data after each change of it, `isProfileShown = check.isIncomplete`, is no way to the page. An alert
  /// reports what went wrong.
  private func isGuess(_ effect: Effect) -> Bool {
    guard case .assign(let written, .unknown) = effect.kind else { return false }
    let place = memory.shared(written)
    guard bound.contains(place) else { return false }
    // Not in pairs, each of which would be a copy of a presentation.
    return scope.indices.contains { number in
      guard states[number] == place, case .flag = scope[number].presentation.cause else {
        return false
      }
      let kind = scope[number].presentation.kind
      return kind != .alert && kind != .confirmation
    }
  }

  /// Whether an effect may happen while a state has a value: `if isLoggedIn { … }` does nothing when that was set to false.
  private func mayHappen(_ effect: Effect, when value: Value, in place: StatePlace) -> Bool {
    let name: String
    switch value {
    case .boolean(let flag): name = "\(flag)"
    case .enumCase(let value): name = value.name
    default: return true
    }
    return effect.branches.allSatisfy { branch in
      memory.shared(branch.state) != place || branch.mayRun(for: [name])
    }
  }

  /// The pages that the app may show instead of another one when a state changes, as after somebody logs in.
  ///
  /// A Boolean that is set to something unknown, `isLoggedIn = session != nil`, may have changed.
  func roots(after value: Value, in place: StatePlace) -> [Target] {
    guard !tabs.conditional.isEmpty else { return [] }
    let (isOfView, isOwned) = (index.isView(place.type), index.ownsState(place))
    let key = index.storedKey(of: place)
    func areMet(_ conditions: [RootCondition], by value: Value) -> Bool {
      conditions.areMet(by: value, of: place, isOfView: isOfView, isOwned: isOwned) { type in
        key.flatMap { index.property(of: type, storedAs: $0) }
      }
    }
    func isShown(_ root: AppRoots.Root, after value: Value) -> Bool {
      ([root.conditions] + root.otherConditions).contains { areMet($0, by: value) }
    }
    var (value, isRecheck) = (value, false)
    if case .enumCase(var known) = value, known.type == nil {
      known.type = index.enumName(of: place)
      value = .enumCase(known)
    }
    // A state that holds a view is compared with the view's name.
    if case .views(let views) = value,
      let view = ShownView(views, index: index, evaluator: reader.evaluator).type
    {
      value = .enumCase(EnumValue(type: nil, name: view.lastComponent))
    }
    if case .unknown = value, let current = tabs.current {
      let flags = [true, false].filter { isShown(current, after: .boolean($0)) }
      if flags.count == 1 { (value, isRecheck) = (.boolean(!flags[0]), true) }
    }
    var shown = tabs.conditional.filter { isShown($0, after: value) }
    // New users have not logged in yet. A page that welcomes people may also be the one where they log in.
    if tabs.current?.key.isIntroduction == true, !place.isAboutLogIn,
      let next = tabs.conditional.first(where: {
        !$0.isPassing && areMet($0.allConditions, by: value)
          && $0.isMetAtFirst(beside: place, index)
      })
    {
      shown = [next]
    }
    // A page stays that is there because of the value, or of that of a branch before its own: `if !isReady { … }`.
    let stays = tabs.current.map {
      isShown($0, after: value) || areMet($0.allConditions, by: value)
    }
    if !value.isCase { shown.removeAll(where: \.isPassing) }
    guard stays != true, let first = shown.first else { return [] }
    // After a log-in may come what is for new people, or the first tab. Of the pages that another state chooses among, it is
    // the first one.
    let isLeaving = tabs.current?.bar != nil
    let choosers = first.choosers
    let others = shown.dropFirst().filter { root in
      !isLeaving && !root.isPassing && (root.bar == nil || root.bar != first.bar)
        && root.choosers.isDisjoint(with: choosers)
    }
    var bars: Set<Int> = []
    return ([first] + others).filter { root in root.bar.map { bars.insert($0).inserted } ?? true }
      .map { root in
        var target = Target(
          key: root.key, kind: .tab, views: [], shownBy: nil, entry: nil, isCertain: false)
        target.isRecheck = isRecheck
        return target
      }
  }

  /// Whether a target is the log-in to which a session that has ended leads from each screen.
  ///
  /// A service that finds it out leads only out of the tabs, or back to the log-in.
  func isLogIn(_ target: Target, after effect: Effect) -> Bool {
    guard target.kind == .tab, !target.isCertain else { return false }
    if effect.isAfterError { return true }
    guard effect.isOfLostSession else { return false }
    guard let bar = tabs.current?.bar else { return target.key.isCalledLogIn }
    return tabs.conditional.contains { $0.bar != bar && $0.key == target.key }
  }

  /// Whether an action sets another state so that the app does not begin with a page that one of its effects leads to.
  func isRuledOut(_ target: Target, after effect: Effect, by effects: [Effect]) -> Bool {
    guard target.kind == .tab, !target.isCertain,
      case .assign(let own, _) = effect.kind,
      let root = tabs.conditional.first(where: { $0.key == target.key }),
      // Another place may show it.
      root.otherConditions.isEmpty
    else { return false }
    return effects.contains { other in
      guard other.isCertain, case .assign(let place, let value) = other.kind, place != own else {
        return false
      }
      let state = memory.shared(place)
      let isOwned = index.ownsState(state)
      return root.conditions.contains { condition in
        (!index.isView(state.type) || condition.owner == state.type)
          && condition.isMet(by: value, of: state, isOwned: isOwned) == false
      }
    }
  }

  /// The page that a stack begins with from now on, as when a router's `root` is set to another case of the enum that the
  /// stack pushes.
  func newRoot(_ value: Value, in place: StatePlace) -> [Target] {
    guard case .enumCase(let page) = value, let type = index.enumName(of: place),
      page.type.map({ $0 == type }) != false,
      place.property.lastComponent.lowercased().includes("root")
    else { return [] }
    return push(value, in: scope).map { target in
      var target = target
      target.isCertain = false
      if let view = target.entry?.view {
        // One of the pages that the app begins with, or what has the tabs.
        let root =
          tabs.containers.contains(view)
          ? tabs.roots.first : tabs.roots.first { $0.key == ScreenKey(.route, .view(view)) }
        if let root {
          return Target(
            key: root.key, kind: .tab, views: [], shownBy: nil, entry: nil, isCertain: false)
        }
      }
      target.shownBy?.presentation.keptPages = 0
      return target
    }
  }

  /// The page that is shown instead when a number gets larger, as the next step; none when it gets smaller.
  func numbered(_ place: StatePlace, after count: Int) -> [Target] {
    guard count > 0, let shown = shownCases.number(of: memory.shared(place)) else { return [] }
    let (next, isTooLarge) = shown.addingReportingOverflow(count)
    return isTooLarge ? [] : numbered(place, next)
  }

  /// The step that an action goes to by its number, but for a step back.
  func step(_ place: StatePlace, _ number: Int, _ trigger: Trigger) -> [Target] {
    if trigger.isBack, let shown = shownCases.number(of: memory.shared(place)), number < shown {
      return []
    }
    return numbered(place, number).filter { $0.shownBy?.presentation.numbered?.isStep == true }
  }

  /// The page that is shown instead for a number; none for the page that shows the others, which it begins with, and for the
  /// page that is shown already.
  private func numbered(_ place: StatePlace, _ number: Int) -> [Target] {
    let state = memory.shared(place)
    let shown = scope.first { scoped in
      guard let page = scoped.presentation.numbered else { return false }
      return page.isShown(for: number) && memory.shared(page.state) == state
    }
    guard let shown, shown.presentation.numbered != shownCases.numbered,
      let entry = dispatches[shown.number].entries.first
    else { return [] }
    return [target(of: shown, entry, enumName: nil, isCertain: true)]
  }

  /// The most closures of one state that are followed: each may call another one.
  private static let mostHandlers = 8

  /// The screens that the closures lead to which events of the page put into a state that is called.
  func targets(
    ofCallback place: StatePlace, _ arguments: [LabelledValue], _ trigger: Trigger, depth: Int
  ) -> [Target] {
    guard depth < Self.mostReactions, let closures = handlers[place] else { return [] }
    return closures.prefix(Self.mostHandlers).flatMap { closure in
      reader.evaluator.effects(of: closure, arguments: arguments.map(\.value))
        .flatMap { targets(of: $0, trigger, depth: depth + 1) }
    }.withoutAlternatives
  }

  /// The screens of Booleans that only say whether a sheet is shown, while another state decides what it shows: effects
  /// that set only the Boolean show what the other state has at first, or what a control of the page has chosen,
  /// `Picker("Kind", selection: $kind)`.
  func flagged(_ effects: [Effect]) -> [Target] {
    guard hasFlags else { return [] }
    let written = effects.compactMap { effect -> (place: StatePlace, value: Value)? in
      guard case .assign(let place, let value) = effect.kind else { return nil }
      return (memory.shared(place), value)
    }
    return scope.flatMap { scoped -> [Target] in
      guard let flag = scoped.presentation.flag, let state = scoped.presentation.state else {
        return []
      }
      let (place, decider) = (memory.shared(flag.state), memory.shared(state))
      guard written.contains(where: { $0.place == place && $0.value.mayBeTrue }),
        !written.contains(where: { $0.place == decider })
      else { return [] }
      var values = [flag.initial]
      if index.isView(state.type), index.selects(state),
        let type = dispatches[scoped.number].enumName
      {
        values += (index.enumCases(of: type) ?? [])
          .map { .enumCase(EnumValue(type: type, name: $0.name)) }.filter { $0 != flag.initial }
      }
      return values.flatMap { targets(of: scoped, showing: $0, isCertain: false) }
    }
  }
}
