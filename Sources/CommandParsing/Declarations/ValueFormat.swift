import PlainText

/// The format of a value: how its text is read, and how help and completions show it.
package struct ValueFormat<Value: Sendable>: ValueReading {
  /// The placeholder of the value in the help.
  package let placeholder: String
  /// The allowed words; nil if any text is allowed.
  package let words: [String]?
  /// The completions that a shell offers.
  package let suggestion: Suggestion
  /// The word for an invalid operand of this format in messages; nil for the operand's name.
  package let noun: String?
  /// Converts a text to the value.
  package let read: @Sendable (String) throws(ValueProblem) -> Value

  package init(
    placeholder: String, words: [String]? = nil, suggestion: Suggestion = .nothing,
    noun: String? = nil, read: @escaping @Sendable (String) throws(ValueProblem) -> Value
  ) {
    self.placeholder = placeholder
    self.words = words
    self.suggestion = words.map { .words($0) } ?? suggestion
    self.noun = noun
    self.read = read
  }
}

/// A format, independent of the type of its values.
package protocol ValueReading: Sendable {
  var placeholder: String { get }
  var words: [String]? { get }
  var suggestion: Suggestion { get }
  var noun: String? { get }
  /// Throws if a text is invalid.
  func check(_ text: String) throws(ValueProblem)
}

extension ValueFormat {
  package func check(_ text: String) throws(ValueProblem) { _ = try read(text) }
}

extension ValueFormat<String> {
  /// Any text, including an empty one.
  package static func text(_ placeholder: String, _ suggestion: Suggestion = .nothing)
    -> ValueFormat
  {
    ValueFormat(placeholder: placeholder, suggestion: suggestion) { $0 }
  }

  /// Any text that is not empty.
  package static func name(_ placeholder: String, _ suggestion: Suggestion = .nothing)
    -> ValueFormat
  {
    ValueFormat(placeholder: placeholder, suggestion: suggestion) { text throws(ValueProblem) in
      if text.isEmpty { throw .empty }
      return text
    }
  }

  /// The path of a folder.
  package static let folder = name("DIR", .folders)
  /// The path of a file.
  package static let file = file("FILE")

  /// The path of a file.
  package static func file(_ placeholder: String) -> ValueFormat { name(placeholder, .files) }
}

extension ValueFormat<Int> {
  /// A whole number in a range.
  package static func number(in range: ClosedRange<Int>) -> ValueFormat {
    ValueFormat(placeholder: "N") { text throws(ValueProblem) in
      guard let number = Int(text), range.contains(number) else { throw .notANumber(range) }
      return number
    }
  }
}

extension ValueFormat<Double> {
  /// A number from 0 to 1.
  package static let share = ValueFormat(placeholder: "SHARE") { text throws(ValueProblem) in
    guard let number = Double(text), (0...1).contains(number) else { throw .notAShare }
    return number
  }
}

extension ValueFormat<Bool> {
  /// Whether a flag is on; the words are for environment variables, which have no `--no-` form.
  static let isOn = ValueFormat(placeholder: "") { text throws(ValueProblem) in
    switch text.lowercased() {
    case "1", "true", "yes", "on": true
    case "0", "false", "no", "off": false
    default: throw .notASwitch
    }
  }
}

extension ValueFormat where Value: RawRepresentable<String> & CaseIterable {
  /// One of the cases of an enum, by its raw value.
  package static var choice: ValueFormat { choice("") }

  /// One of the cases of an enum, by its raw value.
  ///
  /// - Parameter placeholder: The placeholder of the value of an option that may be given more than once.
  package static func choice(_ placeholder: String) -> ValueFormat {
    let words = Value.allCases.map(\.rawValue)
    return ValueFormat(placeholder: placeholder, words: words) { text throws(ValueProblem) in
      guard let choice = Value(rawValue: text) else { throw .notAChoice(words) }
      return choice
    }
  }
}

/// Why the value of an option or operand is invalid.
package enum ValueProblem: Error, Equatable {
  case empty
  /// Not a whole number in the range.
  case notANumber(ClosedRange<Int>)
  /// None of these words.
  case notAChoice([String])
  /// Not a number from 0 to 1.
  case notAShare
  /// Not a word for on or off.
  case notASwitch
  /// Another problem, as the second half of a sentence: what is allowed.
  case other(String)
}

extension ValueProblem {
  /// The second half of a sentence: what is allowed.
  package func message(of value: String) -> String {
    switch self {
    case .empty: "it must not be empty"
    case .notANumber(let range):
      "it must be a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .notAChoice(let words):
      if let nearest = NearestName.of(value, in: words) {
        "did you mean \(nearest.quoted)?"
      } else {
        "it must be one of \(words.joined(separator: ", "))"
      }
    case .notAShare: "it must be a number from 0 to 1"
    case .notASwitch: "it must be 1 or 0"
    case .other(let sentence): sentence
    }
  }
}

extension String {
  /// The text in single quotes, for a message.
  var quoted: String { VisibleText.quoted(self) }
}

/// The completions of a value.
package enum Suggestion: Sendable, Equatable {
  case nothing
  case words([String])
  /// Words, or a word followed by a colon and a file.
  case wordsOrFiles([String])
  case files
  case folders
  /// The completions that the tool itself lists.
  case lines(Listing)
}

/// A command line of the tool that lists completions, one per line.
package struct Listing: Sendable, Equatable {
  /// The name of the listed things, which is part of the function names in the scripts.
  let name: String
  /// The arguments of the tool, which need no quotes in any shell.
  let arguments: String

  package init(_ name: String, arguments: String) {
    self.name = name
    self.arguments = arguments
  }
}
