/// A recipe in the language in which it was written.
struct OriginalRecipe: Sendable {
  /// A language with the words that the page of a recipe needs.
  struct Language: Sendable {
    /// The language's own name for itself.
    let name: String
    let ingredients: String
    let method: String
    let startCooking: String
  }

  /// An amount as the author wrote it: "大さじ3" has no unit of ours.
  struct Line: Sendable {
    let name: String
    let amount: String

    init(_ name: String, _ amount: String) {
      self.name = name
      self.amount = amount
    }
  }

  let language: Language
  let name: String
  let summary: String
  let ingredients: [Line]
  let steps: [String]
}

extension OriginalRecipe.Language {
  static let japanese = Self(
    name: "日本語", ingredients: "材料", method: "作り方", startCooking: "調理を始める")
  static let greek = Self(
    name: "Ελληνικά", ingredients: "Υλικά", method: "Εκτέλεση",
    startCooking: "Ξεκινήστε το μαγείρεμα")
}
