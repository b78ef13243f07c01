import AppReading
import Testing

@Suite("Values that models are sent")
struct SubscriptionTests {
  @Test(
    "What a model does with the values that its page sends to a subject of its inputs",
    arguments: [
      "input.orderTapped.withUnretained(self).sink { owner, id in owner.coordinator?.push(.order(id)) }.store(in: &all)",
      "input.orderTapped.receive(on: RunLoop.main).sink { [weak self] id in self?.coordinator?.push(.order(id)) }.store(in: &all)",
      "all = input.orderTapped.sink(receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.coordinator?.push(.order($0)) })",
    ])
  func inputs(subscription: String) {
    let app = GraphOutline(
      """
      enum Route: Hashable { case order(Int) }
      final class Coordinator: ObservableObject {
        @Published var path = NavigationPath()
        func push(_ route: Route) { path.append(route) }
      }
      final class OrdersModel: ObservableObject {
        private weak var coordinator: Coordinator?
        let input = Input()
        struct Input {
          let orderTapped = PassthroughSubject<Int, Never>()
          let other = PassthroughSubject<Int, Never>()
        }
        init(coordinator: Coordinator) { self.coordinator = coordinator; transform() }
        private func transform() {
          input.other.sink { _ in print("other") }.store(in: &all)
          \(subscription)
        }
      }
      struct RootView: View {
        @StateObject private var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            OrdersView(coordinator: coordinator)
              .navigationDestination(for: Route.self) { route in
                switch route { case .order: OrderView() }
              }
          }
        }
      }
      struct OrdersView: View {
        @StateObject private var model: OrdersModel
        init(coordinator: Coordinator) {
          _model = StateObject(wrappedValue: OrdersModel(coordinator: coordinator))
        }
        var body: some View {
          Button("Open") { model.input.orderTapped.send(1) }
          Button("Other") { model.input.other.send(1) }
        }
      }
      struct OrderView: View { var body: some View { Text("Order") } }
      """)
    #expect(app.edges == ["RootView -push \"Open\"-> Route.order"])
  }

  @Test("Behind an operator that changes or leaves out values a way is only likely")
  func operators() {
    let app = GraphOutline(
      """
      enum Action { case open, close }
      final class Model: ObservableObject {
        let action = PassthroughSubject<Action, Never>()
        @Published var isOpen = false
        init() { action.filter { $0 == .open }.sink { _ in self.isOpen = true }.store(in: &all) }
      }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          Button("Open") { model.action.send(.open) }
            .sheet(isPresented: $model.isOpen) { Text("Open") }
        }
      }
      """)
    #expect(app.edges == ["RootView -sheet \"Open\"-> RootView.isOpen ?"])
  }

  @Test(
    "What another model does with the values of a session",
    arguments: [
      ("session.users", "var users: AnyPublisher<User?, Never> { user.eraseToAnyPublisher() }"),
      (
        "session.users.receive(on: RunLoop.main)",
        "lazy var users: AnyPublisher<User?, Never> = { user.eraseToAnyPublisher() }()"
      ),
      ("session.user", ""),
    ])
  func otherModels(publisher: String, member: String) {
    let app = GraphOutline(
      """
      final class Session {
        static let shared = Session()
        \(member)
        let user: CurrentValueSubject<User?, Never> = .init(nil)
        func save(_ user: User) { self.user.send(user) }
        func leave() { user.send(nil) }
      }
      final class RootModel: ObservableObject {
        @Published var isActive: Bool
        private let session: Session
        init(session: Session = .shared) {
          self.session = session
          isActive = session.current != nil
          subscribe()
        }
        private func subscribe() {
          \(publisher).sink { user in self.isActive = user != nil }.store(in: &all)
        }
      }
      struct RootView: View {
        @ObservedObject var model = RootModel()
        var body: some View { if model.isActive { HomeView() } else { WelcomeView() } }
      }
      final class WelcomeModel: ObservableObject { func skip() { Session.shared.save(User()) } }
      struct WelcomeView: View {
        @StateObject var model = WelcomeModel()
        var body: some View { VStack { Text("Welcome"); Button("Skip") { model.skip() } } }
      }
      struct HomeView: View {
        var body: some View { VStack { Text("Home"); Button("Leave") { Session.shared.leave() } } }
      }
      """)
    #expect(
      app.edges == [
        "WelcomeView -tab \"Skip\"-> HomeView ?", "HomeView -tab \"Leave\"-> WelcomeView ?",
      ])
  }

  @Test(
    "Another subject, values that an operator leaves out, and what half of the app listens to lead nowhere",
    arguments: [
      ("var others: AnyPublisher<Int, Never> { guests.events.eraseToAnyPublisher() }", "others", 1),
      ("", "events.filter { $0 == 2 }", 1), ("", "events", 7),
    ])
  func otherSubjects(member: String, publisher: String, count: Int) {
    let models = (1...count).map { number in
      """
      final class Model\(number): ObservableObject {
        @Published var isShown = false
        init() { Session.shared.\(publisher).sink { _ in self.isShown = true }.store(in: &all) }
      }
      """
    }
    let app = GraphOutline(
      """
      final class Guests { let events = PassthroughSubject<Int, Never>() }
      final class Session {
        static let shared = Session()
        let guests = Guests()
        let events = PassthroughSubject<Int, Never>()
        \(member)
        func save() { events.send(1) }
      }
      \(models.joined(separator: "\n"))
      struct RootView: View {
        @StateObject private var model = Model1()
        var body: some View {
          Button("Save") { Session.shared.save() }
            .sheet(isPresented: $model.isShown) { Text("Saved") }
        }
      }
      """)
    #expect(app.edges == ["RootView -sheet-> RootView.isShown ?"])
  }
}
