import Scenes

/// Makes pieces from views, and collects controls, texts and what is not known.
struct PieceMaker {
  /// Makes the pieces of one view of a framework.
  typealias Maker = @Sendable (inout PieceMaker, ViewNode) -> [Piece]

  /// Evaluates closures that need a value.
  let evaluation: (any Evaluating)?
  /// A place as `path:line`.
  let source: @Sendable (SourcePlace) -> String?
  /// What modifiers of outer views say.
  var surroundings = Surroundings()
  /// The controls, in the order in which they are found.
  private(set) var controls: [Control] = []
  /// The known texts and symbols.
  private(set) var texts: [String] = []
  /// The known texts and symbols of branches that are not drawn.
  private(set) var otherTexts: [String] = []
  /// The number of texts that are not known.
  private(set) var unknownTexts = 0
  /// The number of those of branches that are not drawn.
  private var otherUnknownTexts = 0
  /// The number of neutral boxes.
  var neutralBoxes = 0
  /// The conditions that are not known.
  private(set) var openConditions: [OpenCondition] = []

  /// Whether the page has several tab views, of which none chooses among pages.
  var hasSeveralTabViews = false
  /// The label of the control that is made, if it is hidden.
  var hiddenLabel: String?

  /// The views around the one of which pieces are made.
  private var depth = 0
  /// The views of which pieces were made.
  private var made = 0
  /// Those of branches that are not drawn, which must not cut the page.
  private var madeOther = 0
  /// Whether what is made is such a branch.
  private(set) var isOther = false
  /// Whether there were too many of them, so that some are missing.
  private(set) var isCut = false
  /// More views than any page has in each other, and in all; what two properties make of each other has no end.
  private static let deepest = 100
  private static let most = 10_000

  init(
    evaluation: (any Evaluating)?,
    source: @escaping @Sendable (SourcePlace) -> String?
  ) {
    self.evaluation = evaluation
    self.source = source
  }

  /// The makers by the name of the view: one declaration a view.
  static let makers: [String: Maker] = {
    let families = [textMakers, controlMakers, buttonMakers, containerMakers, mediaMakers]
    return families.reduce(into: [:]) { all, family in
      all.merge(family) { _, _ in preconditionFailure("two makers for one view") }
    }
  }()

  /// The pieces of views in a column or row.
  mutating func pieces(of nodes: [ViewNode]) -> [Piece] {
    var pieces: [Piece] = []
    for node in nodes { pieces += self.pieces(of: node) }
    return pieces
  }

  /// The pieces of a view with its modifiers.
  mutating func pieces(of node: ViewNode) -> [Piece] {
    if node.isHidden {
      if node.modifier(ViewNode.fadeMark) != nil { noteTexts(ofOther: [node.faded]) }
      return []
    }
    // Nobody reads the words of grey bars that are there until something has loaded.
    if isOther, node.isSkeleton { return [] }
    guard depth < Self.deepest, made < Self.most else {
      isCut = true
      return []
    }
    made += 1
    depth += 1
    defer { depth -= 1 }
    // Those of a view of the app are noted where it shows them.
    let isOwn = if case .own = node.kind { true } else { false }
    // A colour has no texts, `Color(hex: isDark ? "#1a1a1a" : "#ffffff")`.
    if !isOwn, node.name != "Color" { noteAlternatives(in: node.arguments, at: node.place) }
    let outer = surroundings
    let noted = (
      texts: texts.count, others: otherTexts.count, unknown: unknownTexts,
      otherUnknown: otherUnknownTexts
    )
    surroundings.apply(node.modifiers)
    var pieces = piecesWithoutModifiers(of: node)
    surroundings = outer
    for modifier in node.modifiers {
      if modifier.name == ViewNode.textsMark {
        let shown = Set(texts[noted.texts...]).union(otherTexts[noted.others...])
        // Beside a picture the texts that are not drawn may be any.
        let others =
          pieces.contains(where: \.isVisible) ? 0 : otherUnknownTexts - noted.otherUnknown
        let hasUnknown = unknownTexts > noted.unknown || others > 0
        noteTexts(given: modifier, shown: shown, hasUnknown: hasUnknown)
      }
      // Only of controls: see ``noteName(_:by:of:)``.
      if modifier.name != "accessibilityLabel" {
        noteAlternatives(in: modifier.arguments, at: modifier.place)
      }
      apply(modifier, to: &pieces)
    }
    return pieces
  }

  private mutating func piecesWithoutModifiers(of node: ViewNode) -> [Piece] {
    switch node.kind {
    case .framework(let written):
      let name = node.name ?? written
      if let maker = Self.makers[name] { return named(maker(&self, node)) }
      return otherView(named: name, node)
    case .own(let name):
      guard let body = node.contents.first else { return [box(name, at: node.place)] }
      return pieces(of: body.views)
    case .group:
      return pieces(of: node.contents.flatMap(\.views))
    case .choice:
      note(node)
      let drawn = node.drawnBranch
      for branch in node.contents where branch != drawn && !node.mayShowPage(branch) {
        noteTexts(ofOther: branch.views)
      }
      return pieces(of: drawn?.views ?? [])
    case .loop:
      let element = pieces(of: node.contents.first?.views ?? [])
      return element.isEmpty ? [] : [Piece(.loop(element), at: node.place)]
    case .unknown(let name):
      if let maker = Self.makers[name] { return maker(&self, node) }
      return otherView(named: name, node)
    }
  }

