/// Finds the screens that triggers lead to.
///
/// A trigger matches presentations of its own page first, then those of the pages and layers below it, then those around the
/// app's root.
struct TargetSearch {
  let reader: DispatchReader
  /// What the actions do.
  let memory: EffectMemory
  /// What each presentation shows, by its number.
  let dispatches: [Dispatch]
  /// The presentations that apply, innermost first.
  let scope: [ScopedPresentation]
  /// The state that selects the tab, and the keys of the tabs.
  let tabs: TabSelection
  /// The states that the presentations are bound to, in the order of the scope.
  let states: [StatePlace?]
  /// The same states, for a quick answer.
  let bound: Set<StatePlace>
  /// The places in the scope by the last name of their state.
  private let positions: [String: [Int]]
  /// What was found for the controls of the screen so far.
  let answers = TargetAnswers()

  init(
    reader: DispatchReader, memory: EffectMemory, dispatches: [Dispatch],
    scope: [ScopedPresentation], tabs: TabSelection
  ) {
    self.reader = reader
    self.memory = memory
    self.dispatches = dispatches
    self.scope = scope
    self.tabs = tabs
    states = scope.map { $0.presentation.state.map(memory.shared) }
    bound = Set(states.compactMap(\.self))
    positions = Dictionary(grouping: scope.indices.filter { scope[$0].presentation.state != nil }) {
      scope[$0].presentation.state?.property.lastComponent ?? ""
    }
  }

  /// How tabs are selected.
  struct TabSelection {
    /// The state that selects the tab.
    var place: StatePlace?
    /// The screens of the tabs.
    var keys: [ScreenKey] = []
  }

  private var index: AppIndex { reader.index }

  /// The screens that a trigger leads to, most certain first.
  func targets(of trigger: Trigger) -> [Target] {
    switch trigger.action {
    case .show(let views): return show(views, trigger)
    case .push(let value): return push(value, in: scope)
    case .select(let place, let value): return assign(value, to: place)
    case .run(let value):
      guard case .closure(let closure) = value else { return [] }
      let known = memory.effects(of: closure, isControl: trigger.isControl)
      return answers.targets(of: known, for: trigger) {
        known.effects.flatMap { targets(of: $0, trigger) }
      }
    }
  }

  private func targets(of effect: Effect, _ trigger: Trigger) -> [Target] {
    var found: [Target]
    switch effect.kind {
    case .assign(let place, let value): found = assign(value, to: place)
    case .append(let place, let value):
      found = push(value, in: scope)
      if found.isEmpty { found = assign(value, to: place) }
    case .call(let callee, let arguments):
      found = CallTargets(search: self, trigger: trigger).targets(of: callee, arguments)
    }
    if !effect.isCertain {
      for number in found.indices { found[number].isCertain = false }
    }
    return found
  }

  // MARK: Values

  /// The screen that views are which a link pushes.
  func show(_ views: [ViewNode], _ trigger: Trigger, as kind: ScanReport.Edge.Kind = .push)
    -> [Target]
  {
    let shown = ShownView(views, index: index, evaluator: reader.evaluator)
    guard !views.isEmpty, !shown.isEmpty else { return [] }
    let name = trigger.text ?? trigger.symbol ?? "link"
    let subject =
      shown.type.map { ScreenKey.Subject.view($0) }
      ?? .part(of: trigger.owner, name: ScreenKey.partName(name))
    return [
      Target(
        key: ScreenKey(ScreenKey.Role(kind), subject), kind: kind, views: views, shownBy: nil,
        entry: nil, isCertain: true)
    ]
  }

