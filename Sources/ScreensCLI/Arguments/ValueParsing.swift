import Wireframes

/// Turns the text of an option's value into the value, or says what is wrong with it.
enum ValueParsing {
  static func number(_ text: String, in range: ClosedRange<Int>) throws(ValueProblem) -> Int {
    guard let number = Int(text), range.contains(number) else { throw .notANumber(range) }
    return number
  }

  static func share(_ text: String) throws(ValueProblem) -> Double {
    guard let number = Double(text), (0...1).contains(number) else { throw .notAShare }
    return number
  }

  static func mask(_ text: String) throws(ValueProblem) -> Mask {
    guard let mask = Mask(text) else { throw .notAMask }
    if case .region(let name) = mask, !Wireframe.regionNames.contains(name) {
      throw .notAChoice(Wireframe.regionNames)
    }
    return mask
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String
  ) throws(ValueProblem) -> Choice {
    guard let choice = Choice(rawValue: text) else {
      throw .notAChoice(Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// Whether a flag is on; the words are for the environment, which has no `--no-` form.
  static func isOn(_ text: String) throws(ValueProblem) -> Bool {
    switch text.lowercased() {
    case "1", "true", "yes", "on": true
    case "0", "false", "no", "off": false
    default: throw .notASwitch
    }
  }

  static func path(_ text: String) throws(ValueProblem) -> String {
    if text.isEmpty { throw .empty }
    return text
  }

  static func glob(_ text: String) throws(ValueProblem) -> Glob {
    do {
      return try Glob(text)
    } catch {
      throw .badGlob(error)
    }
  }
}
