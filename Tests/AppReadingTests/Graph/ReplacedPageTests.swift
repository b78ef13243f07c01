import AppReading
import Testing

@Suite("Pages that a view shows instead of its own content") struct ReplacedPageTests {
  private func app(_ content: String) -> GraphOutline {
    GraphOutline(
      """
      struct RootView: View {
        @State private var isTourShown = false
        var body: some View {
          NavigationStack { Button("Tour") { isTourShown = true } }
            .sheet(isPresented: $isTourShown) { TourView(model: Model()) }
        }
      }
      final class Model: ObservableObject { @Published var isReady = false }
      struct TourView: View {
        @ObservedObject var model: Model
        @State private var isChoosing = false
        @State private var isLoading = false
        var body: some View { \(content) }
      }
      struct ChooseView: View {
        @Binding var isChoosing: Bool
        var body: some View {
          Button("Back") { isChoosing = false }
          NavigationLink("Detail") { DetailView() }
        }
      }
      struct IntroPage: View {
        let onDone: () -> Void
        var body: some View { VStack { Text("Hello"); Button("Go", action: onDone) } }
      }
      struct FrontPage: View {
        let onDone: () -> Void
        var body: some View { VStack { Text("Hello"); Button("Go", action: onDone) } }
      }
      struct DetailView: View { var body: some View { Text("One") } }
      struct LoadingView: View { var body: some View { Text("Wait") } }
      """)
  }

  private let own = """
    else { VStack { Text("Welcome"); Button("Choose") { isChoosing = true; model.isReady = true } } }
    """

  @Test(
    "A Boolean of the view shows the other page",
    arguments: ["%", "ZStack { Color.red; % }", "Group { % }.background(.red)"])
  func replaced(around: String) {
    let choice = "if isChoosing { ChooseView(isChoosing: $isChoosing).padding() } \(own)"
    let app = app(around.replacing("%", with: choice))
    #expect(
      app.edges == [
        "RootView -sheet \"Tour\"-> TourView", "TourView -push \"Choose\"-> ChooseView",
        "ChooseView -push \"Detail\"-> DetailView",
      ])
    #expect(app.texts(of: "TourView") == ["Welcome", "Choose"])
    #expect(app.texts(of: "ChooseView") == ["Back", "Detail"])
  }

  @Test("A page that is given what goes on to the other one")
  func given() {
    let other = "if isChoosing { ChooseView(isChoosing: $isChoosing) }"
    let shown = app("\(other) else { IntroPage { withAnimation { isChoosing = true } } }")
    #expect(
      shown.edges == [
        "RootView -sheet \"Tour\"-> TourView", "ChooseView -push \"Detail\"-> DetailView",
        "TourView -push \"Go\"-> ChooseView",
      ])
    #expect(shown.texts(of: "TourView") == ["Hello", "Go"])
    // Both sides of a card.
    let sides = app("\(other) else { FrontPage { isChoosing = true } }")
    #expect(sides.ids.filter { $0 != "view.detail" } == ["view.root", "sheet.tour"])
  }

  @Test(
    "Parts of a page, what a model decides, and signs of progress are no pages",
    arguments: [
      "VStack { Text(\"Top\"); if isChoosing { ChooseView(isChoosing: $isChoosing) } % }",
      "if model.isReady { ChooseView(isChoosing: $isChoosing) } %",
      "if isLoading { LoadingView() } %",
      "if isChoosing { ChooseView(isChoosing: $isChoosing) } else { DetailView() }",
    ])
  func parts(content: String) {
    let app = app(content.replacing("%", with: own))
    #expect(app.ids.filter { $0 != "view.detail" } == ["view.root", "sheet.tour"])
  }
}
