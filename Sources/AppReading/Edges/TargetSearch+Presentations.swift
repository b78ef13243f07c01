import Scenes

/// The screens that presentations show for values.
extension TargetSearch {
  /// The screens that a presentation shows for a value.
  func targets(
    of scoped: ScopedPresentation, showing value: Value, isCertain: Bool
  ) -> [Target] {
    let dispatch = dispatches[scoped.number]
    let presentation = scoped.presentation
    if let cases = presentation.shownCases, case .enumCase(let value) = value,
      !cases.contains(value.name)
    {
      return []
    }
    if presentation.kind == .alert || presentation.kind == .confirmation {
      return [target(of: scoped, nil, enumName: nil, isCertain: isCertain && value.isKnown)]
    }
    guard let enumName = dispatch.enumName else {
      if let given = target(of: scoped, showingViewsOf: value, in: dispatch, isCertain) {
        return [given]
      }
      var entries = dispatch.entries(ofValue: value)
      if let exact = entry(for: value, among: entries, in: presentation) { entries = [exact] }
      return entries.flatMap { entry in
        let isExact = isCertain && value.isKnown && entries.count == 1
        return firstTabs(in: entry.view, as: presentation.kind, shownBy: scoped)
          ?? [target(of: scoped, entry, enumName: nil, isCertain: isExact)]
      }
    }
    guard case .enumCase(let value) = dispatch.shown(value) else {
      // A link of a list leads to each of its elements; a sheet is shown for some of the cases only.
      let isElement = dispatch.isOfModels && value.isAny(of: enumName)
      guard isElement || dispatch.showsOneView && presentation.pushesValues && value != .nothing
      else { return [] }
      return dispatch.entries.map {
        target(of: scoped, $0, enumName: enumName, isCertain: false)
      }
    }
    guard var entry = dispatch.entry(for: value) else { return [] }
    if entry.view == nil, let given = target(of: scoped, showingViewIn: value, isCertain) {
      return [given]
    }
    guard !entry.views.isEmpty, !entry.isEmpty else { return [] }
    if let tabs = firstTabs(in: entry.view, as: presentation.kind, shownBy: scoped) { return tabs }
    if let views = views(of: presentation, given: value, in: dispatch.wrapper) {
      entry.views = views
    }
    let others = pages(insteadOf: &entry, of: scoped)
    return [target(of: scoped, entry, enumName: enumName, isCertain: isCertain)] + others
  }

  /// The pages of which a condition shows one instead of the page of a case, `if jar.isNew { NewJarView() } else { JarView() }`,
  /// and those that people see first who must pay for it, or allow something; see ``ViewNode/isGateName(_:)``.
  private func pages(
    insteadOf entry: inout Dispatch.Entry, of scoped: ScopedPresentation
  ) -> [Target] {
    let kind = scoped.presentation.kind
    let alternatives = entry.views.alternatives
    let types =
      alternatives.count < 2
      ? []
      : alternatives.map { views in
        ShownView(views, index: index, evaluator: reader.evaluator).type
      }
    // What says that something is missing, or failed, is a part of the page.
    let arePages =
      Set(types).count > 1
      && types.allSatisfy { $0.map { !ViewNode.isPlaceholderName($0) } ?? false }
    if arePages, types.first == entry.view { entry.views = alternatives[0] }
    var known: Set = [entry.view]
    return zip(alternatives, types).compactMap { views, type in
      guard let type, known.insert(type).inserted, arePages || ViewNode.isGateName(type) else {
        return nil
      }
      return Target(
        key: ScreenKey(ScreenKey.Role(kind), .view(type)), kind: kind, views: views,
        shownBy: scoped, entry: nil, isCertain: false)
    }
  }

  /// The first tab of the app, where a page is pushed or covers all that is the view with its tabs, as after a log-in, and what
  /// that view shows instead of them; nil for other pages.
  func firstTabs(
    in view: String?, as kind: ScanReport.Edge.Kind, shownBy: ScopedPresentation? = nil
  ) -> [Target]? {
    guard let view, [.push, .cover].contains(kind), tabs.tabContainers.contains(view),
      !tabs.roots.contains(where: { $0.key.subject == .view(view) }),
      let first = tabs.roots.first(where: { $0.bar != nil })
    else { return nil }
    return ([first] + tabs.roots.filter { $0.chooser == view }).map { root in
      Target(
        key: root.key, kind: .tab, views: [], shownBy: shownBy, entry: nil, isCertain: false)
    }
  }

  /// The views of a case that is given closures; nil if it is given none.
  ///
  /// What they do is known only where the page is shown: `.address(onNext: { push(.payment) })`.
  private func views(
    of presentation: Presentation, given value: EnumValue, in wrapper: WrappedEnum?
  ) -> [ViewNode]? {
    guard case .closure(let closure) = presentation.content,
      let given = reader.onlyActions(of: value)
    else { return nil }
    let argument = wrapper?.value(around: given) ?? .enumCase(given)
    let views = reader.evaluator.shallowViews(of: closure, arguments: [argument])
    return views.isEmpty ? nil : views
  }

