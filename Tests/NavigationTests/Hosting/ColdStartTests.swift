import NavigationModel
import TestSupport
import Testing

/// Launches in random orders: a link beats the launch screen, which beats the last launch; each comes once.
@MainActor
@Suite struct ColdStartTests {
  private func scripts(seed: UInt64) -> [ColdStartScript] {
    var random = SeededGenerator(seed: seed)
    return (0..<200).map { _ in ColdStartScript.random(&random) }
  }

  /// Leaves out steps as long as the launch still goes wrong.
  private func shortest(_ script: ColdStartScript, fault: ColdStartFault? = nil) async -> (
    script: ColdStartScript, reason: String
  ) {
    var result = script
    var reason = ""
    var index = 0
    while index < result.steps.count {
      var shorter = result
      shorter.steps.remove(at: index)
      if let found = await ColdStart(shorter, fault: fault).run() {
        (result, reason) = (shorter, found)
      } else {
        index += 1
      }
    }
    return (result, reason)
  }

  @Test("4,000 launches in random orders", arguments: UInt64(1)...20)
  func randomOrders(seed: UInt64) async {
    for script in scripts(seed: seed) {
      guard let found = await ColdStart(script).run() else { continue }
      let shortest = await shortest(script)
      Issue.record("seed \(seed): \(found)\n\(shortest.reason)\n\(shortest.script)")
      return
    }
  }

  @Test(
    "Each mistake in the order is found within 1,000 launches", arguments: ColdStartFault.allCases)
  func finds(fault: ColdStartFault) async {
    for seed in UInt64(1)...5 {
      for script in scripts(seed: seed) where await ColdStart(script, fault: fault).run() != nil {
        return
      }
    }
    Issue.record("\(fault) is not found")
  }
}
