import Scenes

extension ActionButton {
  var json: JSONNode {
    JSONNode(
      of: ButtonField.self,
      [
        (.label, .string(label)), (.role, role == .primary ? nil : .string(role.rawValue)),
        (.leadsTo, .text(leadsTo)),
      ])
  }
}

extension InputField {
  var json: JSONNode {
    JSONNode(
      of: InputFieldName.self,
      [(.label, .string(label)), (.value, .text(value)), (.placeholder, .text(placeholder))])
  }
}

extension SearchField {
  var json: JSONNode {
    JSONNode(
      of: SearchFieldName.self,
      [
        (.placeholder, placeholder == SearchField().placeholder ? nil : .string(placeholder)),
        (.value, .text(value)),
      ])
  }
}

extension SegmentedControl {
  var json: JSONNode {
    JSONNode(
      of: SegmentsField.self,
      [
        (.options, .array(options.map { .string($0) })),
        (
          .selection,
          // What is no index of a segment selects none, as the first index beyond them all does.
          selection == 0
            ? nil
            : .integer(ManifestFormat.index.contains(selection) ? selection : options.count)
        ),
      ])
  }
}

extension ProgressBar {
  var json: JSONNode {
    // What is no number is drawn as nothing done.
    let part = fraction.isNaN || fraction.isInfinite ? 0 : fraction
    return JSONNode(
      of: ProgressField.self,
      [(.fraction, .number(ManifestFormat.fraction.clamping(part))), (.label, .text(label))])
  }
}

extension ImagePlaceholder {
  var json: JSONNode {
    JSONNode(of: ImageField.self, [(.icon, .text(icon)), (.height, .height(height))])
  }
}

extension MapPlaceholder {
  var json: JSONNode {
    JSONNode(
      of: MapField.self,
      [(.pins, .list(pins.map { .string($0) })), (.height, .height(height))])
  }
}

extension Gap {
  // What is no number is no height; a flexible gap is another thing.
  var json: JSONNode {
    JSONNode(
      of: GapField.self,
      [(.height, height.map { $0.isFinite ? $0 : 0 }.flatMap { .height($0) })])
  }
}

extension JSONNode {
  /// A height that is a number, within what the format allows.
  fileprivate static func height(_ height: Double?) -> JSONNode? {
    guard let height, height.isFinite else { return nil }
    return .number(ManifestFormat.height.clamping(height))
  }
}

extension ClosedRange {
  /// The value itself, or the bound that is nearest to it.
  func clamping(_ value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
