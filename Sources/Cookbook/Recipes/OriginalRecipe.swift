import Scenes

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

/// A recipe in the language in which it was written, with every word of the page in it.
struct OriginalRecipePage: PageDescribing {
  let original: OriginalRecipe

  var page: Page {
    Page(original.name) {
      Paragraph(original.summary, style: .secondary)
      ListSection(original.language.ingredients) {
        for line in original.ingredients { Row(line.name, value: line.amount) }
      }
      Paragraph(original.language.method, style: .title)
      for step in original.steps { Paragraph(step) }
      ActionButton(original.language.startCooking)
    }
  }
}

extension OriginalRecipe {
  static let misoRamen = OriginalRecipe(
    language: .japanese, name: "味噌ラーメン",
    summary: "札幌の小さなラーメン屋の味 · 50分 · 2人分",
    ingredients: [
      Line("中華麺", "2玉"),
      Line("白味噌", "大さじ3"),
      Line("鶏がらスープ", "800ml"),
      Line("卵", "2個"),
      Line("長ねぎ", "1本"),
    ],
    steps: [
      "1  卵を7分ゆでて氷水で冷やす",
      "2  スープに生姜とにんにくを加えて弱火で25分煮る",
      "3  火を止めて味噌を溶き入れ沸騰させない",
    ])

  static let sundayLamb = OriginalRecipe(
    language: .greek, name: "Αρνί της γιαγιάς Ελένης",
    summary: "Για έξι άτομα. Ψήνεται τέσσερις ώρες στη λαδόκολλα.",
    ingredients: [
      Line("Σπάλα αρνιού με κόκαλο", "2 κιλά"),
      Line("Πατάτες", "1½ κιλό"),
      Line("Λεμόνια", "3"),
      Line("Σκόρδο", "1 κεφάλι"),
      Line("Ρίγανη", "2 κ.σ."),
    ],
    steps: [
      "Τρίβουμε το αρνί με ρίγανη, ξύσμα λεμονιού και αλάτι.",
      "Το ψήνουμε σκεπασμένο στους 150 °C για τρεις ώρες.",
      "Προσθέτουμε τις πατάτες και το σκόρδο και ξεσκεπάζουμε.",
    ])
}
