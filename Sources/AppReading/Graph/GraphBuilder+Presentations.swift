import Scenes

extension GraphBuilder {
  /// A trigger whose target is not known.
  struct OpenTrigger {
    var trigger: Trigger
    var screen: ScreenKey
    var reason: String
  }

  /// Two presentations are the same if they are at the same place for the same page.
  struct PresentationName: Hashable {
    var place: SourcePlace
    var name: String
    var page: ScreenKey?
    var state: StatePlace?
    /// The cases of its state that it is shown for, if not for all: the links of a loop are at one place.
    var cases: Set<String>?
    /// The view that a component shows by a state of its own, which may be given another one where it is used again.
    var view: String?
    /// What that view is given, as far as it may decide what it shows; nil where that makes no difference.
    var way: [String]?
  }

  func scoped(
    _ found: [Presentation], page: ScreenKey?, level: Int
  ) -> [ScopedPresentation] {
    let known = found.map { presentation -> Int in
      let view = presentation.ownView
      var name = PresentationName(
        place: presentation.place, name: presentation.modifier.name, page: page,
        state: presentation.state, cases: presentation.shownCases, view: view?.typeName)
      let first = name
      name.way = view.map(PageVariants.way)
      let isOneOfMany = ways[first, default: 0] > PageVariants.most
      if let number = numbers[name] ?? (isOneOfMany ? numbers[first] : nil) {
        presentations[number].presentation.instances.formUnion(presentation.instances)
        return number
      }
      let number = presentations.count
      numbers[name] = number
      if numbers[first] == nil { numbers[first] = number }
      ways[first, default: 0] += 1
      let scoped = ScopedPresentation(
        presentation: presentation, level: level, page: page, number: number)
      presentations.append(scoped)
      dispatches.append(dispatch(of: presentation))
      return number
    }
    return known.map { presentations[$0] }
  }

  /// Enqueues what a control or an event leads to, and notes what shows it.
  func reach(_ target: Target, from screen: Screen, owner: String) {
    if let shownBy = target.shownBy {
      reached.insert(shownBy.number)
      followed.insert(shownBy.presentation.place)
    }
    enqueue(target, from: screen, owner: owner)
  }

  /// What a presentation shows for each value; that of a wrapped enum is decided by the value, so it is read once.
  private func dispatch(of presentation: Presentation) -> Dispatch {
    if let known = wrappedDispatches[presentation.place] { return known }
    let dispatch = reader.dispatch(of: presentation)
    if dispatch.wrapper != nil { wrappedDispatches[presentation.place] = dispatch }
    return dispatch
  }

  /// Enqueues the other tabs of a `TabView` inside of a screen, to which its bar leads, the steps of an assistant, and the pages
  /// that come instead of the screen by themselves.
  func enqueueTabs(of screen: Screen, _ search: TargetSearch) {
    for scoped in screen.scope where scoped.page == screen.key && scoped.presentation.isInTurn {
      let dispatch = dispatches[scoped.number]
      for entry in dispatch.entries where !entry.isEmpty {
        let target = search.target(
          of: scoped, entry, enumName: dispatch.enumName, isCertain: true)
        enqueue(target, from: screen, owner: screen.view)
        guard scoped.presentation.isAlternate else { continue }
        add(
          Edge(
            source: screen.key, target: target.key, kind: target.kind, control: nil,
            place: scoped.presentation.place, isCertain: true))
      }
    }
  }

