import Scenes
import Typography

/// Collects the items to paint while a screen is laid out.
///
/// Drawing code uses local coordinates; the sketch moves them by ``origin``.
struct Sketch {
  /// The part of a line of text at a position.
  enum Anchor {
    case leading, center, trailing
  }

  let device: Device
  /// The sizes of blocks.
  var layout: BlockLayout
  private(set) var theme: Theme
  /// The width of the picture if it is mirrored, as in a right-to-left layout; else nil.
  var mirrorWidth: Double?
  /// The origin of the local coordinates in the picture, in points.
  var origin = Point(x: 0, y: 0)
  /// The colour of cards on the current page.
  var cardColor: Color
  /// The position of the control whose menu is open, once it is drawn.
  var menuAnchor: Rect?
  /// The open menu of a column, which is drawn above all columns.
  var columnMenu: MenuDrawing?
  /// The row whose page the next column shows; nil where no column follows.
  var selection: RowSelection?
  /// The controls to which a popover can point, drawn since the last layer.
  private(set) var controls: [DrawnControl] = []
  private(set) var items: [DisplayList.Item] = []
  private(set) var regions: [Wireframe.Region] = []
  private(set) var icons: [Wireframe.Icon] = []
  /// The titles that do not fit.
  private(set) var clippedTitles: [ClippedTitle] = []
  /// The texts that are cut or split inside of a word.
  private(set) var misfits: [ShownMisfit] = []

  init(device: Device, theme: Theme, layout: BlockLayout = BlockLayout()) {
    self.device = device
    self.theme = theme
    self.layout = layout
    cardColor = theme.surface
    items.reserveCapacity(160)
  }

  init(_ variant: Variant) {
    self.init(
      device: variant.frame, theme: .named(variant.scheme, contrast: variant.contrast),
      layout: BlockLayout(textSize: variant.textSize, on: variant.frame))
  }

  /// Records a control to which a popover can point; no popover is drawn on a narrow display.
  mutating func record(_ control: @autoclosure () -> DrawnControl) {
    if device.isRegular { controls.append(control()) }
  }

  /// Forgets the controls below a layer.
  mutating func forgetControls() { controls.removeAll() }

  mutating func mark(_ name: String, _ rect: Rect, opening: RoundedRect? = nil) {
    let opening = opening.map { RoundedRect(placed($0.rect), radius: $0.radius) }
    regions.append(Wireframe.Region(name: name, rect: placed(rect), opening: opening))
  }

  mutating func fill(_ rect: Rect, _ color: Color) {
    items.append(.fill(placed(rect), color))
  }

  mutating func rounded(
    _ rect: Rect, radius: Double, corners: DisplayList.Corners = .all, _ color: Color
  ) {
    items.append(.roundedRect(placed(rect), radius: radius, corners: corners, color))
  }

  /// Draws a rectangle with an outline inside of it, if the theme has outlines.
  mutating func outlined(_ rect: Rect, radius: Double, _ color: Color, line: Color? = nil) {
    guard let outline = theme.outline else { return rounded(rect, radius: radius, color) }
    rounded(rect, radius: radius, line ?? outline)
    rounded(rect.inset(x: 1, y: 1), radius: max(0, radius - 1), color)
  }

  mutating func ring(
    outer: Rect, outerRadius: Double, inner: Rect, innerRadius: Double, _ color: Color
  ) {
    items.append(
      .ring(
        outer: placed(outer), outerRadius: outerRadius, inner: placed(inner),
        innerRadius: innerRadius, color))
  }

  mutating func line(from start: Point, to end: Point, width: Double, _ color: Color) {
    line(through: [start, end], width: width, corner: 0, color)
  }

  mutating func line(
    through points: [Point], width: Double, corner: Double, _ color: Color
  ) {
    let points = points.map { placed($0) }
    items.append(.stroke(Stroke(points, width: width, corner: corner), color))
  }

  /// Draws clipped to a rectangle.
  mutating func clipped(to rect: Rect, _ body: (inout Sketch) -> Void) {
    items.append(.beginClip(placed(rect)))
    body(&self)
    items.append(.endClip)
  }

  /// Draws without recording icons and clipped titles, such as a control that is drawn again above the dimmed page.
  mutating func unrecorded(_ body: (inout Sketch) -> Void) {
    let (icons, clippedTitles, misfits) = (icons, clippedTitles, misfits)
    body(&self)
    (self.icons, self.clippedTitles, self.misfits) = (icons, clippedTitles, misfits)
  }

  /// Draws with the colours of a layer above a page.
  mutating func elevated(_ body: (inout Sketch) -> Void) {
    let ground = theme
    theme = ground.elevated
    body(&self)
    theme = ground
  }

