import Cookbook
import ScreensTesting
import XCTest

/// That the assertions of XCTest pass; what they say is tested with the expectations.
final class XCTestTests: XCTestCase {
  func testScreenIsAsStored() async {
    await assertSnapshot(of: AppScreen.recipeDetail)
  }

  func testAllScreensAreAsStored() async {
    await assertSnapshots(of: AppScreen.self)
  }
}
