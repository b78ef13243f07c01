import AppReading
import Scenes
import Testing

@Suite("Alerts that an app draws itself") struct OwnAlertTests {
  private func app(_ alert: String, name: String = "NoticeAlert") -> GraphOutline {
    GraphOutline(
      """
      extension View {
        func notice(
          isPresented: Binding<Bool>, title: String, message: String, action: @escaping () -> Void
        ) -> some View {
          modifier(
            Notice(isPresented: isPresented, title: title, message: message, action: action))
        }
      }
      struct Notice: ViewModifier {
        @Binding var isPresented: Bool
        let title: String
        let message: String
        let action: () -> Void
        func body(content: Content) -> some View {
          ZStack {
            content.blur(radius: isPresented ? 2 : 0)
            ZStack {
              if isPresented {
                Color.black.opacity(0.5).ignoresSafeArea()
                \(name)(isPresented: $isPresented, title: title, message: message, action: action)
              }
            }
          }
        }
      }
      struct \(name): View {
        @Binding var isPresented: Bool
        let title: String
        let message: String
        let action: () -> Void
        var body: some View {
          VStack {
            Text(title)
            if !message.isEmpty { Text(message) }
            Divider()
            HStack { \(alert) }
          }
        }
      }
      struct RootView: View {
        @State private var isDeleting = false
        @State private var showsShareAlert = false
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Delete") { isDeleting = true }
            Button("Share") { showsShareAlert = true }
          }
          .notice(isPresented: $isDeleting, title: "Delete it?", message: "For good.") { isOpen = true }
          .notice(isPresented: $showsShareAlert, title: "Share it?", message: "") {}
          .sheet(isPresented: $isOpen) { Text("Gone") }
        }
      }
      """)
  }

  private let buttons = """
    Button { isPresented = false } label: { Text("Cancel") }
    Button("OK") { isPresented = false; action() }
    """

  @Test("Each is an alert of its own, with the words that it is given")
  func alerts() {
    let app = app(buttons)
    #expect(
      app.edges == [
        "RootView.deleting -sheet \"OK\"-> RootView.isOpen",
        "RootView -alert \"Delete\"-> RootView.deleting",
        "RootView -alert \"Share\"-> RootView.share",
      ])
    #expect(app.texts(of: "RootView") == ["Delete", "Share"])
    #expect(app.otherTexts(of: "RootView") == [])
    let cards = app.graph.scenes.compactMap(\.confirmation)
    #expect(cards.map(\.title) == ["Delete it?", "Share it?"])
    #expect(cards.map(\.message) == ["For good.", nil])
    #expect(cards.map { $0.choices.map(\.label) } == [["Cancel", "OK"], ["Cancel", "OK"]])
  }

  @Test("What has something to fill in or presents something, or is not called so, is a page")
  func pages() {
    let field = app(buttons + "; TextField(\"Name\", text: .constant(\"\"))")
    #expect(field.edges.contains("RootView -cover \"Delete\"-> NoticeAlert"))
    let presenting = app(buttons + ".popover(isPresented: .constant(true)) { Text(\"Why?\") }")
    #expect(presenting.edges.contains("RootView -cover \"Delete\"-> NoticeAlert"))
    for name in ["AskingModal", "CustomPopUpView", "ConfirmationView"] {
      #expect(
        app(buttons, name: name).edges.contains("RootView -alert \"Delete\"-> RootView.deleting"))
    }
    for name in ["NoticeCard", "NoticeDialogScreen"] {
      #expect(app(buttons, name: name).edges.contains("RootView -cover \"Delete\"-> \(name)"))
    }
  }

  @Test("A view is one if the state is called so that shows it")
  func calledByState() {
    let app = GraphOutline(
      """
      @Observable class Game { var showsNoPiecesAlert = false }
      struct RootView: View {
        @State private var game = Game()
        var body: some View {
          ZStack {
            VStack { Button("Play") { game.showsNoPiecesAlert = true } }
            if game.showsNoPiecesAlert {
              MissingPieces { game.showsNoPiecesAlert = false }
            }
          }
        }
      }
      struct MissingPieces: View {
        let close: () -> Void
        var body: some View { VStack { Text("No pieces left"); Button("Close", action: close) } }
      }
      """)
    #expect(app.edges == ["RootView -alert \"Play\"-> RootView.noPieces"])
    #expect(app.graph.scenes.compactMap(\.confirmation).map(\.title) == ["No pieces left"])
  }

  @Test("A popup that a cross closes is one, also about an error")
  func cross() {
    let cross = "Button { isPresented = false } label: { Image(\"close\") }"
    for name in ["CustomPopup", "ErrorPopUpView"] {
      let app = app(cross, name: name)
      #expect(app.edges.contains("RootView -alert \"Delete\"-> RootView.deleting"))
      #expect(app.graph.scenes.compactMap(\.confirmation).first?.message == "For good.")
    }
    #expect(!app(cross, name: "ErrorCard").edges.contains { $0.contains("\"Delete\"") })
  }

  @Test(
    "A popup with buttons that are pictures, or with choices is a page",
    arguments: [
      "Button { action() } label: { Image(\"camera\") }; Button { isPresented = false } label: { Image(\"photo\") }",
      "Button(action: action) { HStack { Text(\"Price\"); Image(systemName: \"checkmark\") } }",
    ])
  func pagesCalledPopups(buttons: String) {
    let app = app(buttons, name: "AddPopup")
    #expect(app.edges.contains("RootView -cover \"Delete\"-> AddPopup"))
    #expect(!app.edges.contains { $0.contains("-alert \"Delete\"") })
  }

  @Test("A confirmation that fills the display is a page")
  func fillsDisplay() {
    func app(_ modifiers: String) -> GraphOutline {
      GraphOutline(
        """
        struct RootView: View {
          @State private var showsSuccess = false
          var body: some View {
            ZStack {
              Button("Pay") { showsSuccess = true }
              if showsSuccess { OrderConfirmationView(isShown: $showsSuccess) }
            }
          }
        }
        struct OrderConfirmationView: View {
          @Binding var isShown: Bool
          var body: some View {
            VStack { Text("Thank you"); Button("Done") { isShown = false } }\(modifiers)
          }
        }
        """)
    }
    #expect(
      app(".frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white)").edges
        == ["RootView -cover \"Pay\"-> OrderConfirmationView"])
    #expect(app("").edges == ["RootView -alert \"Pay\"-> RootView.success"])
  }
}
