import Scenes

extension PieceMaker {
  /// The items of a menu, flat: those of submenus follow each other.
  mutating func menuItems(of views: [ViewNode]) -> [MenuItem] {
    menuItems(of: pieces(of: views))
  }

  private mutating func menuItems(of pieces: [Piece]) -> [MenuItem] {
    pieces.flatMap { piece -> [MenuItem] in
      switch piece.kind {
      case .button(let button):
        var item = item(of: button.label)
        item.isDestructive = button.role == .destructive
        item.leadsTo = button.control.map(Control.mark)
        return [item]
      case .toggle(let label, let isOn):
        var item = item(of: label)
        item.isChecked = isOn
        return [item]
      case .menu(_, let items): return items
      case .value(let label, _, let items): return items.isEmpty ? [item(of: label)] : items
      case .section(_, _, let inner), .stack(_, let inner), .list(let inner), .loop(let inner):
        return menuItems(of: inner)
      case .block(.row(let row)):
        return [MenuItem(row.title, icon: row.icon, isChecked: row.accessory == .checkmark)]
      case .block(.segmentedControl(let control)):
        return control.options.enumerated().map {
          MenuItem($1, isChecked: $0 == control.selection)
        }
      case .text, .label: return [item(of: [piece])]
      default: return []
      }
    }
  }

  private func item(of label: [Piece]) -> MenuItem {
    let digest = LineDigest(label)
    return MenuItem(digest.text ?? digest.symbol ?? "", icon: digest.symbol)
  }
}
