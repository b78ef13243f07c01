import Scenes

/// One step of a recipe, large enough to be read from across the kitchen.
struct CookModePage: PageDescribing {
  let recipe: Recipe
  /// The number of the step, from 1.
  let number: Int

  var page: Page {
    Page(
      "Step \(number) of \(recipe.steps.count)",
      background: .plain,
      leading: [BarButton("Close", icon: "xmark")]
    ) {
      ProgressBar(Double(number) / Double(recipe.steps.count))
      if let step = recipe.step(number) { description(of: step) }
      Gap()
      ActionButton(number < recipe.steps.count ? "Next step" : "Finish")
    }
  }

  @BlockBuilder
  private func description(of step: CookingStep) -> [Block] {
    Paragraph(step.instruction, style: .title)
    if let note = step.note {
      Paragraph(note)
    } else {
      SkeletonLines(3)
    }
    ImagePlaceholder(icon: step.wait == nil ? "photo" : "timer", height: 240)
  }
}