  /// Draws the icon with an SF Symbols name, or a neutral mark if it is unknown.
  ///
  /// - Parameter label: The text that the icon belongs to, if the text rendering does not have the icon's name.
  mutating func icon(
    _ name: String, of label: String? = nil, centeredAt center: Point, size: Double, _ color: Color
  ) {
    let rect = placed(
      Rect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size))
    let mirrored = mirrorWidth.flatMap { _ in IconCatalog.glyph(named: MirroredIcon.name(of: name))
    }
    let glyph = mirrored ?? IconCatalog.glyph(named: name) ?? IconCatalog.fallback
    items.append(.icon(glyph, rect, color))
    icons.append(
      Wireframe.Icon(
        name: TerminalText.printable(name), label: label.map(TerminalText.printable), rect: rect))
  }

  /// Draws one line of text centred vertically; text that does not fit ends in an ellipsis.
  ///
  /// - Returns: The drawn width in points.
  @discardableResult
  mutating func text(
    _ string: String,
    _ font: Font,
    _ color: Color,
    at x: Double,
    centerY: Double,
    anchor: Anchor = .leading,
    maxWidth: Double = .greatestFiniteMagnitude,
    as part: TextPart = .label
  ) -> Double {
    let line = Typesetter.line(string, font: font, maxWidth: maxWidth)
    text(line, color, at: x, centerY: centerY, anchor: anchor, as: part)
    return line.width
  }

  /// Drops the misfits of the pages below a layer, which have screens of their own.
  mutating func forgetMisfits() { misfits = [] }

  private mutating func record(_ misfit: TextMisfit, as part: TextPart) {
    guard part.isChecked || !misfit.isCut && part != .caption else { return }
    misfits.append(ShownMisfit(part: part, misfit: misfit))
  }

  /// Lays out a title; one that does not fit ends in an ellipsis and is recorded in ``clippedTitles``.
  mutating func title(
    _ string: String, of owner: ClippedTitle.Owner, _ font: Font, maxWidth: Double
  ) -> TextLine {
    let whole = Typesetter.line(string, font: font)
    guard whole.width > maxWidth else { return whole }
    clippedTitles.append(ClippedTitle(owner: owner, text: string))
    var line = Typesetter.line(string, font: font, maxWidth: maxWidth)
    if let misfit = line.misfit { record(misfit, as: TextPart(owner, font)) }
    // Recorded here, since the owner is not known where the line is drawn.
    line.misfit = nil
    return line
  }

  /// Draws a line that is already laid out.
  mutating func text(
    _ line: TextLine, _ color: Color, at x: Double, centerY: Double, anchor: Anchor = .leading,
    as part: TextPart = .paragraph
  ) {
    var line = line
    if let misfit = line.misfit {
      record(misfit, as: part)
      line.misfit = nil
    }
    let left =
      switch anchor {
      case .leading: x
      case .center: x - line.width / 2
      case .trailing: x - line.width
      }
    let metrics = FontMetrics(line.font)
    let baseline = centerY + metrics.capHeight / 2
    if !line.glyphs.isEmpty || line.bars.isEmpty {
      items.append(
        .text(line, origin: placed(Point(x: left, y: baseline), width: line.width), color))
    }
    for bar in line.bars {
      let height = metrics.xHeight.rounded()
      rounded(
        Rect(x: left + bar.x, y: baseline - height, width: bar.width, height: height),
        radius: height / 2, theme.bar(for: color))
    }
  }

  private func placed(_ rect: Rect) -> Rect {
    let corner = placed(Point(x: rect.x, y: rect.y), width: rect.width)
    return Rect(x: corner.x, y: corner.y, width: rect.width, height: rect.height)
  }

  /// The position in the picture of the left end of something with a width.
  private func placed(_ point: Point, width: Double = 0) -> Point {
    let x = point.x + origin.x
    return Point(x: mirrorWidth.map { $0 - x - width } ?? x, y: point.y + origin.y)
  }
}

extension Font {
  static let largeTitle = Font(size: 32, weight: .bold)
  static let title = Font(size: 28, weight: .bold)
  static let emptyTitle = Font(size: 20, weight: .bold)
  static let messageTitle = Font(size: 20, weight: .semibold)
  static let headline = Font(size: 17, weight: .semibold)
  static let body = Font(size: 17)
  static let status = Font(size: 15, weight: .semibold)
  static let subheadline = Font(size: 15)
  static let footnote = Font(size: 13)
  static let footnoteEmphasized = Font(size: 13, weight: .semibold)
  static let caption = Font(size: 11, weight: .medium)
  static let tabBeside = Font(size: 13, weight: .medium)
  static let choice = Font(size: 19)
  static let crumb = Font(size: 12)
  static let crumbEmphasized = Font(size: 12, weight: .semibold)
}
