import Cookbook
import ScreensTesting
import TestSupport
import Testing
import XCTest

// The code of the documentation; the last test checks that it is here.

@Suite("Cookbook's own snapshots") struct CookbookSnapshotTests {
  @Test("A screen is as stored", arguments: AppScreen.allCases)
  func looksAsStored(_ screen: AppScreen) async {
    await expectSnapshot(of: screen)
  }

  @Test("Every screen is as stored")
  func lookAsStored() async {
    await expectSnapshots(of: AppScreen.self)
  }

  /// Only compiled: Cookbook has no dark snapshots, and a test could record them.
  func looksAsStoredInTheDark(_ screen: AppScreen) async {
    await expectSnapshot(of: screen, drawing: SnapshotDrawing(isDark: true, scale: .x1))
  }

  @Test("Every block of code in the documentation is here")
  func documentation() throws {
    let blocks = try DocumentedCode(of: "ScreensTesting").blocks
    #expect(blocks.count == 4)
    for block in blocks { #expect(try block.isPart(of: #filePath), "\(block.title)") }
  }
}

final class AppScreenTests: XCTestCase {
  func testRecipeIsAsStored() async {
    await assertSnapshot(of: AppScreen.recipeDetail)
  }

  func testScreensAreAsStored() async {
    await assertSnapshots(of: AppScreen.self)
  }
}
