/// A step deeper into an app.
public enum StepKind: String, Codable, Sendable, CaseIterable {
  /// A page pushed on the stack of the tab or of a layer.
  case push
  /// A sheet of any height.
  case sheet
  /// A full-screen cover.
  case cover
  /// A confirmation.
  case confirmation
}

extension Scene {
  /// The last step of the path from the tab's root to this screen; nil at the root itself.
  public var lastStep: StepKind? {
    if confirmation != nil { return .confirmation }
    if let layer = layers.last {
      if layer.pages.count > 1 { return .push }
      return layer.style.isSheet ? .sheet : .cover
    }
    return pages.count > 1 ? .push : nil
  }

  /// The number of steps from the tab's root to this screen.
  public var depth: Int {
    max(0, pages.count - 1) + layers.reduce(0) { $0 + max(1, $1.pages.count) }
      + (confirmation == nil ? 0 : 1)
  }

  /// The state before the last step, with the same id; nil at the tab's root.
  public var beforeLastStep: Scene? {
    guard let lastStep else { return nil }
    var scene = self
    scene.link = nil
    switch lastStep {
    case .confirmation: scene.confirmation = nil
    case .sheet, .cover: scene.layers.removeLast()
    case .push where layers.isEmpty: scene.pages.removeLast()
    case .push: scene.layers[layers.count - 1].pages.removeLast()
    }
    return scene
  }
}

/// The navigation state of a scene as a dictionary key: everything but its id and link.
struct SceneState: Hashable {
  private let tab: Int?
  private let pages: [Page]
  private let layers: [Layer]
  private let confirmation: ConfirmationCard?

  init(_ scene: Scene) {
    tab = scene.selectedTab
    pages = scene.pages
    layers = scene.layers
    confirmation = scene.confirmation
  }
}

extension Scene {
  /// The path to the screen as the Swift code of a `ScreenPath`; nil if the code of a page is unknown.
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
