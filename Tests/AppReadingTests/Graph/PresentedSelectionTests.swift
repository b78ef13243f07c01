import AppReading
import Testing

@Suite("Sheets of what has been selected")
struct PresentedSelectionTests {
  @Test(
    "They are drawn with the selection, and not as if there were none",
    arguments: ["selectedJar", "jar"])
  func drawn(state: String) {
    let app = GraphOutline(
      """
      final class Shop: ObservableObject {
        @Published var \(state): String?
        @Published var isShown = false
        func open(_ jar: String) { \(state) = jar; isShown = true }
      }
      struct JarView: View {
        let name: String
        var body: some View { Text("Jar"); Button("Buy") {} }
      }
      struct RootView: View {
        @StateObject private var shop = Shop()
        var body: some View {
          Button("Open") { shop.open("Plum") }
            .sheet(isPresented: $shop.isShown) {
              Group {
                if let jar = shop.\(state) { JarView(name: jar) } else { Text("No jar") }
              }
            }
        }
      }
      """)
    #expect(app.edges.count == 1)
    #expect(app.texts(of: "JarView") == ["Jar", "Buy"])
    #expect(app.report.views.first { $0.view == "JarView" }?.otherTexts == ["No jar"])
  }
}
