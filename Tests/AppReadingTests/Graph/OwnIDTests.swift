import AppReading
import Testing

/// Steps that are set by what identifies them, which is the case itself, and by a change of what has been chosen.
@Suite("Cases that identify themselves") struct OwnIDTests {
  private static let app = """
    struct RootView: View {
      var body: some View { NavigationStack { NavigationLink("Begin") { Assistant() } } }
    }
    struct Assistant: View {
      enum Step: Identifiable {
        case search, confirm, done
        var id: Self { self }
      }
      @State private var step: Step.ID = .search.id
      @State private var chosen: Jar?
      var body: some View {
        VStack {
          TabView(selection: $step) {
            SearchView(chosen: $chosen).tag(Step.search.id)
            ConfirmView().tag(Step.confirm.id)
            DoneView().tag(Step.done.id)
          }
          if step == .confirm {
            Button("Again") { step = .search.id; chosen = nil }
            Button("Accept") { step = .done.id }
          } else {
            Button("Finish") { step = .done.id }
          }
        }
        .onChange(of: chosen) { _, _ in
          guard chosen != nil else { return }
          step = .confirm.id
        }
      }
    }
    struct Jar: Hashable { var name: String }
    struct SearchView: View {
      @Binding var chosen: Jar?
      var body: some View { Text("Search"); Button("Choose") { chosen = Jar(name: "Jam") } }
    }
    struct ConfirmView: View { var body: some View { Text("Confirm"); Text("Sure?") } }
    struct DoneView: View { var body: some View { Text("Done"); Text("Wonderful") } }
    """

  @Test("An action that sets a step by its id leads there, and nothing chosen leads nowhere")
  func steps() {
    #expect(
      GraphOutline(Self.app).edges.filter { $0.hasPrefix("Assistant") }.sorted() == [
        "Assistant -push \"Choose\"-> Assistant.Step.confirm ?",
        "Assistant -push \"Finish\"-> Assistant.Step.done",
      ])
  }

  @Test(
    "What is around the tabs of a step is on its page, and a control of one step leads on from there"
  )
  func controlsOfOneStep() {
    let app = GraphOutline(Self.app)
    #expect(app.texts(of: "Assistant") == ["Search", "Choose", "Finish"])
    #expect(app.texts(of: "ConfirmView") == ["Confirm", "Sure?", "Again", "Accept"])
    #expect(
      app.edges.filter { $0.contains("Accept") } == [
        "ConfirmView -push \"Accept\"-> Assistant.Step.done"
      ])
  }
}
