import Scenes
import SwiftParsing

/// The steps of an assistant that a view writes in place, between a header and a button that all of them have:
/// `VStack { Header(step: step); switch step { case 0: nameFields; case 1: shelfList … }; Button("Next") { step += 1 } }`.
///
/// The page is drawn as it begins. Each other step is a screen of its own: the whole page while the state has another value.
struct StepsInPlace {
  /// The `switch` over the step.
  let node: ViewNode
  /// What shows the other steps.
  let presentations: [Presentation]
  /// The views of the first step.
  let remaining: [ViewNode]
  /// What other conditions over the same state show at the first step, by the place of the condition, as a button below that
  /// each step has another one of.
  let beside: [SourcePlace: [ViewNode]]
  /// The view that has the steps, to be made while its state is what it begins with; nil if that is not known.
  let beginning: ViewNode?

  /// Finds the steps of a page; nil if it has none.
  ///
  /// - Parameters:
  ///   - views: The views of the page.
  ///   - owner: The full name of the view that has them.
  ///   - index: What is known of the app's types.
  init?(_ views: [ViewNode], owner: String, index: AppIndex) {
    guard let found = Self.steps(in: views, owner: owner, inside: nil, depth: 0),
      let page = views.onlyOwn ?? found.part,
      case .binding(let place, let initial)? = found.node.argument(ViewNode.switchLabel),
      let state = Self.state(place, of: found.part, in: page, index)
    else { return nil }
    let node = found.node
    // A model's stage comes by itself, and what a picker selects is a part of the page.
    if found.node.isAboutPages, !index.isView(state.type) || views.havePicker(of: state) {
      return nil
    }
    // Of two things to swipe none is the page.
    if node.isPager, views.pagers.count > 1 { return nil }
    let owner = index.isView(state.type) ? state.type : found.owner
    guard let first = node.branch(for: initial) ?? node.contents.first else { return nil }
    self.node = node
    remaining = first.views
    beside = views.choices(over: place).filter { $0.place != node.place }
      .reduce(into: [:]) { beside, choice in
        let known = choice.branch(for: initial) ?? choice.contents.first { $0.isForOthers }
        if let known { beside[choice.place] = known.views }
      }
    beginning = node.branch(for: initial) == nil ? nil : page.having(initial, in: state)
    let others = node.contents.filter { $0 != first && $0.views.contains(where: \.showsContent) }
    if let type = node.switchedEnum {
      var pages: [String: [ViewNode]] = [:]
      for name in others.flatMap(node.caseNames) {
        let step = Value.enumCase(EnumValue(type: type, name: name))
        pages[name] = [page.having(step, in: state)]
      }
      var presentation = Presentation(
        kind: .push, cause: .item(state), content: .cases(pages, of: type),
        modifier: ViewNode.Modifier(Self.modifier, place: node.place), owner: owner)
      presentation.firstCase = Presentation.FirstCase(
        enumName: type, names: CaseBranches.caseNames(in: first.label ?? ""), view: owner)
      presentation.stepViews = Self.views(of: others, beside: first, names: node.caseNames)
      presentations = pages.isEmpty ? [] : [presentation]
    } else {
      let known = Set(node.contents.compactMap { $0.label?.onlyNumber })
      let start = first.label?.onlyNumber ?? 0
      presentations = others.map { content in
        // `default` is the step after all that have a number.
        let named = content.label?.onlyNumber
        let number = named ?? known.numberAfter
        let name = Value.text(PartialText([.known("step \(number)")]))
        var presentation = Presentation(
          kind: .push, cause: .unknown(""),
          content: .views([page.having(.number("\(number)"), in: state)]),
          modifier: ViewNode.Modifier(
            Self.modifier, arguments: [LabelledValue(nil, name)], place: node.place),
          owner: owner)
        presentation.shownCases = ["\(number)"]
        presentation.numbered = NumberedPage(
          state: state, number: named, usual: number, known: known, first: start, isStep: true)
        return presentation
      }
    }
    if presentations.isEmpty { return nil }
  }

  /// The app's own views of steps, by their cases: those that are a step of one case only.
  private static func views(
    of others: [ViewNode.Content], beside first: ViewNode.Content,
    names: (ViewNode.Content) -> [String]
  ) -> [String: String] {
    let all = ([first] + others).compactMap { $0.views.onlyOwn?.typeName }
    var views: [String: String] = [:]
    for content in others {
      let names = names(content)
      // A picture above the words of a step is not the step.
      guard names.count == 1, let view = content.views.onlyOwn?.typeName, view.namesPage,
        all.count(where: { $0 == view }) == 1
      else { continue }
      views[names[0]] = view
    }
    return views
  }

  /// The state that chooses the step: one of a view or of a model, or the one that a constant of a part of the page is given,
  /// `StepBody(step: step)`; nil if that is not known.
  private static func state(
    _ place: StatePlace, of part: ViewNode?, in page: ViewNode, _ index: AppIndex
  ) -> StatePlace? {
    guard index.isView(place.type),
      let member = index.ownMembers(place.property, of: place.type).first,
      member.declaration.attributes.isEmpty
    else { return place }
    guard page.place != part?.place else { return nil }
    return part?.argument(place.property)?.statePlace
  }

  /// The name of the modifier in the presentations of steps that are written in place.
  fileprivate static let modifier = "switch in place"

