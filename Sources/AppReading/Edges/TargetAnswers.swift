/// What the same control of several rows leads to on one screen, once it was found.
///
/// A class, since a search is a value that grows nothing else.
final class TargetAnswers {
  /// What targets depend on, on one screen.
  private struct Question: Hashable {
    var effects: ObjectIdentifier
    var text: String?
    var symbol: String?
    var owner: String
    var instance: Int
  }

  /// What reactions to a change depend on, besides the new value.
  private struct Change: Hashable {
    var place: StatePlace
    var depth: Int
    var text: String?
    var symbol: String?
    var owner: String
  }

  /// A change of a state, whatever causes it.
  private struct AnyChange: Hashable {
    var place: StatePlace
    var depth: Int
    /// A number that is the same for the same values.
    var hash: Int
  }

  private var targets: [Question: [Target]] = [:]
  /// The reactions that do not depend on what causes them.
  private var anyReactions: [AnyChange: [(value: Value, targets: [Target])]] = [:]
  private var reactions: [Change: [(value: Value, targets: [Target])]] = [:]
  private var problems: [ObjectIdentifier: String?] = [:]

  /// The targets of a trigger with known effects.
  ///
  /// - Parameter instance: That of the trigger, where it makes a difference.
  func targets(
    of known: EffectMemory.Known, for trigger: Trigger, instance: Int, _ find: () -> [Target]
  ) -> [Target] {
    let question = Question(
      effects: ObjectIdentifier(known), text: trigger.text, symbol: trigger.symbol,
      owner: trigger.owner, instance: instance)
    if let found = targets[question] { return found }
    let found = find()
    targets[question] = found
    return found
  }

  /// The targets of reactions to a change of a state, which may lead to further ones.
  func reactions(
    to value: Value, in place: StatePlace, for trigger: Trigger, depth: Int, _ find: () -> [Target]
  ) -> [Target] {
    var hasher = Hasher()
    ValueComparison.hash(value, into: &hasher)
    let any = AnyChange(place: place, depth: depth, hash: hasher.finalize())
    if let known = anyReactions[any]?.first(where: { $0.value == value }) { return known.targets }
    let change = Change(
      place: place, depth: depth, text: trigger.text, symbol: trigger.symbol, owner: trigger.owner)
    if let known = reactions[change]?.first(where: { $0.value == value }) { return known.targets }
    let found = find()
    if found.allSatisfy(\.isOfAnyTrigger) {
      anyReactions[any, default: []].append((value, found))
    } else {
      reactions[change, default: []].append((value, found))
    }
    return found
  }

  /// Why known effects lead nowhere; nil if they need not lead anywhere.
  func problem(of known: EffectMemory.Known, _ find: () -> String?) -> String? {
    if let found = problems[ObjectIdentifier(known)] { return found }
    let found = find()
    problems[ObjectIdentifier(known)] = .some(found)
    return found
  }
}

extension Target {
  /// Whether it is the same whatever leads to it: a part of a page is named after its control.
  fileprivate var isOfAnyTrigger: Bool {
    if case .part = key.subject { shownBy != nil } else { true }
  }
}
