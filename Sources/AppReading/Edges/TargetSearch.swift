import Scenes
import SwiftParsing

/// Finds the screens that triggers lead to.
///
/// A trigger matches presentations of its own page first, then those of the pages and layers below it, then those around the
/// app's root. A class, since it goes through all functions of the search.
final class TargetSearch {
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
  /// Whether a presentation has an enum of pages inside its values.
  let hasWrappers: Bool
  /// Whether a Boolean shows what another state decides.
  let hasFlags: Bool
  /// The full names of the components of which several uses on a page show different views.
  private let componentTypes: Set<String>
  /// The places in the scope by the last name of their state.
  private let positions: [String: [Int]]
  /// What the pages here do when a state changes, by the state, innermost first.
  let watchers: [StatePlace: [Trigger]]
  /// The cases that states have while the screen is shown.
  let shownCases: ShownCases
  /// The closures that events of the page put into states, by the state.
  let handlers: [StatePlace: [ClosureValue]]
  /// What was found for the controls of the screen so far.
  let answers = TargetAnswers()

  init(
    reader: DispatchReader, memory: EffectMemory, dispatches: [Dispatch],
    scope: [ScopedPresentation], tabs: TabSelection, watching: [Trigger] = [],
    events: [Trigger] = [], shownCases: ShownCases = ShownCases()
  ) {
    self.reader = reader
    self.memory = memory
    self.dispatches = dispatches
    self.scope = scope
    self.tabs = tabs
    self.shownCases = shownCases
    handlers = memory.handlers(setBy: events)
    watchers = watching.reduce(into: [:]) { watchers, trigger in
      guard let watched = trigger.watched else { return }
      watchers[memory.shared(watched), default: []].append(trigger)
    }
    states = scope.map { $0.presentation.state.map(memory.shared) }
    hasWrappers = scope.contains { dispatches[$0.number].wrapper != nil }
    hasFlags = scope.contains { $0.presentation.flag != nil }
    bound = Set(states.compactMap(\.self))
    var numbers: [SourcePlace: Int] = [:]
    componentTypes = Set(
      scope.prefix { $0.page == scope[0].page }.filter { scoped in
        let known = numbers.updateValue(scoped.number, forKey: scoped.presentation.place)
        return known.map { $0 != scoped.number } ?? false
      }.map(\.presentation.owner))
    positions = Dictionary(grouping: scope.indices.filter { scope[$0].presentation.state != nil }) {
      scope[$0].presentation.state?.property.lastComponent ?? ""
    }
  }

  /// How tabs are selected.
  struct TabSelection {
    /// The states that select tabs.
    var places: Set<StatePlace> = []
    /// The screens that the app begins with: of its tabs, or its first page and its alternatives.
    var roots: [AppRoots.Root] = [] {
      didSet { conditional = roots.filter { !$0.conditions.isEmpty } }
    }
    /// Those of the screens that the app begins with only under conditions.
    private(set) var conditional: [AppRoots.Root] = []
    /// The full names of the views around them; see ``AppRoots/containers``.
    var containers: Set<String> = []
    /// Those of them with tabs inside.
    var tabContainers: Set<String> = []
    /// The one in which the page is whose controls are followed.
    var current: AppRoots.Root?

    /// The number of tabs in the bar of the current one, or in the first bar.
    var barCount: Int {
      let bar = current?.bar ?? 0
      return roots.count { $0.bar == bar }
    }
  }

  var index: AppIndex { reader.index }

