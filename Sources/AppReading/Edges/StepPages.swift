import Scenes

/// The pages among which a state chooses all that a page shows, as the steps of an assistant:
/// `switch step { case .name: NameView(); case .address: AddressView() }`.
///
/// The page draws the step that it begins with; the others are screens that it leads to. The state is the view's own, so
/// that it is known to set it. A state that is called a step may be a model's, and something may be around its pages: what
/// goes on to the next step computes it as a rule, so that no control leads to them. The pages of a `SignUpFlow` that all get
/// the state itself, `NameView(flow: $flow)`, are steps, too, if no picker sets it.
struct StepPages {
  /// The condition.
  let node: ViewNode
  /// What shows the other steps.
  private(set) var presentation: Presentation
  /// The views of the branches that are no screens of their own.
  let remaining: [ViewNode.Content]

  /// Finds the steps of a page; nil if it has none.
  ///
  /// - Parameter owner: The full name of the view that has the views.
  init?(_ views: [ViewNode], owner: String) {
    let found =
      Self.deciding(views, owner: owner, depth: 0)
      ?? views.passedContent.flatMap { Self.deciding([$0], owner: owner, depth: 0) }
      ?? Self.assistant(in: views, owner: owner, where: \.isAboutSteps)
      ?? Self.assistant(in: views, owner: owner) { $0.givesItsState(inside: views) }
      ?? Self.besideSideBar(views, owner: owner, depth: 0)
    let page = owner
    guard let (node, owner) = found, let type = node.switchedEnum else { return nil }
    let state = node.argument(ViewNode.switchLabel)?.statePlace
    let givesItsState = node.givesItsState(inside: views)
    let isAssistant = node.isAboutSteps || givesItsState
    // The content that a view gets may be about a state of the view that gives it.
    let isOwn =
      state.map { [owner, page].contains($0.type) || views.haveAround($0.type) } ?? false
      || node.isOverFeatures
    guard isAssistant || isOwn && !(state.map(views.havePicker) ?? false) else { return nil }
    let drawn = node.drawnBranch?.label
    var pages: [String: [ViewNode]] = [:]
    var types: Set<String> = []
    var remaining: [ViewNode.Content] = []
    var first: Presentation.FirstCase?
    for content in node.contents {
      guard let page = isAssistant ? content.views.stepPage : content.views.onlyOwn,
        case .own(let view) = page.kind, givesItsState || !ViewNode.isPlaceholderName(view)
      else {
        remaining.append(content)
        // The view begins with content of its own.
        if content.label == drawn, content.views.contains(where: \.hasWords) {
          types.insert(owner)
        }
        continue
      }
      types.insert(view)
      guard content.label != drawn else {
        remaining.append(content)
        first = Presentation.FirstCase(
          enumName: type, names: CaseBranches.caseNames(in: drawn ?? ""), view: view)
        continue
      }
      let views = content.views.onlyOwn == nil ? content.views : content.views.pageViews(page)
      for name in node.caseNames(of: content) { pages[name] = views }
    }
    guard types.count > 1, !pages.isEmpty else { return nil }
    self.node = node
    self.remaining = remaining
    presentation = Presentation(
      kind: .push, cause: state.map { .item($0) } ?? .unknown(""),
      content: .cases(pages, of: type),
      modifier: ViewNode.Modifier(
        isAssistant ? Self.assistantModifier : Self.modifier, place: node.place), owner: owner)
    presentation.firstCase = first
  }

  /// The name of the modifier in the presentation of pages of which a state shows one.
  fileprivate static let modifier = "switch"
  /// The name of the modifier in the presentation of the steps of an assistant.
  fileprivate static let assistantModifier = "switch over steps"

  /// The `switch` over steps that decides a part of what views show, with the view that has it.
  private static func assistant(
    in views: [ViewNode], owner: String, depth: Int = 0, where isOfSteps: (ViewNode) -> Bool
  ) -> (ViewNode, owner: String)? {
    guard depth < 12 else { return nil }
    for view in views {
      var inner = owner
      switch view.kind {
      case .choice where isOfSteps(view) && !view.comesByItself(inside: views):
        let pages = view.contents.compactMap(\.views.stepPage)
        // Two branches may be two looks of one part, unless people can do something in each.
        let state = view.argument(ViewNode.switchLabel)?.statePlace
        let arePages =
          view.contents.allSatisfy { $0.views.onlyOwn?.isNamedPage == true }
          && !(state.map(views.havePicker) ?? false)
        guard pages.count > (arePages ? 1 : 2), pages.count == view.contents.count else {
          continue
        }
        return (view, owner)
      // A phone shows the steps in another layout than a larger display.
      case .choice where view.argument(ViewNode.switchLabel) == nil: break
      case .own(let type): inner = type
      case .group: break
      case .framework("ZStack") where view.hasContentBelow: continue
      case .framework(let name)
      where layouts.contains(name) || name == "ZStack" || name == "ScrollView": break
      default: continue
      }
      for content in view.contents {
        if let found = assistant(
          in: content.views, owner: inner, depth: depth + 1, where: isOfSteps)
        {
          return found
        }
      }
    }
    return nil
  }

  /// Whether a state chooses among pages beside a sidebar, which leads to them as no tab bar does.
  static func areBesideSideBar(_ views: [ViewNode], owner: String) -> Bool {
    besideSideBar(views, owner: owner, depth: 0) != nil && StepPages(views, owner: owner) != nil
  }