  /// The `switch` over a step whose branches fill a page, with the view that has it and that view itself.
  private static func steps(
    in views: [ViewNode], owner: String, inside part: ViewNode?, isScrolled: Bool = false,
    isAlone: Bool = true, depth: Int
  ) -> (node: ViewNode, owner: String, part: ViewNode?)? {
    guard depth < 12 else { return nil }
    let isAlone = isAlone && views.count { !ShownView.showsNothing($0) } == 1
    for view in views {
      // What people swipe in a page that they scroll, or that has a height of its own, is a part of it.
      let isPart = view.isPager && (isScrolled || view.hasHeight)
      if view.choosesAmongSteps(isAlone: isAlone), !isPart, !view.comesByItself(inside: views) {
        return (view, owner, part)
      }
      guard view.isLayout || view.kind == .choice || view.kind == .framework("ScrollView") else {
        continue
      }
      let inner = view.owner(inside: owner)
      let own = view.ownName == nil ? part : view
      let parts = view.pageParts
      let isScrolled = isScrolled || view.name == "ScrollView"
      if let found = steps(
        in: parts, owner: inner, inside: own, isScrolled: isScrolled, isAlone: isAlone,
        depth: depth + 1)
      {
        return found
      }
    }
    return nil
  }
}

extension Presentation {
  /// Whether it is a step that its view writes in place.
  var isStepInPlace: Bool { modifier.name == StepsInPlace.modifier }
}

extension ViewNode {
  /// Whether a condition over a state that is called a step, or one that pages to swipe have, chooses among several things that
  /// each fill a page.
  ///
  /// - Parameter isAlone: Whether nothing is beside it.
  fileprivate func choosesAmongSteps(isAlone: Bool) -> Bool {
    guard kind == .choice, let state = argument(Self.switchLabel)?.statePlace,
      isPager
        || (switchedEnum == nil
          ? areBranchesNumbered && (state.isCalledStep || state.isCalledPage)
          : isAboutSteps || isAlone && isAboutPages)
    else { return false }
    let steps = contents.map(\.views).filter { $0.contains(where: \.showsContent) }
    // Two are steps if people write or choose something in each, or each is a view of its own.
    let areTwo =
      switchedEnum == nil
      && steps.allSatisfy {
        $0.contains(where: \.hasInputs) || state.isCalledStep && $0.onlyOwn != nil
      }
    return steps.count > (areTwo ? 1 : 2) && steps.count { $0.fillPage } * 2 > steps.count
      && (isPager || steps.contains { $0.contains(where: \.hasControls) })
  }

  /// Whether people write or choose something in it.
  fileprivate var hasInputs: Bool {
    if case .framework(let name) = kind, Self.inputs.contains(name) { return true }
    return contents.contains { $0.views.contains(where: \.hasInputs) }
  }

  private static let inputs: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Picker", "DatePicker", "Toggle", "Slider", "Stepper",
  ]

  /// Whether it has a height of its own.
  var hasHeight: Bool { modifiers.contains { $0.argument("height") != nil } }

  /// Whether each branch is for one number, but for the one for all others.
  var areBranchesNumbered: Bool {
    contents.allSatisfy { $0.label?.onlyNumber != nil || ["default", "else"].contains($0.label) }
  }

  /// The branch for a value; nil if none is named after it.
  fileprivate func branch(for value: Value) -> Content? {
    contents.first { content in
      switch value {
      case .enumCase(let value):
        CaseBranches.caseNames(in: content.label ?? "").contains(value.name)
      case .number(let number): content.label?.onlyNumber == Int(number)
      default: false
      }
    }
  }

  /// The number of texts in the view.
  fileprivate var textCount: Int {
    if case .framework(let name) = kind, name == "Text" || name == "Label" { return 1 }
    return contents.reduce(0) { $0 + $1.views.reduce(0) { $0 + $1.textCount } }
  }
}

extension StatePlace {
  /// Whether a word of the name is "step", and not "steps".
  var isCalledStep: Bool {
    DerivedTitle.words(in: property.lastComponent).contains { $0.lowercased() == "step" }
  }

  /// Whether the name ends with "page", as that of the number of one.
  fileprivate var isCalledPage: Bool { property.lastComponent.lowercased().hasSuffix("page") }
}

extension String {
  /// Whether the name of a view says that it is a page or a step.
  fileprivate var namesPage: Bool {
    ["View", "Step", "Page", "Screen"].contains(where: lastComponent.hasSuffix)
  }

  /// The number in the label of a branch for one number, `1` of `1` and of `page == 1`; nil for other labels.
  fileprivate var onlyNumber: Int? {
    let words = split(separator: " ")
    return words.count == 1 || words.count == 3 && words[1] == "==" ? branchNumber : nil
  }
}

extension [ViewNode] {
  /// The conditions over a state in the views that are about single numbers or cases.
  fileprivate func choices(over state: StatePlace) -> [ViewNode] {
    flatMap { view -> [ViewNode] in
      let inner = view.contents.flatMap { $0.views.choices(over: state) }
      let isOver = view.kind == .choice && view.argument(ViewNode.switchLabel)?.statePlace == state
      return isOver ? [view] + inner : inner
    }
  }

  /// The places of all pages to swipe.
  fileprivate var pagers: Set<SourcePlace> {
    reduce(into: []) { found, view in
      if view.isPager { found.insert(view.place) }
      for content in view.contents { found.formUnion(content.views.pagers) }
    }
  }

  /// Whether the views are more than a line of text.
  fileprivate var fillPage: Bool {
    contains(where: \.hasControls) || reduce(0) { $0 + $1.textCount } > 1
  }
}
