/// The windows of an app.
struct SceneSearch {
  /// A window.
  struct Window {
    /// The scene.
    var node: ViewNode
    /// The full name of the type that has it.
    var owner: String

    /// Whether it is a group of windows, or the only window.
    var isMain: Bool {
      guard case .framework(let name) = node.kind else { return false }
      return name == "WindowGroup" || name == "DocumentGroup"
    }

    /// Its views.
    var views: [ViewNode] { node.content(nil) ?? node.content("content") ?? [] }

    /// What opens it.
    var presentation: Presentation {
      let modifier = ViewNode.Modifier(
        "window", arguments: node.arguments, contents: node.contents, place: node.place)
      let content: Presentation.Content =
        node.arguments.lazy.compactMap { argument in
          if case .closure(let closure) = argument.value { .closure(closure) } else { nil }
        }.first ?? .views(views)
      return Presentation(
        kind: .window, cause: cause, content: content, modifier: modifier, owner: owner)
    }

    private var cause: Presentation.Cause {
      if case .text(let id)? = node.argument("id"), let id = id.plain { return .window(id) }
      if case .type(let type)? = node.argument("for") { return .value(type) }
      return .unknown("")
    }

    /// The name of the window: its title, id or type.
    var name: String {
      if case .text(let title)? = node.argument(nil), let title = title.plain { return title }
      switch cause {
      case .window(let id): return id
      case .value(let type): return type
      default: return "window"
      }
    }
  }

  /// The windows, in the order of the source.
  private(set) var scenes: [Window] = []

  /// Searches the body of a type with `@main`.
  init(_ node: ViewNode, owner: String) { visit(node, owner: owner) }

  private mutating func visit(_ node: ViewNode, owner: String) {
    switch node.kind {
    case .framework(let name) where Self.names.contains(name):
      scenes.append(Window(node: node, owner: owner))
    case .framework, .unknown: break
    case .own(let type):
      for view in node.contents.flatMap(\.views) { visit(view, owner: type) }
    case .group, .choice, .loop:
      for view in node.contents.flatMap(\.views) { visit(view, owner: owner) }
    }
  }

  private static let names: Set<String> = [
    "WindowGroup", "Window", "DocumentGroup", "UtilityWindow",
  ]
}
