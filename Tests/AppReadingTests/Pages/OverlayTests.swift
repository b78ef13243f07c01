import AppReading
import Scenes
import Testing

@Suite("What lies above a page")
struct OverlayTests {
  private func texts(_ overlay: String) -> [String]? {
    GraphOutline(
      """
      @Observable class Board { var notices: [Notice] = [] }
      struct Notice { var text: String }
      struct NoticeList: View {
        @State var board = Board()
        var body: some View {
          VStack { ForEach(board.notices) { notice in Label("Notice", systemImage: "bell") } }
        }
      }
      struct RootView: View {
        var body: some View { Text("Page").overlay { \(overlay) } }
      }
      """
    ).texts(of: "RootView")
  }

  @Test("Notices in a list that is empty at first do not hide the page")
  func notices() {
    #expect(texts("NoticeList()") == ["Page"])
  }

  @Test("A message is not there until its page presents it")
  func presented() {
    let app = GraphOutline(
      """
      struct Message: ViewModifier {
        let isShown: Binding<Bool>
        func body(content: Content) -> some View {
          ZStack {
            content
            if isShown.wrappedValue { Text("Saved") }
          }
        }
      }
      struct RootView: View {
        let model: Model
        var isShown: Binding<Bool> { Binding(get: { model.saves() }, set: { _ in model.end() }) }
        var body: some View { Text("Page").modifier(Message(isShown: isShown)) }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Page"])
    #expect(app.otherTexts(of: "RootView") == ["Saved"])
  }

  @Test("What is always there is drawn")
  func fixed() {
    #expect(texts("Text(\"Above\")") == ["Page", "Above"])
  }

  @Test("A sign that something loads is over a page for a while only")
  func busy() {
    let app = GraphOutline(
      """
      final class Work: ObservableObject { var isLoading: Bool; init(isLoading: Bool = false) {} }
      struct Sign: View {
        var body: some View { ZStack { Color.black; Indicator() } }
      }
      struct Indicator: View { var body: some View { ProgressView().padding() } }
      extension View {
        func busy(_ work: Work) -> some View { ZStack { self; if work.isLoading { Sign() } } }
      }
      struct RootView: View {
        let work: Work
        var body: some View { List { Text("Page") }.busy(work) }
      }
      """)
    let page = app.graph.scenes.first?.pages.first
    #expect(page?.blocks?.count == 1)
  }

  @Test(
    "A part that is there when nothing loads, and a card with words, are drawn",
    arguments: [
      (
        "if !isLoading { VStack { Image(\"box\"); Text(\"None\") } }; if isLoading { ProgressView() }",
        "None", false
      ),
      (
        "if isLoading { VStack { ProgressView(); Text(\"Pairing\"); Button(\"Cancel\") {} } }",
        "Pairing", true
      ),
    ])
  func notBusy(content: String, text: String, isLoading: Bool) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isLoading = \(isLoading)
        var body: some View {
          ZStack { Color.white; \(content) }.task { isLoading = true; await load(); isLoading = false }
        }
      }
      """)
    #expect(app.texts(of: "RootView")?.contains(text) == true)
  }
}
