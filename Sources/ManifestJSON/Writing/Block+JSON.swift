import Scenes

extension Block {
  /// The block as an object whose one name is its kind.
  var json: JSONNode {
    let (kind, value): (BlockKind, JSONNode) =
      switch self {
      case .section(let section): (.section, section.json)
      case .row(let row): (.row, row.json)
      case .text(let paragraph): (.text, paragraph.json)
      case .image(let image): (.image, image.json)
      case .button(let button): (.button, button.json)
      case .field(let field): (.field, field.json)
      case .searchField(let field): (.searchField, field.json)
      case .segmentedControl(let control): (.segmentedControl, control.json)
      case .progress(let bar): (.progress, bar.json)
      case .grid(let grid): (.grid, grid.json)
      case .bubble(let bubble): (.bubble, bubble.json)
      case .map(let map): (.map, map.json)
      case .gap(let gap): (.gap, gap.json)
      case .emptyState(let state): (.emptyState, state.json)
      case .skeleton(let lines): (.skeleton, lines.json)
      }
    return .object([JSONNode.Member(name: kind.rawValue, value: value)])
  }
}

extension ListSection {
  fileprivate var json: JSONNode {
    JSONNode(
      of: SectionField.self,
      [
        (.header, .text(header)), (.footer, .text(footer)),
        (.blocks, .array(blocks.map(\.json))),
      ])
  }
}

extension Row {
  fileprivate var json: JSONNode {
    // What the initializer makes of a row for which nothing else is said.
    let usual = Row(title, leadsTo: leadsTo).accessory
    return JSONNode(
      of: RowField.self,
      [
        (.title, .string(title)), (.subtitle, .text(subtitle)), (.value, .text(value)),
        (.icon, .text(icon)),
        (
          .accessory,
          accessory == usual ? nil : .string(AccessoryName(accessory).rawValue)
        ),
        (.leadsTo, .text(leadsTo)),
      ])
  }
}

extension AccessoryName {
  fileprivate init(_ accessory: Row.Accessory) {
    switch accessory {
    case .none: self = .none
    case .disclosure: self = .disclosure
    case .checkmark: self = .checkmark
    case .toggle(isOn: true): self = .toggleOn
    case .toggle(isOn: false): self = .toggleOff
    }
  }
}

extension Paragraph {
  fileprivate var json: JSONNode {
    JSONNode(
      of: TextField.self,
      [(.text, .string(text)), (.style, style == .body ? nil : .string(style.rawValue))])
  }
}

extension SkeletonLines {
  fileprivate var json: JSONNode {
    JSONNode(
      of: SkeletonField.self,
      [
        (
          .lines,
          count == SkeletonLines().count
            ? nil : .integer(ManifestFormat.skeletonLines.clamping(count))
        )
      ])
  }
}

extension EmptyState {
  fileprivate var json: JSONNode {
    JSONNode(
      of: EmptyStateField.self,
      [(.title, .string(title)), (.message, .text(message)), (.icon, .text(icon))])
  }
}

extension ChatBubble {
  fileprivate var json: JSONNode {
    JSONNode(
      of: BubbleField.self,
      [(.text, .string(text)), (.outgoing, isOutgoing ? .bool(true) : nil)])
  }
}

extension CardGrid {
  fileprivate var json: JSONNode {
    JSONNode(
      of: GridField.self,
      [
        (
          .columns,
          columns == CardGrid([]).columns ? nil : .integer(ManifestFormat.columns.clamping(columns))
        ),
        (.cards, .array(cards.map(\.json))),
      ])
  }
}

extension CardGrid.Card {
  fileprivate var json: JSONNode {
    JSONNode(
      of: CardField.self,
      [
        (.title, .string(title)), (.subtitle, .text(subtitle)), (.icon, .text(icon)),
        (.leadsTo, .text(leadsTo)),
      ])
  }
}
