import Navigation
import NavigationModel
import TestSupport
import Testing

@MainActor
@Suite struct ModelTests {
  private func commands(_ count: Int, seed: UInt64) -> [Command] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in Command.random(&random) }
  }

  @Test(
    "Random verbs have the same effect on the router and the reference model", arguments: 1...20)
  func random(seed: UInt64) {
    let commands = commands(2_000 / debugFactor, seed: seed)
    guard let fault = ModelRun().run(commands) else { return }
    let least = shrink(commands) { ModelRun().run($0) != nil }
    Issue.record("seed \(seed), \(fault)\nshortest case: \(least)")
  }

  @Test("A million random verbs in a row break no rule")
  func long() {
    let run = ModelRun(checksTexts: false)
    var random = SeededGenerator(seed: 99)
    let count = 1_000_000 / (debugFactor * debugFactor)
    let commands = (0..<count).lazy.map { _ in Command.random(&random) }
    #expect(run.run(commands) == nil)
  }

  @Test("A faulty router is detected, and the case is shrunk to the shortest one")
  func findsFaults() {
    let broken = Command.popToRoot
    let commands = commands(500, seed: 7)
    let fails = { (commands: [Command]) in
      ModelRun(checksTexts: false, sabotage: broken).run(commands) != nil
    }
    #expect(fails(commands))
    let least = shrink(commands, while: fails)
    #expect(least.count == 2)
    #expect(least.last == broken)
  }
}

/// Random sequences of verbs, gestures and system events under a model of SwiftUI's side.
@MainActor
@Suite struct SimulatedHostTests {
  private func steps(_ count: Int, seed: UInt64) -> [HostStep] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in HostStep.random(&random) }
  }

  private func fault(in steps: [HostStep], with fault: HostFault? = nil) -> String? {
    HostRun(fault: fault).run(steps)
  }

  @Test(
    "The screen shows the state, and no verb is lost; 20,000 steps",
    arguments: UInt64(1)...20)
  func randomSteps(seed: UInt64) {
    let steps = steps(1_000, seed: seed)
    guard let found = fault(in: steps) else { return }
    let shortest = shrink(steps) { fault(in: $0) != nil }
    let reason = fault(in: shortest) ?? found
    Issue.record("seed \(seed): \(reason)\n\(shortest.map(\.description).joined(separator: "\n"))")
  }

  @Test("Each known fault is found within 20,000 steps", arguments: HostFault.allCases)
  func finds(fault expected: HostFault) {
    let isFound = (UInt64(1)...20).contains {
      fault(in: steps(1_000, seed: $0), with: expected) != nil
    }
    #expect(isFound)
  }
}

/// Launches in random orders: a link has priority over the launch screen, which has priority over the last launch.
@MainActor
@Suite struct ColdStartTests {
  private func scripts(seed: UInt64) -> [ColdStartScript] {
    var random = SeededGenerator(seed: seed)
    return (0..<200).map { _ in ColdStartScript.random(&random) }
  }

  /// Removes steps as long as the launch still fails.
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

// A debug build is about ten times slower, so it runs a tenth of the cases.
#if DEBUG
  let debugFactor = 10
#else
  let debugFactor = 1
#endif
