import NavigationModel
import TestSupport
import Testing

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
    "What is shown is what the state says, and no verb is lost; 20,000 steps",
    arguments: UInt64(1)...20)
  func randomSteps(seed: UInt64) {
    let steps = steps(1_000, seed: seed)
    guard let found = fault(in: steps) else { return }
    let shortest = shrink(steps) { fault(in: $0) != nil }
    let reason = fault(in: shortest) ?? found
    Issue.record("seed \(seed): \(reason)\n\(shortest.map(\.description).joined(separator: "\n"))")
  }

  @Test("Each fault of the past is found within 20,000 steps", arguments: HostFault.allCases)
  func finds(fault expected: HostFault) {
    let isFound = (UInt64(1)...20).contains {
      fault(in: steps(1_000, seed: $0), with: expected) != nil
    }
    #expect(isFound)
  }
}
