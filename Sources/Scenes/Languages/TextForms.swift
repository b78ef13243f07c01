/// A text of a catalog in one language, with its forms by device and by number.
package struct TextForms: Hashable, Sendable {
  /// A form, or the choice between some.
  package indirect enum Form: Hashable, Sendable {
    /// A format.
    case text(String)
    /// Forms by device: `iphone`, `ipad`, `mac` and others.
    case byDevice([String: Form])
    /// Forms by plural category.
    case byNumber([String: Form])
  }

  /// A part that the format names between `%#@` and `@`.
  package struct Part: Hashable, Sendable {
    /// The index of its argument, from 0.
    package var argument: Int
    /// The forms; `%arg` or any other specifier without a position is its number.
    package var form: Form

    /// Creates a part.
    package init(argument: Int, form: Form) {
      (self.argument, self.form) = (argument, form)
    }
  }

  /// The text.
  package var form: Form
  /// The parts that the text names.
  package var parts: [String: Part]

  /// Creates a text.
  package init(_ form: Form, parts: [String: Part] = [:]) {
    (self.form, self.parts) = (form, parts)
  }

  /// What decides between the forms.
  struct Choice {
    var device = "iphone"
    /// The language, whose plural rules count.
    var language: String
    /// The values of the arguments; nil for one that is not known.
    var numbers: [Int?] = []
  }

  /// The pieces of the text for a choice, without parts.
  func pieces(_ choice: Choice) -> [FormatPiece]? {
    let first = choice.numbers.first { $0 != nil } ?? nil
    guard let format = form.text(choice, number: first) else { return nil }
    return FormatPiece.pieces(of: format).flatMap { piece -> [FormatPiece] in
      guard case .part(let name) = piece else { return [piece] }
      guard let part = parts[name] else { return [.argument(0, isInteger: true)] }
      let index = part.argument
      let number = choice.numbers.indices.contains(index) ? choice.numbers[index] : nil
      let format = part.form.text(choice, number: number) ?? "%arg"
      return FormatPiece.pieces(of: format.replacing("%arg", with: "%lld")).map { piece in
        if case .argument = piece { .argument(index, isInteger: true) } else { piece }
      }
    }
  }

  /// The pieces of every form in a language, at most 64.
  func allPieces(in language: String) -> [[FormatPiece]] {
    var numbers: [[Int?]] = [[]]
    // One number of each category, for each part.
    let count = max(1, parts.values.map { $0.argument + 1 }.max() ?? 1)
    for _ in 0..<min(count, 2) {
      numbers = numbers.flatMap { start in [nil, 0, 1, 2, 3, 11].map { start + [$0] } }
    }
    var found: [[FormatPiece]] = []
    for device in ["iphone", "ipad", "mac"] {
      for numbers in numbers where found.count < 64 {
        let choice = Choice(device: device, language: language, numbers: numbers)
        if let pieces = pieces(choice), !found.contains(pieces) { found.append(pieces) }
      }
    }
    return found
  }

  /// Whether there is any text.
  package var isEmpty: Bool { form.isEmpty }
}

extension TextForms.Form {
  /// The format for a choice and a number; nil without one.
  fileprivate func text(_ choice: TextForms.Choice, number: Int?) -> String? {
    switch self {
    case .text(let text): return text
    case .byDevice(let forms):
      let form = forms[choice.device] ?? forms["other"] ?? forms["iphone"] ?? Self.first(of: forms)
      return form?.text(choice, number: number)
    case .byNumber(let forms):
      var form: TextForms.Form?
      if number == 0 { form = forms["zero"] }
      let category = number.map { PluralRule.category(of: $0, in: choice.language) } ?? "other"
      form = form ?? forms[category] ?? forms["other"] ?? Self.first(of: forms)
      return form?.text(choice, number: number)
    }
  }

  fileprivate var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .byDevice(let forms), .byNumber(let forms): forms.values.allSatisfy(\.isEmpty)
    }
  }

  /// The first form by its name, so that the choice is the same on every run.
  private static func first(of forms: [String: Self]) -> Self? {
    forms.keys.min().flatMap { forms[$0] }
  }
}
