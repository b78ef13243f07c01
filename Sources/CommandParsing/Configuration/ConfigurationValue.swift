/// A JSON value of a configuration file, with its start.
package struct ConfigurationValue: Sendable {
  package indirect enum Content: Sendable {
    case string(String)
    /// A number, as written.
    case number(String)
    case bool(Bool)
    case null
    case array([ConfigurationValue])
    case object([Member])
  }

  /// A name with its value.
  package struct Member: Sendable {
    package let name: String
    package let place: ConfigurationPlace
    package let value: ConfigurationValue

    package init(name: String, place: ConfigurationPlace, value: ConfigurationValue) {
      self.name = name
      self.place = place
      self.value = value
    }
  }

  package let content: Content
  package let place: ConfigurationPlace

  package init(_ content: Content, place: ConfigurationPlace) {
    self.content = content
    self.place = place
  }

  /// The value as words of a command line for an option of a kind; nil if it has the wrong type for the option.
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
  /// The shown path of the file.
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

  /// The file in quotes, with line and column if they are known.
  var shown: String {
    path.quoted + (position.map { " (line \($0.line), column \($0.column))" } ?? "")
  }
}
