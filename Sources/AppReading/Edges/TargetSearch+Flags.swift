/// The screens of Booleans that only say whether a sheet is shown, while another state decides what it shows.
extension TargetSearch {
  /// The screens that effects show without a new value for the state that decides, which keeps the one that it has at
  /// first.
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
      return targets(of: scoped, showing: flag.initial, isCertain: false)
    }
  }
}
