import AppReading
import Testing

@Suite("Cards that an offset keeps outside of the display") struct SlidingCardTests {
  private func app(_ state: String, _ offset: String, _ event: String = "") -> GraphOutline {
    GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = \(state)
        var body: some View {
          ZStack {
            Button("Menu") { isShown = true }
            MenuView(isShown: $isShown).offset(\(offset))
          }
          \(event)
        }
      }
      struct MenuView: View {
        @Binding var isShown: Bool
        var body: some View {
          VStack { TextField("Name", text: .constant("")); Button("Close") { isShown = false } }
        }
      }
      """)
  }

  private let height = "UIScreen.main.bounds.height"

  @Test("One that a button slides in is a screen of its own")
  func slides() {
    let app = app("false", "y: isShown ? 0 : \(height)")
    #expect(app.edges == ["RootView -cover \"Menu\"-> MenuView"])
    #expect(app.texts(of: "RootView") == ["Menu"])
  }

  @Test("One that is there at first, slides in as the page appears, or peeks is part of the page")
  func parts() {
    for app in [
      app("true", "y: isShown ? 0 : \(height)"),
      app("false", "y: isShown ? 0 : \(height)", ".onAppear { isShown = true }"),
      app("false", "y: isShown ? 0 : \(height) * 0.6"),
    ] {
      #expect(app.edges.isEmpty)
      #expect(app.texts(of: "RootView") == ["Menu", "Name", "Close"])
    }
  }
}