  /// The screens that a trigger leads to, most certain first.
  func targets(of trigger: Trigger) -> [Target] {
    switch trigger.action {
    case .show(let views): return show(views, trigger)
    case .push(let value): return push(value, in: scope)
    case .select(let place, let value): return assign(value, to: place)
    case .run(let value):
      guard case .closure(let closure) = value else { return [] }
      let known = memory.effects(
        of: closure, isControl: trigger.isControl, watching: trigger.watched)
      let instance = componentTypes.contains(trigger.owner) ? trigger.instance : 0
      return answers.targets(of: known, for: trigger, instance: instance) {
        let effects = shownCases.goingOn(
          known.effects.filter { shownCases.allow($0, memory) }, memory, index)
        let shown = effects.map { effect in
          targets(of: effect, trigger).filter { !isRuledOut($0, after: effect, by: effects) }
        }
        let found =
          asked(shown, by: effects) + flagged(effects) + controllerAlerts(in: effects, trigger)
          + libraryAlerts(in: effects, trigger)
        return holding(chosen(among: found, by: effects), by: effects, of: trigger)
          .withoutOtherTabs(isInBar: tabs.current?.bar != nil)
          .droppingRechecks(isControl: trigger.isControl && !trigger.isOfWholeView)
          .withoutAlternatives
      }
    }
  }

  /// The screens that an effect of a trigger leads to; see ``reactions(to:in:_:depth:)`` for the depth.
  func targets(of effect: Effect, _ trigger: Trigger, depth: Int = 0) -> [Target] {
    var found: [Target]
    switch effect.kind {
    case .assign(_, let given) where shownCases.isBack(given): return []
    case .assign(let place, let given):
      let value = shownCases.next(given, in: place, memory, index)
      found = assign(value, to: place, by: trigger)
      // A new path, `path = [.home]`.
      if found.isEmpty, case .array(let pages) = value, let last = pages.last {
        found = isPath(place, of: last) ? push(last, in: scope) : []
      }
      if found.isEmpty, case .number(let text) = value, let number = Int(text) {
        found = step(place, number, trigger)
      }
      if found.isEmpty { found = reactions(to: value, in: place, trigger, depth: depth) }
    case .increase(let place, let count): found = numbered(place, after: count)
    case .append(let place, let given):
      let value = shownCases.next(given, in: place, memory, index)
      found = isPath(place, of: value) ? push(value, in: scope) : []
      if found.isEmpty { found = assign(value, to: place) }
      if found.isEmpty { found = stacked(value, on: place, trigger) }
    case .call(let callee, let arguments):
      found = CallTargets(search: self, trigger: trigger).targets(of: callee, arguments)
    case .callback(let place, let arguments):
      found = targets(ofCallback: memory.shared(place), arguments, trigger, depth: depth)
    }
    found.removeAll { isLogIn($0, after: effect) || effect.isCopy && $0.isOfItem }
    if effect.isAfterError {
      for number in found.indices { found[number].isAfterError = true }
    }
    for number in found.indices {
      found[number].isCertain = found[number].isCertain && effect.isCertain
      if found[number].cases.isEmpty { found[number].cases = effect.cases }
    }
    return found
  }

  // MARK: Values

  /// The screens that pushing a value shows.
  func push(_ value: Value, in scope: [ScopedPresentation]) -> [Target] {
    let pushing = scope.filter { $0.presentation.pushesValues }
    if case .array(let values) = value, !pushing.contains(where: \.presentation.pushesLists) {
      return values.last.map { push($0, in: scope) } ?? []
    }
    let destinations = pushing.map { ($0, dispatches[$0.number] as Dispatch?) }
    let match = ValueMatch(value, index: index)
    let ofProtocol = match.matchesOfProtocol(destinations)
    guard ofProtocol.isEmpty else {
      return ofProtocol.flatMap { targets(of: $0.scoped, showing: value, isCertain: $0.isCertain) }
    }
    for match in match.matches(destinations) {
      let found = targets(of: match.scoped, showing: value, isCertain: match.isCertain)
      if !found.isEmpty { return found }
    }
    return scope.lazy.filter { self.showsStates($0, as: value) }
      .map { self.targets(of: $0, showing: value, isCertain: true) }.first { !$0.isEmpty } ?? []
  }

