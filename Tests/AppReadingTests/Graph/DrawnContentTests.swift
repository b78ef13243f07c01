import AppReading
import Scenes
import Testing

@Suite("What is drawn of a page with conditions")
struct DrawnContentTests {
  @Test("A page below a splash that fades out, and a page in the closure of an animation")
  func splash() {
    let app = GraphOutline(
      root: "StartView()",
      """
      struct StartView: View {
        @State private var showsSplash = true
        var body: some View {
          ZStack {
            Image(decorative: "Logo").opacity(showsSplash ? 1 : 0)
            HomeView().opacity(showsSplash ? 0 : 1)
          }
          .onAppear { showsSplash.toggle() }
        }
      }
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            withAnimation { List { NavigationLink("Cart", value: 1) } }
              .navigationTitle("Shop")
              .navigationDestination(for: Int.self) { _ in CartView() }
          }
        }
      }
      struct CartView: View { var body: some View { Text("Empty") } }
      """)
    #expect(app.texts(of: "StartView") == ["Shop", "Cart"])
    #expect(app.edges == ["StartView -push \"Cart\"-> CartView"])
  }

  @Test("A flag that says that a splash is over hides no page")
  func splashIsOver() {
    let app = GraphOutline(
      root: "StartView()",
      """
      struct StartView: View {
        @State private var isSplashOver = false
        var body: some View {
          ZStack {
            HomeView().opacity(isSplashOver ? 1 : 0)
            Text("Splash").opacity(isSplashOver ? 0 : 1)
          }
          .onAppear { isSplashOver = true }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      """)
    #expect(app.texts(of: "StartView")?.contains("Home") == true)
  }

  @Test(
    "A page is that of somebody with an account",
    arguments: [
      "if session.isGuest { Text(\"Join\") } else { Text(\"Orders\") }",
      "if !session.isGuest { Text(\"Orders\") } else { Text(\"Join\") }",
      "if session.isGuest == false { Text(\"Orders\") } else { Text(\"Join\") }",
      "if session.guests.isEmpty { Text(\"Orders\") } else { Text(\"Guests\") }",
    ])
  func guests(content: String) {
    let app = GraphOutline(
      """
      final class Session: ObservableObject {
        @Published var isGuest: Bool
        @Published var guests: [String]
        init() {
          isGuest = Store.isGuest()
          guests = Store.guests()
        }
      }
      struct RootView: View {
        @StateObject private var session: Session
        init(session: Session) { _session = StateObject(wrappedValue: session) }
        var body: some View { VStack { \(content) } }
      }
      """)
    #expect(app.texts(of: "RootView") == [content.contains("Guests") ? "Guests" : "Orders"])
  }

  @Test(
    "A page has loaded what it says that it has loaded, but nothing that people download",
    arguments: [
      ("hasLoaded", "Facts"), ("hasFetchedOnce", "Facts"), ("isDownloaded", nil),
      ("isNotLoaded", nil), ("isOpen", nil),
    ])
  func loadedFlags(name: String, text: String?) {
    let app = GraphOutline(
      """
      final class Model: ObservableObject {
        @Published var \(name) = false
        func load() async { \(name) = true }
      }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          List {
            Text("Page")
            if model.\(name) { Text("Facts") }
          }
          .task { await model.load() }
        }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Page"] + [text].compactMap(\.self))
  }

  @Test("What a page loads comes before its last step")
  func lastStep() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var cards: [Card] = []
        @State private var isDone = false
        var current: Card? { cards.first }
        var body: some View {
          Group {
            if cards.isEmpty {
              ContentUnavailableView("No cards", systemImage: "tray")
            } else if isDone {
              Text("Well done")
            } else if let card = current {
              Text(card.front)
              Button("Turn over") {}
            }
          }
          .onAppear { cards = Store.cards() }
        }
      }
      struct Card { let front: String }
      """)
    #expect(app.texts(of: "RootView")?.contains("Turn over") == true)
  }

