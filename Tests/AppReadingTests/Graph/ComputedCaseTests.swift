import AppReading
import Testing

@Suite("First pages by a case that a property computes") struct ComputedCaseTests {
  private func app(
    route: String, subject: String = "route", inModel: String = "", besides: String = "",
    onHome: String = ""
  ) -> GraphOutline {
    GraphOutline(
      """
      enum Route { case login, tour, home }
      final class Session: ObservableObject {
        @Published var isOpen = false
        @Published var isNew = true
        static let shared = Session()
        \(inModel)
      }
      struct RootView: View {
        @ObservedObject var session = Session.shared
        \(route)
        var body: some View {
          switch \(subject) {
          case .login: LoginView()
          case .tour: TourView()
          case .home: HomeView()
          }
        }
      }
      struct LoginView: View {
        var body: some View {
          Button("Log in") { Session.shared.isOpen = true }
        }
      }
      struct TourView: View {
        var body: some View { Button("Done") { Session.shared.isNew = false } }
      }
      struct HomeView: View {
        var body: some View {
          Button("Log out") { Session.shared.isOpen = false }
          \(onHome)
        }
      }
      \(besides)
      """)
  }

  private static let routeOfModel = """
    var route: Route {
      guard isOpen else { return .login }
      return isNew ? .tour : .home
    }
    """

  private static let edges = [
    "LoginView -tab \"Log in\"-> TourView ?", "TourView -tab \"Done\"-> HomeView ?",
    "HomeView -tab \"Log out\"-> LoginView ?",
  ]

  @Test(
    "A chain of conditions, guards, and conditions inside of each other",
    arguments: [
      """
      private var route: Route {
        if !session.isOpen { return .login } else if session.isNew { return .tour } else { return .home }
      }
      """,
      """
      private var route: Route {
        guard session.isOpen else { return .login }
        if session.isNew { return .tour }
        return .home
      }
      """,
      """
      private var route: Route {
        if session.isOpen {
          if session.isNew { return .tour }
        } else {
          return .login
        }
        return .home
      }
      """,
      """
      private var route: Route {
        if session.isOpen {
          if session.isNew { return .tour }
          return .home
        }
        return .login
      }
      """,
    ])
  func chains(route: String) {
    #expect(app(route: route).edges == Self.edges)
  }

  @Test("A property of the model")
  func model() {
    let app = app(route: "", subject: "session.route", inModel: Self.routeOfModel)
    #expect(app.edges == Self.edges)
  }

  @Test("A state of the same name in another model is not meant")
  func otherModel() {
    let app = app(
      route: "@ObservedObject var drawer = Drawer.shared", subject: "session.route",
      inModel: Self.routeOfModel,
      besides: """
        final class Drawer: ObservableObject {
          @Published var isOpen = false
          static let shared = Drawer()
        }
        """, onHome: "Button(\"Menu\") { Drawer.shared.isOpen = false }")
    #expect(app.edges == Self.edges)
  }
}
