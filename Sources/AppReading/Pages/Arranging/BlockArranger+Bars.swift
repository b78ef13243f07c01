import Scenes

extension BlockArranger {
  /// The buttons of a bar that a piece makes.
  func barButtons(
    of piece: Piece, isProminent: Bool = false, prefersText: Bool = false
  ) -> [BarButton] {
    func barButton(_ label: [Piece], name: String?) -> BarButton {
      self.barButton(label, name: name, prefersText: prefersText)
    }
    var button: BarButton
    switch piece.kind {
    case .button(let inner):
      button = barButton(inner.label, name: piece.accessibleName)
      button.leadsTo = inner.control.map(Control.mark)
      button.isProminent = isProminent || inner.look == .prominent
    case .menu(let label, let items):
      button = barButton(label, name: piece.accessibleName)
      button.menu = items
    case .value(let label, let value, let items):
      button = barButton(label.isEmpty ? value : label, name: piece.accessibleName)
      button.menu = items
    case .toggle(let label, _): button = barButton(label, name: piece.accessibleName)
    case .text, .symbol, .picture, .label: button = barButton([piece], name: piece.accessibleName)
    case .stack(_, let inner) where !inner.contains { $0.contains(where: \.isControl) }:
      guard LineDigest([piece]).icon != nil || LineDigest([piece]).text != nil else { return [] }
      button = barButton([piece], name: piece.accessibleName)
    case .stack(_, let inner), .shelf(let inner), .list(let inner), .section(_, _, let inner),
      .loop(let inner), .grid(_, let inner):
      return inner.flatMap {
        barButtons(of: $0, isProminent: isProminent, prefersText: prefersText)
      }
    case .block(.segmentedControl(let control)):
      return control.options.map { BarButton($0) }
    case .block, .spacer: return []
    }
    describe(&button, by: piece)
    button.source = source(piece.place)
    return [button]
  }

  private func barButton(_ given: [Piece], name: String?, prefersText: Bool) -> BarButton {
    // A menu may have a button as its label.
    let label = given.flatMap { piece in
      if case .button(let inner) = piece.kind { inner.label } else { [piece] }
    }
    let digest = LineDigest(label)
    if prefersText, let text = digest.text, !TextHole.isAll(of: text) { return BarButton(text) }
    // A chevron alone is no sign of a row that leads on.
    let icon =
      digest.symbol ?? (digest.hasPicture ? digest.icon : nil)
      ?? (digest.text == nil ? label.firstSymbol : nil)
    let text = digest.text.flatMap { icon != nil && TextHole.isAll(of: $0) ? nil : $0 }
    let spoken = digest.spoken?.allText
    return BarButton(
      text ?? name ?? spoken ?? digest.boxLabel ?? icon ?? digest.text ?? "", icon: icon)
  }
}

extension [Piece] {
  /// The first symbol, also in stacks; nil if there is none.
  fileprivate var firstSymbol: String? {
    lazy.compactMap { piece in
      switch piece.kind {
      case .symbol(let name): name
      case .stack(_, let inner): inner.firstSymbol
      default: nil
      }
    }.first
  }
}
