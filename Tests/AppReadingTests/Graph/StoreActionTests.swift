import AppReading
import Testing

/// Actions that go through a store, a queue or the result of a request before they show something.
@Suite("Actions on the way to a page")
struct StoreActionTests {
  @Test("A store that gives itself to its middlewares does for each action what its reducer says")
  func middlewares() {
    let app = GraphOutline(
      """
      enum Action { case welcome, next(String), log(String) }
      typealias Dispatcher = (Action) -> Void
      final class Store: ObservableObject {
        @Published var isWelcoming = false
        @Published var path = NavigationPath()
        var middlewares: [(Action, @escaping Dispatcher) -> Void] = []
        func dispatch(_ action: Action) {
          DispatchQueue.main.async { self.reduce(action) }
          for middleware in middlewares { middleware(action, dispatch) }
        }
        func reduce(_ action: Action) {
          switch action {
          case .welcome: isWelcoming = true
          case let .next(name): path.append(Next(name: name))
          case .log(_): break
          }
        }
      }
      struct Next: Hashable { let name: String }
      struct RootView: View {
        @StateObject var store = Store()
        var body: some View {
          NavigationStack(path: $store.path) {
            VStack {
              Button("Hello") { store.dispatch(.welcome) }
              Button("Next") { store.dispatch(.next("a")) }
              Button("Log") { store.dispatch(.log("b")) }
            }
            .navigationDestination(for: Next.self) { _ in NextView() }
          }
          .sheet(isPresented: $store.isWelcoming) { WelcomeView() }
        }
      }
      struct NextView: View { var body: some View { Text("Next") } }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Hello\"-> WelcomeView", "RootView -push \"Next\"-> NextView",
      ])
  }

  @Test("A page that a model keeps until it is shown")
  func request() {
    let app = GraphOutline(
      """
      enum Page: Int, Identifiable { case help, about, news; var id: Int { rawValue } }
      final class Requests {
        private var isFirstRun = false
        private var requested: Page?
        func request(_ page: Page) { requested = page }
        func next() -> Page? {
          if isFirstRun { return .news }
          if let page = requested { return page }
          return nil
        }
      }
      final class Model: ObservableObject {
        @Published var sheet: Page?
        let requests = Requests()
        func open(_ page: Page) {
          requests.request(page)
          showNext()
        }
        func showNext() {
          guard let page = requests.next() else { return }
          sheet = page
        }
      }
      struct RootView: View {
        @StateObject var model = Model()
        var body: some View {
          VStack {
            Button("Help") { model.open(.help) }
            Button("About") { model.open(.about) }
          }
          .sheet(item: $model.sheet) { page in
            switch page {
            case .help: HelpView()
            case .about: AboutView()
            case .news: NewsView()
            }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct AboutView: View { var body: some View { Text("About") } }
      struct NewsView: View { var body: some View { Text("News") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Help\"-> Page.help ?", "RootView -sheet \"About\"-> Page.about ?",
      ])
  }

  @Test("A case that is kept in another state says nothing of what is shown")
  func otherState() {
    let app = GraphOutline(
      """
      enum Page: Int, Identifiable { case help, about; var id: Int { rawValue } }
      struct Item { let page: Page }
      struct RootView: View {
        @State private var recent: Page = .help
        @State private var sheet: Page?
        @State private var saved: Page = .about
        let item: Item
        var body: some View {
          VStack {
            Button("Item") { recent = .help; sheet = item.page }
            Button("Saved") { recent = .help; sheet = saved }
          }
          .sheet(item: $sheet) { page in
            switch page {
            case .help: HelpView()
            case .about: AboutView()
            }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct AboutView: View { var body: some View { Text("About") } }
      """)
    #expect(app.edges == [])
  }

  @Test("A request that may succeed or fail, and one that always succeeds")
  func results() {
    #expect(
      edges("do { return .success(try send()) } catch { return .failure(error) }") == [
        "RootView -push \"Log in\"-> Route.home ?", "RootView -push \"Log in\"-> Route.problem ?",
      ])
    #expect(edges(".success(1)") == ["RootView -push \"Log in\"-> Route.home"])
  }

  /// The edges of a page that logs in with a request.
  private func edges(_ request: String) -> [String] {
    GraphOutline(
      """
      enum Route: Hashable { case home, problem(String) }
      struct Service { func run() async -> Result<Int, any Error> { \(request) } }
      final class Model: ObservableObject {
        @Published var path: [Route] = []
        let service = Service()
        func logIn() {
          Task {
            let result = await service.run()
            switch result {
            case .success: path.append(.home)
            case .failure(let error): showProblem(error)
            }
          }
        }
        private func showProblem(_ error: any Error) { path.append(.problem("Failed")) }
      }
      struct RootView: View {
        @StateObject var model = Model()
        var body: some View {
          NavigationStack(path: $model.path) {
            Button("Log in") { model.logIn() }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .home: HomeView()
                case .problem: ProblemView()
                }
              }
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct ProblemView: View { var body: some View { Text("Problem") } }
      """
    ).edges
  }

  @Test(
    "What one branch changes is not changed in another, and no page on the path stands for the first step"
  )
  func branches() {
    let app = GraphOutline(
      """
      struct RootView: View {
        enum Step: Hashable { case name, age, done }
        @State private var path: [Step] = []
        private var current: Step { path.last ?? .name }
        var body: some View {
          NavigationStack(path: $path) {
            page(for: .name).toolbar { next }
              .navigationDestination(for: Step.self) { step in page(for: step).toolbar { next } }
          }
        }
        var next: some View {
          Button("Next") { if current == .done { path = [] } else { goOn() } }
        }
        @ViewBuilder private func page(for step: Step) -> some View {
          switch step {
          case .name: NameView()
          case .age: AgeView()
          case .done: DoneView()
          }
        }
        private func goOn() {
          switch current {
          case .name: path.append(.age)
          case .age: path.append(.done)
          case .done: break
          }
        }
      }
      struct NameView: View { var body: some View { Text("Name") } }
      struct AgeView: View { var body: some View { Text("Age") } }
      struct DoneView: View { var body: some View { Text("Done") } }
      """)
    #expect(
      app.edges == [
        "NameView -push \"Next\"-> RootView.Step.age ?",
        "AgeView -push \"Next\"-> RootView.Step.done ?",
      ])
  }
}
