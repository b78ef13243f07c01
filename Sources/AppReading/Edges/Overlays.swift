/// Views of the app that lie over a page while a state says so, as a menu or a card with buttons:
/// `ZStack { page; if isMenuShown { MenuView() } }`.
extension Presentation {
  /// Reads a condition over a page; nil if it shows no such view, or if nothing that is known sets its state.
  ///
  /// What says something for a moment, or only adds a bar or a button to the page, is a part of it.
  ///
  /// - Parameters:
  ///   - choice: The condition.
  ///   - owner: The full name of the view that has it.
  ///   - isConditional: Whether it is in a branch of another condition.
  ///   - index: What is known of the app's types.
  init?(overlay choice: ViewNode, owner: String, isConditional: Bool, index: AppIndex) {
    guard choice.kind == .choice, choice.contents.count == 2, choice.contents[0].views.isEmpty,
      case .binding(let state, _)? = choice.argument(ViewNode.flagLabel),
      let card = Card.first(in: choice.contents[1].views), card.isPage,
      index.raises(state, in: owner)
    else { return nil }
    self.init(
      kind: .cover, cause: .flag(state), content: .views([card.view]),
      modifier: ViewNode.Modifier("overlay", place: choice.place), owner: owner,
      isConditional: isConditional)
  }

  /// Whether it is a condition over a page.
  var isOverlay: Bool { modifier.name == "overlay" }

  /// Whether it shows a view of the same type with other texts or actions, as a card that asks something else.
  func isOtherCard(than other: Presentation) -> Bool {
    guard isOverlay, other.isOverlay, case .views(let views) = content,
      case .views(let others) = other.content, views.first?.kind == others.first?.kind
    else { return false }
    func given(_ view: ViewNode?) -> [LabelledValue] {
      (view?.arguments ?? []).filter { if case .binding = $0.value { false } else { true } }
    }
    return given(views.first) != given(others.first)
  }

  /// A view of the app with what is around it.
  private struct Card {
    /// The view.
    var view: ViewNode
    /// The full name of its type.
    var type: String
    /// Whether it dims what is below.
    var isModal: Bool

    /// Finds the only view of the app, beside colours and shapes; nil if there is none, or something else.
    static func first(in views: [ViewNode], isModal: Bool = false) -> Card? {
      let shown = views.filter { !$0.isBackground && !ShownView.showsNothing($0) }
      guard shown.count == 1 else { return nil }
      let isModal = isModal || shown.count < views.count
      switch shown[0].kind {
      case .own(let type): return Card(view: shown[0], type: type, isModal: isModal)
      case .group, .framework("ZStack"), .framework("VStack"), .framework("HStack"),
        .framework("GeometryReader"), .framework("AnyView"):
        return first(in: shown[0].contents.first?.views ?? [], isModal: isModal)
      default: return nil
      }
    }

    /// Whether it is a page of its own: people can tap something in it, and it dims what is below or has a name that
    /// says so.
    var isPage: Bool {
      let name = type.lastComponent.lowercased()
      guard !Self.parts.contains(where: name.contains),
        isModal || Self.pages.contains(where: name.contains)
      else { return false }
      return PageWalk([view], owner: type).triggers.contains(where: \.isControl)
    }

    private static let pages = [
      "alert", "card", "confirm", "cover", "dialog", "drawer", "menu", "modal", "overlay", "page",
      "picker", "popup", "screen", "sheet",
    ]
    /// What is a part of the page, or a message that people close again.
    private static let parts = [
      "badge", "banner", "bar", "button", "congrat", "error", "fail", "hud", "loader", "loading",
      "mini", "progress", "snack", "spinner", "success", "thank", "toast", "tooltip",
    ]
  }
}

extension ViewNode {
  /// Whether it only fills a place.
  fileprivate var isBackground: Bool {
    guard case .framework(let name) = kind else { return false }
    return ["Color", "Rectangle", "RoundedRectangle", "Spacer", "LinearGradient"].contains(name)
  }
}

extension AppIndex {
  /// Whether a view, or the model that has a Boolean, sets it to true, toggles it or gives it away as a binding.
  fileprivate func raises(_ state: StatePlace, in owner: String) -> Bool {
    let name = state.property.lastComponent
    let types = state.type == owner ? [owner] : [state.type, owner]
    return types.lazy.flatMap(bodies(of:)).contains { bytes in
      let body = String(decoding: bytes, as: UTF8.self)
      return body.contains("\(name).toggle()") || body.contains("$\(name)")
        || body.contains("$\(state.property)")
        || body.split(separator: "\(name) = ").dropFirst().contains {
          !$0.hasPrefix("false") && !$0.hasPrefix("newValue")
        }
    }
  }
}
