/// What modifiers of outer views say about the views inside.
struct Surroundings: Sendable {
  /// The style of texts, if a font is given.
  var style: Piece.TextStyle?
  /// Whether texts are grey.
  var isSecondary = false
  /// How buttons look.
  var look = ButtonPiece.Look.automatic
  /// The style of pickers.
  var pickerStyle: String?
  /// The style of labels.
  var labelStyle: String?
  /// Whether the labels of controls are hidden.
  var hidesLabels = false
  /// The selection of the list around.
  var selection: StatePlace?
  /// Whether people scroll what is around.
  var isScrolled = false

  /// Takes over what the modifiers of a view say, outer ones first.
  mutating func apply(_ modifiers: [ViewNode.Modifier]) {
    for modifier in modifiers.reversed() { apply(modifier) }
  }

  /// Whether labels have their titles.
  var showsLabelTitles: Bool {
    labelStyle.map { ["iconOnly", "IconOnlyLabelStyle"].contains($0) } != true
  }

  /// Whether labels have their icons.
  var showsLabelIcons: Bool {
    labelStyle.map { ["titleOnly", "TitleOnlyLabelStyle"].contains($0) } != true
  }

  private mutating func apply(_ modifier: ViewNode.Modifier) {
    let names = modifier.value?.names ?? []
    switch modifier.name {
    case "font": applyFont(modifier.value)
    case "foregroundStyle", "foregroundColor":
      isSecondary = names.contains { Self.greys.contains($0) }
    case "buttonStyle": look = Self.look(names)
    case "pickerStyle": pickerStyle = names.first { $0 != "init" }
    case "labelStyle": labelStyle = names.first
    case "labelsHidden": hidesLabels = true
    default: break
    }
  }

  private static let greys: Set<String> = [
    "secondary", "tertiary", "quaternary", "gray", "grey", "secondaryLabel", "tertiaryLabel",
    "systemGray",
  ]

  private static let plainStyles: Set<String> = [
    "plain", "plainbuttonstyle", "borderless", "borderlessbuttonstyle",
  ]

  private static func look(_ names: [String]) -> ButtonPiece.Look {
    for name in names.map({ $0.lowercased() }) {
      if name.includes("prominent") || name.includes("primary") || name.includes("filled") {
        return .prominent
      }
      if plainStyles.contains(name) { return .plain }
    }
    return .automatic
  }

  private mutating func applyFont(_ font: Value?) {
    guard let font else { return }
    for name in font.names {
      guard let found = Self.fonts[name] else { continue }
      style = found
      return
    }
    if let size = Self.size(of: font) {
      style = size >= 22 ? .title : size <= 13 ? .secondary : .body
    }
  }

  private static let fonts: [String: Piece.TextStyle] = [
    "largeTitle": .title, "extraLargeTitle": .title, "title": .title, "title2": .title,
    "title3": .headline, "headline": .headline, "subheadline": .body, "body": .body,
    "callout": .body, "caption": .secondary, "caption2": .secondary, "footnote": .secondary,
  ]

  /// The size in `.system(size: 34)` or `.custom("Name", size: 34)`.
  private static func size(of font: Value) -> Double? {
    switch font {
    case .enumCase(let element):
      return element.payload.first { $0.label == "size" || $0.label == "fixedSize" }?.value.double
    case .unknown(let source, _):
      guard let range = source.firstRange(of: "size: ") else { return nil }
      return Double(source[range.upperBound...].prefix { $0.isNumber || $0 == "." })
    default: return nil
    }
  }
}
