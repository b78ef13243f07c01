import Scenes

extension PieceMaker {
  /// Controls that change a value.
  static let controlMakers: [String: Maker] = [
    "Toggle": { maker, node in
      let label = maker.shownLabel(of: node)
      let isOn = node.argument("isOn")?.bool ?? false
      return [Piece(.toggle(label: label, isOn: isOn), at: node.place)]
    },
    "TextField": { maker, node in maker.field(node) },
    "SecureField": { maker, node in maker.field(node) },
    "TextEditor": { maker, node in
      let value = maker.typedText(of: node)
      return [Piece(.block(InputField("", value: value).block), at: node.place)]
    },
    "Picker": { maker, node in maker.picker(node) },
    "Stepper": { maker, node in
      let label = maker.shownLabel(of: node)
      let steps = Piece(.text("−  +", .body), at: node.place)
      return [Piece(.value(label: label, value: [steps], menu: []), at: node.place)]
    },
    "Slider": { maker, node in
      let label = LineDigest(maker.shownLabel(of: node)).text
      let value = node.argument("value")?.double
      let range = 0.0...1.0
      let fraction = value.flatMap { range.contains($0) ? $0 : nil } ?? 0.5
      return [Piece(.block(ProgressBar(fraction, label: label).block), at: node.place)]
    },
    "DatePicker": { maker, node in maker.chooser(node) },
    "MultiDatePicker": { maker, node in maker.chooser(node) },
    "ColorPicker": { maker, node in
      let label = maker.shownLabel(of: node)
      return [
        Piece(
          .value(
            label: label, value: [Piece(.symbol("circle.fill"), at: node.place)], menu: []),
          at: node.place)
      ]
    },
    "ProgressView": { maker, node in maker.progress(node) },
    "Gauge": { maker, node in
      let label = LineDigest(maker.label(of: node)).text
      let fraction = node.argument("value")?.double.flatMap { (0...1).contains($0) ? $0 : nil }
      return [Piece(.block(ProgressBar(fraction ?? 0.5, label: label).block), at: node.place)]
    },
  ]

  /// The label of a control, or nothing if the surroundings hide labels.
  mutating func shownLabel(of node: ViewNode, isTrailing: Bool = true) -> [Piece] {
    let label = self.label(of: node, isTrailing: isTrailing)
    guard surroundings.hidesLabels else { return label }
    hiddenLabel = LineDigest(label).text
    return []
  }

  /// The value that a control with a `selection` argument shows.
  private mutating func chooser(_ node: ViewNode) -> [Piece] {
    let label = shownLabel(of: node)
    let value = node.argument("selection")?.stateText ?? TextHole.mark("selection")
    note(value)
    return [
      Piece(
        .value(label: label, value: [Piece(.text(value, .body), at: node.place)], menu: []),
        at: node.place)
    ]
  }

  private mutating func field(_ node: ViewNode) -> [Piece] {
    // On a phone the label of a text field is its placeholder, unless it has a prompt.
    var placeholder = node.argument("prompt")?.shownText ?? node.views("prompt")?.firstText
    if let placeholder {
      note(placeholder)
    } else {
      placeholder = LineDigest(self.label(of: node)).text
    }
    let value = typedText(of: node)
    let field = InputField("", value: value, placeholder: placeholder)
    return [Piece(.block(field.block), at: node.place)]
  }

  /// The text in a field; nil for an empty one.
  private mutating func typedText(of node: ViewNode) -> String? {
    guard let value = node.argument("text") ?? node.argument("value") else { return nil }
    switch value {
    case .binding(_, .text), .text:
      guard let text = value.shownText, !text.isBlank else { return nil }
      return note(text)
    case .binding(_, .nothing), .nothing: return nil
    default: return value.stateText.map { note($0) }
    }
  }

  private mutating func progress(_ node: ViewNode) -> [Piece] {
    let label = LineDigest(self.label(of: node)).text
    if let value = node.argument("value") {
      let total = node.argument("total")?.double ?? 1
      let fraction = value.double.map { min(max(0, $0 / max(total, 0.001)), 1) } ?? 0.5
      return [Piece(.block(ProgressBar(fraction, label: label).block), at: node.place)]
    }
    guard let label else {
      return [Piece(.block(SkeletonLines(2).block), at: node.place)]
    }
    return [Piece(.text(label, .secondary), at: node.place)]
  }
}

extension Value {
  /// The present value of a binding as text; a hole with its state if it is not known.
  var stateText: String? {
    switch self {
    case .binding(let place, .unknown), .binding(let place, .object):
      TextHole.mark(place.property)
    default: shownText
    }
  }
}
