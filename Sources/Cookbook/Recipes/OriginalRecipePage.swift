import Scenes

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
