extension TargetSearch {
  /// Why a trigger that looks as if it leads somewhere has no target; nil if it does not look so.
  func problem(of trigger: Trigger) -> String? {
    switch trigger.action {
    case .show(let views):
      return views.isEmpty ? "the link's destination is not known" : nil
    case .push(let value): return problem(pushing: value)
    case .select(let place, let value):
      let shared = memory.shared(place)
      let isBound = bound.contains(shared) || tabs.places.contains(shared)
      return isBound ? problem(assigning: value, to: place) : nil
    case .run(.closure(let closure)):
      let known = memory.effects(
        of: closure, isControl: trigger.isControl, watching: trigger.watched)
      return answers.problem(of: known) {
        known.effects.lazy.filter { self.shownCases.allow($0, self.memory) }
          .compactMap(self.problem(of:)).first
      }
    case .run: return nil
    }
  }

  private func problem(of effect: Effect) -> String? {
    switch effect.kind {
    case .assign(_, let value) where shownCases.isBack(value): return nil
    case .assign(let place, let given):
      // There is no step after the last one.
      let value = shownCases.next(given, in: place, memory, index)
      guard bound.contains(memory.shared(place)) else {
        return problem(ofCase: value)
      }
      return problem(assigning: value, to: place)
    case .append(_, let value): return problem(ofCase: value)
    case .increase: return nil
    case .call(_, let arguments), .callback(_, let arguments):
      return arguments.lazy.compactMap { self.problem(ofCase: $0.value) }.first
    }
  }

  private func problem(assigning value: Value, to place: StatePlace) -> String? {
    switch value {
    case .nothing, .boolean(false): nil
    case .unknown, .object: "which value '\(place.property)' gets is not known"
    default: problem(ofCase: value)
    }
  }

  private func problem(pushing value: Value) -> String? {
    switch value {
    case .nothing: return nil
    case .enumCase(let value):
      return problem(ofCase: .enumCase(value))
        ?? "no navigationDestination for '\(value.type ?? ".\(value.name)")' applies here"
    case .object(let object):
      return "no navigationDestination for '\(object.type)' applies here"
    case .unknown(let source, _):
      return "the type of '\(source)' is not known"
    default: return "no navigationDestination for its value applies here"
    }
  }

  /// Why a case of an enum that the app shows elsewhere is not shown here.
  private func problem(ofCase value: Value) -> String? {
    guard case .enumCase(let value) = value, let type = value.type,
      let dispatch = dispatches.first(where: { $0.enumName == type })
    else { return nil }
    // What goes back to the page that the others come instead of leads nowhere new.
    let isFirst = scope.contains { scoped in
      guard let first = scoped.presentation.firstCase else { return false }
      return first.enumName == type && first.names.contains(value.name)
    }
    if isFirst { return nil }
    guard let entry = dispatch.entry(for: value), !entry.isEmpty, !entry.views.isEmpty else {
      return "'\(type).\(value.name)' has no view"
    }
    return "nothing that shows '\(type).\(value.name)' applies here"
  }
}
