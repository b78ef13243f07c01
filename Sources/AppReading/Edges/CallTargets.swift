import SwiftParsing

/// Finds the screens that a call leads to whose source is not there: `openWindow(id:)`, a router of a library, `store.send(…)`.
struct CallTargets {
  let search: TargetSearch
  let trigger: Trigger

  /// The screens that a call leads to.
  func targets(of callee: String, _ arguments: [LabelledValue]) -> [Target] {
    guard !arguments.isEmpty else { return [] }
    let verb = callee.lastComponent.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    if callee == "openWindow" || verb == "openWindow" { return window(arguments) }
    // Making a value leads nowhere.
    guard verb != "init", search.index.types[callee] == nil,
      !Self.closingVerbs.contains(where: verb.lowercased().hasPrefix)
    else {
      return []
    }
    // Not of a controller with tabs or of one that turns pages.
    let isStack = verb == "setViewControllers" && callee.lowercased().includes("nav")
    let kind = isStack ? .push : Self.kind(verb.lowercased(), arguments)
    for argument in arguments where !argument.isDetail {
      let found = targets(verb: verb.lowercased(), argument.value, as: kind)
      if !found.isEmpty { return found }
    }
    return popup(callee, arguments)
  }

  private static let closingVerbs = ["dismiss", "pop", "close", "remove", "print", "log"]

  private func window(_ arguments: [LabelledValue]) -> [Target] {
    let windows = search.scope.filter { $0.presentation.kind == .window }
    for scoped in windows {
      if case .window(let id) = scoped.presentation.cause,
        case .text(let text)? = arguments.first(where: { $0.label == "id" })?.value,
        text.plain == id
      {
        return search.targets(of: scoped, showing: .boolean(true), isCertain: true)
      }
      if case .value = scoped.presentation.cause,
        let value = arguments.first(where: { $0.label == "value" })?.value
      {
        return search.targets(of: scoped, showing: value, isCertain: false)
      }
    }
    return []
  }

  private func targets(
    verb: String, _ value: Value, as kind: ScanReport.Edge.Kind?
  ) -> [Target] {
    switch value {
    case .enumCase(let value): return destination(value, verb: verb, as: kind)
    case .array(let values):
      return values.last.map { targets(verb: verb, $0, as: kind) } ?? []
    case .keyPath(let path): return route(path.lastComponent, verb: verb)
    case .views(let views): return kind.map { search.show(views, trigger, as: $0) } ?? []
    // `router.showScreen(.sheet) { _ in SettingsView() }`
    case .closure(let closure):
      guard let kind, verb != "append" else { return [] }
      let views = search.reader.evaluator.shallowViews(of: closure, arguments: [])
      return views.onlyOwn == nil ? [] : search.show(views, trigger, as: kind)
    default:
      guard let kind else { return [] }
      let routers = search.scope.filter { $0.presentation.isOfRouter }
      return routers.isEmpty ? [] : search.push(value, in: routers).map { $0.shown(as: kind) }
    }
  }

  /// How a call shows a page: by one of several arguments, `showScreen(.sheet) { … }`, or by its name.
  private static func kind(
    _ verb: String, _ arguments: [LabelledValue]
  ) -> ScanReport.Edge.Kind? {
    for argument in arguments {
      if case .enumCase(let value) = argument.value, value.type == nil, value.payload.isEmpty,
        arguments.count > 1,
        let style = styles[value.name] ?? (value.name.hasPrefix("modal") ? .sheet : nil)
      {
        return style
      }
    }
    if verb.includes("cover") || verb.includes("fullscreen") { return .cover }
    if verb == "append" || pushVerbs.contains(where: verb.includes) { return .push }
    return sheetVerbs.contains(where: verb.includes) ? .sheet : nil
  }

  private static let pushVerbs: [String] = ["push", "navigate", "route"]
  /// What the names of calls begin with that show a page of several for a value.
  private static let showingVerbs = [
    "display", "edit", "go", "handle", "move", "open", "select", "send", "set", "show", "start",
    "switch", "will", "did",
  ]
  /// What the names of calls begin with that are about stored data.
  private static let dataVerbs = [
    "collection", "delete", "document", "fetch", "insert", "load", "query", "read", "record",
    "save", "store", "table", "track", "upload", "write",
  ]
  private static let sheetVerbs: [String] = ["sheet", "present", "modal"]
  private static let styles: [String: ScanReport.Edge.Kind] = [
    "push": .push, "sheet": .sheet, "cover": .cover, "fullScreen": .cover,
    "fullScreenCover": .cover,
  ]

  /// The screen of a property of a coordinator, `router.route(to: \.settings)`; see ``AppIndex/isCoordinator(_:)``.
  private func route(_ name: String, verb: String) -> [Target] {
    if verb == AppIndex.rootProperty {
      return search.roots(
        after: .enumCase(EnumValue(type: nil, name: name)),
        in: StatePlace(type: "", property: AppIndex.rootProperty))
    }
    if verb.hasPrefix("focus") {
      return search.tab(for: .text(PartialText([.known(name)])), in: nil).map { [$0] } ?? []
    }
    let found = search.scope.first { scoped in
      guard let state = scoped.presentation.state else { return false }
      return state.property == name && search.index.isCoordinator(state.type)
    }
    return found.map { search.targets(of: $0, showing: .boolean(true), isCertain: true) } ?? []
  }

  /// The screen of an enum case that a router gets.
  ///
  /// A case of an enum of which all show the same view is rather a value that the page gets, so that the verb must say more:
  /// `store.reminder(for: .sleep)` shows nothing.
  private func destination(
    _ value: EnumValue, verb: String, as kind: ScanReport.Edge.Kind?
  ) -> [Target] {
    // `database.collection(.jars)` names what is stored.
    if kind == nil, value.type == nil, Self.dataVerbs.contains(where: verb.hasPrefix) { return [] }
    let candidates = search.scope.filter { scoped in
      let dispatch = search.dispatches[scoped.number]
      guard let enumName = dispatch.enumName, search.index.mayBe(value, of: enumName),
        let entry = dispatch.entry(for: value)
      else { return false }
      return !entry.isEmpty && !entry.views.isEmpty
    }
    let fitting = candidates.first { $0.presentation.kind == kind }
    guard let best = fitting ?? candidates.first else { return [] }
    if kind == nil, search.dispatches[best.number].showsOneView,
      !Self.showingVerbs.contains(where: verb.hasPrefix)
    {
      return []
    }
    if fitting == nil, let kind, best.presentation.isOfRouter {
      return search.targets(of: best, showing: .enumCase(value), isCertain: true)
        .map { $0.shown(as: kind) }
    }
    // `router.navigate(to: .settings)` where one enum that is pushed has this case.
    let enums = Set(candidates.map { search.dispatches[$0.number].enumName })
    return search.targets(
      of: best, showing: .enumCase(value), isCertain: fitting != nil && enums.count == 1)
  }
}

extension LabelledValue {
  /// Whether it is a case of an enum that the source does not name with a label that is not that of a page, as in
  /// `log.append(outcome: .cancelled)`.
  fileprivate var isDetail: Bool {
    guard let label, case .enumCase(let value) = self.value, value.type == nil else { return false }
    return !Self.pageLabels.contains(label)
  }

  private static let pageLabels: Set<String> = [
    "to", "route", "destination", "screen", "page", "path", "for", "with", "at", "sheet", "cover",
    "presented", "modal", "tab", "item", "value", "event", "action", "target", "view", "step",
    "flow", "link", "from", "into", "on",
  ]
}
