import Scenes
import SwiftParsing

/// Views of the app that lie over a page while a state says so, as a menu or a card with buttons:
/// `ZStack { page; if isMenuShown { MenuView() } }`.
extension Presentation {
  /// Reads a condition over a page; nil if it shows no such view, or if nothing that is known changes its state.
  ///
  /// What says something for a moment, or only adds a bar or a button to the page, is a part of it. No control
  /// leads to what is there until a Boolean is set, `if !hasSeenTips { TutorialView() }`.
  ///
  /// - Parameters:
  ///   - view: The condition, or a view of the app that is nothing else: `Dialog(isShown: $isShown)`.
  ///   - owner: The full name of the view that has it.
  ///   - isConditional: Whether it is in a branch of another condition.
  ///   - index: What is known of the app's types.
  init?(overlay view: ViewNode, owner: String, isConditional: Bool, index: AppIndex) {
    let choice = view.withConditionOutside ?? [view].onlyCondition ?? view
    guard choice.kind == .choice, choice.contents.count == 2,
      let (state, cause) = choice.shownState,
      let empty = choice.contents.firstIndex(where: \.views.isEmpty),
      let card = Self.page(
        in: choice.contents[1 - empty].views, isAtFirst: empty == 1,
        of: state, owner, index),
      index.changes(state, in: owner)
    else { return nil }
    if card.count == 1, let alert = OwnAlert(card[0], isCalledSo: state.saysQuestion) {
      self.init(
        kind: .alert, cause: cause, content: .question,
        modifier: alert.modifier(shownBy: state, at: choice.place), owner: owner,
        isConditional: isConditional)
      return
    }
    self.init(
      kind: .cover, cause: cause, content: .views(card),
      modifier: ViewNode.Modifier("overlay", place: choice.place), owner: owner,
      isConditional: isConditional)
  }

  /// The views of a page that lies over another one: a view of the app, or what is written in place over a dimmed page.
  private static func page(
    in views: [ViewNode], isAtFirst: Bool, of state: StatePlace, _ owner: String,
    _ index: AppIndex
  ) -> [ViewNode]? {
    let isModal =
      state.saysQuestion || state.saysShown && views.count == 1 && views[0].coversHeight
    if let card = Card.first(in: views, index, isModal: isModal) {
      return card.isPage(isAtFirst: isAtFirst) ? [card.view] : nil
    }
    guard !isAtFirst else { return nil }
    let layers = views.layers
    guard let first = layers.first, first.dims(index), first.isTranslucent(index) else {
      return nil
    }
    let card = layers.filter { !$0.isBackground && !ShownView.showsNothing($0) }
    let controls = PageWalk(card, owner: owner).triggers.filter(\.isControl)
    return controls.contains { $0.text != nil } ? card : nil
  }

  /// Whether it is a condition over a page.
  var isOverlay: Bool {
    modifier.name == "overlay" || modifier.argument(OwnAlert.label) != nil
  }

  /// Whether it shows a view of the same type with other texts or actions, as a card that asks something else.
  ///
  /// Cards around other views are named after these.
  func isOtherCard(than other: Presentation, _ index: AppIndex) -> Bool {
    guard isOverlay, other.isOverlay, case .views(let views) = content,
      case .views(let others) = other.content, case .own(let type)? = views.first?.kind,
      views.first?.kind == others.first?.kind, !index.isContainer(type)
    else { return false }
    func given(_ view: ViewNode?) -> [LabelledValue] {
      (view?.arguments ?? []).filter { if case .binding = $0.value { false } else { true } }
    }
    return given(views.first) != given(others.first)
  }

  /// The view of the app that covers a page; nil if views are a part of the page.
  ///
  /// - Parameters:
  ///   - isAtFirst: Whether they are there when the page is first shown.
  ///   - isModal: Whether they are known to cover it for a while.
  static func card(
    over views: [ViewNode], isAtFirst: Bool, isModal: Bool = false, _ index: AppIndex
  ) -> ViewNode? {
    Card.first(in: views, index, isModal: isModal)
      .flatMap { $0.isPage(isAtFirst: isAtFirst && !isModal) ? $0.view : nil }
  }

  /// A view of the app with what is around it.
  private struct Card {
    /// The view.
    var view: ViewNode
    /// The full name of its type.
    var type: String
    /// Whether it dims what is below.
    var isModal: Bool
    /// Whether it begins with a colour that fills the display.
    var fillsDisplay: Bool

    /// Finds the only view of the app, beside colours and shapes; nil if there is none, or something else.
    ///
    /// - Parameter isBeside: Whether it is one of a row or a column.
    static func first(
      in views: [ViewNode], _ index: AppIndex, isModal: Bool = false, isBeside: Bool = false
    ) -> Card? {
      let shown = views.filter { !$0.isBackground && !ShownView.showsNothing($0) }
      guard shown.count == 1, !shown[0].takesNoTouches else { return nil }
      switch shown[0].kind {
      case .own(let type):
        let slidesIn =
          shown[0].slides(from: ["bottom"])
          || !isBeside && CardName(type).isOfWholePage && shown[0].modifier("frame") == nil
            && shown[0].slides(from: ["leading", "trailing"])
        let isModal = isModal || slidesIn || views.contains { $0.dims(index) }
        if index.isContainer(type),
          let inner = first(
            in: shown[0].contents.flatMap(\.views), index, isModal: isModal, isBeside: isBeside)
        {
          return inner
        }
        let body = shown[0].contents.first?.views ?? []
        let first = body.layers.first
        let fillsDisplay =
          first?.fillsDisplay(index) == true
          || first?.dims(index) == true && body.contains(where: \.ignoresSafeArea)
        return Card(view: shown[0], type: type, isModal: isModal, fillsDisplay: fillsDisplay)
      case .group, .framework("ZStack"), .framework("GeometryReader"), .framework("AnyView"),
        .framework("VStack"), .framework("HStack"):
        return first(
          in: shown[0].contents.first?.views ?? [], index,
          isModal: isModal || views.contains { $0.dims(index) },
          isBeside: isBeside || shown[0].isRowOrColumn)
      // What has a stack of its own is a page.
      case .framework("NavigationStack"), .framework("NavigationView"):
        return first(in: shown[0].contents.first?.views ?? [], index, isModal: true)
      // `if isAsking { if let question { QuestionView(question) } }`
      case .choice:
        let branches = shown[0].contents.filter { !$0.views.isEmpty }
        guard branches.count == 1 else { return nil }
        return first(in: branches[0].views, index, isModal: isModal, isBeside: isBeside)
      default: return nil
      }
    }

