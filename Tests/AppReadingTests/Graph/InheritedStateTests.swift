import Testing

@Suite("States that models inherit")
struct InheritedStateTests {
  private func ids(model: String, base: String = "", view: String = "Text(\"Home\")") -> [String] {
    GraphOutline(
      """
      class BaseModel: ObservableObject {
        @Published var showsError = false
        func fail() { showsError = true }
        func report() { fail() }
        \(base)
      }
      final class Model: BaseModel { \(model) }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack { \(view) }.alert("It failed", isPresented: $model.showsError) {}
        }
      }
      """
    ).ids
  }

  @Test(
    "An alert by the state of a superclass is there if something in the model or in the view sets it",
    arguments: [
      (model: "", view: "Text(\"Home\")", isSet: false),
      ("func load() { if isEmpty { save() } }", "Text(\"Home\")", false),
      ("func load() async { await fetch(); report() }", "Text(\"Home\")", true),
      ("func load() { showsError.toggle() }", "Text(\"Home\")", true),
      ("func load() { bind($showsError) }", "Text(\"Home\")", true),
      ("", "Toggle(\"Wrong\", isOn: $on).onChange(of: on) { model.showsError = on }", true),
      ("", "SaveView(onError: model.report)", true),
    ])
  func alert(model: String, view: String, isSet: Bool) {
    #expect(ids(model: model, view: view).contains("alert.root.error") == isSet)
  }

  @Test("It is there, too, if the superclass sets it by itself")
  func ownCause() {
    let base = "init() { center.publisher(for: .failed).sink { _ in self.fail() } }"
    #expect(ids(model: "", base: base).contains("alert.root.error"))
  }

  @Test("A page behind a Boolean of a view that nothing sets is not reached")
  func forgottenFlags() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var showsOffer = false
        @State private var showsHelp = false
        @State private var showsNews = false
        @State var showsTour = false
        var body: some View {
          VStack { Toggle("Help", isOn: $showsHelp); Text("Hello") }
            .sheet(isPresented: $showsOffer) { OfferView() }
            .sheet(isPresented: $showsHelp) { HelpView() }
            .sheet(isPresented: $showsNews) { NewsView() }
            .sheet(isPresented: $showsTour) { TourView() }
        }
        init(hasNews: Bool) { _showsNews = State(initialValue: hasNews) }
      }
      struct OfferView: View { var body: some View { Text("Buy") } }
      struct HelpView: View { var body: some View { Text("Ask") } }
      struct NewsView: View { var body: some View { Text("News") } }
      struct TourView: View { var body: some View { Text("Look") } }
      """)
    #expect(!app.edges.contains { $0.contains("OfferView") })
    for view in ["HelpView", "NewsView", "TourView"] {
      #expect(app.edges.contains { $0.contains(view) })
    }
  }
}
