/// A modifier or scene that shows something, such as `sheet` or `navigationDestination`.
package struct Presentation: Sendable, Equatable {
  /// What makes the presentation show.
  package enum Cause: Sendable, Equatable {
    /// A Boolean state, `isPresented:`.
    case flag(StatePlace)
    /// An optional state, `item:`, or the selection of a split view.
    case item(StatePlace)
    /// A value of a type that is pushed, `navigationDestination(for:)`; the type as written.
    case value(String)
    /// The id of a window.
    case window(String)
    /// It is always shown, `.constant(true)`.
    case always
    /// It is never shown on a phone.
    case never
    /// A state that is not known, as written.
    case unknown(String)
  }

  /// What is shown.
  package enum Content: Sendable, Equatable {
    /// Views that need no value.
    case views([ViewNode])
    /// A closure that makes views from a value.
    case closure(ClosureValue)
    /// Views by the case of the value; the enum's full name if it is known.
    case cases([String: [ViewNode]], of: String?)
    /// An alert or dialog.
    case question
  }

  /// How it is shown.
  package var kind: ScanReport.Edge.Kind
  /// What makes it show.
  package var cause: Cause
  /// What is shown.
  package var content: Content
  /// The modifier with its arguments.
  package var modifier: ViewNode.Modifier
  /// The full name of the view that has the modifier.
  package var owner: String
  /// Whether it is in a branch of a condition that is not known.
  package var isConditional = false
  /// The number of pages that stay below a page that is pushed; nil for all of them.
  package var keptPages: Int?
  /// The cases whose page the page that has it draws itself, as the first step or tab.
  package var firstCase: FirstCase?
  /// The full names of the app's views that the steps written in place are but for what is around them, by their cases.
  var stepViews: [String: String] = [:]
  /// What is around the page, if that is shown as a step.
  var frame: StepFrame?
  /// The number for which it is shown, if one decides it.
  package internal(set) var numbered: NumberedPage?
  /// The names of the cases of its state for which it is shown; nil if the state is no enum or that is not known.
  package internal(set) var shownCases: Set<String>?
  /// Which of the views of its owner's type on the page have it.
  var instances: Set<Int> = []
  /// The Boolean that shows it, if another state decides what it shows.
  package private(set) var flag: Flag?

  /// A Boolean that shows what another state decides.
  package struct Flag: Sendable, Equatable {
    /// The Boolean.
    var state: StatePlace
    /// What the other state is at first.
    var initial: Value
  }

  /// Where it is.
  package var place: SourcePlace { modifier.place }

  /// Creates a presentation.
  package init(
    kind: ScanReport.Edge.Kind, cause: Cause, content: Content, modifier: ViewNode.Modifier,
    owner: String, isConditional: Bool = false, keptPages: Int? = nil
  ) {
    self.kind = kind
    self.cause = cause
    self.content = content
    self.modifier = modifier
    self.owner = owner
    self.isConditional = isConditional
    self.keptPages = keptPages
  }

  /// The state that it is bound to.
  package var state: StatePlace? {
    switch cause {
    case .flag(let place), .item(let place): place
    case .value, .window, .always, .never, .unknown: nil
    }
  }
}

extension Presentation {
  /// The modifiers that present something, and how.
  private static let kinds: [String: ScanReport.Edge.Kind] = [
    "sheet": .sheet, "fullScreenCover": .cover, "popover": .popover, "inspector": .inspector,
    "alert": .alert, "actionSheet": .confirmation, "confirmationDialog": .confirmation,
    "navigationDestination": .push, "navigationDestinationWrapper": .push,
    routerModifier: .push,
  ]

  /// The modifier with the destinations of a library's router, each of which it can push and present.
  static let routerModifier = "flowDestination"

  /// Whether it is the destinations of a library's router.
  var isOfRouter: Bool { modifier.name == Self.routerModifier }

  /// Whether a modifier presents something.
  package static func isPresentation(_ modifier: ViewNode.Modifier) -> Bool {
    kind(of: modifier) != nil
  }

  private static func kind(of modifier: ViewNode.Modifier) -> ScanReport.Edge.Kind? {
    if let kind = kinds[modifier.name] { return kind }
    guard isOfLibrary(modifier.name, labels: modifier.arguments.map(\.label)) else { return nil }
    return modifier.name.lowercased().includes("cover") ? .cover : .sheet
  }

  /// Whether a modifier of a library presents something, `bottomSheet(isPresented:)` or `popup(item:)`.
  static func isOfLibrary(_ name: String, labels: [String?]) -> Bool {
    guard kinds[name] == nil, labels.contains("isPresented") || labels.contains("item") else {
      return false
    }
    let name = name.lowercased()
    return sheetWords.contains(where: name.includes)
  }

  /// What is in the names of modifiers and views that show pages over others.
  static let sheetWords = ["sheet", "cover", "popup", "modal", "drawer"]

  /// Reads a modifier; nil if it presents nothing.
  package init?(_ modifier: ViewNode.Modifier, owner: String, isConditional: Bool) {
    guard let kind = Self.kind(of: modifier) else { return nil }
    let isQuestion = kind == .alert || kind == .confirmation
    // A sheet of the system, `refundRequestSheet(for:isPresented:)`, has no views.
    if Self.kinds[modifier.name] == nil, Self.content(of: modifier) == .views([]) { return nil }
    self.init(
      kind: kind, cause: Self.cause(of: modifier),
      content: isQuestion ? .question : Self.content(of: modifier), modifier: modifier,
      owner: owner, isConditional: isConditional)
    if case .binding(_, .array(let cases))? = modifier.argument("isPresented") {
      shownCases = Set(
        cases.compactMap { if case .enumCase(let shown) = $0 { shown.name } else { nil } })
    }
    decideByState()
  }

