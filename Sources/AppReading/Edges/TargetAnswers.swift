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

  private var targets: [Question: [Target]] = [:]
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

  /// Why known effects lead nowhere; nil if they need not lead anywhere.
  func problem(of known: EffectMemory.Known, _ find: () -> String?) -> String? {
    if let found = problems[ObjectIdentifier(known)] { return found }
    let found = find()
    problems[ObjectIdentifier(known)] = .some(found)
    return found
  }
}
