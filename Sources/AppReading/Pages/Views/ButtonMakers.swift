import Scenes

extension PieceMaker {
  /// Buttons, links and menus.
  static let buttonMakers: [String: Maker] = [
    "Button": { maker, node in
      let action = node.argument("action") ?? node.closureArgument ?? node.argument("intent")
      return maker.button(node, action: action.map { .run($0) })
    },
    "NavigationLink": { maker, node in maker.navigationLink(node) },
    "Link": { maker, node in maker.button(node, action: nil) },
    "ShareLink": { maker, node in maker.systemButton(node, "Share…", icon: "square.and.arrow.up") },
    "EditButton": { maker, node in maker.systemButton(node, "Edit", icon: nil) },
    "RenameButton": { maker, node in maker.systemButton(node, "Rename", icon: "pencil") },
    "PasteButton": { maker, node in
      maker.systemButton(node, "Paste", icon: "doc.on.clipboard")
    },
    "SignInWithAppleButton": { maker, node in
      maker.appleButton(node)
    },
    "PhotosPicker": { maker, node in maker.button(node, action: nil) },
    "Menu": { maker, node in
      // `Menu(content: items) { Image(systemName: "ellipsis") }`
      let isTrailing = node.views("content") != nil || node.argument("content") != nil
      let label = maker.label(of: node, isTrailing: isTrailing)
      let views = node.views("content") ?? (isTrailing ? nil : node.views(nil)) ?? []
      let items = maker.menuItems(of: views)
      maker.noteName(in: label)
      return [Piece(.menu(label: label, items: items), at: node.place)]
    },
  ]

  /// The symbols that buttons of a role have without a label of their own.
  private static let roleSymbols: [String: (text: String, icon: String)] = [
    "close": ("Close", "xmark"), "cancel": ("Cancel", "xmark"), "confirm": ("Done", "checkmark"),
  ]

  private mutating func button(_ node: ViewNode, action: Control.Action?) -> [Piece] {
    var label: [Piece]
    let closures = node.contents.filter { $0.label == nil }
    if node.views("label") == nil, node.textArgumentOfButton == nil, let views = closures.first {
      label = pieces(of: views.views)
    } else {
      label = self.label(of: node)
    }
    noteName(in: label)
    let role = node.argument("role")?.names.first
    if node.saysOnlyRole, let given = role.flatMap({ Self.roleSymbols[$0] }) {
      label = systemLabel(given.text, icon: given.icon, of: node)
    }
    if !label.contains(where: \.isVisible), let shape = node.shapeOfLabel {
      label = [Piece(.symbol(shape), at: node.place)]
    }
    var button = ButtonPiece(label: label)
    button.look = surroundings.look
    switch role {
    case "destructive": button.role = .destructive
    case "cancel": button.role = .cancel
    default: break
    }
    // The title of a label of which only the icon is shown.
    let title = label.count == 1 ? label[0].accessibleName : nil
    if let action {
      button.control = control(
        action, label: label, name: node.accessibleName ?? title, at: node.place)
    }
    var piece = Piece(.button(button), at: node.place)
    piece.accessibleName = title
    return [piece]
  }

  /// A button whose label the system gives unless the view has one.
  private mutating func systemButton(_ node: ViewNode, _ text: String, icon: String?) -> [Piece] {
    var label = self.label(of: node)
    if label.isEmpty { label = systemLabel(text, icon: icon, of: node) }
    return [Piece(.button(ButtonPiece(label: label, look: surroundings.look)), at: node.place)]
  }

  /// A button that the system labels, whatever its closures do.
  private mutating func appleButton(_ node: ViewNode) -> [Piece] {
    let label = systemLabel(node.titleWithApple, icon: "apple.logo", of: node)
    return [Piece(.button(ButtonPiece(label: label, look: surroundings.look)), at: node.place)]
  }

  /// A label that the system gives.
  private mutating func systemLabel(_ text: String, icon: String?, of node: ViewNode) -> [Piece] {
    let title = Piece(.text(text, .body), at: node.place)
    guard let icon else {
      note(text)
      return [title]
    }
    if surroundings.showsLabelTitles { note(text) }
    let symbol = Piece(.symbol(icon), at: node.place)
    return [styledLabel(title: [title], icon: [symbol], at: node.place)]
  }

  private mutating func navigationLink(_ node: ViewNode) -> [Piece] {
    if node.isFollowedByCode { return [] }
    let label = pieces(of: node.linkLabel)
    var shown = label
    if node.linkLabel.isEmpty, let text = node.textArgument {
      shown = [self.text(text, at: node.place)]
    }
    // `NavigationLink(destination: …) { EmptyView() }` is there for code, or for the arrow of a row.
    guard shown.contains(where: \.isVisible) else { return [] }
    noteName(in: shown)
    var button = ButtonPiece(label: shown, isLink: true)
    button.look = surroundings.look
    let action: Control.Action? =
      if let value = node.argument("value") {
        surroundings.selection.map { .select($0, value) } ?? .push(value)
      } else if let state = node.argument("state") {
        .push(state)
      } else {
        NavigationLinkParts(node)?.page.map { .show($0) }
      }
    if let action {
      button.control = control(action, label: shown, name: node.accessibleName, at: node.place)
    }
    return [Piece(.button(button), at: node.place)]
  }
}

extension ViewNode {
  /// The text of a button; an unlabelled closure is its action.
  fileprivate var textArgumentOfButton: String? { textArgument }

  /// Whether a button has nothing but a role and an action, so that the system labels it.
  fileprivate var saysOnlyRole: Bool {
    views("label") == nil && content(nil) == nil && textArgument == nil
      && argument("systemImage") == nil
      && arguments.allSatisfy { argument in
        if case .closure = argument.value { return true }
        return argument.label == "role" || argument.label == "action"
      }
  }

  /// The symbol for a label that is only a shape, as that of a button for a colour or for a choice.
  fileprivate var shapeOfLabel: String? {
    let label = contents.first { $0.label == "label" } ?? contents.first { $0.label == nil }
    return label?.views.lazy.compactMap(\.shapeSymbol).first
  }

  private var shapeSymbol: String? {
    switch kind {
    case .framework("Circle"), .framework("Ellipse"): "circle"
    case .framework("Rectangle"), .framework("RoundedRectangle"): "square"
    case .framework("ZStack"), .framework("HStack"), .framework("VStack"), .group, .own, .choice:
      contents.flatMap(\.views).lazy.compactMap(\.shapeSymbol).first
    default: nil
    }
  }

  /// The views of a navigation link's label; none for other views.
  var linkLabel: [ViewNode] { NavigationLinkParts(self)?.label ?? [] }

  /// Whether a navigation link shows nothing and is followed when a state changes.
  var isFollowedByCode: Bool {
    guard kind == .framework("NavigationLink"),
      argument("isActive") != nil || argument("selection") != nil
    else { return false }
    return (textArgument ?? "").isBlank && linkLabel.allSatisfy(ShownView.showsNothing)
  }

  /// The name for screen readers that a modifier gives.
  var accessibleName: String? {
    modifier("accessibilityLabel", "help")?.spokenText
  }
}
