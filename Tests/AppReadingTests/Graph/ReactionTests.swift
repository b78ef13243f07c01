import AppReading
import Testing

/// Pages that lead somewhere because a state changes that a control has set.
@Suite("Reactions to states") struct ReactionTests {
  private static let flow = """
    enum Step: Hashable { case none, signIn, register(isNew: Bool) }
    class Session: ObservableObject {
      @Published var step: Step = .none
      var isBusy = false
      func go(_ step: Step) {
        guard !isBusy else { return }
        Task {
          try? await Task.sleep(for: .seconds(1))
          self.step = step
        }
      }
    }
    struct Steps: ViewModifier {
      func body(content: Content) -> some View {
        content.navigationDestination(for: Step.self) { step in
          switch step {
          case .none: EmptyView()
          case .signIn: SignInView()
          case .register(let isNew): RegisterView(isNew: isNew)
          }
        }
      }
    }
    struct SignInView: View {
      @ObservedObject var session: Session
      var body: some View { Button("New here?") { session.go(.register(isNew: true)) } }
    }
    struct RegisterView: View {
      let isNew: Bool
      var body: some View { Text("Register") }
    }
    """

  private func edges(watching modifier: String) -> [String] {
    GraphOutline(
      """
      struct RootView: View {
        @StateObject private var session = Session()
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Start") { session.go(.signIn) }
              \(modifier)
              .modifier(Steps())
          }
        }
      }
      \(Self.flow)
      """
    ).edges
  }

  private static let react =
    "if step == .none { path = NavigationPath() } else { path.append(step) }"

