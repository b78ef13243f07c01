import Scenes

/// One step of a recipe, large enough to be read from across the kitchen.
struct CookModePage: PageDescribing {
  let step: CookingStep
  /// The number of the step, from 1.
  let number: Int
  /// How many steps the recipe has.
  let count: Int

  var page: Page {
    Page(
      "Step \(number) of \(count)",
      background: .plain,
      leading: [BarButton("Close", icon: "xmark")]
    ) {
      ProgressBar(Double(number) / Double(count))
      description
      Gap()
      ActionButton(number < count ? "Next step" : "Finish")
    }
  }

  @BlockBuilder
  private var description: [Block] {
    Paragraph(step.instruction, style: .title)
    if let note = step.note {
      Paragraph(note)
    } else {
      SkeletonLines(3)
    }
    ImagePlaceholder(icon: step.wait == nil ? "photo" : "timer", height: 240)
  }
}