  /// The `switch` over a state that decides all that is beside a sidebar, with the view that has it.
  private static func besideSideBar(
    _ views: [ViewNode], owner: String, depth: Int
  ) -> (ViewNode, owner: String)? {
    guard depth < 12 else { return nil }
    for view in views {
      let inner = view.owner(inside: owner)
      let parts = view.contents.flatMap(\.views)
      if parts.contains(where: \.isSideBar) {
        for part in parts where !part.isSideBar {
          guard let found = deciding([part], owner: inner, depth: depth + 1),
            found.0.contents.count(where: { $0.views.onlyOwn != nil }) > 1
          else { continue }
          return found
        }
      }
      switch view.kind {
      case .own, .group: break
      case .framework(let name)
      where layouts.contains(name) || ["HStack", "ZStack"].contains(name): break
      default: continue
      }
      if let found = besideSideBar(parts, owner: inner, depth: depth + 1) { return found }
    }
    return nil
  }

  /// The `switch` over a state that decides all that views show, but what lies over it, with the view that has it.
  private static func deciding(
    _ views: [ViewNode], owner: String, depth: Int
  ) -> (ViewNode, owner: String)? {
    let shown = views.filter { !ShownView.showsNothing($0) }
    guard depth < 12, shown.count == 1 else { return nil }
    let node = shown[0]
    switch node.kind {
    case .choice where node.argument(ViewNode.switchLabel) != nil:
      return node.comesByItself(inside: views) ? nil : (node, owner)
    case .own(let type):
      return deciding(node.contents.flatMap(\.views), owner: type, depth: depth + 1)
    // Also one branch alone, `if let session { AssistantView() }`.
    case .group, .choice:
      return deciding(node.contents.flatMap(\.views), owner: owner, depth: depth + 1)
    case .framework("ZStack"):
      // What lies below the steps is a background.
      for view in node.contents.first?.views ?? [] {
        if let found = deciding([view], owner: owner, depth: depth + 1) { return found }
        if view.hasWords { return nil }
      }
      return nil
    case .framework(let name) where layouts.contains(name):
      return deciding(node.contents.first?.views ?? [], owner: owner, depth: depth + 1)
    default: return nil
    }
  }

  private static let layouts: Set<String> = [
    "NavigationStack", "NavigationView", "Group", "VStack", "GeometryReader",
  ]
}

extension Presentation {
  /// The cases whose page is drawn where the presentation is.
  package struct FirstCase: Sendable, Equatable {
    /// The full name of the enum.
    var enumName: String
    /// The names of the cases.
    var names: [String]
    /// The full name of the view.
    var view: String
  }

  /// Whether it is pages of which a state of the page shows one, whatever sets it.
  var isChosenByState: Bool { modifier.name == StepPages.modifier }

  /// Whether it is shown instead of what the page shows at first.
  var isStep: Bool { modifier.name == StepPages.modifier || isInTurn || isInstead }

  /// Whether it is a step of an assistant.
  var isAssistant: Bool { modifier.name == StepPages.assistantModifier }

  /// Whether it is shown without a control that leads there, as a tab or the step of an assistant.
  var isInTurn: Bool { isAssistant || isTab || isAlternate || isStepInPlace }
}

extension ViewNode {
  /// Whether a view of the app is called a sidebar or a menu.
  var isSideBar: Bool {
    guard case .own(let type) = kind else {
      return kind == .group && contents.flatMap(\.views).contains(where: \.isSideBar)
    }
    let name = AppIndex.lastComponent(type).lowercased()
    return ["sidebar", "sidemenu", "slidemenu", "drawer"].contains(where: name.includes)
  }

  /// A view of the app without its body.
  var shallow: ViewNode {
    var node = self
    node.contents = []
    return node
  }

  /// Whether what a `ZStack` has at the bottom is the content, and no background.
  var hasContentBelow: Bool {
    let layers = contents.first?.views ?? []
    guard layers.count > 1, case .framework = layers[0].kind else { return false }
    return layers[0].hasWords
  }

  /// The views that it arranges: of a `ZStack` with content at the bottom only that, since what lies over it is no page.
  var pageParts: [ViewNode] {
    let parts = contents.flatMap(\.views)
    return kind == .framework("ZStack") && hasContentBelow ? Array(parts.prefix(1)) : parts
  }

  /// Whether the view has something to read or to write.
  var hasWords: Bool {
    if case .framework(let name) = kind, Self.wordy.contains(name) { return true }
    return contents.contains { $0.views.contains(where: \.hasWords) }
  }

  private static let wordy: Set<String> = [
    "Text", "Label", "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "List", "Form",
    "ScrollView", "ContentUnavailableView",
  ]

  /// Whether it is a view of the app with controls that is not called a part of a page.
  fileprivate var isNamedPage: Bool {
    guard case .own(let type) = kind, hasWords, hasControls else { return false }
    return !DerivedTitle.words(in: type.lastComponent).contains {
      ["Card", "Cell", "Footer", "Header", "Panel", "Row", "Section"].contains($0)
    }
  }

  /// Whether the cases are those of something that loads, whose pages come and go by themselves, and no page gets the state
  /// to set it.
  func comesByItself(inside views: [ViewNode]) -> Bool {
    let isAboutLoading = contents.contains { content in
      CaseBranches.caseNames(in: content.label ?? "").contains { name in
        !Set(DerivedTitle.words(in: name)).isDisjoint(with: ["Loading", "Loaded"])
      }
    }
    return isAboutLoading && !isOverFeatures && !givesItsState(inside: views)
  }

  /// Whether each case is a feature of its own, of The Composable Architecture.
  fileprivate var isOverFeatures: Bool { argument(Self.featuresLabel) != nil }
}
