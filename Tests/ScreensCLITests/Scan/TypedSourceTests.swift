import Harness
import Manifest
import Navigation
import TestSupport
import Testing

@testable import ScreensCLI

/// Two screens of the app in `Tests/ScanApp`, without descriptions.
private enum Pantry: String, ScreenManifest {
  case shelves, history

  enum Tab: CaseIterable { case shelves, settings }
  enum Route { case history }

  static let homeTab = Tab.shelves
  static let appSource: String? = External.path("Tests/ScanApp")

  var navigationPath: ScreenPath<Tab, Route, Never> {
    self == .shelves ? ScreenPath() : ScreenPath(routes: [.history])
  }
}

@Suite("A typed manifest that names the app's source") struct TypedSourceTests {
  private func show(_ id: String, manifest: SceneSource) async -> (ExitCode, String, String) {
    let (output, errors) = (MemoryStream(isTerminal: false), MemoryStream())
    let code = await Tool(manifest).run(
      Environment(arguments: ["show", id], variables: ["NO_COLOR": "1"]),
      Console(output: output.sink, errors: errors.sink))
    return (code, output.text, errors.text)
  }

  @Test("Verbs show the pages of the source")
  func pages() async {
    let (code, text, _) = await show("history", manifest: SceneSource(Pantry.self))
    #expect(code == .success && text.contains("Nothing yet"), "\(text)")
  }

  @Test("A folder that does not exist is an error")
  func missing() async {
    enum Lost: String, ScreenManifest {
      case shelves
      static let homeTab = Pantry.Tab.shelves
      static let appSource: String? = "/there/is/no/app"
      var navigationPath: ScreenPath<Pantry.Tab, Never, Never> { ScreenPath() }
    }
    let (code, _, errors) = await show("shelves", manifest: SceneSource(Lost.self))
    #expect(code == .failed && errors.contains("/there/is/no/app"), "\(errors)")
  }
}
