import SwiftParsing

/// Remembers the effects of closures: the same button is in several rows, and is asked for its targets and for problems.
///
/// A class, since every search adds to it.
final class EffectMemory {
  /// The effects of a closure; a class, so that equal closures are told by its identity.
  final class Known {
    /// The effects, without repetitions.
    let effects: [Effect]
    fileprivate let closure: ClosureValue

    fileprivate init(_ closure: ClosureValue, _ effects: [Effect]) {
      self.closure = closure
      self.effects = effects
    }
  }

  /// What is known of the closures at one place.
  private struct Place {
    var first: Known
    var others: [Int: [Known]] = [:]
  }

  /// Whether a type is a view of the app.
  func isView(_ type: String) -> Bool { index.isView(type) }

  /// What a value selects among the tabs of an app: a constant of a structure is as good as a case.
  func selecting(_ value: Value) -> Value {
    evaluator.constant(equalTo: value).map(Value.enumCase) ?? value
  }

  private let evaluator: any Evaluating
  private let index: AppIndex
  private var known: [SourcePlace: Place] = [:]
  private var sharedStates: [StatePlace: StatePlace] = [:]
  /// Where the pages are that links without known words show, by the views that have them.
  private var links: [String: [SourcePlace]] = [:]

  /// The name of a page that a link without known words shows: that of another link of the same view has a number.
  func linkName(in owner: String, at place: SourcePlace) -> String {
    let known = links[owner] ?? []
    let number = known.firstIndex(of: place) ?? known.count
    if number == known.count { links[owner, default: []].append(place) }
    return number == 0 ? "link" : "link\(number + 1)"
  }
  /// The effects of closures that run when a state gets a value.
  private var reactions: [Control.Action.Identity: [(value: Value, known: Known)]] = [:]

  /// Creates a memory.
  init(_ evaluator: any Evaluating, index: AppIndex) {
    self.evaluator = evaluator
    self.index = index
  }

  /// What running the closure of a trigger may do.
  ///
  /// Controls in a loop over known elements have the same place and lead to different screens. Events, such as `task`,
  /// load data as a rule: theirs are followed once.
  ///
  /// - Parameter place: The state for whose change it waits, whose new value is its last parameter.
  func effects(
    of closure: ClosureValue, isControl: Bool, watching place: StatePlace? = nil
  ) -> Known {
    if !isControl, let place = known[closure.place] { return place.first }
    let hash = ValueComparison.hash(closure.captured)
    let found = known[closure.place]?.others[hash]?.first {
      ValueComparison.areSame($0.closure.captured, closure.captured)
    }
    if let found { return found }
    let value = place.flatMap(unknownCase)
    let arguments = value.map { Array(repeating: $0, count: closure.parameters.count) } ?? []
    let effects = Known(
      closure, Self.distinct(evaluator.effects(of: closure, arguments: arguments)))
    known[closure.place, default: Place(first: effects)].others[hash, default: []].append(effects)
    return effects
  }

  /// An unknown case of the enum of which a state has one; nil for other states.
  private func unknownCase(_ place: StatePlace) -> Value? {
    guard let type = index.enumName(of: place) else { return nil }
    let isOptional = if case .optional? = index.type(of: place) { true } else { false }
    return .object(ObjectValue(type: type, isOptional: isOptional, isUnknown: true, state: place))
  }

  /// What a closure may do that runs when a state gets a value: its last parameter is the new value.
  func effects(
    of closure: ClosureValue, newValue value: Value, of place: StatePlace
  ) -> [Effect] {
    // Components that several pages use have closures of theirs at one place.
    let identity = closure.identity
    let found = reactions[identity]?.first { reaction in
      reaction.value == value
        && ValueComparison.areSame(reaction.known.closure.captured, closure.captured)
    }
    if let found { return found.known.effects }
    let before = max(0, closure.parameters.count - 1)
    let arguments = Array(repeating: Value.unknown("oldValue", nil), count: before) + [value]
    let known = Known(
      closure,
      Self.distinct(evaluator.effects(of: closure, arguments: arguments, given: [place: value])))
    reactions[identity, default: []].append((value, known))
    return known.effects
  }

  /// The closures that events put into states, `.onAppear { model.onSelect = { … } }`, by the state.
  func handlers(setBy events: [Trigger]) -> [StatePlace: [ClosureValue]] {
    var handlers: [StatePlace: [ClosureValue]] = [:]
    for event in events {
      guard !event.isControl, case .run(.closure(let closure)) = event.action else { continue }
      for effect in effects(of: closure, isControl: false, watching: event.watched).effects {
        guard case .assign(let place, .closure(let handler)) = effect.kind else { continue }
        handlers[shared(place), default: []].append(handler)
      }
    }
    return handlers
  }

  /// A state of an object by the object's type; see ``AppIndex/shared(_:)``.
  func shared(_ state: StatePlace) -> StatePlace {
    if let shared = sharedStates[state] { return shared }
    let shared = index.shared(state)
    sharedStates[state] = shared
    return shared
  }

  /// The effects without repetitions, as of a function that is called from many branches.
  ///
  /// What shows a message is repeated for each other message: `notice.title = "Sent"; notice.isShown = true`.
  private static func distinct(_ effects: [Effect]) -> [Effect] {
    var seen: [SourcePlace: [(effect: Effect, messages: Int)]] = [:]
    var messages = 0
    return effects.filter { effect in
      let known = seen[effect.place]?.firstIndex { $0.effect == effect }
      if let known {
        guard effect.mayShow, seen[effect.place]?[known].messages != messages else { return false }
        seen[effect.place]?[known].messages = messages
      } else {
        if effect.mayBeMessage { messages += 1 }
        seen[effect.place, default: []].append((effect, messages))
      }
      return true
    }
  }
}

extension Effect {
  /// Whether it may show a message that was set before.
  fileprivate var mayShow: Bool {
    guard case .assign(_, let value) = kind else { return false }
    if case .unknown = value { return true }
    return value == .boolean(true)
  }

  /// Whether it sets what a message says.
  fileprivate var mayBeMessage: Bool {
    guard case .assign(_, let value) = kind else { return false }
    switch value {
    case .text, .views, .object: return true
    default: return false
    }
  }
}