  /// Lets the state decide that all of a sheet is a `switch` over: `.sheet(isPresented: $isShown) { switch page { … } }`.
  mutating func decideByState() {
    guard case .flag = cause, case .views(let views) = content else { return }
    decide(by: views.fillingChoice ?? views.passedContent)
  }

  /// Lets the state decide that has the page of a sheet, `.sheet(isPresented: $isShown) { if let page { switch page { … } } }`,
  /// if its changes show the sheet.
  ///
  /// - Parameter isSet: Whether a change of the second state sets the first one, `.onChange(of: page) { isShown = … }`.
  mutating func decideByState(where isSet: (StatePlace, StatePlace) -> Bool) {
    guard case .flag(let flag) = cause, case .views(let views) = content,
      let choice = views.choiceInsideBinding, let state = choice.argument(ViewNode.switchLabel),
      let state = state.statePlace, isSet(flag, state)
    else { return }
    decide(by: choice)
  }

  private mutating func decide(by choice: ViewNode?) {
    guard case .flag(let flag) = cause, let choice, choice.kind == .choice,
      choice.switchedEnum != nil,
      case .binding(let state, let initial)? = choice.argument(ViewNode.switchLabel),
      let branches = CaseBranches(choice)
    else { return }
    var views = branches.views
    if let others = branches.otherwise, !others.allSatisfy(ShownView.showsNothing) {
      guard case .array(let cases)? = choice.argument(ViewNode.otherCasesLabel) else { return }
      for case .enumCase(let value) in cases { views[value.name] = others }
    }
    self.flag = Flag(state: flag, initial: initial)
    cause = .item(state)
    content = .cases(views, of: nil)
  }

  private static func cause(of modifier: ViewNode.Modifier) -> Cause {
    if case .type(let type)? = modifier.argument("for") { return .value(type) }
    if case .unknown(let source, _)? = modifier.argument("for"), source.hasSuffix(".self") {
      return .value(String(source.dropLast(5)))
    }
    let labels = ["isPresented", "item", "store", "presenting"]
    let label = labels.first { modifier.argument($0) != nil }
    guard let label, let value = modifier.argument(label) else {
      guard let first = modifier.arguments.first?.value else { return .unknown("") }
      // `alert($store.scope(…))`, `alert(item)`.
      switch first {
      case .binding(let place, _): return .item(place)
      default: return .unknown(first.source)
      }
    }
    switch value {
    case .binding(let place, _), .unknown(_, let place?):
      return label == "isPresented" ? .flag(place) : .item(place)
    case .boolean(let isShown): return isShown ? .always : .never
    case .unknown(let source, nil) where source.hasSuffix(".constant(true)"): return .always
    default: return .unknown(value.source)
    }
  }

  private static func content(of modifier: ViewNode.Modifier) -> Content {
    // Of two closures the unlabelled one is `onDismiss`.
    for label in ["content", "destination", nil] as [String?] {
      if let views = modifier.content(label), !views.isEmpty { return .views(views) }
    }
    for argument in modifier.arguments.reversed() {
      switch argument.value {
      case .closure(let closure) where argument.label != "onDismiss": return .closure(closure)
      case .views(let views): return .views(views)
      default: continue
      }
    }
    return .views(modifier.contents.first?.views ?? [])
  }
}

extension Presentation {
  /// Whether it shows values that are pushed.
  var pushesValues: Bool {
    switch cause {
    case .value: kind == .push
    case .flag, .item, .window, .always, .never, .unknown: false
    }
  }

  /// Whether it shows lists that are pushed as one value, `navigationDestination(for: [Team].self)`.
  var pushesLists: Bool {
    if case .value(let type) = cause { type.hasPrefix("[") } else { false }
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
    case .always, .never, .unknown:
      return ScreenKey.partName(title ?? kind.rawValue)
    }
  }
}

extension [ViewNode] {
  /// The `switch` over a state that is all that the views show, also where the state has a value, `if let page { switch … }`.
  var switchOverState: (state: StatePlace, branches: CaseBranches)? {
    guard let choice = fillingChoice else { return nil }
    if case .binding(let state, _)? = choice.argument(ViewNode.switchLabel),
      let branches = CaseBranches(choice)
    {
      return (state, branches)
    }
    let shown = choice.contents.filter { !$0.views.allSatisfy(ShownView.showsNothing) }
    return shown.count == 1 ? shown[0].views.switchOverState : nil
  }

  /// The condition inside of `if let page { … }` that is all that the views show; nil if there is none.
  fileprivate var choiceInsideBinding: ViewNode? {
    guard let outer = fillingChoice else { return nil }
    let shown = outer.contents.filter { !$0.views.allSatisfy(ShownView.showsNothing) }
    guard shown.count == 1, shown[0].label?.hasPrefix("let ") == true else { return nil }
    return shown[0].views.fillingChoice
  }

  /// The condition that is all that the views show, also in a stack.
  var fillingChoice: ViewNode? {
    guard count == 1 else { return nil }
    switch self[0].kind {
    case .choice: return self[0]
    case .group, .framework("NavigationStack"), .framework("NavigationView"):
      return self[0].contents.count == 1 ? self[0].contents[0].views.fillingChoice : nil
    default: return nil
    }
  }
}
