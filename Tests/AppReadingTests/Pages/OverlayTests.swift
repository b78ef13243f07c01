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

  @Test("What is always there is drawn")
  func fixed() {
    #expect(texts("Text(\"Above\")") == ["Page", "Above"])
  }
}