  /// The screens that pushing a value shows.
  func push(_ value: Value, in scope: [ScopedPresentation]) -> [Target] {
    if case .array(let values) = value { return values.last.map { push($0, in: scope) } ?? [] }
    let pushing = scope.filter { $0.presentation.pushesValues }
    let matches = ValueMatch(value, index: index).matches(
      pushing.map { ($0, dispatches[$0.number]) })
    for match in matches {
      let found = targets(of: match.scoped, showing: value, isCertain: match.isCertain)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The screens that setting a state shows.
  func assign(_ value: Value, to written: StatePlace) -> [Target] {
    let place = memory.shared(written)
    if value == .nothing || value == .boolean(false) { return [] }
    if place == tabs.place.map(memory.shared), let key = tab(for: value) {
      return [
        Target(key: key, kind: .tab, views: [], shownBy: nil, entry: nil, isCertain: true)
      ]
    }
    let exact = bound.contains(place) ? scope.indices.filter { states[$0] == place } : []
    for scoped in exact.map({ scope[$0] }) {
      let found = targets(of: scoped, showing: value, isCertain: true)
      if !found.isEmpty { return found }
    }
    guard exact.isEmpty else { return [] }
    return assignByName(value, to: place)
  }

  /// A state that is not the same place but has the same name, as of a view model that was passed on.
  private func assignByName(_ value: Value, to place: StatePlace) -> [Target] {
    let name = place.property.lastComponent
    for scoped in (positions[name] ?? []).map({ scope[$0] }) {
      if scoped.presentation.state == nil { continue }
      if case .flag = scoped.presentation.cause, !value.mayBeTrue { continue }
      let found = targets(of: scoped, showing: value, isCertain: false)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func tab(for value: Value) -> ScreenKey? {
    guard case .enumCase(let value) = value else { return nil }
    return tabs.keys.first { key in
      guard case .enumCase(let type, let path) = key.subject else { return false }
      return path == value.path && (value.type == nil || value.type == type)
    }
  }

  // MARK: Presentations

  /// The screens that a presentation shows for a value.
  func targets(
    of scoped: ScopedPresentation, showing value: Value, isCertain: Bool
  ) -> [Target] {
    let dispatch = dispatches[scoped.number]
    let presentation = scoped.presentation
    if presentation.kind == .alert || presentation.kind == .confirmation {
      return [target(of: scoped, nil, enumName: nil, isCertain: isCertain && value.isKnown)]
    }
    guard let enumName = dispatch.enumName else {
      return dispatch.entries.first.map {
        [target(of: scoped, $0, enumName: nil, isCertain: isCertain && value.isKnown)]
      } ?? []
    }
    guard case .enumCase(let value) = value, let entry = dispatch.entry(for: value),
      !entry.views.isEmpty, !entry.isEmpty
    else { return [] }
    return [target(of: scoped, entry, enumName: enumName, isCertain: isCertain)]
  }

  /// The screen that a presentation shows.
  func target(
    of scoped: ScopedPresentation, _ entry: Dispatch.Entry?, enumName: String?, isCertain: Bool
  ) -> Target {
    let presentation = scoped.presentation
    let subject: ScreenKey.Subject
    if let enumName, let entry {
      subject = .enumCase(type: enumName, path: entry.path)
    } else if let view = entry?.view {
      subject = .view(view)
    } else {
      subject = .part(of: presentation.owner, name: presentation.partName)
    }
    return Target(
      key: ScreenKey(ScreenKey.Role(presentation.kind), subject), kind: presentation.kind,
      views: entry?.views ?? [], shownBy: scoped, entry: enumName == nil ? nil : entry,
      isCertain: isCertain)
  }
}

extension Presentation {
  /// Whether it shows values that are pushed.
  var pushesValues: Bool {
    switch cause {
    case .value: kind == .push
    case .flag, .item, .window, .always, .unknown: false
    }
  }

  /// The name of what it shows, if that is not a view of the app.
  var partName: String {
    let title = modifier.arguments.lazy.compactMap { argument in
      if argument.label == nil, case .text(let text) = argument.value { text.plain } else { nil }
    }.first
    switch cause {
    case .flag(let state), .item(let state):
      return ScreenKey.partName(state: state.property.lastComponent)
    case .value(let type): return ScreenKey.partName(type)
    case .window(let id): return ScreenKey.partName(id)
    case .always, .unknown:
      return ScreenKey.partName(title ?? kind.rawValue)
    }
  }
}

extension Value {
  /// Whether the value is known enough to be sure that it shows something.
  var isKnown: Bool {
    switch self {
    case .unknown(_, _), .nothing: false
    case .binding(_, let value): value.isKnown
    default: true
    }
  }

  /// Whether a Boolean of this value may be true.
  var mayBeTrue: Bool {
    switch self {
    case .boolean(let flag): flag
    case .unknown: true
    case .binding(_, let value): value.mayBeTrue
    default: false
    }
  }
}