  /// Enqueues what pages present by a state that no known control sets; false if there is nothing.
  func enqueueUnreached(_ leftOut: (ScreenKey) -> Bool) -> Bool {
    var isAny = false
    for scoped in presentations where !reached.contains(scoped.number) {
      let dispatch = dispatches[scoped.number]
      // Pages that a state chooses all come by themselves if nothing known sets it.
      guard scoped.presentation.isChosenByState || isShownByItself(scoped, dispatch) else {
        continue
      }
      reached.insert(scoped.number)
      // One around pages is on the first one, but for that of a tab with columns.
      let page =
        scoped.page
        ?? order.first {
          screens[$0]?.view == scoped.presentation.owner && screens[$0]?.path.question == nil
        } ?? order.first
      guard let screen = page.flatMap({ screens[$0] }) else { continue }
      let search = TargetSearch(
        reader: reader, memory: memory, dispatches: dispatches, scope: screen.scope,
        tabs: tabSelection)
      let entries: [Dispatch.Entry?] = dispatch.entries.isEmpty ? [nil] : dispatch.entries
      let targets = entries.filter { $0?.isEmpty != true }.flatMap { entry in
        search.firstTabs(in: entry?.view, as: scoped.presentation.kind, shownBy: scoped)
          ?? [
            search.target(
              of: scoped, entry, enumName: dispatch.enumName,
              isCertain: scoped.presentation.cause == .always)
          ]
      }
      for target in targets where !leftOut(target.key) {
        // A card that is shown elsewhere may be a part of this page for another reason.
        let isKnown = screens[target.key] != nil
        if isKnown, scoped.presentation.isOverlay || scoped.presentation.isChosenByState {
          continue
        }
        add(
          Edge(
            source: screen.key, target: target.key, kind: target.kind, control: nil,
            place: scoped.presentation.place, isCertain: target.isCertain,
            container: scoped.page == nil
              ? container(scoped.presentation.owner, around: screen) : nil))
        guard screens[target.key] == nil else { continue }
        enqueue(target, from: screen, owner: screen.view)
        isAny = true
      }
    }
    return isAny
  }

  /// Whether something else than the state of a page may show what it presents.
  private func isShownByItself(_ scoped: ScopedPresentation, _ dispatch: Dispatch) -> Bool {
    dispatch.enumName == nil && !scoped.presentation.pushesValues && !scoped.presentation.isStep
      && !isFollowedLink(scoped) && !isFollowedElsewhere(scoped) && !isUnset(scoped.presentation)
  }

  private func isUnset(_ presentation: Presentation) -> Bool {
    guard let state = presentation.state.map(memory.shared) else { return false }
    return ForgottenFlag(state, index: reader.index).isForgotten
      || InheritedStates(index: reader.index).isUnset(state, in: presentation.owner)
  }

  /// Whether a component lacks here the control that it has on other pages.
  private func isFollowedElsewhere(_ scoped: ScopedPresentation) -> Bool {
    guard let state = scoped.presentation.state,
      reader.index.isView(state.type)
        // Only the last step may lead to what comes after all of them.
        || scoped.page.flatMap({ screens[$0] })?.isAmongSteps == true
    else { return false }
    return followed.contains(scoped.presentation.place)
  }

  /// Whether a link that a state follows too is one that people can tap.
  private func isFollowedLink(_ scoped: ScopedPresentation) -> Bool {
    guard scoped.presentation.modifier.name == "NavigationLink" else { return false }
    return edges.contains { $0.place == scoped.presentation.place }
  }
}

extension Presentation {
  /// The view of the app that is all it shows by a state of the view that has it.
  fileprivate var ownView: ViewNode? {
    guard case .views(let views) = content, state?.type == owner else { return nil }
    return views.onlyOwn
  }

  /// The views with the buttons of a question.
  var buttonViews: [ViewNode] {
    var views = modifier.contents.filter { $0.label != "message" }.flatMap(\.views)
    for argument in modifier.arguments {
      if case .views(let found) = argument.value { views += found }
    }
    return views
  }

  /// The name of the window that it opens.
  var windowName: String {
    if case .text(let title)? = modifier.argument(nil), let title = title.plain { return title }
    switch cause {
    case .window(let id): return id
    case .value(let type): return type
    default: return "window"
    }
  }
}

extension GraphBuilder.Screen {
  /// The full name of the app's view around the screen's own one.
  var container: String? {
    guard views.count == 1, case .own(let type) = views[0].kind, type != view else { return nil }
    return type
  }

  /// Whether a target is this sheet or question, or one below it, or a page that a state of the page below it shows.
  func isShowing(_ target: Target) -> Bool {
    switch target.kind {
    case .tab: target.key == key && !target.isCertain
    case .push:
      target.key == key && target.shownBy?.presentation.state != nil && target.shownBy?.page != key
        // A column that is on the path already shows its page, which is only loaded again.
        || target.shownBy?.presentation.keptPages ?? 0 > 0 && path.pages.contains(target.key)
        // So is one that its own question asks about, `shot = copies.last`.
        || card != nil && target.shownBy?.presentation.isInstead == true
          && (path.layers.last?.pages ?? path.pages).last == target.key
    case .window: false
    default: target.key == key || path.layers.contains { $0.pages.first == target.key }
    }
  }
}
