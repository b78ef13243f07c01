/// Remembers the effects of closures: the same button is in several rows, and is asked for its targets and for problems.
///
/// A class, since every search adds to it.
final class EffectMemory {
  private let evaluator: any Evaluating
  private var known: [SourcePlace: [(closure: ClosureValue, effects: [Effect])]] = [:]

  /// Creates a memory.
  init(_ evaluator: any Evaluating) { self.evaluator = evaluator }

  /// What running a closure may do.
  func effects(of closure: ClosureValue) -> [Effect] {
    if let found = known[closure.place]?.first(where: { $0.closure.captured == closure.captured }) {
      return found.effects
    }
    let effects = evaluator.effects(of: closure, arguments: [])
    known[closure.place, default: []].append((closure, effects))
    return effects
  }
}
