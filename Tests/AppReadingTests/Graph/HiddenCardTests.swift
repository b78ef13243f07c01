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
          ZStack { VStack { Button("Menu") { isShown.toggle() } }; QuestionMenu(isOpen: $isShown); Bubble() }
        }
      }
      struct QuestionMenu: View {
        @Binding var isOpen: Bool
        var body: some View { \(body.replacing("CARD", with: card)) }
      }
      struct Bubble: View {
        @State private var isOpen = false
        var body: some View { \(body.replacing("CARD", with: "Text(\"Tip\")")) }
      }
      """)
    #expect(app.edges == ["RootView -cover \"Menu\"-> QuestionMenu"])
    #expect(app.texts(of: "RootView") == ["Menu"])
    #expect(app.texts(of: "QuestionMenu") == ["Sure?", "OK"])
  }

  @Test(
    "What moves in over the page is one, also in a view around it, unless touches go through or it is a bar, and so is a stack",
    arguments: [
      ("PlayerView(close: close).transition(.move(edge: .bottom))", true),
      (
        "Swipe { PlayerView(close: close) }.transition(.move(edge: .bottom).combined(with: .opacity))",
        true
      ),
      ("PlayerView(close: close).transition(.opacity)", false),
      ("PlayerView(close: close).transition(.move(edge: .leading))", true),
      (
        "PlayerView(close: close).transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))",
        true
      ),
      (
        "PlayerView(close: close).transition(.asymmetric(insertion: .opacity, removal: .move(edge: .leading)))",
        false
      ),
      ("HStack { PlayerView(close: close).transition(.move(edge: .leading)) }", false),
      (
        "HStack { if isPlaying { PlayerView(close: close).transition(.move(edge: .leading)) } }",
        false
      ),
      ("PlayerView(close: close).frame(height: 40).transition(.move(edge: .leading))", false),
      ("PlayerView(close: close).transition(.move(edge: .top))", false),
      ("PlayerBar(close: close).transition(.move(edge: .trailing))", false),
      ("NavigationStack { PlayerView(close: close) }", true),
      ("PlayerView(close: close).transition(.move(edge: .bottom)).allowsHitTesting(false)", false),
    ])
  func movingUp(card: String, isPage: Bool) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isPlaying = false
        private func close() { isPlaying = false }
        var body: some View {
          ZStack { VStack { Button("Play") { isPlaying = true } }; if isPlaying { \(card) } }
        }
      }
      struct Swipe<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content().offset(y: 3) }
      }
      struct PlayerView: View {
        let close: () -> Void
        var body: some View { VStack { Text("Song"); Button("Stop", action: close) } }
      }
      struct PlayerBar: View {
        let close: () -> Void
        var body: some View { HStack { Button("Pause", action: close) } }
      }
      """)
    #expect(app.edges == (isPage ? ["RootView -cover \"Play\"-> PlayerView"] : []))
    #expect(app.texts(of: "PlayerView") == (isPage ? ["Song", "Stop"] : nil))
  }

  @Test("A card that is written in place is a page if it dims the one below, and has a button")
  func writtenInPlace() {
    func app(_ layer: String, _ card: String) -> GraphOutline {
      GraphOutline(
        """
        struct RootView: View {
          @State private var isAsking = false
          var body: some View {
            VStack { Button("Delete") { isAsking = true } }
              .modifier(Popup(isShown: $isAsking) { \(card) })
          }
        }
        struct Popup<Card: View>: ViewModifier {
          @Binding var isShown: Bool
          @ViewBuilder let card: () -> Card
          func body(content: Content) -> some View {
            content.overlay {
              GeometryReader { _ in if isShown { \(layer); ZStack { card() } } }
            }
          }
        }
        """)
    }
    let card = #"VStack { Text("Sure?"); Button("Yes") {} }"#
    let shown = app("Color.black\n  .opacity(0.2).ignoresSafeArea()", card)
    #expect(shown.edges == ["RootView -cover \"Delete\"-> RootView.asking"])
    #expect(shown.texts(of: "RootView.asking") == ["Sure?", "Yes"])
    #expect(shown.texts(of: "RootView") == ["Delete"])
    #expect(app("Color.white; Text(\"a\").opacity(0.5)", card).edges == [])
    #expect(app("Color.black.opacity(0.2)", #"Text("Wait")"#).edges == [])
  }

  @Test("A card over the tabs until the user's defaults say that somebody has seen it")
  func storedFlag() {
    let app = GraphOutline(
      """
      enum Keys { static let version = 2 }
      struct RootView: View {
        @AppStorage("isWelcome\\(Keys.version)") private var isWelcome = true
        var body: some View { MainView().disabled(isWelcome).overlay { if isWelcome { OnboardingView() } } }
      }
      struct MainView: View {
        var body: some View {
          TabView { Text("Jars").tabItem { Text("Jars") }; Text("Map").tabItem { Text("Map") } }
        }
      }
      struct OnboardingView: View {
        @AppStorage("isWelcome\\(Keys.version)") private var isWelcome = true
        var body: some View { VStack { Text("Welcome"); Button("Begin") { isWelcome = false } } }
      }
      """)
    #expect(app.edges == ["RootView -cover-> OnboardingView ?"])
    #expect(app.texts(of: "OnboardingView") == ["Welcome", "Begin"])
  }
}
