import AppReading
import Testing

@Suite("Conditions that are joined to say what an app begins with")
struct JoinedConditionTests {
  /// An app that begins with servers or with their files, as a condition says.
  private func edges(_ condition: String, button: String) -> [String] {
    GraphOutline(
      """
      final class Servers: ObservableObject {
        @Published var connecting: String?
        @Published var isOpen = false
        @Published var isReady = true
      }
      struct RootView: View {
        @StateObject var servers = Servers()
        var body: some View {
          if \(condition) { FilesView(servers: servers) } else { ServersView(servers: servers) }
        }
      }
      struct ServersView: View {
        let servers: Servers
        var body: some View { List { Button("Go") { \(button) } } }
      }
      struct FilesView: View {
        let servers: Servers
        var body: some View { List { Button("Files") {} } }
      }
      """
    ).edges
  }

  @Test(
    "A control that meets all conditions that it is about leads to the page",
    arguments: [
      ("servers.isOpen && servers.isReady", "servers.isOpen = true"),
      ("!(servers.connecting != nil) && servers.isOpen", "servers.isOpen = true"),
      ("servers.isOpen || servers.connecting != nil", "servers.connecting = \"a\""),
      ("let name = servers.connecting, servers.isReady", "servers.connecting = \"a\""),
      ("let a = servers.connecting, servers.isOpen || check()", "servers.connecting = \"a\""),
    ])
  func met(condition: String, button: String) {
    #expect(edges(condition, button: button) == ["ServersView -tab \"Go\"-> FilesView ?"])
  }

  @Test(
    "A control that meets none of the conditions leads nowhere",
    arguments: [
      ("servers.isOpen && servers.isReady", "servers.isOpen = false"),
      ("!servers.isOpen && !servers.isReady", "servers.isOpen = true"),
      ("servers.isOpen || servers.isReady", "servers.isOpen = false"),
    ])
  func unmet(condition: String, button: String) {
    #expect(edges(condition, button: button).isEmpty)
  }

  @Test("Of several pages the one comes whose conditions hold when all before it do not")
  func otherwise() {
    let app = GraphOutline(
      """
      final class Servers: ObservableObject {
        @Published var connecting: String?
        @Published var isOpen = false
      }
      struct RootView: View {
        @StateObject var servers = Servers()
        var body: some View {
          if servers.connecting != nil && !servers.isOpen {
            Text("Connecting")
          } else if !servers.isOpen {
            ServersView(servers: servers)
          } else {
            FilesView(servers: servers)
          }
        }
      }
      struct ServersView: View {
        let servers: Servers
        var body: some View { List { Button("Connect") { connect() } } }
        func connect() {
          servers.connecting = "a"
          Task {
            servers.connecting = nil
            servers.isOpen = true
          }
        }
      }
      struct FilesView: View {
        let servers: Servers
        var body: some View { List { Button("Log out") { servers.isOpen = false } } }
      }
      """)
    #expect(
      app.edges == [
        "ServersView -tab \"Connect\"-> FilesView ?",
        "FilesView -tab \"Log out\"-> ServersView ?",
      ])
  }

  @Test(
    "A switch over a Boolean decides as an if does",
    arguments: [
      ("Bool?", "case .none: Color.red; case .some(false): InView(); case .some(true): HomeView()"),
      ("Bool", "case false: InView(); case true: HomeView()"),
    ])
  func flag(type: String, cases: String) {
    let app = GraphOutline(
      """
      final class Session: ObservableObject { @Published var isOpen: \(type) = false }
      struct RootView: View {
        @StateObject var session = Session()
        var body: some View { switch session.isOpen { \(cases) } }
      }
      struct InView: View {
        @EnvironmentObject var session: Session
        var body: some View { List { Button("Log in") { session.isOpen = true } } }
      }
      struct HomeView: View {
        @EnvironmentObject var session: Session
        var body: some View { List { Button("Leave") { session.isOpen = false } } }
      }
      """)
    #expect(
      app.edges.sorted() == [
        "HomeView -tab \"Leave\"-> InView ?", "InView -tab \"Log in\"-> HomeView ?",
      ])
  }
}
