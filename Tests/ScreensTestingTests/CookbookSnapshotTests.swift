import Cookbook
import ScreensTesting
import Testing

@Suite("Cookbook's own snapshots") struct CookbookSnapshotTests {
  @Test("A screen is as stored", arguments: AppScreen.allCases)
  func screen(_ screen: AppScreen) async {
    await expectSnapshot(of: screen)
  }
}
