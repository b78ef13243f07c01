import Scenes

/// One step of a recipe, in large text that can be read from a distance.
struct CookModePage: PageDescribing {
  let step: CookingStep
  /// The number of the step, from 1.
  let number: Int
  /// The number of steps of the recipe.
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

/// The running timer of a step.
struct CookTimerPage: PageDescribing {
  let step: CookingStep
  let remaining: CookingTime

  var page: Page {
    Page("Timer", background: .plain, trailing: [BarButton("Done", isProminent: true)]) {
      Paragraph("\(remaining) left", style: .title)
      Paragraph(step.instruction, style: .secondary)
      if let wait = step.wait {
        ProgressBar(1 - Double(remaining.minutes) / Double(wait.minutes), label: "of \(wait)")
      }
      ActionButton("Add one minute")
      ActionButton("Stop the timer", role: .secondary)
    }
  }
}
