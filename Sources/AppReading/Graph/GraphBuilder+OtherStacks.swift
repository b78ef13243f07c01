extension GraphBuilder {
  /// Finds what controls push on the stacks of other tabs, as `router.open(.orders, with: order)` does; true if nothing else
  /// leads to some of these pages, which are to be followed next.
  ///
  /// Those stacks are known once the whole app is.
  func followPushesElsewhere(_ leftOut: (ScreenKey) -> Bool) -> Bool {
    var isAny = false
    let all = presentations.filter(\.presentation.pushesValues)
    for key in order {
      guard let screen = screens[key] else { continue }
      let near = Set(screen.scope.map(\.number))
      let far = all.filter { !near.contains($0.number) }
      guard !far.isEmpty else { continue }
      let search = TargetSearch(
        reader: reader, memory: memory, dispatches: dispatches, scope: screen.scope,
        tabs: tabSelection)
      for trigger in allTriggers(of: screen) {
        let targets = pushes(of: trigger, on: screen, search, elsewhere: far)
        note(casesOf: targets, by: trigger)
        for target in targets {
          if screens[target.key] == nil {
            guard !leftOut(target.key), let page = target.shownBy?.page, let below = screens[page]
            else { continue }
            enqueue(target, from: below, owner: below.view)
            isAny = true
          }
          add(
            Edge(
              source: screen.key, target: target.key, kind: target.kind,
              control: trigger.isControl ? (trigger.text, trigger.symbol) : nil,
              place: trigger.place, isCertain: false))
        }
      }
    }
    return isAny
  }

  /// The triggers of the controls of a screen, in their order, and then what it does by itself.
  func allTriggers(of screen: Screen) -> [Trigger] {
    let owners = Dictionary(
      screen.triggers.map { ($0.actionPlace, $0) },
      uniquingKeysWith: { $0.isDisabled && !$1.isDisabled ? $1 : $0 })
    let known = Dictionary(
      screen.triggers.map { ($0.action.identity(at: $0.place), $0) },
      uniquingKeysWith: { $0.isDisabled && !$1.isDisabled ? $1 : $0 })
    var followed: Set<Control.Action.Identity> = []
    let controls = screen.reading.controls.map { control in
      let identity = control.action.identity(at: control.place)
      let first = owners[control.actionPlace] ?? owners[control.place]
      let known = known[identity] ?? first
      followed.insert(identity)
      var trigger = Trigger(
        action: control.action, text: control.text ?? first?.text,
        symbol: control.symbol ?? first?.symbol, owner: known?.owner ?? screen.view,
        place: control.place, isControl: true, isConditional: known?.isConditional ?? false)
      trigger.isDisabled = known?.isDisabled ?? false
      trigger.instance = known?.instance ?? 0
      trigger.writer = known?.writer
      return trigger
    }
    return controls
      + screen.triggers.filter { !followed.contains($0.action.identity(at: $0.place)) }
  }

  /// The pages that a trigger pushes on stacks that are not those of its screen.
  private func pushes(
    of trigger: Trigger, on screen: Screen, _ search: TargetSearch,
    elsewhere far: [ScopedPresentation]
  ) -> [Target] {
    guard case .run(.closure(let closure)) = trigger.action else { return [] }
    return memory.effects(of: closure, isControl: trigger.isControl, watching: trigger.watched)
      .effects.flatMap { effect in
        effect.pushedValues.flatMap { place, value -> [Target] in
          guard value.hasKnownType, search.isPath(memory.shared(place), of: value),
            search.push(value, in: screen.scope).isEmpty
          else { return [] }
          return search.push(value, in: far).map { target in
            var target = target
            target.cases = effect.cases
            return target
          }
        }
      }
  }
}

extension Effect {
  /// The values that it puts on a stack, and its state, `path.append(.detail)` and `path = [.list, .detail]`.
  fileprivate var pushedValues: [(StatePlace, Value)] {
    switch kind {
    case .append(let place, let value): [(place, value)]
    case .assign(let place, .array(let values)): values.map { (place, $0) }
    case .assign, .increase, .call, .callback: []
    }
  }
}

extension Value {
  /// Whether it is an instance or a case of a type of the app.
  var hasKnownType: Bool {
    switch self {
    case .object(let object): !object.type.hasPrefix("[")
    case .enumCase(let value): value.type != nil
    default: false
    }
  }
}
