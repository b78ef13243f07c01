import Scenes

/// Writes pages as Swift code.
struct PageCode {
  /// The names of the cases of the manifest, by the ids of the screens.
  let screens: [String: String]

  /// A page as a call.
  func call(_ page: Page) -> SwiftCall {
    let call = SwiftCall("Page").with(text: page.title)
      .with(
        "titleDisplay",
        code: page.titleDisplay == .automatic ? nil : ".\(page.titleDisplay.rawValue)"
      )
      .with("backTitle", code: page.backTitle.map(SwiftCall.literal))
      .with("background", code: page.background == .grouped ? nil : ".\(page.background.rawValue)")
      .with(
        "hides",
        code: page.hides.isEmpty
          ? nil : "[\(page.hides.map { ".\($0.rawValue)" }.joined(separator: ", "))]"
      )
      .with("leading", list: page.leading.map(call)).with("trailing", list: page.trailing.map(call))
    guard let blocks = page.blocks else { return call }
    return blocks.isEmpty ? call.with("blocks", code: "[]") : call.containing(blocks.map(self.call))
  }

  /// What a control leads to: a case of the manifest if there is one, so that renaming it finds the control.
  private func target(_ id: String?, isTyped: Bool = true) -> String? {
    guard let id else { return nil }
    guard let name = screens[id] else { return SwiftCall.literal(id) }
    return "AppScreen.\(ScreenNames.used(name))" + (isTyped ? "" : ".rawValue")
  }

  private func call(_ button: BarButton) -> SwiftCall {
    described(plainCall(button), button.accessible)
  }

  private func plainCall(_ button: BarButton) -> SwiftCall {
    SwiftCall("BarButton").with(text: button.label).with("icon", text: button.icon)
      .with("isProminent", isOn: button.isProminent)
      .with("leadsTo", code: target(button.leadsTo, isTyped: button.menu.isEmpty))
      .with("menu", list: button.menu.map(call))
  }

  private func call(_ item: MenuItem) -> SwiftCall {
    SwiftCall("MenuItem").with(text: item.label).with("icon", text: item.icon)
      .with("isDestructive", isOn: item.isDestructive).with("isChecked", isOn: item.isChecked)
      .with("leadsTo", code: target(item.leadsTo, isTyped: !item.isChecked))
  }

  private func call(_ row: Row) -> SwiftCall {
    let usual = Row("", leadsTo: row.leadsTo).accessory
    let accessory: String =
      switch row.accessory {
      case .none: ".some(.none)"
      case .disclosure: ".disclosure"
      case .toggle(let isOn): ".toggle(isOn: \(isOn))"
      case .checkmark: ".checkmark"
      }
    return SwiftCall("Row").with(text: row.title).with("subtitle", text: row.subtitle)
      .with("value", text: row.value).with("icon", text: row.icon)
      .with("accessory", code: row.accessory == usual ? nil : accessory)
      .with("leadsTo", code: target(row.leadsTo, isTyped: row.menu.isEmpty))
      .with("menu", list: row.menu.map(call))
  }

  private func call(_ card: CardGrid.Card) -> SwiftCall {
    described(
      SwiftCall("CardGrid.Card").with(text: card.title).with("subtitle", text: card.subtitle)
        .with("icon", text: card.icon).with("leadsTo", code: target(card.leadsTo)),
      card.accessible)
  }

  private func call(_ section: ListSection) -> SwiftCall {
    SwiftCall("ListSection").with(text: section.header).with("footer", text: section.footer)
      .containing(section.blocks.map(call))
  }

  private func call(_ button: ActionButton) -> SwiftCall {
    SwiftCall("ActionButton").with(text: button.label)
      .with("role", code: button.role == .primary ? nil : ".\(button.role.rawValue)")
      .with("leadsTo", code: target(button.leadsTo))
  }

  private func call(_ block: Block) -> SwiftCall {
    described(shown(block), block.accessible)
  }

  private func shown(_ block: Block) -> SwiftCall {
    switch block {
    case .section(let section): call(section)
    case .row(let row): call(row)
    case .button(let button): call(button)
    case .buttonRow(let row):
      SwiftCall("ButtonRow").with(list: row.buttons.map(call), isRequired: true)
    case .field(let field):
      SwiftCall("InputField").with(text: field.label).with("value", text: field.value)
        .with("placeholder", text: field.placeholder)
        .with("buttons", list: field.buttons.map(call))
    case .grid(let grid):
      SwiftCall("CardGrid").with("columns", code: grid.columns == 2 ? nil : "\(grid.columns)")
        .with("isTextOnly", code: grid.isTextOnly ? "true" : nil)
        .with(list: grid.cards.map(call), isRequired: true)
    default: plain(block)
    }
  }

  /// A block without controls inside.
  private func plain(_ block: Block) -> SwiftCall {
    switch block {
    case .text(let text):
      SwiftCall("Paragraph").with(text: text.text)
        .with("style", code: text.style == .body ? nil : ".\(text.style.rawValue)")
    case .image(let image):
      SwiftCall("ImagePlaceholder")
        .with(
          "icon", code: image.icon == "photo" ? nil : image.icon.map(SwiftCall.literal) ?? "nil"
        )
        .with("height", code: image.height.map { "\($0)" }).with("label", text: image.label)
    case .searchField(let field):
      SwiftCall("SearchField").with(text: field.placeholder).with("value", text: field.value)
    case .segmentedControl(let control):
      SwiftCall("SegmentedControl").with(code: texts(control.options))
        .with("selection", code: control.selection == 0 ? nil : "\(control.selection)")
    case .progress(let bar):
      SwiftCall("ProgressBar").with(code: "\(bar.fraction)").with("label", text: bar.label)
    case .bubble(let bubble):
      SwiftCall("ChatBubble").with(text: bubble.text).with("isOutgoing", isOn: bubble.isOutgoing)
    case .map(let map):
      SwiftCall("MapPlaceholder").with("pins", code: map.pins.isEmpty ? nil : texts(map.pins))
        .with("height", code: map.height.map { "\($0)" })
    case .gap(let gap): SwiftCall("Gap").with(code: gap.height.map { "\($0)" })
    case .emptyState(let state):
      SwiftCall("EmptyState").with(text: state.title).with("message", text: state.message)
        .with("icon", text: state.icon)
    case .skeleton(let lines): SwiftCall("SkeletonLines").with(code: "\(lines.count)")
    // Pages from source have no other blocks.
    default: SwiftCall("SkeletonLines").with(code: "3")
    }
  }

  /// A call with what a screen reader says instead of what is shown.
  private func described(_ call: SwiftCall, _ description: AccessibleDescription?) -> SwiftCall {
    guard let description, description != AccessibleDescription() else { return call }
    return call.calling(
      SwiftCall("accessible").with("label", text: description.label)
        .with("value", text: description.value).with("hint", text: description.hint)
        .with("isHidden", isOn: description.isHidden)
        .with("traits", code: traits(description.traits))
        .with("removedTraits", code: traits(description.removedTraits))
        .with("headingLevel", code: description.headingLevel.map { "\($0)" })
        .with(
          "children",
          code: description.children == .automatic ? nil : ".\(description.children.rawValue)"
        )
        .with("sortPriority", code: description.sortPriority.map { "\($0)" }))
  }

  private func traits(_ traits: [AccessibleDescription.Trait]) -> String? {
    traits.isEmpty ? nil : "[\(traits.map { ".\($0.rawValue)" }.joined(separator: ", "))]"
  }

  private func texts(_ texts: [String]) -> String {
    "[\(texts.map(SwiftCall.literal).joined(separator: ", "))]"
  }
}
