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

  @Test("A closure that an event of the page gives its model, which a control makes the model call")
  func callback() {
    let app = GraphOutline(
      """
      enum Route: Hashable { case song(Int), album }
      @Observable final class ListModel {
        enum Intent { case songTapped(Int), albumTapped, reload }
        var onSong: ((Int) -> Void)?
        var onAlbum: (() -> Void)?
        var onReload: (() -> Void)?
        var songs: [Song] = []
        func send(_ intent: Intent) {
          switch intent {
          case .songTapped(let id): onSong?(id)
          case .albumTapped:
            guard let onAlbum else { return }
            onAlbum()
          case .reload: onReload?()
          }
        }
      }
      struct Song { let id: Int; let name: String }
      struct RootView: View {
        @State private var model = ListModel()
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            List(model.songs) { song in
              Text("Play").onTapGesture { model.send(.songTapped(song.id)) }
            }
            .toolbar {
              Button("Album") { model.send(.albumTapped) }
              Button("Reload") { model.send(.reload) }
            }
            .onAppear {
              model.onSong = { id in path.append(.song(id)) }
              model.onAlbum = { path.append(Route.album) }
            }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .song: SongView()
              case .album: AlbumView()
              }
            }
          }
        }
      }
      struct SongView: View { var body: some View { Text("Song") } }
      struct AlbumView: View { var body: some View { Text("Album") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Play\"-> Route.song", "RootView -push \"Album\"-> Route.album ?",
      ])
  }

  @Test("What a control does whose binding has a setter of its own")
  func setter() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isOn = false
        @State private var isAsking = false
        @State private var isDone = false
        @State private var size = 1
        private var syncs: Binding<Bool> {
          Binding(get: { isOn }, set: { if $0 { isAsking = true } else { isOn = false } })
        }
        var body: some View {
          Form {
            Toggle("Sync", isOn: syncs)
            Picker("Size", selection: Binding(get: { size }, set: { size = $0; isDone = true })) {}
            Toggle("Plain", isOn: $isOn)
          }
          .sheet(isPresented: $isAsking) { AskView() }
          .sheet(isPresented: $isDone) { DoneView() }
        }
      }
      struct AskView: View { var body: some View { Text("May we?") } }
      struct DoneView: View { var body: some View { Text("Done") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Sync\"-> AskView ?", "RootView -sheet \"Size\"-> DoneView",
      ])
  }

  @Test("A search in a loop may find something, also where `nil` comes after it")
  func search() {
    let app = GraphOutline(
      """
      final class Store: ObservableObject {
        var shelves: [String: [Book]] = [:]
        func book(code: String) -> Book? {
          for (_, books) in shelves {
            if let found = books.first(where: { $0.code == code }) { return found }
          }
          return nil
        }
        func has(code: String) -> Bool {
          for (_, books) in shelves where !books.isEmpty { return true }
          return false
        }
      }
      struct Book: Identifiable { let id: Int; let code: String }
      struct RootView: View {
        @StateObject private var store = Store()
        @State private var book: Book?
        @State private var isKnown = false
        var body: some View {
          ScannerView { code in
            guard let found = store.book(code: code) else { return }
            book = found
          }
          .sheet(item: $book) { _ in BookView() }
          Button("Look") { if store.has(code: "1") { isKnown = true } }
            .sheet(isPresented: $isKnown) { KnownView() }
        }
      }
      struct BookView: View { var body: some View { Text("Book") } }
      struct KnownView: View { var body: some View { Text("Known") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet-> BookView ?", "RootView -sheet \"Look\"-> KnownView ?",
      ])
  }
}
