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
    let effects = Self.distinct(evaluator.effects(of: closure, arguments: []))
    known[closure.place, default: []].append((closure, effects))
    return effects
  }

  /// The effects without repetitions, as of a function that is called from many branches.
  private static func distinct(_ effects: [Effect]) -> [Effect] {
    var seen: [SourcePlace: [Effect]] = [:]
    return effects.filter { effect in
      guard seen[effect.place]?.contains(effect) != true else { return false }
      seen[effect.place, default: []].append(effect)
      return true
    }
  }
}
