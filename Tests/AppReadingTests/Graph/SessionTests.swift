import AppReading
import Testing

@Suite("Controls that log in and out by a library")
struct SessionTests {
  private func app(
    session: String = "@Published private(set) var isLoggedIn = false",
    listener: String = "isLoggedIn = user != nil", start: String, logIn: String, logOut: String
  ) -> GraphOutline {
    GraphOutline(
      """
      enum Gate { case outside, inside }
      final class Session: ObservableObject {
        \(session)
        init() { Auth.auth().addStateDidChangeListener { _, user in \(listener) } }
        func logIn() async { try? await Auth.auth().signIn(withEmail: "a", password: "b") }
        func logOut() { try? Auth.auth().signOut() }
      }
      struct RootView: View {
        @StateObject private var session = Session()
        @State private var asks = false
        var body: some View { \(start) }
      }
      struct HomeView: View {
        @ObservedObject var session: Session
        @State private var asks = false
        var body: some View { VStack { Text("Welcome"); \(logOut) } }
      }
      struct LoginView: View {
        @ObservedObject var session: Session
        @Environment(\\.dismiss) private var dismiss
        @State private var isNew = false
        var body: some View {
          VStack { \(logIn); Button("Register now") { isNew.toggle() } }
        }
      }
      """)
  }

  private let start =
    "if session.isLoggedIn { HomeView(session: session) } else { LoginView(session: session) }"

