import Navigation
package import Scenes

extension AuditRule {
  /// Finds screens whose state depends on the screens that one router visited before.
  package static let orderDependence = AuditRule(
    "order-dependence", .error, "the reached state depends on earlier visits")
}

/// Finds screens whose state depends on the screens that one router visited before.
@MainActor
struct OrderRule<M: ScreenManifest> {
  private typealias State = NavigationState<M.Tab, M.Route, M.Sheet>

  private let screens = Array(M.allCases)
  /// What a router of its own reaches for each screen.
  private let alone: [State]
  /// Whether that is what the screen asks for; one that is blocked is another rule's.
  private let isReached: [Bool]

  /// How many screens are visited at most, in random orders.
  private static var visits: Int { 20_000 }
  /// With this many orders for each screen, any two follow each other about as often, and only one pair in
  /// 3,000 (e to the power of -8) never does.
  private static var ordersPerScreen: Int { 8 }
  /// A large manifest is still visited in this many orders.
  private static var fewestOrders: Int { 4 }
  /// The most screens for which it is told what comes before; the cause is most often the same.
  private static var most: Int { 10 }

  init(_ manifest: M.Type) {
    alone = screens.map { $0.reachedState() }
    isReached = zip(screens, alone).map { $0.askedState == $1 }
  }

  var findings: [AuditFinding] {
    guard screens.count > 1 else { return [] }
    var causes: [Int: [Int]] = [:]
    let orders = max(
      Self.fewestOrders, min(Self.ordersPerScreen * screens.count, Self.visits / screens.count))
    for seed in 1...orders where causes.count < Self.most {
      var random = SeededGenerator(seed: UInt64(seed))
      let order = screens.indices.shuffled(using: &random)
      let router = M.makeRouter()
      for (position, index) in order.enumerated() {
        let state = screens[index].reachedState(by: router)
        guard state != alone[index], isReached[index], causes[index] == nil,
          causes.count < Self.most
        else { continue }
        causes[index] = shortestCause(of: index, in: order[..<position])
      }
    }
    return causes.sorted { $0.key < $1.key }.map { finding($0.key, after: $0.value) }
  }

  /// The fewest screens, out of some, after which another one has another state.
  private func shortestCause(of index: Int, in before: ArraySlice<Int>) -> [Int] {
    // The last one is most often to blame.
    if let single = before.reversed().first(where: { differs(index, after: [$0]) }) {
      return [single]
    }
    var cause = Array(before)
    var length = cause.count / 2
    while length > 0 {
      var start = 0
      while start < cause.count {
        var fewer = cause
        fewer.removeSubrange(start..<min(start + length, cause.count))
        if differs(index, after: fewer) { cause = fewer } else { start += length }
      }
      length /= 2
    }
    return cause
  }

  private func differs(_ index: Int, after before: [Int]) -> Bool {
    state(of: index, after: before) != alone[index]
  }

  private func state(of index: Int, after before: [Int]) -> State {
    let router = M.makeRouter()
    for other in before { _ = screens[other].reachedState(by: router) }
    return screens[index].reachedState(by: router)
  }

  private func finding(_ index: Int, after before: [Int]) -> AuditFinding {
    let id = screens[index].rawValue
    let way = (before + [index]).map { screens[$0].rawValue }.joined(separator: " then ")
    let difference = ReachDifference(asked: alone[index], reached: state(of: index, after: before))
    return AuditFinding(
      .orderDependence, screens: [id],
      reason: "'\(way)' ends elsewhere than '\(id)' alone"
        + (difference.map { ": \($0)" } ?? ""),
      remedy: "let guards decide by the proposal alone, and remember nothing")
  }
}
