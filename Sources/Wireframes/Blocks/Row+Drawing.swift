import Scenes
import Typography

extension Row: BlockDrawing {
  /// The space between the title and the value.
  private static let gap = 12.0

  var sharesCard: Bool { true }

  /// The left edge of the text and of the separator.
  func separatorInset(in layout: BlockLayout) -> Double {
    icon == nil ? Metrics.margin : Metrics.margin + Self.tile(in: layout) + Self.gap
  }

  private static func tile(in layout: BlockLayout) -> Double { layout.isForPointer ? 28 : 36 }

  func height(width: Double, in layout: BlockLayout) -> Double {
    guard layout.isStacked else { return layout.rowHeight + growth(in: layout) }
    return max(layout.rowHeight, stacked(width: width, in: layout).height)
  }

  func heightOnCard(width: Double, in layout: BlockLayout) -> Double {
    height(width: width, in: layout)
  }

  func drawOnCard(in rect: Rect, on sketch: inout Sketch) { draw(in: rect, on: &sketch) }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let layout = sketch.layout
    let left = rect.x + separatorInset(in: layout)
    sketch.record(DrawnControl(self, in: rect))
    let accessoryWidth = accessoryWidth(on: sketch)
    guard !layout.isStacked else {
      let texts = stacked(width: rect.width, in: layout)
      if let icon {
        let isLow = rect.height > layout.rowHeight
        drawTile(icon, centerY: isLow ? rect.y + texts.firstLine : rect.midY, in: rect, on: &sketch)
      }
      drawAccessory(in: rect, on: &sketch)
      return texts.draw(at: left, in: rect, on: &sketch)
    }
    let theme = sketch.theme
    if let icon { drawTile(icon, centerY: rect.midY, in: rect, on: &sketch) }
    drawAccessory(in: rect, on: &sketch)
    var right = rect.maxX - accessoryWidth
    if let value {
      let width = sketch.text(
        value, layout.font(.body), theme.secondary, at: right, centerY: rect.midY,
        anchor: .trailing, maxWidth: valueWidth(of: right - left, in: layout),
        as: .value)
      right -= width + Self.gap
    }
    let growth = growth(in: layout)
    let top = rect.y + (layout.rowHeight - layout.dense(Metrics.rowHeight)) / 2
    let titleY = subtitle == nil ? rect.midY : top + layout.dense(19) + growth * 0.3
    sketch.text(
      title, layout.font(.body), theme.text, at: left, centerY: titleY, maxWidth: right - left)
    if let subtitle {
      sketch.text(
        subtitle, layout.font(.footnote), theme.secondary, at: left,
        centerY: top + layout.dense(39.5) + growth * 0.7, maxWidth: right - left)
    }
  }

  /// The height that larger texts need in a row of two lines.
  private func growth(in layout: BlockLayout) -> Double {
    guard subtitle != nil else { return 0 }
    let growth =
      layout.textSize.growth(of: Font.body.size)
      + layout.textSize.growth(of: Font.footnote.size)
    return max(0, (growth * 0.8).rounded())
  }

  private func stacked(width: Double, in layout: BlockLayout) -> StackedRow {
    StackedRow(
      title: title, subtitle: subtitle, value: value,
      maxWidth: width - separatorInset(in: layout) - widestAccessory(in: layout), in: layout)
  }

  var spokenElements: [AccessibleElement] {
    let label = AccessibleElement.combined([title, subtitle])
    let actions = menu.map(\.label)
    if case .toggle(let isOn) = accessory {
      let value = AccessibleElement.combined([value, isOn ? "on" : "off"])
      return [
        AccessibleElement(
          .toggle, label, value: value, actions: actions, leadsTo: leadsTo, icon: icon)
      ]
    }
    return [
      AccessibleElement(
        isExit ? .button : .text, label, value: value,
        traits: accessory == .checkmark ? [.selected] : [], actions: actions, leadsTo: leadsTo,
        icon: icon)
    ]
  }

  func drawText(on box: inout TextBox) {
    let mark =
      switch accessory {
      case .none: ""
      case .disclosure: "›"
      case .checkmark: "✓"
      case .toggle(let isOn): isOn ? "(─●)" : "(○─)"
      }
    let end = [valueText(in: box), mark].compactMap { $0 }.filter { !$0.isEmpty }
    let start = icon == nil ? "" : "□ "
    box.add(start + TerminalText.printable(title), right: end.joined(separator: " "))
    if let subtitle {
      box.add((icon == nil ? "" : "  ") + TerminalText.printable(subtitle))
    }
  }

  /// The value as text; the source of an unknown one leaves space for the title.
  private func valueText(in box: TextBox) -> String? {
    guard let value else { return nil }
    let text = TerminalText.printable(value)
    guard TextHole.isIn(value) else { return text }
    let title = TerminalText.width(of: TerminalText.printable(title)) + (icon == nil ? 3 : 5)
    return TerminalText.fitted(text, to: max(box.width / 2, box.width - title))
  }

  /// The maximum width of the value: half of the line, or more if the title is shorter.
  private func valueWidth(of line: Double, in layout: BlockLayout) -> Double {
    let texts = [(title, Font.body), (subtitle ?? "", .footnote)]
    let widths = texts.map { Typesetter.line($0, font: layout.font($1), maxWidth: line).width }
    return max(line / 2, line - Self.gap - (widths.max() ?? 0))
  }

  private func drawTile(
    _ icon: String, centerY: Double, in rect: Rect, on sketch: inout Sketch
  ) {
    let side = Self.tile(in: sketch.layout)
    let tile = Rect(x: rect.x + 16, y: centerY - side / 2, width: side, height: side)
    let isSelected = sketch.selection?.isCurrent == true
    sketch.rounded(
      tile, radius: sketch.layout.dense(8), isSelected ? sketch.theme.accent : sketch.theme.fill)
    sketch.icon(
      icon, of: title, centeredAt: Point(x: tile.midX, y: tile.midY),
      size: sketch.layout.dense(20), isSelected ? sketch.theme.onAccent : sketch.theme.secondary)
  }

  /// The distance from the trailing edge of the row to its texts.
  private func widestAccessory(in layout: BlockLayout) -> Double {
    switch accessory {
    case .none: 18
    case .disclosure: 38
    case .checkmark: 44
    case .toggle: 14 + Self.toggle(in: layout).width + 12
    }
  }

  /// The distance from the trailing edge of the row to its texts; no chevron leads to the next column.
  private func accessoryWidth(on sketch: Sketch) -> Double {
    if accessory == .disclosure, sketch.selection != nil { return 18 }
    return widestAccessory(in: sketch.layout)
  }

  /// The size of the track of a toggle.
  private static func toggle(in layout: BlockLayout) -> Size {
    layout.isForPointer ? Size(width: 32, height: 19) : Size(width: 51, height: 31)
  }

  private func drawAccessory(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    switch accessory {
    case .none: break
    case .disclosure:
      guard sketch.selection == nil else { return }
      let center = Point(x: rect.maxX - 24, y: rect.midY)
      sketch.icon(
        "chevron.right", centeredAt: center, size: sketch.layout.dense(20), theme.tertiary)
    case .checkmark:
      let center = Point(x: rect.maxX - 27, y: rect.midY)
      sketch.icon(
        "checkmark", centeredAt: center, size: sketch.layout.dense(22), theme.accent)
    case .toggle(let isOn):
      let size = Self.toggle(in: sketch.layout)
      let track = Rect(
        x: rect.maxX - 14 - size.width, y: rect.midY - size.height / 2, width: size.width,
        height: size.height)
      sketch.rounded(track, radius: size.height / 2, isOn ? theme.accent : theme.tertiary)
      let side = size.height - 4
      let knob = Rect(
        x: isOn ? track.maxX - side - 2 : track.x + 2, y: track.y + 2, width: side, height: side)
      sketch.rounded(knob, radius: side / 2, theme.onAccent)
    }
  }
}
