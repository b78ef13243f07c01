/// A value in a file of settings.
enum ConfigurationValue: Sendable, Equatable {
  case flag(Bool)
  /// A number, spelled as on a command line.
  case number(String)
  case text(String)
  case list([ConfigurationValue])
  case object([String: ConfigurationValue])
  case null

  /// The words that stand for it on a command line, as an option of a kind takes them; nil when the
  /// option cannot have such a value.
  func words(for kind: Option.Kind) -> [String]? {
    switch (kind, self) {
    case (.flag, .flag(let isOn)): return [isOn ? "true" : "false"]
    case (.value, .number(let word)), (.value, .text(let word)), (.choice, .text(let word)),
      (.list, .number(let word)), (.list, .text(let word)):
      return [word]
    case (.list, .list(let values)):
      let words = values.map { $0.words(for: .value(placeholder: "")) }
      return words.contains(nil) ? nil : words.flatMap { $0 ?? [] }
    default: return nil
    }
  }
}

extension ConfigurationValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let isOn = try? container.decode(Bool.self) {
      self = .flag(isOn)
    } else if let number = try? container.decode(Int.self) {
      self = .number("\(number)")
    } else if let number = try? container.decode(Double.self) {
      self = .number("\(number)")
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([ConfigurationValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: ConfigurationValue].self))
    }
  }
}
