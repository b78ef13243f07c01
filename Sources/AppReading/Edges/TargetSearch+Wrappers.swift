/// The screens of values that have an enum of pages inside.
extension TargetSearch {
  /// The screen of a sheet whose item is of a value's type, which a router keeps in a list of its own.
  func presented(_ value: Value) -> [Target] {
    guard hasWrappers, case .object(let object) = value else { return [] }
    for scoped in scope where !scoped.presentation.pushesValues {
      guard dispatches[scoped.number].wrapper?.type == object.type,
        object.fits(scoped.presentation.kind)
      else { continue }
      let found = targets(of: scoped, showing: value, isCertain: false)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The screen of a page that takes the place of another one inside a value on a stack.
  func replaced(_ value: Value, in place: StatePlace) -> [Target] {
    guard hasWrappers, case .enumCase(let inner) = value else { return [] }
    for scoped in scope where scoped.presentation.pushesValues {
      guard let wrapper = dispatches[scoped.number].wrapper, let step = wrapper.steps.last,
        step.type == place.type, step.property == place.property
      else { continue }
      let found = targets(of: scoped, showing: wrapper.value(around: inner), isCertain: false)
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension ObjectValue {
  /// Whether its properties allow it to be shown in this way, as one that says whether it covers everything.
  fileprivate func fits(_ kind: ScanReport.Edge.Kind) -> Bool {
    for (name, value) in properties {
      let name = name.lowercased()
      guard case .boolean(let isCover) = value,
        name.includes("cover") || name.includes("fullscreen")
      else { continue }
      return isCover == (kind == .cover)
    }
    return true
  }
}

extension [Target] {
  /// The targets without those that show the same in another way: a router that has no stack presents a sheet instead.
  var withoutAlternatives: [Target] {
    enumerated().filter { number, target in
      target.isCertain
        || !self[..<number].contains {
          $0.key.subject == target.key.subject && $0.kind != target.kind && !$0.isCertain
        }
    }.map(\.element)
  }

  /// The targets without the tabs that are selected for the next time, where the app goes on to another first page, as by
  /// `tab = .home; isLoggedIn = false`; and without the first tab, where a log-in selects one, `tab = .me; isLoggedIn = true`.
  ///
  /// - Parameter isInBar: Whether the app is in its tabs.
  func withoutOtherTabs(isInBar: Bool) -> [Target] {
    if isInBar {
      let isLeaving = contains { $0.kind == .tab && $0.key.role != .tab }
      return isLeaving ? filter { $0.key.role != .tab } : self
    }
    let selectsTab = contains { $0.key.role == .tab && $0.isCertain }
    return selectsTab ? filter { $0.key.role != .tab || $0.isCertain } : self
  }

  /// The targets without other first pages that only a check leads to, `isLoggedIn = session != nil`.
  ///
  /// An event only checks again what is the case, and so does a control that leads to another page. Otherwise the first of
  /// them stays, since the app goes on with what follows from it.
  ///
  /// - Parameter isControl: Whether a control leads to the targets, and no event.
  func droppingRechecks(isControl: Bool) -> [Target] {
    let leadsElsewhere = contains { target in
      !target.isRecheck && target.kind != .alert && target.kind != .confirmation
    }
    let count = isControl && !leadsElsewhere ? 1 : 0
    let dropped = Set(indices.filter { self[$0].isRecheck }.dropFirst(count))
    return dropped.isEmpty ? self : indices.filter { !dropped.contains($0) }.map { self[$0] }
  }
}
