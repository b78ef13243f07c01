import AppReading
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
}