  /// The screen of the view that a case is given, `.custom(AnyView(HelpView()))`; nil if it is given none.
  private func target(
    of scoped: ScopedPresentation, showingViewIn value: EnumValue, _ isCertain: Bool
  ) -> Target? {
    for argument in value.payload {
      guard case .views(let views) = argument.value,
        let type = ShownView(views, index: index, evaluator: reader.evaluator).type
      else { continue }
      let kind = scoped.presentation.kind
      return Target(
        key: ScreenKey(ScreenKey.Role(kind), .view(type)), kind: kind, views: views,
        shownBy: scoped, entry: nil, isCertain: isCertain)
    }
    return nil
  }

  /// The screen of a value that has the page, `path.append(Destination(SettingsView()))` with
  /// `.navigationDestination(for: Destination<SettingsView>.self) { $0.view }`; nil for others.
  private func target(
    of scoped: ScopedPresentation, showingViewsOf value: Value, in dispatch: Dispatch,
    _ isCertain: Bool
  ) -> Target? {
    guard case .object(let object) = value, object.properties.values.contains(where: \.makesViews),
      dispatch.entries.allSatisfy({ $0.view == nil }),
      case .closure(let closure) = scoped.presentation.content
    else { return nil }
    let views = reader.evaluator.shallowViews(of: closure, arguments: [value])
    guard let type = ShownView(views, index: index, evaluator: reader.evaluator).type else {
      return nil
    }
    let kind = scoped.presentation.kind
    return Target(
      key: ScreenKey(ScreenKey.Role(kind), .view(type)), kind: kind, views: views, shownBy: scoped,
      entry: nil, isCertain: isCertain)
  }

  /// The only page that a closure shows for a value with a case or a text inside which it asks for; nil if that is not known.
  private func entry(
    for value: Value, among entries: [Dispatch.Entry], in presentation: Presentation
  ) -> Dispatch.Entry? {
    guard entries.count > 1, case .object(let object) = value,
      case .closure(let closure) = presentation.content
    else { return nil }
    let views = reader.evaluator.shallowViews(of: closure, arguments: [value])
    let usual = views.withoutSpecialText
    let hasText = object.properties.values.contains(where: \.isText)
    guard hasText || usual != views || !value.cases(depth: 3).isEmpty, usual.alternatives.count < 2,
      let type = ShownView(usual, index: index, evaluator: reader.evaluator).type
    else { return nil }
    let found = entries.filter { $0.view == type }
    return found.count == 1 ? found[0] : nil
  }

  /// The screens without those of sheets that show another one for the value that the same action gives a state:
  /// `selected = item; isShown = true` with `.sheet(isPresented: $isShown) { selected?.page }`.
  func chosen(among targets: [Target], by effects: [Effect]) -> [Target] {
    guard targets.count > 2 else { return targets }
    var result = targets
    for scoped in scope {
      let shown = targets.filter { $0.shownBy?.number == scoped.number }
      guard shown.count > 2,
        case .closure(let closure)? = scoped.presentation.modifier
          .argument(ViewNode.closureLabel)
      else { continue }
      let chosen = Set(pages(of: closure, chosenBy: effects).map(ScreenKey.Subject.view))
      guard shown.contains(where: { chosen.contains($0.key.subject) }) else { continue }
      result.removeAll {
        $0.shownBy?.number == scoped.number && !chosen.contains($0.key.subject)
      }
    }
    return result
  }

  /// The full names of the pages that a closure shows for the values that effects give a state of its view; none if one
  /// value is not known.
  private func pages(of closure: ClosureValue, chosenBy effects: [Effect]) -> [String] {
    var values: [StatePlace: [(value: Value, isCertain: Bool)]] = [:]
    for effect in effects {
      guard case .assign(let place, let value) = effect.kind, place.type == closure.enclosingType,
        !place.property.contains(".")
      else { continue }
      // What is certain takes the place of what was there before.
      if effect.isCertain { values[place] = [] }
      values[place, default: []].append((value, effect.isCertain))
    }
    for (place, given) in values.sorted(by: { $0.key.property < $1.key.property }) {
      let types = given.map { value, _ -> String? in
        guard value.hasKnownType else { return nil }
        var closure = closure
        closure.captured[place.property] = value
        let views = reader.evaluator.shallowViews(of: closure, arguments: [])
        guard views.alternatives.count == 1 else { return nil }
        return ShownView(views, index: index, evaluator: reader.evaluator).type
      }
      let known = types.compactMap(\.self)
      if !known.isEmpty, known.count == types.count { return known }
    }
    return []
  }

  /// The screen that a presentation shows.
  func target(
    of scoped: ScopedPresentation, _ entry: Dispatch.Entry?, enumName: String?, isCertain: Bool
  ) -> Target {
    let presentation = scoped.presentation
    let subject: ScreenKey.Subject
    if let enumName, let entry {
      subject = .enumCase(type: enumName, path: entry.path)
    } else if let view = entry?.view, !presentation.isStepInPlace {
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

extension Value {
  /// Whether it is views, or a closure that may make some.
  fileprivate var makesViews: Bool {
    switch self {
    case .views: true
    case .closure(let closure): closure.parameters.isEmpty
    default: false
    }
  }
}
