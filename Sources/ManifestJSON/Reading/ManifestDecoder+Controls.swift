import Scenes

extension ManifestDecoder {
  mutating func button() throws(ManifestError) -> ActionButton {
    var button = ActionButton("")
    try object(of: ButtonField.self, required: .label) { decoder, field throws(ManifestError) in
      switch field {
      case .label: button.label = try decoder.cursor.string()
      case .role: button.role = try decoder.choice("role")
      case .leadsTo: button.leadsTo = try decoder.cursor.string()
      }
    }
    return button
  }

  mutating func inputField() throws(ManifestError) -> InputField {
    var input = InputField("")
    try object(of: InputFieldName.self, required: .label) { decoder, field throws(ManifestError) in
      switch field {
      case .label: input.label = try decoder.cursor.string()
      case .value: input.value = try decoder.cursor.string()
      case .placeholder: input.placeholder = try decoder.cursor.string()
      }
    }
    return input
  }

  mutating func searchField() throws(ManifestError) -> SearchField {
    var search = SearchField()
    try object(of: SearchFieldName.self) { decoder, field throws(ManifestError) in
      switch field {
      case .placeholder: search.placeholder = try decoder.cursor.string()
      case .value: search.value = try decoder.cursor.string()
      }
    }
    return search
  }

  mutating func segmentedControl() throws(ManifestError) -> SegmentedControl {
    var control = SegmentedControl([])
    try object(of: SegmentsField.self, required: .options) { decoder, field throws(ManifestError) in
      switch field {
      case .options: control.options = try decoder.strings()
      case .selection: control.selection = try decoder.cursor.integer(in: ManifestFormat.index)
      }
    }
    return control
  }

  mutating func progress() throws(ManifestError) -> ProgressBar {
    var bar = ProgressBar(0)
    try object(of: ProgressField.self, required: .fraction) {
      decoder, field throws(ManifestError) in
      switch field {
      case .fraction: bar.fraction = try decoder.cursor.number(in: ManifestFormat.fraction)
      case .label: bar.label = try decoder.cursor.string()
      }
    }
    return bar
  }

  mutating func image() throws(ManifestError) -> ImagePlaceholder {
    var image = ImagePlaceholder(icon: nil)
    try object(of: ImageField.self) { decoder, field throws(ManifestError) in
      switch field {
      case .icon: image.icon = try decoder.cursor.string()
      case .height: image.height = try decoder.cursor.number(in: ManifestFormat.height)
      }
    }
    return image
  }

  mutating func map() throws(ManifestError) -> MapPlaceholder {
    var map = MapPlaceholder()
    try object(of: MapField.self) { decoder, field throws(ManifestError) in
      switch field {
      case .pins: map.pins = try decoder.strings()
      case .height: map.height = try decoder.cursor.number(in: ManifestFormat.height)
      }
    }
    return map
  }

  mutating func gap() throws(ManifestError) -> Gap {
    var gap = Gap()
    try object(of: GapField.self) { decoder, field throws(ManifestError) in
      switch field {
      case .height: gap.height = try decoder.cursor.number(in: ManifestFormat.height)
      }
    }
    return gap
  }

  private mutating func strings() throws(ManifestError) -> [String] {
    try list { decoder throws(ManifestError) in try decoder.cursor.string() }
  }
}
