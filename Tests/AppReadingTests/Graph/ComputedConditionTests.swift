import Testing

@Suite("Conditions that are computed")
struct ComputedConditionTests {
  @Test("What a Boolean is computed from decides the first page, too")
  func computedFlag() {
    let app = GraphOutline(
      """
      @Observable final class Auth {
        private var session: Session?
        var isLocked = false
        var isOpen: Bool { isLoggedIn }
        var isLoggedIn: Bool { self.session != nil }
        func logIn() async { session = try? await client.logIn() }
        func logOut() async {
          session = nil
          isLocked = false
        }
      }
      struct RootView: View {
        @State private var auth = Auth()
        var body: some View {
          if auth.isOpen {
            if auth.isLocked { LockView(auth: auth) } else { HomeView(auth: auth) }
          } else {
            LogInView(auth: auth)
          }
        }
      }
      struct LockView: View {
        let auth: Auth
        var body: some View { Button("Use a password") { Task { await auth.logOut() } } }
      }
      struct HomeView: View {
        let auth: Auth
        var body: some View { Button("Log out") { Task { await auth.logOut() } } }
      }
      struct LogInView: View {
        let auth: Auth
        var body: some View { Button("Log in") { Task { await auth.logIn() } } }
      }
      """)
    #expect(
      app.edges == [
        "LockView -tab \"Use a password\"-> LogInView ?", "HomeView -tab \"Log out\"-> LogInView ?",
        "LogInView -tab \"Log in\"-> HomeView ?", "LogInView -tab \"Log in\"-> LockView ?",
      ])
  }

  @Test(
    "A Boolean may join several conditions, and that nothing is under way any more decides nothing alone"
  )
  func joined() {
    let app = GraphOutline(
      """
      struct User { let name: String }
      @Observable final class Session {
        var server: String?
        var user: User?
        var isSending = false
        var asksForServer: Bool { server == nil }
        var asksForName: Bool { server != nil && user == nil && !isSending }
        var isOpen: Bool { server != nil && user != nil }
        func choose(_ name: String) { server = name; user = nil }
        func logIn(_ name: String) { user = User(name: name); isSending = false }
        func refresh() { isSending = false }
        func leave() { server = nil; user = nil }
      }
      struct RootView: View {
        @State private var session = Session()
        var body: some View {
          if session.asksForServer {
            ServersView(session: session)
          } else if session.asksForName, let server = session.server {
            LogInView(session: session, server: server)
          } else if session.isOpen {
            HomeView(session: session)
          } else {
            ProgressView()
          }
        }
      }
      struct ServersView: View {
        let session: Session
        var body: some View { Button("Choose") { session.choose("jars") } }
      }
      struct LogInView: View {
        let session: Session
        let server: String
        var body: some View { Button("Log in") { session.logIn("Ann") } }
      }
      struct HomeView: View {
        let session: Session
        var body: some View {
          VStack {
            Button("Refresh") { session.refresh() }
            Button("Leave") { session.leave() }
          }
        }
      }
      """)
    #expect(
      app.edges.filter { $0.contains("\"") } == [
        "ServersView -tab \"Choose\"-> LogInView ?", "LogInView -tab \"Log in\"-> HomeView ?",
        "HomeView -tab \"Leave\"-> ServersView ?",
      ])
  }

  @Test("Who leaves comes to the door, not to the page that is there while the app starts")
  func leave() {
    let app = GraphOutline(
      """
      final class Session: ObservableObject {
        @Published var isOpen = false
        @Published var isKnown = false
        @Published var hasStarted = false
        func enter() { isOpen = true }
        func leave() { isOpen = false; isKnown = false }
      }
      struct RootView: View {
        @StateObject private var session = Session()
        var body: some View {
          if session.isOpen || session.isKnown {
            HomeView().environmentObject(session)
          } else {
            if session.hasStarted { DoorView().environmentObject(session) } else { SplashView() }
          }
        }
      }
      struct SplashView: View { var body: some View { Image("logo") } }
      struct DoorView: View {
        @EnvironmentObject var session: Session
        var body: some View { Button("Enter") { session.enter() } }
      }
      struct HomeView: View {
        @EnvironmentObject var session: Session
        var body: some View { Button("Leave") { session.leave() } }
      }
      """)
    #expect(
      app.edges.filter { $0.contains("\"") } == [
        "DoorView -tab \"Enter\"-> HomeView ?", "HomeView -tab \"Leave\"-> DoorView ?",
      ])
  }

  @Test("Not both of two Booleans is no condition that an action makes true")
  func negatedJoined() {
    let app = GraphOutline(
      """
      final class Session: ObservableObject {
        @Published var isKnown = false
        @Published var hasEntered = false
        @Published var hasPaid = false
        var asksForMoney: Bool { isKnown && hasEntered && !hasPaid }
        var isOpen: Bool { isKnown && hasEntered && hasPaid }
        var asksForName: Bool { isKnown && !hasEntered }
      }
      struct RootView: View {
        @StateObject private var session = Session()
        var body: some View {
          ZStack {
            if session.isOpen {
              HomeView(session: session)
            } else if session.asksForMoney {
              PayView(session: session)
            } else if session.asksForName {
              DoorView(session: session)
            } else {
              TourView(session: session)
            }
          }
        }
      }
      struct TourView: View {
        let session: Session
        var body: some View { Button("Done") { session.isKnown = true } }
      }
      struct DoorView: View {
        let session: Session
        var body: some View { Button("Enter") { session.hasEntered = true } }
      }
      struct PayView: View {
        let session: Session
        var body: some View { Button("Pay") { session.hasPaid = true } }
      }
      struct HomeView: View {
        let session: Session
        var body: some View { Button("Leave") { session.hasEntered = false } }
      }
      """)
    #expect(app.edges.contains("TourView -tab \"Done\"-> DoorView ?"))
    #expect(app.edges.contains("PayView -tab \"Pay\"-> HomeView ?"))
    #expect(
      app.edges.filter { $0.hasPrefix("HomeView") } == ["HomeView -tab \"Leave\"-> DoorView ?"])
  }
}