  @Test(
    "They lead to what the app begins with then",
    arguments: [
      ("Button(\"Log in\") { Task { await session.logIn() } }", "\"Log in\""),
      ("Button(\"Go on\") { Task { await session.logIn() } }", "\"Go on\""),
    ])
  func session(logIn: String, text: String) {
    let app = app(start: start, logIn: logIn, logOut: "Button(\"Sign out\") { session.logOut() }")
    #expect(
      app.edges == [
        "HomeView -tab \"Sign out\"-> LoginView ?", "LoginView -tab \(text)-> HomeView ?",
      ])
  }

  @Test("The question before that leads there, not the control that asks it")
  func question() {
    let app = app(
      start: start, logIn: "Text(\"Log in\")",
      logOut: """
        Button("Log out") { asks = true }
          .alert("Sure?", isPresented: $asks) { Button("Yes") { session.logOut() } }
        """)
    #expect(
      app.edges == [
        "HomeView -alert \"Log out\"-> HomeView.asks", "HomeView.asks -tab \"Yes\"-> LoginView ?",
      ])
  }

  @Test("Cases of an enum say what the app begins with")
  func cases() {
    let app = app(
      session: "@Published var authState: Gate = .outside",
      listener: "authState = user == nil ? .outside : .inside",
      start: """
        switch session.authState {
        case .outside: LoginView(session: session)
        case .inside: HomeView(session: session)
        }
        """,
      logIn: "Button(\"Log in\") { Task { await session.logIn() } }",
      logOut: "Button(\"Sign out\") { session.logOut() }")
    #expect(app.edges.contains("LoginView -tab \"Log in\"-> HomeView ?"))
    #expect(app.edges.contains("HomeView -tab \"Sign out\"-> LoginView ?"))
  }

  @Test(
    "What goes back or only changes the page leads nowhere",
    arguments: ["Button(\"Already registered? Sign in\") { dismiss() }", "Button(\"Log in\") {}"])
  func other(logIn: String) {
    let app = app(start: start, logIn: logIn, logOut: "Text(\"Log out\")")
    #expect(app.edges.isEmpty)
  }

  @Test("Pages that another state chooses among are not about it")
  func otherState() {
    let app = app(
      session: "@Published var isEmpty = true", listener: "isEmpty = user == nil",
      start:
        "if session.isEmpty { LoginView(session: session) } else { HomeView(session: session) }",
      logIn: "Button(\"Log in\") { Task { await session.logIn() } }", logOut: "Text(\"Here\")")
    #expect(app.edges.isEmpty)
  }

  @Test(
    "A service that finds out that a session has ended leads no control to the log-in",
    arguments: [
      "guard let session = Client.shared.session else { look(); return nil }",
      "guard Client.shared.session != nil else { isLoggedIn = false; return nil }",
      "if hasSession { print(1) } else { look() }",
      "if isOld { look(); throw Lost.session }",
      "look()",
    ])
  func lostSession(check: String) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @StateObject private var account = Account.shared
        var body: some View {
          if !account.isReady {
            Color.black
          } else if account.isLoggedIn {
            TabView { HomeView().tabItem { Text("Home") }; ShopView().tabItem { Text("Shop") } }
          } else {
            LoginView()
          }
        }
      }
      struct HomeView: View {
        @StateObject private var model = HomeModel()
        var body: some View {
          VStack {
            Button("Reload") { Task { await model.load() } }
            Button("Sign out") { Account.shared.signOut() }
          }
          .task { await model.load() }
        }
      }
      struct ShopView: View { var body: some View { Text("Shop") } }
      struct LoginView: View {
        var body: some View { Button("Sign in") { Account.shared.signIn() } }
      }
      final class HomeModel: ObservableObject {
        @Published var jars: [String] = []
        func load() async { jars = (try? await Service.shared.jars()) ?? [] }
      }
      final class Service {
        static let shared = Service()
        func jars() async throws -> [String] { try await headers().keys.sorted() }
        func headers() async throws -> [String: String] {
          guard let token = try await Account.shared.token() else { return [:] }
          return ["Token": token]
        }
      }
      enum Lost: Error { case session }
      final class Account: ObservableObject {
        static let shared = Account()
        @Published var isLoggedIn = false
        @Published var isReady = false
        var hasSession: Bool { Client.shared.session != nil }
        var isOld: Bool { Client.shared.isOld }
        func token() async throws -> String? {
          \(check)
          return try await Client.shared.session?.token()
        }
        func look() {
          isLoggedIn = Client.shared.session != nil
          isReady = true
        }
        func signIn() { Client.shared.signIn(); look() }
        func signOut() { Client.shared.signOut(); look() }
      }
      """)
    #expect(
      app.edges == [
        "HomeView -tab \"Sign out\"-> LoginView ?", "LoginView -tab \"Sign in\"-> HomeView ?",
      ])
  }

  @Test(
    "A log-in and a log-out go on as they say, also after they have asked for a session",
    arguments: [
      ("guard let session = response.session else { phase = .verify; return }", "VerifyView"),
      ("if !response.isVerified { phase = .verify; throw Lost.session }", "VerifyView"),
      ("if let token = response.token { print(token) } else { phase = .verify }", "VerifyView"),
      ("_ = try await exchangeToken(response)", "HomeView"),
    ])
  func logIn(code: String, page: String) {
    let app = GraphOutline(
      """
      enum Phase { case login, verify, home }
      enum Lost: Error { case session }
      struct RootView: View {
        @StateObject private var account = Account()
        var body: some View {
          switch account.phase {
          case .login: LoginView(account: account)
          case .verify: VerifyView(account: account)
          case .home: HomeView(account: account)
          }
        }
      }
      final class Account: ObservableObject {
        @Published var phase = Phase.login
        func logIn() async throws {
          let response = try await Client.shared.logIn()
          \(code)
        }
        func exchangeToken(_ response: Response) async throws -> String {
          phase = .home
          return response.token
        }
        func logOut() {
          guard let session = Client.shared.sessions.first else { phase = .login; return }
          print(session)
        }
      }
      struct LoginView: View {
        @ObservedObject var account: Account
        var body: some View { Button("Log in") { Task { try await account.logIn() } } }
      }
      struct VerifyView: View {
        @ObservedObject var account: Account
        var body: some View { Button("Done") { account.phase = .home } }
      }
      struct HomeView: View {
        @ObservedObject var account: Account
        var body: some View { Button("Log out") { account.logOut() } }
      }
      """)
    #expect(app.edges.contains { $0.hasPrefix("LoginView -tab \"Log in\"-> \(page)") })
    #expect(app.edges.contains { $0.hasPrefix("HomeView -tab \"Log out\"-> LoginView") })
  }
}
