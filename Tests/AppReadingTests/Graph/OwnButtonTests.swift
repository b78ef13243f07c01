import AppReading
import Testing

@Suite("Buttons of an app's own")
struct OwnButtonTests {
  private static let button = """
    struct BigButton: View {
      var isActive = true
      let title: String
      let action: () -> Void
      var body: some View { Button(action: { if isActive { action() } }, label: { Text(title) }) }
    }
    """

  @Test("One that is not drawn leads on too, though all of them share a closure")
  func undrawn() {
    let app = GraphOutline(
      """
      \(Self.button)
      struct RootView: View {
        let isNew: Bool
        @State private var isAdding = false
        @State private var isEditing = false
        var body: some View {
          List {
            Text("Soup")
            if isNew {
              BigButton(title: "Add") { isAdding = true }
            } else {
              BigButton(title: "Edit") { isEditing = true }
            }
          }
          .sheet(isPresented: $isAdding) { Text("New") }
          .sheet(isPresented: $isEditing) { Text("Old") }
        }
      }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Add\"-> RootView.adding", "RootView -sheet \"Edit\"-> RootView.editing",
      ])
  }

  @Test("What a function gives that may fail is any of its answers")
  func failing() {
    let app = GraphOutline(
      """
      \(Self.button)
      enum Answer { case good, bad }
      class Session: ObservableObject {
        func signIn() async -> Answer {
          do {
            try await Server.signIn()
            return .good
          } catch { return .bad }
        }
        func save() -> Bool { do { try Server.save(); return true } catch { return false } }
      }
      struct RootView: View {
        @StateObject private var session = Session()
        @State private var isHelping = false
        @State private var isSorry = false
        var body: some View {
          List {
            BigButton(title: "Log in") {
              Task {
                let answer = await session.signIn()
                switch answer {
                case .good: break
                case .bad: isHelping = true
                }
              }
            }
            BigButton(title: "Save") { if session.save() { print("Saved") } else { isSorry = true } }
          }
          .sheet(isPresented: $isHelping) { Text("Help") }
          .sheet(isPresented: $isSorry) { Text("Sorry") }
        }
      }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Log in\"-> RootView.helping ?",
        "RootView -sheet \"Save\"-> RootView.sorry ?",
      ])
  }

  @Test("What comes after calls that take many steps to follow is known, too")
  func longLoading() {
    // Each function calls the one before it twice, as networking code with retries does.
    let loads = (1...9).map { number in
      "func load\(number)() async { await load\(number - 1)(); await load\(number - 1)(); let x = await load\(number - 1)() }"
    }
    let app = GraphOutline(
      """
      class Server {
        static let shared = Server()
        func load0() async { \(String(repeating: "print(a.b(c, d).e(f)); ", count: 40)) }
        \(loads.joined(separator: "\n  "))
      }
      struct RootView: View {
        @State private var isDone = false
        var body: some View {
          Button("Load") {
            Task {
              let one = await Server.shared.load9()
              isDone = true
            }
          }
          .sheet(isPresented: $isDone) { Text("Done") }
        }
      }
      """)
    #expect(app.edges == ["RootView -sheet \"Load\"-> RootView.done"])
  }

  @Test("An answer about a state that may have changed is another one than that about a new state")
  func newAndChangedState() {
    let app = GraphOutline(
      """
      struct Draft { var isEdited = false; var canSave: Bool { isEdited } }
      final class Model: ObservableObject {
        @Published var draft = Draft()
        @Published var isSaved = false
        @Published var isLost = false
        func save() { if draft.canSave { isSaved = true } }
        func reset() { if Draft().canSave { isLost = true } }
      }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          List {
            Button("Reset") { model.reset() }
            Button("Save") { model.save() }
          }
          .sheet(isPresented: $model.isSaved) { Text("Saved") }
          .sheet(isPresented: $model.isLost) { Text("Lost") }
        }
      }
      """)
    #expect(app.edges.contains("RootView -sheet \"Save\"-> RootView.saved ?"))
    #expect(!app.edges.contains { $0.contains("Reset") })
  }

  @Test(
    "Functions in private extensions are those of their files, and each leaves SwiftUI's of its name"
  )
  func privateExtensions() {
    func bar(_ parameters: String, _ buttons: String) -> String {
      """
      private extension View {
        func toolbar(\(parameters)) -> some View { toolbar { \(buttons) } }
      }
      """
    }
    let close = "ToolbarItem(placement: .cancellationAction) { Button(\"Close\", action: close) }"
    let post = "ToolbarItem(placement: .confirmationAction) { Button(\"Post\", action: post) }"
    let app = GraphOutline(files: [
      (
        "App.swift",
        "@main struct SmallApp: App { var body: some Scene { WindowGroup { RootView() } } }"
      ),
      (
        "Help.swift",
        """
        struct HelpView: View { var body: some View { Text("Ask").toolbar(close: {}) } }
        \(bar("close: @escaping () -> Void", close))
        """
      ),
      (
        "Root.swift",
        """
        struct RootView: View {
          @State private var isAsking = false
          @State private var isDone = false
          var body: some View {
            NavigationStack {
              Form { NavigationLink("Help") { HelpView() } }
                .toolbar(close: { isAsking = true }, isOff: false, post: { isDone = true })
                .alert("Really?", isPresented: $isAsking) {}
                .alert("Posted", isPresented: $isDone) {}
            }
          }
        }
        \(bar("close: @escaping () -> Void, isOff: Bool, post: @escaping () -> Void", close + "; " + post + ".disabled(isOff)"))
        """
      ),
    ])
    #expect(
      app.edges == [
        "RootView -push \"Help\"-> HelpView", "RootView -alert \"Close\"-> RootView.asking",
        "RootView -alert \"Post\"-> RootView.done",
      ])
    #expect(app.texts(of: "HelpView") == ["Close", "Ask"])
  }

  @Test("An initializer that an app adds to a control, with a label of its own, is read")
  func ownInitializer() {
    let app = GraphOutline(
      """
      extension Button {
        init(withTapOf strength: Double = 1, _ save: @escaping () -> Void, @ViewBuilder label: () -> Label) {
          self.init(action: { save() }, label: label)
        }
        init(actionWithTap: @escaping () -> Void, @ViewBuilder label: () -> Label) {
          self.init(action: { Taps.play(); actionWithTap() }, label: label)
        }
      }
      struct RootView: View {
        @State private var isOpen = false
        @State private var isNew = false
        var body: some View {
          VStack {
            Button(actionWithTap: { isOpen.toggle() }, label: { HStack { Text("Open"); Text("it") } })
              .sheet(isPresented: $isOpen) { Text("A jar") }
            Button(actionWithTap: { isNew = true }) { Text("New") }
              .sheet(isPresented: $isNew) { Text("A new jar") }
            Button(action: { isNew = true }) { Text("Plain") }
          }
        }
      }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Open it\"-> RootView.isOpen", "RootView -sheet \"New\"-> RootView.new",
        "RootView -sheet \"Plain\"-> RootView.new",
      ])
    #expect(app.texts(of: "RootView") == ["Open", "it", "New", "Plain"])
  }

  @Test("A function may begin with a capital")
  func capital() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Button("Help") { ShowHelp() }.sheet(isPresented: $isShown) { HelpView() }
        }
        private func ShowHelp() { isShown = true }
      }
      struct HelpView: View { var body: some View { Text("Answers") } }
      """)
    #expect(app.edges == ["RootView -sheet \"Help\"-> HelpView"])
  }
}
