import AppReading
import Scenes
import Testing

@Suite("Popups of the app's own that a container lays over each page")
struct PopupTests {
  /// An app whose pages are in a container with popups that a model shows.
  private let app = GraphOutline(
    """
    enum Question { case delete, block }
    final class AppState: ObservableObject {
      static let shared = AppState()
      @Published var errorMessage: String?
      @Published var isAsking = false
      @Published var isSending = false
      @Published var question: Question? { didSet { if question != nil { isAsking = true } } }
    }
    struct Layers<Content: View>: View {
      @EnvironmentObject var state: AppState
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View {
        ZStack {
          content
          if let errorMessage = state.errorMessage { ErrorPopup(text: errorMessage).zIndex(1) }
          if state.isAsking { if let question = state.question { QuestionPopup(question: question) } }
          if state.isSending { ProgressCover() }
        }
      }
    }
    struct ErrorPopup: View {
      @ObservedObject var state = AppState.shared
      let text: String
      var body: some View {
        ZStack {
          Color.black.opacity(0.5)
          VStack { Text(text); Button("OK") { state.errorMessage = nil } }
        }
        .ignoresSafeArea()
      }
    }
    struct QuestionPopup: View {
      let question: Question
      var body: some View {
        ZStack {
          Color.black.opacity(0.5)
          VStack { Text("Are you sure?"); Button("Yes") { } }
        }
        .ignoresSafeArea()
      }
    }
    struct ProgressCover: View {
      var body: some View { ZStack { Color.black; ProgressView("Sending") }.ignoresSafeArea() }
    }
    struct RootView: View {
      @EnvironmentObject var state: AppState
      var body: some View {
        NavigationStack {
          Layers {
            VStack {
              Button("Delete") { state.question = .delete }
              Button("Load") { load() }
              Button("Send") { state.isSending = true }
              NavigationLink("Note") { NoteView() }
            }
          }
        }
      }
      func load() { if !fetch() { state.errorMessage = "Not loaded" } }
    }
    struct NoteView: View {
      @EnvironmentObject var state: AppState
      var body: some View { Layers { Button("Save") { state.errorMessage = "Not saved" } } }
    }
    """)

  @Test("What sets the text of a message, or a question, leads to its popup")
  func edges() {
    #expect(
      app.edges == [
        "RootView -alert \"Delete\"-> Layers.asking", "RootView -cover \"Load\"-> ErrorPopup ?",
        "RootView -push \"Note\"-> NoteView", "NoteView -cover \"Save\"-> ErrorPopup",
      ])
  }

  @Test("The texts of a popup are its own, but what says that it is busy is the page's")
  func texts() {
    let root = app.report.views.first { $0.view == "RootView" }
    #expect(root?.texts == ["Delete", "Load", "Send", "Note"])
    #expect(root?.otherTexts == ["Sending"])
    let alert = app.graph.scenes.compactMap(\.confirmation).first
    #expect(alert?.title == "Are you sure?")
    #expect(alert?.choices.map(\.label) == ["Yes"])
  }
}
