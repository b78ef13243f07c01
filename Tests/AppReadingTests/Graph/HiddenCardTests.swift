import AppReading
import Testing

@Suite("Cards that are always there, and show nothing until a Boolean is set")
struct HiddenCardTests {
  @Test(
    "A card that shows nothing until a Boolean of the page is set",
    arguments: ["if isOpen { CARD }", "ZStack { if isOpen { Color.black.opacity(0.4); CARD } }"])
  func hidden(body: String) {
    let card = #"VStack { Text("Sure?"); Button("OK") { isOpen = false } }"#
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          ZStack { VStack { Button("Menu") { isShown.toggle() } }; QuestionDialog(isOpen: $isShown); Bubble() }
        }
      }
      struct QuestionDialog: View {
        @Binding var isOpen: Bool
        var body: some View { \(body.replacing("CARD", with: card)) }
      }
      struct Bubble: View {
        @State private var isOpen = false
        var body: some View { \(body.replacing("CARD", with: "Text(\"Tip\")")) }
      }
      """)
    #expect(app.edges == ["RootView -cover \"Menu\"-> QuestionDialog"])
    #expect(app.texts(of: "RootView") == ["Menu"])
    #expect(app.texts(of: "QuestionDialog") == ["Sure?", "OK"])
  }
}
