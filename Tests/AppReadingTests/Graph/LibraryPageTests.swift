import AppReading
import Testing

@Suite("Pages of libraries, and of enums inside a value") struct LibraryPageTests {
  @Test(
    "A screen that is a view of a library is called after it",
    arguments: [
      ("PaywallView(offer: offer)", "PaywallView"),
      ("NavigationStack { ScannerScreen() }", "ScannerScreen"),
      ("LottieAnimation(name: \"wait\")", "RootView.isShown"),
      ("VStack { PaywallView(); Text(\"More\") }", "RootView.isShown"),
    ])
  func library(content: String, name: String) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Button("Open") { isShown = true }.sheet(isPresented: $isShown) { \(content) }
        }
      }
      """)
    #expect(app.edges == ["RootView -sheet \"Open\"-> \(name)"])
  }

  @Test("The cases of an enum inside the value that a column is for are its destinations")
  func column() {
    let app = GraphOutline(
      """
      struct Place: Hashable { enum ID { case jars, notes }; let title: String; let id: ID }
      final class Model: ObservableObject { @Published var place: Place? }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          NavigationSplitView {
            List(selection: $model.place) {
              NavigationLink(value: Place(title: "Jars", id: .jars)) { Text("Jars") }
              NavigationLink(value: Place(title: "Notes", id: .notes)) { Text("Notes") }
            }
          } detail: {
            if let place = model.place {
              Group { switch place.id { case .jars: JarsView(); case .notes: NotesView() } }
                .navigationTitle(place.title)
            } else {
              Text("Nothing")
            }
          }
        }
      }
      struct JarsView: View { var body: some View { Text("All jars") } }
      struct NotesView: View { var body: some View { Text("All notes") } }
      """)
    #expect(
      app.destinations == ["Place.ID.jars route: JarsView", "Place.ID.notes route: NotesView"])
    #expect(
      app.edges == [
        "RootView -push \"Jars\"-> Place.ID.jars", "RootView -push \"Notes\"-> Place.ID.notes",
      ])
  }
}
