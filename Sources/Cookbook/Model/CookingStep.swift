/// One thing to do while cooking.
struct CookingStep: Sendable, Hashable {
  /// What to do, in one sentence without a full stop.
  let instruction: String
  /// What to watch for; a step without a note shows a skeleton until its author writes one.
  var note: String?
  /// How long to wait, for steps that need a timer.
  var wait: CookingTime?

  init(_ instruction: String, note: String? = nil, wait: CookingTime? = nil) {
    self.instruction = instruction
    self.note = note
    self.wait = wait
  }
}