  /// The pieces of a control, with its hidden label as their name.
  private mutating func named(_ pieces: [Piece]) -> [Piece] {
    guard let label = hiddenLabel, !pieces.isEmpty else { return pieces }
    hiddenLabel = nil
    var pieces = pieces
    pieces[0].accessibleName = label
    return pieces
  }

  /// A neutral box for a view that cannot be drawn.
  mutating func box(_ name: String, at place: SourcePlace) -> Piece {
    neutralBoxes += 1
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let words = DerivedTitle.words(in: last.filter { $0.isLetter || $0.isNumber || $0 == "_" })
    let label = words.joined(separator: " ")
    return Piece(
      .picture(Piece.Picture(icon: nil, label: TextHole.mark(label))), at: place)
  }

  // What makers record.

  /// Notes a text; gives it back.
  @discardableResult
  mutating func note(_ text: String) -> String {
    if TextHole.isOnly(in: text) {
      unknownTexts += 1
    } else if !text.isBlank {
      texts.append(TextHole.shown(text))
    }
    return text
  }

  /// Notes the texts of views that are seen later, as after a swipe, without what else is known of them.
  mutating func noteTexts(ofLater views: [ViewNode]) {
    var other = beside(after: made)
    _ = other.pieces(of: views)
    made = other.made
    texts += other.texts
    otherTexts += other.otherTexts
    unknownTexts += other.unknownTexts
    otherUnknownTexts += other.otherUnknownTexts
  }

  /// Notes the texts of views that are not drawn, since others are instead of them.
  mutating func noteTexts(ofOther views: [ViewNode]) {
    guard !views.isEmpty else { return }
    var other = beside(after: isOther ? made : madeOther)
    other.isOther = true
    _ = other.pieces(of: views)
    if isOther { made = other.made } else { madeOther = other.made }
    otherTexts += other.texts + other.otherTexts
    otherUnknownTexts += other.unknownTexts + other.otherUnknownTexts
  }

  /// A maker for views beside the page, which has noted nothing yet.
  ///
  /// - Parameter count: The number of views of which such makers have made pieces.
  private func beside(after count: Int) -> PieceMaker {
    var other = self
    (other.texts, other.otherTexts, other.unknownTexts, other.made) = ([], [], 0, count)
    other.otherUnknownTexts = 0
    return other
  }

  /// Makes something that is not seen, so that its texts are not noted.
  mutating func withoutNotes<Result>(_ make: (inout Self) -> Result) -> Result {
    let before = (texts, otherTexts, unknownTexts)
    defer { (texts, otherTexts, unknownTexts) = before }
    return make(&self)
  }

  private mutating func note(_ choice: ViewNode) {
    // A `switch` over an enum of one case leaves nothing open.
    if choice.contents.count == 1, choice.contents[0].label?.hasPrefix(".") == true { return }
    for case let condition? in choice.contents.map(\.label) where condition != "else" {
      note(condition, at: choice.place)
    }
  }

  /// Notes texts that are one of two, of which the first is shown, with their conditions.
  mutating func noteAlternatives(in arguments: [LabelledValue], at place: SourcePlace) {
    for argument in arguments {
      if argument.label == ViewNode.possibleTextsLabel, case .array(let texts) = argument.value {
        for case .text(let text) in texts { noteOther(text) }
      }
      guard case .text(let text) = argument.value else { continue }
      var isOneOfTwo = false
      for case .either(let condition, _, _) in text.parts {
        note(condition, at: place)
        isOneOfTwo = true
      }
      if isOneOfTwo { noteOther(text.otherwise) }
    }
  }

  /// Notes a text that is shown instead of another one.
  mutating func noteOther(_ text: PartialText) {
    noteOther(text.marked.withoutMarkdown)
    if text.isEither { noteOther(text.otherwise.marked.withoutMarkdown) }
  }

  mutating func noteOther(_ text: String) {
    if !text.isBlank, !TextHole.isOnly(in: text) { otherTexts.append(TextHole.shown(text)) }
  }

  private mutating func note(_ condition: String, at place: SourcePlace) {
    let open = OpenCondition(text: condition, place: place)
    if !openConditions.contains(open) { openConditions.append(open) }
  }

  /// Adds a control and gives its number.
  mutating func control(
    _ action: Control.Action, label: [Piece], name: String? = nil, at place: SourcePlace
  ) -> Int {
    let digest = LineDigest(label)
    let number = controls.count
    controls.append(
      Control(
        number: number, text: digest.ownText ?? name, symbol: digest.symbol, action: action,
        place: place))
    return number
  }

  /// The views of a closure with parameters that are not known.
  func views(of value: Value?) -> [ViewNode] {
    switch value {
    case .views(let views)?: return views
    case .closure(let closure)?:
      let parameters = closure.parameters.map { Value.unknown($0, nil) }
      return evaluation?.views(of: closure, arguments: parameters) ?? []
    default: return []
    }
  }
}
