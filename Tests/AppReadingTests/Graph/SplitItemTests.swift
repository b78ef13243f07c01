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

  @Test("A column for what a model has selected, as soon as it is not nothing")
  func comparedWithNothing() {
    let app = GraphOutline(
      """
      final class Model: ObservableObject { @Published var shelf: Shelf?; @Published var jar: Jar? }
      struct Shelf: Identifiable { let id: Int; let name: String }
      struct Jar: Identifiable { let id: Int; let name: String }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          NavigationSplitView {
            List(model.shelves) { shelf in Button(shelf.name) { model.shelf = shelf } }
          } content: {
            if model.shelf == nil { Text("Select a shelf") } else { ShelfView(model: model) }
          } detail: {
            if let jar = model.jar { JarView(jar: jar) } else { Text("Select a jar") }
          }
        }
      }
      struct ShelfView: View {
        @ObservedObject var model: Model
        let jars: [Jar]
        var body: some View {
          List(jars) { jar in Button("Open") { model.open(jar) } }
            .refreshable { model.refresh() }
        }
      }
      struct JarView: View { let jar: Jar; var body: some View { Text("A jar") } }
      extension Model {
        func open(_ jar: Jar) { self.jar = jar }
        func refresh() { load() }
        private func load() { renew() }
        private func renew() { apply(Update(jar: Server.jar)) }
        private func apply(_ update: Update) { jar = update.jar }
      }
      struct Update { let jar: Jar? }
      """)
    #expect(
      app.edges == [
        "RootView -push \"‹\u{2060}shelf.name\u{2060}›\"-> ShelfView",
        "ShelfView -push \"Open\"-> JarView",
      ])
  }
}
