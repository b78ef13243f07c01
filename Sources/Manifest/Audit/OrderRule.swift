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
  private typealias Path = ScreenPath<M.Tab, M.Route, M.Sheet>

  private let screens: [M]
  private let limits: DriveLimits
  /// The path that a new router reaches for each screen.
  private let alone: [Path]
  /// Whether that path is the requested one; another rule reports blocked screens.
  private let isReached: [Bool]

  /// The maximum number of visits, in random orders.
  private static var visits: Int { 20_000 }
  /// With this many orders for each screen, any two screens follow each other about this often, and only one
  /// pair in 3,000 (e to the power of -8) never does.
  private static var ordersPerScreen: Int { 8 }
  /// The minimum number of orders, also for a large manifest.
  private static var fewestOrders: Int { 4 }
  /// The maximum number of reported screens; the cause is usually the same.
  private static var maximumFindings: Int { 10 }

  init(_ manifest: M.Type, limits: DriveLimits) async {
    var screens: [M] = []
    var alone: [Path] = []
    for screen in M.allCases {
      let drive = await screen.drive(M.makeRouter(), limits: limits)
      switch drive.failure {
      // Each of thousands of visits would take as long again.
      case .timedOut, .unsettled: continue
      case .refused, .thrown, nil: break
      }
      screens.append(screen)
      alone.append(drive.path)
    }
    (self.screens, self.alone, self.limits) = (screens, alone, limits)
    isReached = zip(screens, alone).map { $0.askedPath == $1 }
  }

  func findings() async -> [AuditFinding] {
    guard screens.count > 1 else { return [] }
    var causes: [Int: [Int]] = [:]
    let orders = max(
      Self.fewestOrders, min(Self.ordersPerScreen * screens.count, Self.visits / screens.count))
    for seed in 1...orders where causes.count < Self.maximumFindings {
      var random = SeededGenerator(seed: UInt64(seed))
      let order = screens.indices.shuffled(using: &random)
      let router = M.makeRouter()
      for (position, index) in order.enumerated() {
        let path = await screens[index].reachedPath(by: router, limits: limits)
        guard path != alone[index], isReached[index], causes[index] == nil,
          causes.count < Self.maximumFindings
        else { continue }
        causes[index] = await shortestCause(of: index, in: order[..<position])
      }
    }
    var findings: [AuditFinding] = []
    for (index, before) in causes.sorted(by: { $0.key < $1.key }) {
      findings.append(await finding(index, after: before))
    }
    return findings
  }

  /// The shortest list of earlier screens, taken from a longer one, after which a screen has another state.
  private func shortestCause(of index: Int, in before: ArraySlice<Int>) async -> [Int] {
    // The last screen is the most likely cause.
    for single in before.reversed() where await differs(index, after: [single]) { return [single] }
    var cause = Array(before)
    var length = cause.count / 2
    while length > 0 {
      var start = 0
      while start < cause.count {
        var fewer = cause
        fewer.removeSubrange(start..<min(start + length, cause.count))
        if await differs(index, after: fewer) { cause = fewer } else { start += length }
      }
      length /= 2
    }
    return cause
  }

  private func differs(_ index: Int, after before: [Int]) async -> Bool {
    await path(to: index, after: before) != alone[index]
  }

  private func path(to index: Int, after before: [Int]) async -> Path {
    let router = M.makeRouter()
    for other in before { _ = await screens[other].reachedPath(by: router, limits: limits) }
    return await screens[index].reachedPath(by: router, limits: limits)
  }

  private func finding(_ index: Int, after before: [Int]) async -> AuditFinding {
    let id = screens[index].rawValue
    let visits = (before + [index]).map { screens[$0].rawValue }.joined(separator: " then ")
    let difference = ReachDifference(
      asked: alone[index], reached: await path(to: index, after: before),
      tabs: M.allTabs)
    return AuditFinding(
      .orderDependence, screens: [id],
      reason: "'\(visits)' reaches another state than '\(id)' alone"
        + (difference.map { ": \($0)" } ?? ""),
      remedy: "let guards decide by the proposal alone, without stored state")
  }
}

/// A random number generator with the same sequence in every run.
///
/// Source: SplitMix64, Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
