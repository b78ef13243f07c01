/// Remembers the effects of closures: the same button is in several rows, and is asked for its targets and for problems.
///
/// A class, since every search adds to it.
final class EffectMemory {
  private let evaluator: any Evaluating
  private var known: [SourcePlace: [(closure: ClosureValue, effects: [Effect])]] = [:]

  /// Creates a memory.
  init(_ evaluator: any Evaluating) { self.evaluator = evaluator }

  /// What running the closure of a trigger may do.
  ///
  /// Controls in a loop over known elements have the same place and lead to different screens. Events, such as `task`,
  /// load data as a rule: theirs are followed once.
  func effects(of closure: ClosureValue, isControl: Bool) -> [Effect] {
    let found = known[closure.place]?.first { known in
      !isControl || known.closure.captured == closure.captured
    }
    if let found { return found.effects }
    let effects = evaluator.effects(of: closure, arguments: [])
    known[closure.place, default: []].append((closure, effects))
    return effects
  }
}
