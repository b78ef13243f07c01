import Wireframes

/// The colours of a drawing in both schemes, as variables of a style sheet.
///
/// A drawing has the same items in both schemes, and only their colours differ. Each pair of colours gets a
/// number, and the merged drawing has numbers instead of colours.
struct SchemeColors {
  private struct Pair: Hashable {
    var light: Color
    var dark: Color
  }

  private var numbers: [Pair: Int] = [:]
  private var pairs: [Pair] = []

  /// Items with numbers instead of colours.
  ///
  /// - Parameters:
  ///   - light: The items for a light page.
  ///   - dark: The same items for a dark page.
  mutating func merge(
    _ light: [DisplayList.Item], _ dark: [DisplayList.Item]
  ) -> [DisplayList.Item] {
    zip(light, dark).map { item, other in
      guard let color = item.color, let otherColor = other.color else { return item }
      return item.colored(number(of: Pair(light: color, dark: otherColor)))
    }
  }

  private mutating func number(of pair: Pair) -> Color {
    let number = numbers[pair] ?? pairs.count
    if number == pairs.count {
      numbers[pair] = number
      pairs.append(pair)
    }
    return Color(hex: UInt32(number))
  }

  /// The CSS of a colour that is a number.
  static func name(of color: Color) -> String {
    "var(--c\(Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)))"
  }

  /// The style sheet that defines the numbers.
  var style: String {
    func rules(_ color: (Pair) -> Color, where isIncluded: (Pair) -> Bool) -> String {
      pairs.enumerated().filter { isIncluded($1) }
        .map { "--c\($0):\(color($1).cssText)" }.joined(separator: ";")
    }
    let dark = rules(\.dark) { $0.light != $0.dark }
    return ":root{\(rules(\.light) { _ in true })}\n"
      + "@media (prefers-color-scheme:dark){:root{\(dark)}}"
  }
}

extension Color {
  fileprivate var cssText: String {
    "#"
      + [red, green, blue, alpha].map { channel in
        (channel < 16 ? "0" : "") + String(channel, radix: 16)
      }.joined()
  }
}

extension DisplayList.Item {
  fileprivate var color: Color? {
    switch self {
    case .fill(_, let color), .roundedRect(_, _, _, let color), .ring(_, _, _, _, let color),
      .text(_, _, let color), .icon(_, _, let color), .stroke(_, let color):
      color
    case .beginClip, .endClip: nil
    }
  }

  fileprivate func colored(_ color: Color) -> DisplayList.Item {
    switch self {
    case .fill(let rect, _): .fill(rect, color)
    case .roundedRect(let rect, let radius, let corners, _):
      .roundedRect(rect, radius: radius, corners: corners, color)
    case .ring(let outer, let outerRadius, let inner, let innerRadius, _):
      .ring(
        outer: outer, outerRadius: outerRadius, inner: inner, innerRadius: innerRadius, color)
    case .text(let line, let origin, _): .text(line, origin: origin, color)
    case .icon(let glyph, let rect, _): .icon(glyph, rect, color)
    case .stroke(let stroke, _): .stroke(stroke, color)
    case .beginClip, .endClip: self
    }
  }
}