  @Test(
    "The control that sets a state leads to what its watcher shows, on the pages above it as well",
    arguments: [
      ".onReceive(session.$step) { step in \(react) }",
      ".onReceive(session.$step.dropFirst().receive(on: RunLoop.main)) { step in \(react) }",
      ".onChange(of: session.step) { step in \(react) }",
      ".onChange(of: session.step, initial: false) { _, step in \(react) }",
    ])
  func states(modifier: String) {
    #expect(
      edges(watching: modifier) == [
        "RootView -push \"Start\"-> Step.signIn ?",
        "SignInView -push \"New here?\"-> Step.register ?",
      ])
  }

  @Test(
    "A watcher of another state, or one that does nothing for the value, leads nowhere",
    arguments: [
      ".onChange(of: session.isBusy) { step in path.append(Step.signIn) }",
      ".onChange(of: session.step) { _, step in if step == .none { path.append(step) } }",
    ])
  func noReaction(modifier: String) {
    #expect(edges(watching: modifier).allSatisfy { !$0.contains("Start") })
  }

  @Test("Watchers that set each other's states end")
  func cycle() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var one = 0
        @State private var other = 0
        @State private var isShown = false
        var body: some View {
          Button("Count") { one = 1 }
            .onChange(of: one) { _, value in other = value }
            .onChange(of: other) { _, value in
              one = value
              isShown = true
            }
            .sheet(isPresented: $isShown) { CountView() }
        }
      }
      struct CountView: View { var body: some View { Text("Count") } }
      """)
    #expect(app.edges.contains("RootView -sheet \"Count\"-> CountView"))
  }

  @Test("The views around all tabs watch for each of them")
  func tabs() {
    let app = GraphOutline(
      """
      class Session: ObservableObject { @Published var wantsHelp = false }
      struct RootView: View {
        @StateObject private var session = Session()
        @State private var isShown = false
        var body: some View {
          TabView {
            FirstView(session: session).tabItem { Text("First") }
            SecondView(session: session).tabItem { Text("Second") }
          }
          .onChange(of: session.wantsHelp) { isShown = true }
          .sheet(isPresented: $isShown) { HelpView() }
        }
      }
      struct FirstView: View {
        @ObservedObject var session: Session
        var body: some View { Button("Help") { session.wantsHelp = true } }
      }
      struct SecondView: View {
        @ObservedObject var session: Session
        var body: some View { Button("What is this?") { session.wantsHelp = true } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(app.edges.contains("FirstView -sheet \"Help\"-> HelpView"))
    #expect(app.edges.contains("SecondView -sheet \"What is this?\"-> HelpView"))
  }

  @Test("A component that watches a state does for each page what that page gave it")
  func components() {
    let app = GraphOutline(
      """
      class Session: ObservableObject { @Published var isDone = false }
      struct RootView: View {
        @StateObject private var session = Session()
        var body: some View {
          TabView {
            FirstView(session: session).tabItem { Text("First") }
            SecondView(session: session).tabItem { Text("Second") }
          }
        }
      }
      struct Watcher: View {
        @ObservedObject var session: Session
        let perform: () -> Void
        var body: some View {
          Button("Done") { session.isDone = true }.onChange(of: session.isDone) { perform() }
        }
      }
      struct FirstView: View {
        @ObservedObject var session: Session
        @State private var isShown = false
        var body: some View {
          Watcher(session: session) { isShown = true }.sheet(isPresented: $isShown) { One() }
        }
      }
      struct SecondView: View {
        @ObservedObject var session: Session
        @State private var isOpen = false
        var body: some View {
          Watcher(session: session) { isOpen = true }.sheet(isPresented: $isOpen) { Two() }
        }
      }
      struct One: View { var body: some View { Text("One") } }
      struct Two: View { var body: some View { Text("Two") } }
      """)
    #expect(app.edges.contains("FirstView -sheet \"Done\"-> One"), "\(app.edges)")
    #expect(app.edges.contains("SecondView -sheet \"Done\"-> Two"), "\(app.edges)")
  }

  @Test(
    "A check after each change of some data, whose answer is not known, is no way to what it may show"
  )
  func guess() {
    let app = GraphOutline(
      """
      final class Store: ObservableObject { @Published var user = "" }
      final class Check: ObservableObject { var isIncomplete: Bool { Server.shared.answer } }
      struct RootView: View {
        @StateObject private var store = Store()
        @StateObject private var check = Check()
        @State private var isShown = false
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Rename") { store.user = "Ann" }
            Button("Check") { isShown = check.isIncomplete }
          }
          .onChange(of: store.user) { isShown = check.isIncomplete }
          .sheet(isPresented: $isShown) { ProfileView() }
        }
      }
      struct ProfileView: View { var body: some View { Text("Me") } }
      """)
    #expect(!app.edges.contains { $0.contains("Rename") })
    #expect(app.edges.contains { $0.contains("\"Check\"-> ProfileView") })
  }

  @Test("Each alert of an item that a reaction sets to a case")
  func casesOfAlert() {
    let app = GraphOutline(
      """
      enum Notice: Identifiable { case saved, lost, again; var id: Self { self } }
      final class Model: ObservableObject {
        @Published var showsSaved = false
        @Published var showsLost = false
        @Published var isOpen = false
        func save() { close(); showsSaved = true }
        func close() { if isOpen { showsLost = true; return }; isOpen = false }
        func remove() { close() }
        @Published var showsAgain = false
      }
      struct RootView: View {
        @StateObject private var model = Model()
        @State private var notice: Notice?
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            JarsView().tag(0).tabItem { Text("Jars") }
            FilesView().tag(1).tabItem { Text("Files") }
          }
          .environmentObject(model)
          .alert(item: $notice) { kind in
            switch kind {
            case .saved: return Alert(title: Text("Saved"))
            case .lost: return Alert(title: Text("Lost"))
            case .again:
              if model.isOpen { return Alert(title: Text("Again"), message: Text("Open")) }
              return Alert(title: Text("Again"))
            }
          }
          .onChange(of: model.showsAgain) { shows in if shows { notice = .again } }
          .onChange(of: model.showsSaved) { shows in if shows { notice = .saved; model.showsSaved = false } }
          .onChange(of: model.showsLost) { shows in if shows { notice = .lost; model.showsLost = false } }
        }
      }
      struct JarsView: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("Save") { model.save() }; Button("Remove") { model.remove() } }
      }
      struct FilesView: View { @EnvironmentObject var model: Model
        var body: some View {
          Button("Close") { model.close() }
          Button("Again") { model.showsAgain = true }
        }
      }
      """)
    #expect(
      app.edges.filter { !$0.hasPrefix("RootView") } == [
        "JarsView -alert \"Save\"-> RootView.notice.lost ?",
        "JarsView -alert \"Save\"-> RootView.notice.saved",
        "JarsView -alert \"Remove\"-> RootView.notice.lost ?",
        "FilesView -alert \"Close\"-> RootView.notice.lost ?",
        "FilesView -alert \"Again\"-> RootView.notice.again",
      ])
  }
}
