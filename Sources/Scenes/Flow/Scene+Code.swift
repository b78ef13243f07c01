import Navigation

extension Scene {
  /// The path to the screen as the Swift code of a `ScreenPath`; nil if the code of a page is unknown.
  public var pathCode: String? {
    var arguments: [String] = []
    // The root page of an app or window without tabs has no code.
    if hasTabBar || selectedTab != nil {
      guard let tab = pages.first?.code else { return nil }
      arguments.append("tab: \(tab)")
    }
    let inColumns = min(columns.map { $0.columns - 1 } ?? 0, max(0, pages.count - 1))
    if let columns {
      guard let code = columns.code(selecting: pages.dropFirst().prefix(inColumns)) else {
        return nil
      }
      arguments.append("columns: \(code)")
    }
    let pushed = pages.dropFirst(1 + inColumns)
    if !pushed.isEmpty {
      guard let routes = pushed.codes else { return nil }
      arguments.append("routes: \(routes)")
    }
    if !layers.isEmpty {
      guard let layers = layersCode else { return nil }
      arguments.append(layers)
    }
    if let confirmation { arguments.append("confirmation: \(confirmation.code)") }
    if let states = topPage?.states, !states.isEmpty {
      arguments.append("pageStates: [\(states.map(\.code).joined(separator: ", "))]")
    }
    if !otherStacks.isEmpty { arguments.append("otherStacks: [\(Page.unknownCode)]") }
    if let window { arguments.append("window: \(window.debugDescription)") }
    return "ScreenPath(\(arguments.joined(separator: ", ")))"
  }

  private var layersCode: String? {
    if layers.count == 1, layers[0].pages.count == 1, !hasStatesOrColumns,
      let item = layers[0].pages[0].code
    {
      switch layers[0].style {
      case .largeSheet: return "sheet: \(item)"
      case .fullScreenCover: return "fullScreenCover: \(item)"
      case .mediumSheet, .customSheet, .popover, .inspector: break
      }
    }
    var codes: [String] = []
    for layer in layers {
      guard let code = layer.code else { return nil }
      codes.append(code)
    }
    return "layers: [\(codes.joined(separator: ", "))]"
  }

  /// Whether the short initializers of `ScreenPath` cannot express the screen.
  private var hasStatesOrColumns: Bool {
    columns != nil || window != nil || topPage?.states.isEmpty == false
  }
}

extension Collection<Page> {
  /// The code of the pages as an array literal; nil if the code of a page is unknown.
  fileprivate var codes: String? {
    var codes: [String] = []
    for page in self {
      guard let code = page.code else { return nil }
      codes.append(code)
    }
    return "[\(codes.joined(separator: ", "))]"
  }
}

extension SplitView {
  fileprivate func code(selecting pages: some Collection<Page>) -> String? {
    guard let selections = pages.codes else { return nil }
    var arguments = [columns == 2 ? ".two" : ".three"]
    if selections != "[]" { arguments.append("selections: \(selections)") }
    if visibility != .automatic { arguments.append("visibility: .\(visibility.rawValue)") }
    return "SplitColumns(\(arguments.joined(separator: ", ")))"
  }
}

extension Layer {
  /// The layer as the Swift code of a `PresentedLayer`.
  fileprivate var code: String? {
    guard let item = pages.first?.code, let path = pages.dropFirst().codes else { return nil }
    let (name, argument): (String, String?) =
      switch style {
      case .largeSheet: ("sheet", nil)
      case .mediumSheet: ("sheet", "detent: .medium")
      case .customSheet: ("sheet", detentCode)
      case .fullScreenCover: ("fullScreenCover", nil)
      case .popover: ("popover", anchor.map { "anchor: \($0.debugDescription)" })
      case .inspector: ("inspector", nil)
      }
    let arguments = [item, argument, path == "[]" ? nil : "path: \(path)"].compactMap(\.self)
    return ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  private var detentCode: String? {
    if let fraction { return "detent: .fraction(\(fraction))" }
    return height.map { "detent: .height(\($0))" }
  }
}

extension PageState {
  /// The state as Swift code.
  fileprivate var code: String {
    guard let detail, self != .searching("") else {
      return self == .searching("") ? ".searching()" : ".\(kind.rawValue)"
    }
    return ".\(kind.rawValue)(\(detail.debugDescription))"
  }
}

extension ConfirmationCard {
  /// The confirmation as the Swift code of a `Confirmation`.
  fileprivate var code: String {
    var arguments = ["title: \(title.debugDescription)"]
    if let message { arguments.append("message: \(message.debugDescription)") }
    let isAlert = style == .alert
    if !fields.isEmpty {
      arguments.append("fields: [\(fields.map(\.code).joined(separator: ", "))]")
    }
    arguments.append("buttons: [\(choices.map(\.code).joined(separator: ", "))]")
    return "\(isAlert ? ".alert" : "Confirmation")(\(arguments.joined(separator: ", ")))"
  }
}

extension ConfirmationCard.TextEntry {
  fileprivate var code: String {
    var arguments = [label.debugDescription]
    if !text.isEmpty { arguments.append("text: \(text.debugDescription)") }
    if isSecure { arguments.append("isSecure: true") }
    return "ConfirmationField(\(arguments.joined(separator: ", ")))"
  }
}

extension ConfirmationCard.Choice {
  fileprivate var code: String {
    switch role {
    case .normal: "ConfirmationButton(\(label.debugDescription))"
    case .destructive: ".destructive(\(label.debugDescription))"
    case .cancel: ".cancel(\(label.debugDescription))"
    }
  }
}
