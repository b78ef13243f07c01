import Scenes

extension PieceMaker {
  /// Texts and labels.
  static let textMakers: [String: Maker] = [
    "Text": { maker, node in
      guard let text = node.textArgument, !text.isBlank else { return [] }
      return [maker.text(text, at: node.place)]
    },
    "Label": { maker, node in
      var title = maker.pieces(of: node.views("title") ?? node.views(nil) ?? [])
      if let text = node.textArgument, node.content(nil) == nil {
        title = [maker.text(text, at: node.place)]
      }
      var icon = maker.pieces(of: node.views("icon") ?? [])
      if let symbol = node.argument("systemImage") {
        icon = maker.symbol(symbol, at: node.place)
      } else if node.argument("image") != nil {
        icon = [Piece(.picture(Piece.Picture()), at: node.place)]
      }
      return [Piece(.label(title: title, icon: icon), at: node.place)]
    },
    "LabeledContent": { maker, node in
      let label = maker.shownLabel(of: node, isTrailing: false)
      var value = maker.pieces(of: node.views(nil) ?? node.views("content") ?? [])
      if let text = node.argument("value")?.shownText {
        value = [maker.text(text, at: node.place)]
      }
      if label.isEmpty { return value }
      return [Piece(.value(label: label, value: value, menu: []), at: node.place)]
    },
    "ContentUnavailableView": { maker, node in maker.unavailable(node) },
  ]

  /// A text in the style of its surroundings, noted.
  mutating func text(_ text: String, at place: SourcePlace) -> Piece {
    note(text)
    let style = surroundings.style ?? .body
    let isGrey = surroundings.isSecondary && style == .body
    return Piece(.text(text, isGrey ? .secondary : style), at: place)
  }

  /// The symbol of a `systemName:` or `systemImage:` argument, noted; a picture if its name is not known.
  mutating func symbol(_ value: Value, at place: SourcePlace) -> [Piece] {
    guard let name = value.knownText else {
      return value == .nothing
        ? []
        : [Piece(.picture(Piece.Picture(icon: Piece.Picture.unknownSymbol, height: 44)), at: place)]
    }
    guard !name.isBlank else { return [] }
    note(name)
    return [Piece(.symbol(name), at: place)]
  }

  /// The label of a control: its text, the views of `label`, or those of a trailing closure.
  ///
  /// - Parameter isTrailing: Whether a trailing closure without a label makes the label.
  mutating func label(of node: ViewNode, isTrailing: Bool = true) -> [Piece] {
    var pieces: [Piece] = []
    if let views = node.views("label") {
      pieces = self.pieces(of: views)
    } else if let text = node.textArgument {
      pieces = [self.text(text, at: node.place)]
    } else if isTrailing, let views = node.views(nil) {
      pieces = self.pieces(of: views)
    }
    guard let symbol = node.argument("systemImage") else { return pieces }
    let icon = self.symbol(symbol, at: node.place)
    return [Piece(.label(title: pieces, icon: icon), at: node.place)]
  }

  private mutating func unavailable(_ node: ViewNode) -> [Piece] {
    if node.arguments.first?.value.names.first == "search" || node.argument("search") != nil {
      note("No Results")
      return [
        Piece(.block(EmptyState("No Results", icon: "magnifyingglass").block), at: node.place)
      ]
    }
    let label = LineDigest(self.label(of: node))
    let description = LineDigest(
      pieces(
        of: node.views("description") ?? node.argument("description").map { [$0] }.map(views) ?? [])
    )
    let state = EmptyState(
      label.text ?? "", message: description.text, icon: label.symbol)
    let actions = pieces(of: node.views("actions") ?? [])
    return [Piece(.block(state.block), at: node.place)] + actions
  }

  private func views(_ values: [Value]) -> [ViewNode] {
    values.flatMap { views(of: $0) }
  }
}
