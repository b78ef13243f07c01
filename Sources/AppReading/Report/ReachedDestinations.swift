// Which cases of the dispatches are screens, and how they are shown.
extension GraphBuilder {
  /// Whether a case that can be shown in several ways, by a router or by several modifiers, has the same view in another
  /// one, or is shown in none and listed as a route.
  func isElsewhere(_ key: ScreenKey, _ entry: Dispatch.Entry, _ dispatch: Dispatch) -> Bool {
    guard screens[key] == nil else { return false }
    let isOfRouter =
      dispatch.wrapper != nil || dispatch.enumName.map(reader.index.isPageValue) == true
    if isOfRouter, key.role != .route { return true }
    return Self.waysToShow.contains { role in
      guard role != key.role, let other = screens[ScreenKey(role, key.subject)] else {
        return false
      }
      return isOfRouter || other.views.onlyOwn?.typeName == entry.view
    }
  }

  /// Notes the cases of enums for which an action leads to pages: to the last one where it pushes several.
  ///
  /// Of what a page waits for only those of links and pages count, and not those of work that is done.
  func note(casesOf targets: [Target], by trigger: Trigger) {
    for (number, target) in targets.enumerated()
    where target.kind != .alert && target.kind != .confirmation {
      // Of a page and a tab that is selected if there is none, the page.
      let later = targets.dropFirst(number + 1)
        .filter { $0.kind != .tab || target.kind == .tab }.flatMap(\.cases)
      for value in target.cases
      where !later.contains(value)
        && (trigger.watched == nil || value.type?.namesPages == true)
      {
        casesOfActions.append((value, target.kind, target.key))
      }
    }
  }

  private static let waysToShow: [ScreenKey.Role] = [
    .route, .sheet, .cover, .popover, .inspector, .tab,
  ]

  /// How a presentation shows a case: a library's router pushes and presents the same ones.
  func kinds(
    of presentation: Presentation, showing subject: ScreenKey.Subject
  ) -> [ScanReport.Edge.Kind] {
    guard presentation.isOfRouter else {
      return [presentation.kind]
    }
    let kinds = [.push, .sheet, .cover].filter { (kind: ScanReport.Edge.Kind) in
      screens[ScreenKey(ScreenKey.Role(kind), subject)] != nil
    }
    return kinds.isEmpty ? [presentation.kind] : kinds
  }

  /// The full names of the views that the app begins with, and of those that fill them.
  private var firstViews: Set<String> {
    var found: Set<String> = []
    for key in order {
      guard let screen = screens[key], screen.path.depth == 0 else { continue }
      if screen.isWholeView { found.insert(screen.view) }
      var view = screen.views.onlyOwn
      while let current = view, case .own(let type) = current.kind, found.insert(type).inserted {
        view = current.contents.flatMap(\.views).onlyOwn
      }
    }
    return found
  }

  /// The cases with a view that nothing leads to, in the order of the source.
  var unreachedDestinations: [(key: ScreenKey, place: SourcePlace)] {
    var found: [(key: ScreenKey, place: SourcePlace)] = []
    var seen: Set<ScreenKey> = []
    let first = firstViews
    let shown = Set(stackRoots.values.map(\.subject))
    for scoped in presentations where !scoped.presentation.isStep {
      let dispatch = dispatches[scoped.number]
      for entry in dispatch.entries where !entry.isEmpty && !entry.views.isEmpty {
        // The view with the app's tabs.
        if entry.view.map(tabSelection.containers.contains) == true { continue }
        let key: ScreenKey
        if let type = dispatch.enumName {
          let subject = ScreenKey.Subject.enumCase(type: type, path: entry.path)
          if shown.contains(subject) { continue }
          let kinds = kinds(of: scoped.presentation, showing: subject)
          key = ScreenKey(ScreenKey.Role(kinds[0]), subject)
          // A router may begin with one of its own pages.
          if scoped.presentation.isOfRouter, entry.view.map(first.contains) == true { continue }
        } else if let view = entry.view, scoped.presentation.pushesValues {
          key = ScreenKey(.route, .view(view))
        } else {
          continue
        }
        guard screens[key] == nil, !isElsewhere(key, entry, dispatch), seen.insert(key).inserted
        else {
          continue
        }
        found.append((key, entry.place))
      }
    }
    return found.sorted { ($0.place.file, $0.place.offset) < ($1.place.file, $1.place.offset) }
  }
}
