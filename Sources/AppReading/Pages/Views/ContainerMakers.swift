import Scenes

extension PieceMaker {
  /// Views that arrange others.
  static let containerMakers: [String: Maker] = {
    var makers: [String: Maker] = [
      "List": { maker, node in maker.filling(node) { $0.list(node) } },
      "Table": { maker, node in maker.table(node) },
      "Form": { maker, node in
        maker.filling(node) { [Piece(.list($0.content(of: node)), at: node.place)] }
      },
      "Section": { maker, node in maker.section(node) },
      "DisclosureGroup": { maker, node in maker.disclosure(node) },
      "GroupBox": { maker, node in
        let header = maker.label(of: node, isTrailing: false)
        let content = maker.content(of: node)
        return [
          Piece(
            .section(
              header: header, footer: [], [Piece(.stack(.vertical, content), at: node.place)]),
            at: node.place)
        ]
      },
      "ScrollView": { maker, node in maker.scroll(node) },
      "HStack": stack(.horizontal), "LazyHStack": stack(.horizontal),
      "VStack": stack(.vertical), "LazyVStack": stack(.vertical),
      "ZStack": stack(.depth), "GridRow": stack(.horizontal), "ControlGroup": stack(.horizontal),
      "LazyVGrid": { maker, node in
        // A layout of the app has no columns.
        maker.grid(node, columns: node.argument("columns").map { $0.gridColumns ?? 2 })
      },
      "LazyHGrid": { maker, node in [Piece(.shelf(maker.content(of: node)), at: node.place)] },
      "Grid": { maker, node in maker.tableGrid(node) },
      "NavigationSplitView": { maker, node in
        maker.pieces(of: node.contents.first?.views ?? [])
      },
      "TabView": { maker, node in maker.tabs(node) },
      "Tab": { maker, node in maker.content(of: node) },
      "ViewThatFits": { maker, node in
        node.views(nil)?.first.map { maker.pieces(of: $0) } ?? []
      },
      "AnyView": { maker, node in
        maker.pieces(of: node.views(nil) ?? node.views("erasing") ?? [])
      },
      "ForEach": { maker, node in
        let element = maker.content(of: node)
        return element.isEmpty ? [] : [Piece(.loop(element), at: node.place)]
      },
      "Spacer": { _, node in
        // One of a fixed size takes no free space.
        let isFixed = node.modifiers.contains {
          $0.name == "frame" && ($0.argument("height") ?? $0.argument("width")) != nil
        }
        return isFixed ? [] : [Piece(.spacer, at: node.place)]
      },
    ]
    for name in transparent { makers[name] = { maker, node in maker.content(of: node) } }
    for name in decoration { makers[name] = { _, _ in [] } }
    return makers
  }()

  /// Containers without a look.
  private static let transparent = [
    "NavigationStack", "NavigationView", "Group", "GeometryReader", "ScrollViewReader",
    "TimelineView", "LazyVStackLayout", "ToolbarItem", "ToolbarItemGroup", "ModifiedContent",
    "GlassEffectContainer", "PhaseAnimator", "KeyframeAnimator", "OutlineGroup", "TabSection",
    "FullscreenView", "EquatableView",
  ]

  /// Views that show nothing that matters in a wireframe.
  private static let decoration = [
    "EmptyView", "Divider", "Color", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle",
    "Circle", "Ellipse", "Capsule", "ConcentricRectangle", "ContainerRelativeShape", "Path",
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    "Material", "ToolbarSpacer", "DefaultToolbarItem",
  ]

  private static func stack(_ axis: Piece.Axis) -> Maker {
    { maker, node in
      let inner = maker.content(of: node)
      // Layers of pictures are one picture.
      if axis == .depth, inner.count > 1, inner.allSatisfy(\.isPictureOnly) { return [inner[0]] }
      return inner.isEmpty ? [] : [Piece(.stack(axis, inner), at: node.place)]
    }
  }

  /// The pieces of the closure that makes a container's content.
  mutating func content(of node: ViewNode) -> [Piece] {
    if let views = node.content("content") ?? node.content(nil) { return pieces(of: views) }
    for argument in node.arguments where argument.label == nil || argument.label == "content" {
      switch argument.value {
      case .views(let views): return pieces(of: views)
      case .closure: return pieces(of: views(of: argument.value))
      default: break
      }
    }
    return []
  }

