/// A title made from the name of an enum case: `recipeDetail` becomes "Recipe Detail".
public enum DerivedTitle {
  /// The title for a value: the name of its enum case, without the payload.
  public static func of(_ value: Any) -> String {
    words(in: caseName(of: value)).joined(separator: " ")
  }

  /// The name of an enum case without its payload, or the description of any other value.
  public static func caseName(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum, let label = mirror.children.first?.label { return label }
    return String(describing: value)
  }

  /// The words of a screen's id: `route.recipeDetail` gives "Recipe Detail".
  package static func ofID(_ id: String) -> String {
    let name = id.split(separator: ".").last.map(String.init) ?? id
    return words(in: name).joined(separator: " ")
  }

  /// The capitalised words of a camel-case or snake-case name.
  package static func words(in name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      if character == "_" || character == "-" || character == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if startsWord(characters, at: index), !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words.map { isProductName($0) ? $0 : $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// Whether a word starts at an index: at an uppercase letter after a lowercase one, at the last uppercase
  /// letter of an abbreviation (`URLField` is "URL Field"), and at the first digit of a number.
  private static func startsWord(_ characters: [Character], at index: Int) -> Bool {
    guard index > 0 else { return true }
    let (previous, character) = (characters[index - 1], characters[index])
    if character.isNumber { return !previous.isNumber }
    guard character.isUppercase else { return false }
    if isLeadingI(characters, at: index - 1) { return false }
    if !previous.isUppercase { return true }
    return index + 1 < characters.count && characters[index + 1].isLowercase
  }

  /// Whether the lowercase i at an index begins a word, as in `iOS`, `iPad` and `settings_iCloud`.
  private static func isLeadingI(_ characters: [Character], at index: Int) -> Bool {
    characters[index] == "i" && (index == 0 || !characters[index - 1].isLetter)
  }

  /// Whether a word is written like "iOS" or "iPad", which keep their lowercase i.
  private static func isProductName(_ word: String) -> Bool {
    word.hasPrefix("i") && word.dropFirst().first?.isUppercase == true
  }
}
