import Scenes
import Typography

extension ButtonRow: BlockDrawing {
  private static let buttonHeight = 36.0
  private static let gap = 8.0
  private static let padding = 14.0
  private static let iconWidth = 44.0

  func height(width: Double, in layout: BlockLayout) -> Double {
    let lines = Double(lines(width: width, in: layout).count)
    return lines * (Self.buttonHeight(in: layout) + Self.gap) - Self.gap
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    var y = rect.y
    let height = Self.buttonHeight(in: sketch.layout)
    for line in lines(width: rect.width, in: sketch.layout) {
      var x = rect.x
      for button in line {
        let width = width(of: button, in: rect.width, sketch.layout)
        draw(button, in: Rect(x: x, y: y, width: width, height: height), on: &sketch)
        x += width + Self.gap
      }
      y += height + Self.gap
    }
  }

  var spokenElements: [AccessibleElement] {
    buttons.flatMap(\.accessibleElements)
  }

  func drawText(on box: inout TextBox) {
    var line = ""
    for button in buttons {
      let text = TerminalText.fitted(words(for: button), to: box.width)
      if line.isEmpty {
        line = text
      } else if TerminalText.width(of: line) + 2 + TerminalText.width(of: text) <= box.width {
        line += "  " + text
      } else {
        box.add(line)
        line = text
      }
    }
    box.add(line)
  }

  private func words(for button: BarButton) -> String {
    let label = TerminalText.printable(button.label)
    if button.icon != nil { return "[\(label)]" }
    return button.isProminent ? "[[ \(label) ]]" : "[ \(label) ]"
  }

  private func draw(_ button: BarButton, in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    let color = button.isProminent ? theme.onAccent : theme.accent
    if button.isProminent {
      sketch.rounded(rect, radius: rect.height / 2, theme.accent)
    } else {
      sketch.outlined(rect, radius: rect.height / 2, theme.accentFill, line: color)
    }
    let center = Point(x: rect.midX, y: rect.midY)
    if let icon = button.icon {
      sketch.icon(icon, of: button.label, centeredAt: center, size: 20, color)
    } else {
      sketch.text(
        button.label, sketch.layout.font(.status), color, at: center.x, centerY: center.y,
        anchor: .center,
        maxWidth: rect.width - Self.padding, as: .button)
    }
  }

  private static func buttonHeight(in layout: BlockLayout) -> Double {
    layout.control(buttonHeight, of: .status)
  }

  private func width(
    of button: BarButton, in width: Double, _ layout: BlockLayout
  ) -> Double {
    guard button.icon == nil else { return Self.iconWidth }
    let text = Typesetter.width(button.label, font: layout.font(.status)).rounded(.up)
    return min(max(Self.iconWidth, text + 2 * Self.padding), width)
  }

  /// The buttons in lines that fit.
  private func lines(width: Double, in layout: BlockLayout) -> [[BarButton]] {
    var lines: [[BarButton]] = []
    var left = 0.0
    for button in buttons {
      let needed = self.width(of: button, in: width, layout)
      if lines.isEmpty || needed > left {
        lines.append([button])
        left = width - needed - Self.gap
      } else {
        lines[lines.count - 1].append(button)
        left -= needed + Self.gap
      }
    }
    return lines
  }
}
