import AppReading
import Testing

@Suite("What an app shows only while tests run")
struct TestRunTests {
  @Test(
    "A condition that asks for a run of tests does not hold",
    arguments: [
      "ProcessInfo.processInfo.environment[\"UITesting\"] == \"true\"",
      "ProcessInfo.processInfo.environment[\"UITesting\"] != nil",
      "ProcessInfo.processInfo.arguments.contains(\"-reset\")",
      "NSClassFromString(\"XCTestCase\") != nil",
      "_XCTIsTesting", "UITestMode.isEnabled",
    ])
  func condition(condition: String) {
    let app = outline("if \(condition) { TestingView() } else { HomeView() }")
    #expect(app.ids == ["view.home"])
    #expect(app.unresolved.isEmpty)
  }

  @Test(
    "A condition that asks for the opposite holds",
    arguments: [
      "ProcessInfo.processInfo.environment[\"UITesting\"] != \"true\"",
      "NSClassFromString(\"XCTestCase\") == nil", "!isRunningTests",
    ])
  func opposite(condition: String) {
    let app = outline("if \(condition) { HomeView() } else { TestingView() }")
    #expect(app.ids == ["view.home"])
  }

  @Test("What waits for tests may be there without them")
  func waiting() {
    let app = outline("if (isAccepted || UITestMode.isEnabled) && uiTestReady { HomeView() }")
    #expect(app.ids == ["view.home"])
  }

  @Test("A state that is called a preview is one of the app")
  func preview() {
    let app = GraphOutline(
      root: "RootView(files: Files())",
      """
      struct RootView: View {
        let files: Files
        var body: some View { List { if files.preview != nil { Text("Import") } } }
      }
      final class Files { var preview: String? { load() } }
      """)
    #expect(app.texts(of: "RootView")?.contains("Import") == true)
  }

  /// An app that begins with some code.
  private func outline(_ code: String) -> GraphOutline {
    GraphOutline(
      root: code,
      """
      struct HomeView: View { var body: some View { List { Button("Home") {} } } }
      struct TestingView: View { var body: some View { List { Button("Testing") {} } } }
      """)
  }
}
