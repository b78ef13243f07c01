import AppReading
import Testing

@Suite("The page of what a list in a sidebar selects")
struct SelectedDetailTests {
  @Test("A condition inside of the page of a number is a part of it")
  func numbered() {
    let app = GraphOutline(
      """
      enum Loading { case busy, done, failed }
      struct RootView: View {
        @State private var selected: Int?
        @State private var shown: Int?
        var body: some View {
          NavigationSplitView {
            List([1, 2], id: \\.self, selection: $selected) { number in
              NavigationLink(value: number) { Text("Alert") }
            }
          } detail: {
            NavigationStack { if let number = shown { DetailView(number: number) } }
          }
          .onChange(of: selected) { shown = selected }
        }
      }
      struct DetailView: View {
        let number: Int
        @State private var loading = Loading.busy
        var body: some View {
          switch loading {
          case .busy: ProgressView()
          case .done: List { Text("All of it") }
          case .failed: Text("Error")
          }
        }
      }
      """)
    #expect(app.edges == ["RootView -push \"Alert\"-> DetailView"])
    #expect(app.destinations.isEmpty)
    #expect(app.unresolved.isEmpty)
  }

  @Test("Numbers may select the branches of a condition")
  func branches() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var selected: Int?
        var body: some View {
          NavigationSplitView {
            List(selection: $selected) {
              NavigationLink(value: 0) { Text("Jars") }
              NavigationLink(value: 1) { Text("Lids") }
            }
          } detail: {
            switch selected {
            case 0: JarsView()
            case 1: LidsView()
            default: EmptyView()
            }
          }
        }
      }
      struct JarsView: View { var body: some View { Text("All jars") } }
      struct LidsView: View { var body: some View { Text("All lids") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Jars\"-> JarsView", "RootView -push \"Lids\"-> LidsView",
      ])
  }

  @Test("The rows of a list of cases select them, and their pages share what is around them")
  func cases() {
    let app = GraphOutline(
      root: "RootView(isBoss: check())",
      """
      enum Place: String, Identifiable {
        case jars, lids, labels
        var id: String { rawValue }
        static let all: [Place] = [.jars, .lids, .labels]
        static let some: [Place] = [.jars, .lids]
      }
      struct RootView: View {
        let isBoss: Bool
        @State private var place: Place? = .jars
        @StateObject private var notes = Notes()
        var body: some View {
          NavigationSplitView {
            VStack {
              List(isBoss ? Place.all : Place.some, selection: $place) { place in
                HStack { Text(place.rawValue) }
              }
            }
          } detail: {
            NavigationStack {
              page(place ?? .jars)
                .sheet(isPresented: $notes.isShown) { NotesView() }
            }
          }
        }
        @ViewBuilder func page(_ place: Place) -> some View {
          switch place {
          case .jars: JarsView(notes: notes)
          case .lids: LidsView()
          case .labels: LabelsView()
          }
        }
      }
      final class Notes: ObservableObject { @Published var isShown = false }
      struct NotesView: View { var body: some View { Text("All notes") } }
      struct JarsView: View {
        let notes: Notes
        var body: some View { Button("Notes") { notes.isShown = true } }
      }
      struct LidsView: View { var body: some View { Text("All lids") } }
      struct LabelsView: View { var body: some View { Text("All labels") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"jars\"-> Place.jars", "RootView -push \"lids\"-> Place.lids",
        "RootView -push \"labels\"-> Place.labels", "JarsView -sheet \"Notes\"-> NotesView",
      ])
  }
}
