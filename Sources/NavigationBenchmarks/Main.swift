import Foundation
import Navigation

/// Measures the router and the links, and prints how many there are in a second of one core.
@main
struct NavigationBenchmarks {
  @MainActor
  static func main() throws {
    visits()
    try links()
  }

  /// Visits of random screens: 4 tabs, paths to depth 8, up to 3 layers.
  @MainActor
  private static func visits() {
    var random = SystemRandomNumberGenerator()
    let screens = (0..<1_000).map { _ in Screen.random(&random) }
    let router = TabRouter<Area, Page, Panel>(homeTab: .a)
    for round in 1...3 {
      measure("visit, round \(round)", batch: screens.count) {
        for screen in screens { router.visit(screen) }
      }
    }
  }

  /// A link with 4 components and 4 items in its query.
  private static func links() throws {
    let codec = LinkCodec<Area, Page, Panel>(schemes: ["bench"])
    let text = "bench://page/1/found/find?q=swift%20six&page=2&tab=c&sheet=panel/3"
    let path = try codec.parse(text)
    let printed = try codec.print(path)
    precondition(printed == text, printed)
    measure("parse", batch: 1_000) {
      for _ in 0..<1_000 { precondition((try? codec.parse(text)) != nil) }
    }
    measure("print", batch: 1_000) {
      for _ in 0..<1_000 { precondition((try? codec.print(path)) != nil) }
    }
  }

  private static func measure(_ name: String, batch: Int, _ body: () -> Void) {
    body()
    let start = cpuSeconds()
    var count = 0
    while cpuSeconds() - start < 1 {
      body()
      count += batch
    }
    print("\(name): \(Int(Double(count) / (cpuSeconds() - start))) a second")
  }

  /// The processor time of this process, which other work on the machine does not change much.
  private static func cpuSeconds() -> Double {
    Double(clock()) / Double(CLOCKS_PER_SEC)
  }
}
