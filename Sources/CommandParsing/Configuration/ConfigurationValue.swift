/// A JSON value of a configuration file, with the place where it begins.
package struct ConfigurationValue: Sendable {
  package indirect enum Content: Sendable {
    case string(String)
    /// A number as it is written.
    case number(String)
    case bool(Bool)
    case null
    case array([ConfigurationValue])
    case object([Member])
  }

  /// A name with its value.
  package struct Member: Sendable {
    let name: String
    let place: ConfigurationPlace
    let value: ConfigurationValue

    package init(name: String, place: ConfigurationPlace, value: ConfigurationValue) {
      self.name = name
      self.place = place
      self.value = value
    }
  }

  let content: Content
  let place: ConfigurationPlace

  package init(_ content: Content, place: ConfigurationPlace) {
    self.content = content
    self.place = place
  }

  /// The words that stand for the value on a command line, as an option of a kind takes them; nil when
  /// the option cannot have such a value.
  func words(for kind: OptionDeclaration.Kind) -> [String]? {
    switch (kind, content) {
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

/// A place in a configuration file, or the file as a whole.
package struct ConfigurationPlace: Sendable, Equatable {
  /// The file as it is shown.
  let path: String
  private let position: Position?

  private struct Position: Equatable {
    let line: Int
    let column: Int
  }

  /// The file as a whole.
  package init(path: String) {
    self.path = path
    position = nil
  }

  /// A place in the file, counted from 1.
  package init(path: String, line: Int, column: Int) {
    self.path = path
    position = Position(line: line, column: column)
  }

  /// The file in quotes, with line and column where they are known.
  var shown: String {
    path.quoted + (position.map { " (line \($0.line), column \($0.column))" } ?? "")
  }
}
