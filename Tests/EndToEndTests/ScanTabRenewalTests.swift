import Foundation
import TestSupport
import Testing

@Suite("Tabs found again") struct ScanTabRenewalTests {
  private let app: CachedApp

  init() throws {
    app = try CachedApp()
    // Instead of the app's own first page.
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(app.folder.path)/App") {
      try FileManager.default.removeItem(atPath: "\(app.folder.path)/App/\(name)")
    }
    try app.folder.write(Self.logIn.utf8, to: "App/App.swift")
  }

  private static let logIn = """
    import SwiftUI
    @main struct Jars: App { var body: some Scene { WindowGroup { LogInView() } } }
    struct LogInView: View {
      @State private var isLoggedIn = false
      var body: some View {
        Button("Log in") { isLoggedIn = true }.fullScreenCover(isPresented: $isLoggedIn) { MainTabs() }
      }
    }
    """

  @Test("A page that covers another one becomes the tabs of the app, and is none again")
  func laterTabs() async throws {
    let tabs = """
      import SwiftUI
      struct MainTabs: View {
        var body: some View {
          TabView {
            Text("At home").tabItem { Label("Home", systemImage: "house") }
            Text("Of all").tabItem { Label("More", systemImage: "ellipsis") }
          }
        }
      }
      """
    let page = tabs.replacing("TabView", with: "VStack")
    var results: [[String]] = []
    for text in [page, tabs, page] {
      try app.folder.write(text.utf8, to: "App/MainTabs.swift")
      results.append(try await app.scan())
      #expect(try await app.freshScan() == results.last)
    }
    #expect(results[0] == results[2])
    #expect(results.map { $0.joined().contains("\"tab\"") } == [false, true, false])
  }
}
