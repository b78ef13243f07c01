extension GraphBuilder {
  /// Finds what controls push on the stacks of other tabs, as `router.open(.orders, with: order)` does.
  ///
  /// Those stacks are known once the whole app is.
  func followPushesElsewhere() {
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
        followPushes(of: trigger, on: screen, search, elsewhere: far)
      }
    }
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

  private func followPushes(
    of trigger: Trigger, on screen: Screen, _ search: TargetSearch,
    elsewhere far: [ScopedPresentation]
  ) {
    guard case .run(.closure(let closure)) = trigger.action else { return }
    for effect in memory.effects(of: closure, isControl: trigger.isControl).effects {
      guard case .append(let place, let value) = effect.kind, value.hasKnownType,
        search.isPath(memory.shared(place), of: value),
        search.push(value, in: screen.scope).isEmpty
      else { continue }
      for target in search.push(value, in: far) where screens[target.key] != nil {
        add(
          Edge(
            source: screen.key, target: target.key, kind: target.kind,
            control: trigger.isControl ? (trigger.text, trigger.symbol) : nil,
            place: trigger.place, isCertain: false))
      }
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
