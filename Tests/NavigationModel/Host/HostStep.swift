package import Navigation
package import TestSupport

/// One random step: an action of the code, the user or the system, and the time before it.
///
/// The step contains all random choices, so that a failing sequence can be shrunk and run again.
package struct HostStep: Hashable, Sendable, CustomStringConvertible {
  package enum Action: Hashable, Sendable {
    /// The app's code, all in one transaction.
    case code([Verb])
    case guardRefusesUser(Bool)
    case tapTab(Place)
    case swipeBack(Int)
    case openLink
    case swipeDown
    /// A view appends two pages to the value of its binding, one after the other.
    case appendPages
    /// A view in the top layer calls `dismiss` of the environment.
    case callDismiss
    case tapButton(Int, writesFirst: Bool)
    case tapOutside
    case layoutPass
    case repeatWrite(Int)
    case swapTrees
    case settle
  }

  package enum Verb: Hashable, Sendable {
    case push
    case pushIn(Place)
    case reset
    case pop(Int)
    case popToRoot
    case present(Panel, PresentationStyle, isPinned: Bool)
    case dismiss(Int)
    case dismissAll
    case changePayload(Panel)
    case pin(Bool)
    case ask(Int)
    case askAgain
    case dismissQuestion
    case select(Place)
    case visit(Place, layers: [Panel], OtherTabs)
  }

  /// How SwiftUI performs what the step starts.
  package struct Manner: Hashable, Sendable {
    /// Milliseconds that an animation takes.
    var animation: Int
    /// Milliseconds from the end of the animation to SwiftUI's write; nil if it writes nothing.
    var write: Int?
    /// Whether it writes through the binding of the latest evaluation, not that of the start.
    var usesNewestBinding: Bool
    /// Whether it calls `onDismiss` before it writes.
    var callsFirst: Bool
  }

  /// Milliseconds before the step.
  package var pause: Int
  package var action: Action
  package var manner: Manner

  package var description: String {
    let name = "\(action)".replacingOccurrences(of: "NavigationModel.")
    let write = manner.write.map { "written \($0) ms later" } ?? "not written"
    return
      "+\(pause) ms \(name) [\(manner.animation) ms, \(write)\(manner.usesNewestBinding ? ", newest binding" : "")\(manner.callsFirst ? ", onDismiss first" : "")]"
  }
}

extension String {
  /// The text without default values.
  fileprivate func replacingOccurrences(of part: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined()
  }
}

extension HostStep {
  package static func random(_ random: inout SeededGenerator) -> HostStep {
    HostStep(
      pause: [0, 0, 10, 50, 150, 300, 700, 1_200].pick(&random), action: .random(&random),
      manner: Manner(
        animation: [200, 400, 800].pick(&random),
        write: [nil, 0, 0, 100, 400, 900].pick(&random),
        usesNewestBinding: Bool.random(using: &random), callsFirst: Bool.random(using: &random)))
  }
}

extension HostStep.Action {
  fileprivate static func random(_ random: inout SeededGenerator) -> Self {
    switch Int.random(in: 0..<48, using: &random) {
    case 0..<16:
      .code((0..<[1, 1, 1, 2, 3].pick(&random)).map { _ in .random(&random) })
    case 16: .guardRefusesUser(Bool.random(using: &random))
    case 17, 18, 19: .tapTab(Place.allCases.pick(&random))
    case 20, 21, 22: .swipeBack([1, 1, 1, 2, 3].pick(&random))
    case 23: .openLink
    case 24..<28: .swipeDown
    case 28, 29:
      .tapButton(Int.random(in: 0...1, using: &random), writesFirst: .random(using: &random))
    case 30: .tapOutside
    case 31, 32: .layoutPass
    case 33, 34, 35: .repeatWrite(Int.random(in: 0...4, using: &random))
    case 36: .swapTrees
    case 37: .appendPages
    case 38, 39: .callDismiss
    case 40: .tapTab(Place.allCases.pick(&random))
    case 41, 42, 43: .repeatWrite(Int.random(in: 0...2, using: &random))
    default: .settle
    }
  }
}

extension HostStep.Verb {
  fileprivate static func random(_ random: inout SeededGenerator) -> Self {
    switch Int.random(in: 0..<24, using: &random) {
    case 0, 1, 2, 3: .push
    case 4: .pushIn(Place.allCases.pick(&random))
    case 5: .reset
    case 6: .pop(Int.random(in: 1...2, using: &random))
    case 7: .popToRoot
    case 8, 9, 10, 11:
      .present(
        .random(&random), [.sheet(.large), .sheet(.medium), .fullScreenCover].pick(&random),
        isPinned: Int.random(in: 0..<8, using: &random) == 0)
    case 12, 13: .dismiss(Int.random(in: 1...2, using: &random))
    case 14: .dismissAll
    case 15: .changePayload(.random(&random))
    case 16: .ask(Int.random(in: 0...1, using: &random))
    case 17: .askAgain
    case 18: .dismissQuestion
    case 19: .pin(Bool.random(using: &random))
    case 20, 21, 22: .select(Place.allCases.pick(&random))
    default:
      .visit(
        Place.allCases.pick(&random),
        layers: (0..<Int.random(in: 0...2, using: &random)).map { _ in .random(&random) },
        OtherTabs.allCases.pick(&random))
    }
  }
}
