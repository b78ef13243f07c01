import AppReading
import Testing

@Suite("Details of split views that a condition over several states chooses")
struct SplitItemTests {
  @Test("A detail with pages of a tab and, in the others, with what is selected")
  func tabsAndItems() {
    let app = GraphOutline(
      """
      enum Part { case jars, files, notes }
      final class Model: ObservableObject {
        @Published var part = Part.jars
        @Published var jar: Jar?
      }
      struct Jar: Identifiable { let id: Int; let name: String }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          NavigationSplitView {
            SideView(model: model)
          } detail: {
            if model.part == .files {
              FileView()
            } else if model.part == .notes {
              ContentUnavailableView("Notes", systemImage: "note")
            } else if let jar = model.jar, !jar.name.isEmpty {
              JarView(jar: jar)
            } else {
              ContentUnavailableView("Select a jar", systemImage: "circle")
            }
          }
        }
      }
      struct SideView: View {
        @ObservedObject var model: Model
        let jars: [Jar]
        var body: some View {
          VStack {
            List { ForEach(jars) { jar in Button(jar.name) { model.jar = jar } } }
          }
        }
      }
      struct FileView: View { var body: some View { Text("A file") } }
      struct JarView: View {
        let jar: Jar
        @State private var isFull = false
        var body: some View {
          Button("Fill") { isFull = true }.sheet(isPresented: $isFull) { Text("Full") }
        }
      }
      """)
    #expect(
      app.edges == [
        "SideView -push \"‹\u{2060}jar.name\u{2060}›\"-> JarView",
        "JarView -sheet \"Fill\"-> JarView.full",
      ])
  }
}
