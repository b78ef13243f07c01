package import Navigation
package import TestSupport

/// `parse(print(p)) == p`, tried on random screens.
package struct LinkLaw<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
> {
  /// What became of a trial.
  package struct Outcome {
    /// How many screens have a link.
    package var printed = 0
    /// The first screen whose link is read as another one.
    package var fault: String?
  }

  private let codec: LinkCodec<Tab, Route, Sheet>
  private let form: LinkForm

  package init(_ codec: LinkCodec<Tab, Route, Sheet>, as form: LinkForm = .app) {
    self.codec = codec
    self.form = form
  }

  /// Writes and reads so many screens.
  package func outcome(
    of count: Int, seed: UInt64,
    screen: (inout SeededGenerator) -> ScreenPath<Tab, Route, Sheet>
  ) -> Outcome {
    var random = SeededGenerator(seed: seed)
    var outcome = Outcome()
    for _ in 0..<count {
      let path = screen(&random)
      guard let link = try? codec.print(path, as: form) else { continue }
      outcome.printed += 1
      if (try? codec.parse(link)) != path {
        outcome.fault = "seed \(seed): \(path) is written as \(link)"
        return outcome
      }
    }
    return outcome
  }
}
