import Foundation
import Navigation
import NavigationModel
import TestSupport

/// Measures the router and the links in processor time of one core, as rows for `scripts/bench`.
@main
struct NavigationBenchmarks {
  @MainActor
  static func main() throws {
    visits()
    try links()
    try randomVerbs()
    try randomHost()
    try randomLinks()
  }

  /// Visits of random screens: 4 tabs, paths to depth 8, up to 3 layers.
  @MainActor
  private static func visits() {
    var random = SystemRandomNumberGenerator()
    let screens = (0..<1_000).map { _ in Screen.random(&random) }
    let router = TabRouter<Area, BenchPage, BenchPanel>(homeTab: .a)
    for round in 1...3 {
      rate("visits of random screens, round \(round)", reach: "300,000, no growth") {
        for screen in screens { router.visit(screen) }
      }
    }
  }

  /// A link with 4 components and 4 items in its query.
  private static func links() throws {
    let codec = LinkCodec<Area, BenchPage, BenchPanel>(schemes: ["bench"])
    let text = "bench://page/1/found/find?q=swift%20six&page=2&tab=c&sheet=panel/3"
    let path = try codec.parse(text)
    let printed = try codec.print(path)
    precondition(printed == text, printed)
    rate("links parsed, 4 components and 4 query items", reach: "100,000") {
      for _ in 0..<1_000 { precondition((try? codec.parse(text)) != nil) }
    }
    rate("links printed, the same", reach: "100,000") {
      for _ in 0..<1_000 { precondition((try? codec.print(path)) != nil) }
    }
  }

  /// The long random test: every verb, compared with the reference model after each step.
  @MainActor
  private static func randomVerbs() throws {
    var random = SeededGenerator(seed: 99)
    let run = ModelRun(checksTexts: false)
    let start = processorSeconds()
    let fault = run.run((0..<1_000_000).lazy.map { _ in Command.random(&random) })
    let seconds = processorSeconds() - start
    if let fault { throw Wrong(fault: fault) }
    row(
      "1,000,000 random verbs against the reference model",
      "\((seconds * 100).rounded() / 100) s", reach: "under 10")
  }

  /// Verbs, gestures and system events under a model of SwiftUI's side.
  @MainActor
  private static func randomHost() throws {
    let start = processorSeconds()
    for seed in UInt64(1)...1_000 {
      var random = SeededGenerator(seed: seed)
      let steps = (0..<1_000).map { _ in HostStep.random(&random) }
      guard HostRun().run(steps) != nil else { continue }
      let shortest = shrink(steps) { HostRun().run($0) != nil }
      let reason = HostRun().run(shortest) ?? ""
      throw Wrong(
        fault: "seed \(seed): \(reason)\n\(shortest.map(\.description).joined(separator: "\n"))")
    }
    let seconds = processorSeconds() - start
    row(
      "1,000,000 steps of a simulated SwiftUI", "\((seconds * 100).rounded() / 100) s",
      reach: "no fault")
  }

  /// Round trips of links, with the tab in the query and as the first component.
  private static func randomLinks() throws {
    let start = processorSeconds()
    var printed = 0
    for codec in [codec, leadingCodec] {
      let outcome = LinkRoundTrip(codec).outcome(of: 100_000, seed: 7, screen: LinkPath.random)
      if let fault = outcome.fault { throw Wrong(fault: fault) }
      printed += outcome.printed
    }
    let seconds = processorSeconds() - start
    row(
      "\(printed) links of 200,000 random screens read back",
      "\((seconds * 100).rounded() / 100) s", reach: "all that are printed")
  }

  private struct Wrong: Error {
    var fault: String
  }

  /// Runs a thousand operations again and again for a second.
  private static func rate(_ name: String, reach: String, _ thousand: () -> Void) {
    thousand()
    let start = processorSeconds()
    var count = 0
    while processorSeconds() - start < 1 {
      thousand()
      count += 1_000
    }
    row(name, "\(Int(Double(count) / (processorSeconds() - start)))/s", reach: reach)
  }

  private static func row(_ name: String, _ value: String, reach: String) {
    let left = String(repeating: " ", count: max(0, 58 - name.count))
    let right = String(repeating: " ", count: max(0, 22 - value.count))
    print(name + left, right + value + "   " + reach)
  }

  /// The processor time of this process, which other work on the machine does not change much.
  private static func processorSeconds() -> Double {
    Double(clock()) / Double(CLOCKS_PER_SEC)
  }
}
