import Scenes

extension PieceMaker {
  /// A picker: segments, rows with a check mark, or a row with the selected value and a menu.
  mutating func picker(_ node: ViewNode) -> [Piece] {
    let isSegmented = surroundings.pickerStyle.map(Self.segmentedStyles.contains) == true
    let hasLabel = node.views("label") != nil || node.textArgument != nil
    // Segments have no label.
    let label = hasLabel && !isSegmented ? shownLabel(of: node) : []
    let options = pickerOptions(of: node)
    let selection = node.argument("selection")
    let selected = options.firstIndex { option in
      option.tag.map { selection?.isEqualChoice(to: $0) == true } ?? false
    }
    switch surroundings.pickerStyle {
    case _ where isSegmented:
      let texts = options.map { $0.text ?? $0.symbol ?? "" }
      let control = SegmentedControl(texts, selection: selected ?? 0)
      return texts.isEmpty ? [] : [Piece(.block(control.block), at: node.place)]
    case "inline", "InlinePickerStyle", "wheel", "WheelPickerStyle":
      return options.enumerated().map { index, option in
        let row = Row(
          option.title ?? option.symbol ?? "", subtitle: option.subtitle, icon: option.symbol,
          accessory: index == selected ? .checkmark : Row.Accessory.none)
        return Piece(.block(.row(row)), at: option.place)
      }
    default:
      return [valueRow(node, label: label, options: options, selected: selected)]
    }
  }

  private static let segmentedStyles: Set<String> = [
    "segmented", "SegmentedPickerStyle", "palette", "tabs",
  ]

  private mutating func valueRow(
    _ node: ViewNode, label: [Piece], options: [Option], selected: Int?
  ) -> Piece {
    let value: String? =
      if let selected { options[selected].text } else {
        node.argument("selection")?.selectionText(hasOptions: !options.isEmpty)
      }
    if selected == nil, let value { note(value) }
    let items = options.enumerated().map { index, option in
      var item = MenuItem(
        option.text ?? option.symbol ?? "", icon: option.symbol, isChecked: index == selected)
      item.source = nil
      return item
    }
    let shown = value.map { [Piece(.text($0, .body), at: node.place)] } ?? []
    return Piece(.value(label: label, value: shown, menu: items), at: node.place)
  }

  /// An option of a picker.
  private struct Option {
    /// All of its texts.
    var text: String?
    var title: String?
    var subtitle: String?
    var symbol: String?
    var tag: Value?
    var place: SourcePlace
  }

  private mutating func pickerOptions(of node: ViewNode) -> [Option] {
    let views = node.content("content") ?? node.content(nil) ?? []
    return pieces(of: views).flatMap(options)
  }

  private func options(of piece: Piece) -> [Option] {
    switch piece.kind {
    case .stack(_, let inner) where piece.tag == nil && inner.contains { $0.tag != nil }:
      return inner.flatMap(options)
    case .section(_, _, let inner), .list(let inner): return inner.flatMap(options)
    case .loop(let inner):
      let tagged = inner.flatMap(options)
      return tagged
        + tagged.map { option in
          var option = option
          option.tag = nil
          return option
        }
    case .spacer: return []
    default:
      let digest = LineDigest([piece])
      return [
        Option(
          text: digest.text, title: digest.title ?? digest.text, subtitle: digest.subtitle,
          symbol: digest.symbol, tag: piece.tag, place: piece.place)
      ]
    }
  }
}

extension Value {
  /// Whether a selection is an option's tag.
  fileprivate func isEqualChoice(to tag: Value) -> Bool {
    switch (self, tag) {
    case (.binding(_, let value), _): value.isEqualChoice(to: tag)
    case (.enumCase(let own), .enumCase(let other)): own.name == other.name
    case (.unknown, _), (_, .unknown), (.object, _): false
    default: self == tag
    }
  }

  /// The selected value as text; a hole with the state's name if no option says what it looks like.
  fileprivate func selectionText(hasOptions: Bool) -> String? {
    if case .binding(let place, let value) = self {
      switch value {
      case .text where !hasOptions, .number where !hasOptions: return value.shownText
      default: return TextHole.mark(place.property)
      }
    }
    return shownText
  }
}