  private mutating func table(_ node: ViewNode) -> [Piece] {
    let columns = (node.content("columns") ?? node.content(nil) ?? []).filter {
      $0.name == "TableColumn"
    }
    guard let first = columns.first else {
      return [Piece(.list(content(of: node)), at: node.place)]
    }
    // On a phone a table shows its first column only.
    var cell = content(of: first)
    if cell.isEmpty {
      cell = [text(TextHole.mark(first.argument("value")?.names.last ?? "row"), at: first.place)]
    }
    return [Piece(.list([Piece(.loop(cell), at: first.place)]), at: node.place)]
  }

  private mutating func section(_ node: ViewNode) -> [Piece] {
    var header = pieces(of: node.views("header") ?? [])
    if let text = node.textArgument { header = [self.text(text, at: node.place)] }
    let rows = content(of: node)
    let footer = pieces(of: node.views("footer") ?? [])
    return [Piece(.section(header: header, footer: footer, rows), at: node.place)]
  }

  private mutating func disclosure(_ node: ViewNode) -> [Piece] {
    // A button in the label only opens the group.
    let label = label(of: node, isTrailing: false).flatMap { piece in
      if case .button(let button) = piece.kind { button.label } else { [piece] }
    }
    var row = Piece(
      .button(ButtonPiece(label: label, look: .plain, isLink: true)),
      at: node.place)
    row.tag = nil
    return [row] + pieces(of: node.content(nil) ?? node.content("content") ?? [])
  }

  private mutating func grid(_ node: ViewNode, columns: Int?) -> [Piece] {
    let inner = content(of: node)
    return inner.isEmpty ? [] : [Piece(.grid(columns: columns, inner), at: node.place)]
  }

  /// A `Grid` aligns rows of texts or of cards.
  private mutating func tableGrid(_ node: ViewNode) -> [Piece] {
    let rows = content(of: node)
    return rows.isEmpty ? [] : [Piece(.stack(.vertical, rows), at: node.place)]
  }

  /// The first page of a tab view; of a carousel the texts of its other pages are noted, if these are no screens.
  private mutating func tabs(_ node: ViewNode) -> [Piece] {
    let views = node.content(nil) ?? node.content("content") ?? []
    for view in [node.laterTab].compactMap(\.self) + views {
      let tab = view.firstTab ?? view
      let first = pieces(of: evaluation?.expanded([tab]) ?? [tab])
      guard !first.isEmpty else { continue }
      if node.isPaged {
        let type = tab.tabContent.onlyOwn?.typeName
        let all = views.flatMap(\.carouselPages)
        let areParts = all.areGivenWords
        let others = all.filter { page in
          guard page != tab, !node.isFiltered, !hasSeveralTabViews,
            let other = page.tabContent.onlyOwn, let otherType = other.typeName
          else {
            return page != tab
          }
          return otherType == type || areParts && other.isGivenWords
        }
        noteTexts(ofLater: evaluation?.expanded(others) ?? others)
      }
      return first
    }
    return []
  }
}

extension ViewNode {
  /// The pages of a carousel: the view itself, or those inside of a group or loop.
  fileprivate var carouselPages: [ViewNode] {
    switch kind {
    case .group, .loop: contents.flatMap { $0.views.flatMap(\.carouselPages) }
    case .choice: drawnBranch?.views.flatMap(\.carouselPages) ?? []
    default: [self]
    }
  }

  /// The first tab inside of a group or loop of tabs.
  fileprivate var firstTab: ViewNode? {
    switch kind {
    case .group, .loop, .choice: contents.first?.views.first
    default: nil
    }
  }
}

extension Value {
  /// The number of columns of a grid: of its items, or two for as many as fit.
  fileprivate var gridColumns: Int? {
    switch self {
    case .array(let items):
      let isAdaptive = items.contains { $0.isAdaptive }
      return isAdaptive || items.isEmpty ? 2 : min(items.count, 4)
    case .unknown(let source, _):
      return source.includes("count: 3") ? 3 : 2
    default: return nil
    }
  }

  private var isAdaptive: Bool {
    switch self {
    case .views(let nodes):
      nodes.contains { $0.arguments.first?.value.names.contains("adaptive") == true }
    case .unknown(let source, _): source.includes("adaptive")
    default: false
    }
  }
}
