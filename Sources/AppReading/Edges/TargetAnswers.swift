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
  }

  /// What reactions to a change depend on, besides the new value.
  private struct Change: Hashable {
    var place: StatePlace
    var depth: Int
    var text: String?
    var symbol: String?
    var owner: String
  }

  private var targets: [Question: [Target]] = [:]
  private var reactions: [Change: [(value: Value, targets: [Target])]] = [:]
  private var problems: [ObjectIdentifier: String?] = [:]

  /// The targets of a trigger with known effects.
  func targets(
    of known: EffectMemory.Known, for trigger: Trigger, _ find: () -> [Target]
  ) -> [Target] {
    let question = Question(
      effects: ObjectIdentifier(known), text: trigger.text, symbol: trigger.symbol,
      owner: trigger.owner)
    if let found = targets[question] { return found }
    let found = find()
    targets[question] = found
    return found
  }

  /// The targets of reactions to a change of a state, which may lead to further ones.
  func reactions(
    to value: Value, in place: StatePlace, for trigger: Trigger, depth: Int, _ find: () -> [Target]
  ) -> [Target] {
    let change = Change(
      place: place, depth: depth, text: trigger.text, symbol: trigger.symbol, owner: trigger.owner)
    if let known = reactions[change]?.first(where: { $0.value == value }) { return known.targets }
    let found = find()
    reactions[change, default: []].append((value, found))
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
