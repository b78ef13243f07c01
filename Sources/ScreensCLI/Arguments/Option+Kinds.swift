extension Option {
  static func flag(
    _ name: String, letter: Character? = nil, hasTwin: Bool = true, _ summary: String,
    _ path: any WritableKeyPath<Settings, Bool> & Sendable
  ) -> Option {
    let kind = Kind.flag(isOnByDefault: Settings()[keyPath: path])
    return Option(name: name, letter: letter, kind: kind, summary: summary, hasTwin: hasTwin) {
      value, settings throws(ValueProblem) in
      settings[keyPath: path] = try ValueParsing.isOn(value)
    }
  }

  static func globs(
    _ name: String, _ summary: String, _ path: any WritableKeyPath<Settings, [Glob]> & Sendable
  ) -> Option {
    let kind = Kind.list(placeholder: "GLOB")
    return Option(name: name, letter: nil, kind: kind, summary: summary, hasTwin: true) {
      value, settings throws(ValueProblem) in
      settings[keyPath: path].append(try ValueParsing.glob(value))
    }
  }

  static func folder(
    _ name: String, letter: Character? = nil, _ summary: String,
    _ path: any WritableKeyPath<Settings, String> & Sendable
  ) -> Option {
    let kind = Kind.value(placeholder: "DIR")
    return Option(name: name, letter: letter, kind: kind, summary: summary, hasTwin: true) {
      value, settings throws(ValueProblem) in
      settings[keyPath: path] = try ValueParsing.path(value)
    }
  }

  static func number(
    _ name: String, letter: Character? = nil, in range: ClosedRange<Int>, _ summary: String,
    _ assign: @escaping @Sendable (Int, inout Settings) -> Void
  ) -> Option {
    let kind = Kind.value(placeholder: "N")
    return Option(name: name, letter: letter, kind: kind, summary: summary, hasTwin: true) {
      value, settings throws(ValueProblem) in
      assign(try ValueParsing.number(value, in: range), &settings)
    }
  }

  /// An option that chooses from a few words, and may be given more than once.
  static func choices<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, placeholder: String, hasTwin: Bool = true, _ summary: String,
    _ path: any WritableKeyPath<Settings, [Choice]> & Sendable
  ) -> Option {
    let kind = Kind.choices(Choice.allCases.map(\.rawValue), placeholder: placeholder)
    return Option(name: name, letter: nil, kind: kind, summary: summary, hasTwin: hasTwin) {
      value, settings throws(ValueProblem) in
      settings[keyPath: path].append(try ValueParsing.choice(value))
    }
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ summary: String,
    _ path: any WritableKeyPath<Settings, Choice> & Sendable
  ) -> Option {
    let kind = Kind.choice(Choice.allCases.map(\.rawValue))
    return Option(name: name, letter: nil, kind: kind, summary: summary, hasTwin: true) {
      value, settings throws(ValueProblem) in
      settings[keyPath: path] = try ValueParsing.choice(value)
    }
  }
}