  @Test("A page is not named after what it shows when something has failed")
  func failedBranch() {
    let app = GraphOutline(
      """
      enum Search: Hashable { case text(String), kind(String) }
      struct RootView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Find") { path.append(Search.text("a")) }
              .navigationDestination(for: Search.self) { search in FoundView(search: search) }
          }
        }
      }
      struct FoundView: View {
        let search: Search
        @StateObject var model = Model()
        var body: some View {
          Group {
            if let error = model.errorMessage { ErrorView(text: error) } else { List { Text("Found") } }
          }
        }
      }
      final class Model: ObservableObject { @Published var errorMessage: String? }
      struct ErrorView: View { let text: String; var body: some View { Text("Try again") } }
      """)
    #expect(app.edges == ["RootView -push \"Find\"-> Search.text"])
    #expect(
      app.destinations == ["Search.text route: FoundView", "Search.kind route: FoundView"])
    #expect(app.texts(of: "FoundView") == ["Found"])
  }

  @Test("A page that begins with a sign of progress has later what it has not got at first")
  func laterContent() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var task: Job?
        @State private var isLoading = true
        let api: API
        var body: some View {
          Group {
            if isLoading {
              ProgressView()
            } else if let task {
              List { Text(task.name); Button("Done") {} }
            } else {
              VStack { Text("Not found"); Image(systemName: "xmark") }
            }
          }
          .onAppear { api.load { task = $0; isLoading = false } }
        }
      }
      struct Job { var name: String }
      """)
    #expect(app.texts(of: "RootView") == ["Done"])
  }

  @Test("Of a message and a list that a page shows after it has loaded, the list is drawn")
  func messageOrList() {
    let app = GraphOutline(
      """
      final class Team: ObservableObject {
        enum State { case loading, info(String), normal([String]) }
        @Published var state = State.loading
      }
      struct RootView: View {
        @StateObject private var team = Team()
        var body: some View {
          Group {
            switch team.state {
            case .loading: ProgressView()
            case .info(let message): VStack { Text("Sorry"); Text(message) }
            case .normal(let names): List(names, id: \\.self) { Label($0, systemImage: "person") }
            }
          }
          .task { await team.load() }
        }
      }
      """)
    #expect(app.texts(of: "RootView")?.first == "person")
  }

  @Test("A value that a view sets when it appears is drawn")
  func setWhenAppearing() {
    func texts(_ action: String) -> [String]? {
      GraphOutline(
        """
        struct RootView: View {
          @State private var key: String? = nil
          var body: some View {
            List {
              if let key { Text(key); Button("Copy") {} } else { Text("No data.") }
              Button("Show") { key = "A" }
            }
            .onAppear {
              \(action)
            }
          }
        }
        """
      ).texts(of: "RootView")
    }
    #expect(texts("key = Keys.load()") == ["Copy", "Show"])
    #expect(texts("key = nil") == ["No data.", "Show"])
    #expect(texts("log(key)") == ["No data.", "Show"])
    #expect(
      texts("do { try load()\n} catch {\n  key = \"Failed\"\n}\n") == ["No data.", "Show"])
    #expect(texts("}.onAppear {\n  key = Keys.load()") == ["Copy", "Show"])
  }

  @Test("One of several lists decides no condition, and is drawn as the state begins")
  func lists() {
    let app = GraphOutline(
      """
      enum Role { case admin, user }
      enum Permission { case view, edit }
      struct RootView: View {
        let role: Role
        @State private var shown: Role = .user
        var permissions: [Permission] {
          switch role { case .user: return [.view]; case .admin: return [.view, .edit] }
        }
        var titles: [String] {
          switch shown { case .admin: return ["Users", "Statistics"]; case .user: return ["Help"] }
        }
        var body: some View {
          NavigationStack {
            List {
              if permissions.contains(.edit) { NavigationLink("Edit") { EditView() } }
              ForEach(titles, id: \\.self) { Text($0) }
              Button("Switch") { shown = .admin }
            }
          }
        }
      }
      struct EditView: View { var body: some View { Text("Editor") } }
      """)
    #expect(app.edges == ["RootView -push \"Edit\"-> EditView"])
    #expect(app.texts(of: "RootView")?.contains("Help") == true)
    #expect(app.texts(of: "RootView")?.contains("Users") == false)
  }
}
