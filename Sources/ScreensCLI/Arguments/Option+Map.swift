import FlowMaps

extension Option {
  /// What `--output` is for `map`; the environment's twin names a folder, so it has none.
  static let mapFile = Option(
    name: "output", letter: "o", kind: .value(placeholder: "FILE"),
    summary: "the file to write (default: text on the terminal)", hasTwin: false,
    store: output.store)
  static let mapFormat = Option(
    name: "format", letter: nil, kind: .choice(MapFormat.allCases.map(\.rawValue)),
    summary: "its form (default: by the name, else txt)", hasTwin: false
  ) { value, settings throws(ValueProblem) in
    settings.map.format = try ValueParsing.choice(value)
  }
  static let compare = Option(
    name: "compare", letter: nil, kind: .value(placeholder: "OLD.json"),
    summary: "tell what differs from an older map", hasTwin: false
  ) { value, settings throws(ValueProblem) in
    settings.map.older = try ValueParsing.path(value)
  }

  /// What says how a map is made.
  static let map = [mapFormat, compare]
  /// Those of them whose names no other verb's options have.
  static let mapOnly = [compare]
}
