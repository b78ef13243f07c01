import Scenes

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