  /// Whether a stack of reducers shows a state that a link pushes, `NavigationLink(state: Path.State.detail(…))`.
  private func showsStates(_ scoped: ScopedPresentation, as value: Value) -> Bool {
    guard scoped.presentation.isStackOfReducers, case .enumCase(let value) = value,
      let type = dispatches[scoped.number].enumName
    else { return false }
    return value.type == type
  }

  /// The screens that setting a state shows.
  func assign(_ value: Value, to written: StatePlace, by trigger: Trigger? = nil) -> [Target] {
    let place = memory.shared(written)
    if value == .nothing || value == .boolean(false) { return roots(after: value, in: place) }
    if tabs.places.contains(place), let tab = tab(for: value, in: place) { return [tab] }
    var exact = bound.contains(place) ? scope.indices.filter { states[$0] == place } : []
    if let trigger, exact.count > 1 {
      // A component that is used several times has each time a state of its own.
      let own = exact.filter { scope[$0].presentation.instances.contains(trigger.instance) }
      if !own.isEmpty { exact = own }
    }
    for scoped in exact.map({ scope[$0] }) {
      let found = targets(of: scoped, showing: value, isCertain: true)
      if !found.isEmpty { return found }
    }
    guard exact.isEmpty else { return [] }
    for find in [assignWhole, assignByName] {
      let found = find(value, place)
      if !found.isEmpty { return found }
    }
    let presented = presented(value) + replaced(value, in: place)
    if !presented.isEmpty { return presented }
    let roots = roots(after: value, in: place)
    return roots.isEmpty ? newRoot(value, in: place) : roots
  }

  /// What the parts of an instance show that is put into a state as a whole: `failure = Failure(isShown: true)`.
  private func assignWhole(_ value: Value, to place: StatePlace) -> [Target] {
    var whole = ObjectValue(type: "")
    switch value {
    case .object(let object): whole = object
    // `failure = .init(error)` of a state whose type is not known.
    case .enumCase(let made) where made.type == nil && made.name == "init": break
    default: return []
    }
    let start = place.property + "."
    for (scoped, state) in zip(scope, states) {
      guard let state else { continue }
      let name: String
      if state.type == place.type, state.property.hasPrefix(start) {
        name = String(state.property.dropFirst(start.count))
      } else if state.type == whole.type, index.types[whole.type]?.keyword == .structure {
        name = state.property
      } else {
        continue
      }
      let part = whole.properties[name] ?? .unknown("", nil)
      guard part.mayBeTrue else { continue }
      let found = targets(of: scoped, showing: part, isCertain: part != .unknown("", nil))
      if !found.isEmpty { return found }
    }
    return []
  }

  /// A state that is not the same place but has the same name, as of a view model that was passed on.
  private func assignByName(_ value: Value, to place: StatePlace) -> [Target] {
    guard let found = positions[place.property.lastComponent], !index.isNowhereElse(place) else {
      return []
    }
    for scoped in found.map({ scope[$0] }) {
      if scoped.presentation.state == nil { continue }
      if case .flag = scoped.presentation.cause, !value.mayBeTrue { continue }
      let found = targets(of: scoped, showing: value, isCertain: false)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The tab that a value selects in a state, or in any if the state is not known.
  func tab(for value: Value, in place: StatePlace?) -> Target? {
    let roots = tabs.roots.lazy.filter { root in
      place == nil || root.selection.map(self.memory.shared) == place
    }
    let root: AppRoots.Root?
    switch memory.selecting(value) {
    case .number, .text: root = roots.first { $0.tag == value }
    case .enumCase(let value):
      root = roots.first { root in
        guard case .enumCase(let type, let path) = root.key.subject else { return false }
        return path == value.path && (value.type == nil || value.type == type)
      }
    default: return nil
    }
    return root.map {
      Target(key: $0.key, kind: .tab, views: [], shownBy: nil, entry: nil, isCertain: true)
    }
  }
}
