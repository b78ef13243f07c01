extension Scene {
  /// The way to the screen as the Swift code of a `ScreenPath`; nil where a page's code is not known.
  public var pathCode: String? {
    guard let tab = pages.first?.code else { return nil }
    var arguments = ["tab: \(tab)"]
    if pages.count > 1 {
      guard let routes = Self.list(pages.dropFirst()) else { return nil }
      arguments.append("routes: \(routes)")
    }
    if !layers.isEmpty {
      guard let layers = layersCode else { return nil }
      arguments.append(layers)
    }
    if let confirmation { arguments.append("confirmation: \(confirmation.code)") }
    return "ScreenPath(\(arguments.joined(separator: ", ")))"
  }

  private static func list(_ pages: some Sequence<Page>) -> String? {
    var codes: [String] = []
    for page in pages {
      guard let code = page.code else { return nil }
      codes.append(code)
    }
    return "[\(codes.joined(separator: ", "))]"
  }

  private var layersCode: String? {
    if layers.count == 1, layers[0].pages.count == 1, let item = layers[0].pages[0].code {
      switch layers[0].style {
      case .largeSheet: return "sheet: \(item)"
      case .fullScreenCover: return "fullScreenCover: \(item)"
      case .mediumSheet: break
      }
    }
    var codes: [String] = []
    for layer in layers {
      guard let item = layer.pages.first?.code, let path = Self.list(layer.pages.dropFirst())
      else { return nil }
      let name = layer.style.isSheet ? "sheet" : "fullScreenCover"
      let detent = layer.style == .mediumSheet ? ", detent: .medium" : ""
      codes.append(".\(name)(\(item)\(detent)\(path == "[]" ? "" : ", path: \(path)"))")
    }
    return "layers: [\(codes.joined(separator: ", "))]"
  }
}

extension ConfirmationCard {
  /// The confirmation as the Swift code of a `Confirmation`.
  fileprivate var code: String {
    var arguments = ["title: \(title.debugDescription)"]
    if let message { arguments.append("message: \(message.debugDescription)") }
    arguments.append("buttons: [\(choices.map(\.code).joined(separator: ", "))]")
    return "Confirmation(\(arguments.joined(separator: ", ")))"
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
