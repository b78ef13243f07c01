package import Scenes

extension Page {
  /// The page with other targets of its links; a row keeps its accessory.
  ///
  /// - Parameter target: The new target for one; nil for none.
  package func replacingLinks(_ target: (String) -> String?) -> Page {
    var page = self
    page.leading = leading.map { $0.replacingLinks(target) }
    page.trailing = trailing.map { $0.replacingLinks(target) }
    page.blocks = blocks?.map { $0.replacingLinks(target) }
    return page
  }
}

extension Block {
  fileprivate func replacingLinks(_ target: (String) -> String?) -> Block {
    switch self {
    case .section(var section):
      section.blocks = section.blocks.map { $0.replacingLinks(target) }
      return .section(section)
    case .row(var row):
      row.leadsTo = row.leadsTo.flatMap(target)
      row.menu = row.menu.map { $0.replacingLinks(target) }
      return .row(row)
    case .button(var button):
      button.leadsTo = button.leadsTo.flatMap(target)
      return .button(button)
    case .buttonRow(var row):
      row.buttons = row.buttons.map { $0.replacingLinks(target) }
      return .buttonRow(row)
    case .field(var field):
      field.buttons = field.buttons.map { $0.replacingLinks(target) }
      return .field(field)
    case .grid(var grid):
      for index in grid.cards.indices {
        grid.cards[index].leadsTo = grid.cards[index].leadsTo.flatMap(target)
      }
      return .grid(grid)
    default: return self
    }
  }
}

extension BarButton {
  fileprivate func replacingLinks(_ target: (String) -> String?) -> BarButton {
    var button = self
    button.leadsTo = leadsTo.flatMap(target)
    button.menu = menu.map { $0.replacingLinks(target) }
    return button
  }
}

extension MenuItem {
  fileprivate func replacingLinks(_ target: (String) -> String?) -> MenuItem {
    var item = self
    item.leadsTo = leadsTo.flatMap(target)
    return item
  }
}
