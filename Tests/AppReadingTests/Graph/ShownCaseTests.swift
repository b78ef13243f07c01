import AppReading
import Testing

/// Controls of several pages that do what the shown page asks for.
@Suite("Actions that depend on the page that is shown")
struct ShownCaseTests {
  @Test("A button of all pages that goes on from the last page of the path")
  func lastOfPath() {
    let app = GraphOutline(
      """
      enum Page: Hashable { case name, age, done }
      @Observable final class Model {
        var path: [Page] = []
        func goOn() {
          guard let page = path.last else {
            path.append(.name)
            return
          }
          switch page {
          case .name: show(.age)
          case .age: show(.done)
          default: break
          }
        }
        func show(_ page: Page) { path.append(page) }
      }
      struct RootView: View {
        @State var model = Model()
        var body: some View {
          NavigationStack(path: $model.path) {
            Button("Start") { model.goOn() }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .name: NameView(model: model)
                case .age: AgeView(model: model)
                case .done: DoneView(model: model)
                }
              }
          }
        }
      }
      struct NameView: View { let model: Model; var body: some View { Button("Next") { model.goOn() } } }
      struct AgeView: View { let model: Model; var body: some View { Button("Next") { model.goOn() } } }
      struct DoneView: View { let model: Model; var body: some View { Button("Next") { model.goOn() } } }
      """)
    #expect(
      Set(app.edges) == [
        "RootView -push \"Start\"-> Page.name ?", "NameView -push \"Next\"-> Page.age ?",
        "AgeView -push \"Next\"-> Page.done ?",
        // From the first page the path may also be restored.
        "RootView -push \"Start\"-> Page.age ?", "RootView -push \"Start\"-> Page.done ?",
      ])
  }

  @Test("The steps of an assistant whose model goes on from the current one")
  func steps() {
    let app = GraphOutline(
      """
      enum Step { case name, age, done }
      final class Model: ObservableObject {
        @Published var step: Step = .name
        func goOn() {
          switch step {
          case .name: step = .age
          case .age: step = .done
          case .done: break
          }
        }
        func goBack() {
          if step == .done { step = .age } else if step == .age { step = .name }
        }
      }
      struct RootView: View {
        @StateObject var model = Model()
        var body: some View {
          VStack {
            switch model.step {
            case .name: NameView()
            case .age: AgeView(next: model.goOn)
            case .done: DoneView(back: { model.goBack() })
            }
            Button("Continue") { model.goOn() }
          }
        }
      }
      struct NameView: View { var body: some View { Text("Name") } }
      struct AgeView: View { let next: () -> Void; var body: some View { Button("Next") { next() } } }
      struct DoneView: View { let back: () -> Void; var body: some View { Button("Back") { back() } } }
      """)
    #expect(
      Set(app.edges) == [
        "RootView -push \"Continue\"-> Step.age ?", "AgeView -push \"Continue\"-> Step.done ?",
        "AgeView -push \"Next\"-> Step.done ?", "DoneView -push \"Back\"-> Step.age ?",
      ])
  }

  @Test(
    "What may also run on the page is not left out",
    arguments: [
      // A case with a condition leaves the page to the default, too, as does one of some values.
      (
        "switch path.last { case .age(let years) where isReady: path.append(.done); case .name: path.append(.name); default: path.append(.help) }",
        ["done", "help"]
      ),
      (
        "switch path.last { case .age(1): path.append(.done); default: path.append(.help) }",
        ["done", "help"]
      ),
      (
        "if case .age(1) = path.last { path.append(.done) } else { path.append(.help) }",
        ["done", "help"]
      ),
      ("if case .age = path.last { path.append(.done) } else { path.append(.help) }", ["done"]),
      (
        "switch path.last { case .age: fallthrough; case .name: path.append(.done); default: break }",
        ["done"]
      ),
      // The path has changed before.
      (
        "path.removeLast(); switch path.last { case .name: path.append(.done); default: break }",
        ["done"]
      ),
      ("path = [.name]; if path.last == .name { path.append(.help) }", ["name", "help"]),
      // It is another list.
      ("switch history.last { case .name: path.append(.done); default: break }", ["done"]),
    ])
  func otherBranches(action: String, expected: [String]) {
    let app = GraphOutline(
      """
      enum Page: Hashable { case name, age(Int), done, help }
      struct RootView: View {
        @State var path: [Page] = []
        @State var history: [Page] = []
        @State var isReady = false
        var body: some View {
          NavigationStack(path: $path) {
            Button("Start") { path.append(.age(3)) }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .age: AgeView(next: goOn)
                case .name, .done, .help: Text("Page")
                }
              }
          }
        }
        private func goOn() { \(action) }
      }
      struct AgeView: View { let next: () -> Void; var body: some View { Button("Next") { next() } } }
      """)
    let found = app.edges.compactMap { edge in
      edge.firstMatch(of: /AgeView -push "Next"-> Page\.(\w+)/).map { String($0.1) }
    }
    #expect(Set(found) == Set(expected))
  }

  @Test("A reaction asks for the state that has changed")
  func changedState() {
    func edges(_ reaction: String) -> Set<String> {
      let app = GraphOutline(
        """
        enum Page: Hashable { case home, settings }
        final class Session: ObservableObject {
          @Published var isLoggedIn = false
          func logIn() { isLoggedIn = true }
          func logOut() { isLoggedIn = false }
        }
        struct RootView: View {
          @StateObject var session = Session()
          @State var path: [Page] = []
          var body: some View {
            NavigationStack(path: $path) {
              Button("Log in") { session.logIn() }
                .onChange(of: session.isLoggedIn) { \(reaction) }
                .navigationDestination(for: Page.self) { page in
                  switch page {
                  case .home: HomeView(session: session)
                  case .settings: Text("Settings")
                  }
                }
            }
          }
        }
        struct HomeView: View {
          let session: Session
          var body: some View { Button("Log out") { session.logOut() } }
        }
        """)
      return Set(app.edges)
    }
    // Not from the button that logs out, and by no event but that of the other button.
    let expected: Set = ["RootView -push \"Log in\"-> Page.home"]
    #expect(edges("if session.isLoggedIn { path.append(.home) }") == expected)
    #expect(
      edges("if !session.isLoggedIn { path = [] } else { path.append(.home) }")
        == Set(expected.map { $0 + " ?" }))
    #expect(edges("guard session.isLoggedIn else { return }; path.append(.home)") == expected)
    #expect(edges("if !session.isLoggedIn { return }; path.append(.home)") == expected)
  }

  @Test("What an action reads of a structure may have changed since the page was shown")
  func changedMember() {
    let app = GraphOutline(
      """
      struct Choice { var number: Int?; let onChoose: (() -> Void)? }
      struct RootView: View {
        @State var isShown = false
        var body: some View {
          Cards(choice: .init(onChoose: { isShown = true })).sheet(isPresented: $isShown) { Text("One") }
        }
      }
      struct Cards: View {
        @State var choice: Choice
        let cards: [Card] = [Card(name: "One"), Card(name: "Two")]
        var body: some View {
          VStack {
            ForEach(0..<cards.count) { number in
              cards[number].onTapGesture {
                choice.number = number
                if choice.number == 0 { choice.onChoose?() }
              }
            }
            Button("Again") { if choice.number == 1 { choice.onChoose?() } }
          }
        }
      }
      struct Card: View { let name: String; var body: some View { Text(name) } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"One\"-> RootView.isShown ?",
        "RootView -sheet \"Two\"-> RootView.isShown ?",
        "RootView -sheet \"Again\"-> RootView.isShown ?",
      ])
  }
}
