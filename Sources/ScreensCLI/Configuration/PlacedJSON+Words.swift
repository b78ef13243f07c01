import ManifestJSON

extension PlacedJSON {
  /// The words that stand for the value on a command line, as an option of a kind takes them; nil when
  /// the option cannot have such a value.
  func words(for kind: Option.Kind) -> [String]? {
    switch (kind, value) {
    case (.flag, .bool(let isOn)): return [isOn ? "true" : "false"]
    case (.value, .number(let word)), (.value, .string(let word)), (.choice, .string(let word)),
      (.choices, .string(let word)), (.list, .number(let word)), (.list, .string(let word)):
      return [word]
    case (.list, .array(let values)), (.choices, .array(let values)):
      let words = values.map { $0.words(for: .value(placeholder: "")) }
      return words.contains(nil) ? nil : words.flatMap { $0 ?? [] }
    default: return nil
    }
  }
}
