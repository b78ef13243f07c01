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

  @Test("Random verbs do what the reference model says", arguments: 1...20)
  func random(seed: UInt64) {
    let commands = commands(2_000 / debugFactor, seed: seed)
    guard let fault = ModelRun().run(commands) else { return }
    let least = shrink(commands) { ModelRun().run($0) != nil }
    Issue.record("seed \(seed), \(fault)\nleast case: \(least)")
  }

  @Test("A million random verbs in a row keep every rule")
  func long() {
    let run = ModelRun(checksTexts: false)
    var random = SeededGenerator(seed: 99)
    let count = 1_000_000 / (debugFactor * debugFactor)
    let commands = (0..<count).lazy.map { _ in Command.random(&random) }
    #expect(run.run(commands) == nil)
  }

  @Test("A router that is wrong is found out, and the case is cut down to the least")
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
