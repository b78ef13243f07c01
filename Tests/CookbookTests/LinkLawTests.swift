import Navigation
import NavigationModel
import TestSupport
import Testing

@testable import Cookbook

/// The law of the links on random ways through Cookbook.
@Suite struct LinkLawTests {
  #if DEBUG
    private let count = 10_000
  #else
    private let count = 100_000
  #endif

  @Test("Random ways through Cookbook read back as themselves")
  func law() throws {
    let law = LinkLaw(try #require(AppScreen.linkCodec))
    let outcome = law.outcome(of: count, seed: 1, screen: AppScreen.Path.random)
    #expect(outcome.fault == nil)
    // A page `recipes` selects its tab, so a way that begins with one has to name a tab.
    #expect(outcome.printed > count * 9 / 10)
  }

  @Test("Many of the random questions have a name")
  func questions() throws {
    let codec = try #require(AppScreen.linkCodec)
    var random = SeededGenerator(seed: 1)
    var named = 0
    for _ in 0..<2_000 {
      let path = AppScreen.Path.random(&random)
      guard path.confirmation != nil, let link = try? codec.print(path) else { continue }
      if !link.contains("confirm=?") { named += 1 }
    }
    #expect(named > 20)
  }
}