    /// Whether it is a page of its own: people can tap something in it, and it dims what is below or has a name that
    /// says so.
    ///
    /// What locks the app may unlock it by itself.
    ///
    /// - Parameter isAtFirst: Whether it is there when the page is first shown, as controls and a list over a map are, too.
    func isPage(isAtFirst: Bool) -> Bool {
      let name = CardName(type)
      guard isModal || fillsDisplay || name.isOfPage(isAtFirst: isAtFirst),
        fillsDisplay || !name.isOfPart
      else { return false }
      let controls = PageWalk([view], owner: type).triggers.filter(\.isControl)
      // A message is a page only if it blocks the page below and has a button with a text.
      if name.isOfMessage {
        return !isAtFirst && (isModal || fillsDisplay)
          && controls.contains { $0.text != nil || name.isOfQuestion }
      }
      // Its buttons are not known yet where an action gives them to it.
      let isGivenLater = isModal && view.arguments.isEmpty && name.mayBeOfQuestion
      return isAtFirst && name.isOfLock || isGivenLater || !controls.isEmpty
    }
  }
}

extension [ViewNode] {
  /// The condition that is all there is, maybe inside of a stack.
  fileprivate var onlyCondition: ViewNode? {
    guard count == 1 else { return nil }
    switch self[0].kind {
    case .choice: return self[0]
    case .group, .framework("ZStack"), .framework("GeometryReader"):
      return self[0].contents.first?.views.onlyCondition
    default: return nil
    }
  }

  /// The views on top of each other, if they are in one stack those in the stack.
  fileprivate var layers: [ViewNode] {
    guard count == 1, [.group, .framework("ZStack")].contains(self[0].kind) else { return self }
    return self[0].contents.first?.views.layers ?? []
  }

  /// Whether a view of a stack of layers lies over a page: not only over colours, pictures and conditions that may show
  /// nothing.
  func liesOverPage(_ position: Int) -> Bool {
    self[..<position].contains { view in
      !view.isBackground && !ShownView.showsNothing(view)
        && (view.kind != .choice || !view.contents.contains(where: \.views.isEmpty))
    }
  }
}

extension ViewNode {
  /// The state that decides whether a condition without an `else` shows something, and how it does.
  fileprivate var shownState: (state: StatePlace, cause: Presentation.Cause)? {
    if let item = argument(Self.itemLabel)?.statePlace { return (item, .item(item)) }
    // `if isShown, let item { … }`
    if case .array(let states)? = argument(Self.clausesLabel), states.count == 1,
      case .binding(let state, let value) = states[0]
    {
      return (state, value == .nothing ? .item(state) : .flag(state))
    }
    return shownFlag.map { ($0.state, $0.holds ? .flag($0.state) : .unknown($0.state.property)) }
  }

  /// Whether it puts views beside each other.
  fileprivate var isRowOrColumn: Bool { name == "HStack" || name == "VStack" }

  /// Whether it is a column with something behind it that is as high as the page: it begins and ends with free space.
  fileprivate var coversHeight: Bool {
    let parts = contents.first?.views ?? []
    return name == "VStack" && parts.first?.name == "Spacer" && parts.last?.name == "Spacer"
      && modifiers.contains { $0.name == "background" }
      && !hasHeight && !modifiers.contains { $0.argument("width") != nil }
  }

  /// Whether touches go to what is below, as from what somebody drags.
  fileprivate var takesNoTouches: Bool {
    modifiers.contains { $0.name == "allowsHitTesting" && $0.argument(nil) == .boolean(false) }
  }

  /// A view of the app that shows nothing until a Boolean of another view is set, as if the condition were around it; nil for
  /// other views.
  fileprivate var withConditionOutside: ViewNode? {
    guard case .own(let type) = kind, var choice = contents.first?.views.onlyCondition,
      choice.contents.count == 2, choice.contents.contains(where: \.views.isEmpty),
      let state = choice.shownFlag?.state, state.type != type
    else { return nil }
    choice.place = place
    choice.contents = choice.contents.map { branch in
      guard !branch.views.isEmpty else { return branch }
      var card = self
      card.contents = [Content(nil, branch.views)]
      // What dims the page says that the card is over it.
      return Content(branch.label, branch.views.filter(\.isBackground) + [card])
    }
    return choice
  }
}

extension ViewNode.Modifier {
  /// Whether it neither shows nor runs anything, as `animation(_:value:)`.
  var onlyChangesLook: Bool {
    contents.isEmpty && !Presentation.isPresentation(self)
      && !arguments.contains { if case .closure = $0.value { true } else { false } }
  }
}
