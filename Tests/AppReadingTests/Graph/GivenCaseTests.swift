import Testing

@Suite("Routes that a function chooses")
struct GivenCaseTests {
  /// The edges of an app that opens what is made of a URL, and of a button that leads to the settings.
  private func edges(_ parser: String, _ open: String) -> [String] {
    GraphOutline(
      """
      enum Route: Hashable { case jar(String), settings, help }
      @Observable final class Router {
        var path: [Route] = []
        func go(to route: Route) { path.append(route) }
      }
      \(parser)
      struct RootView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Settings") { router.go(to: .settings) }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .jar(let name): JarView(name: name)
                case .settings: SettingsView()
                case .help: HelpView()
                }
              }
          }
          .onOpenURL { url in \(open) }
        }
      }
      struct JarView: View { let name: String; var body: some View { Text("A jar") } }
      struct SettingsView: View { var body: some View { Text("Settings here") } }
      struct HelpView: View { var body: some View { Text("Help here") } }
      """
    ).edges
  }

  private let settings = "RootView -push \"Settings\"-> Route.settings"

  @Test("Each case that the function of a parser returns, not those of its other functions")
  func function() {
    let parser = """
      enum Links {
        static func route(for url: URL) -> Route? {
          switch url.host {
          case "jar": return .jar(url.path)
          case "settings": return .settings
          default: return nil
          }
        }
        static func lastRoute() -> Route { isOld ? .settings : .help }
        static func firstRoute() -> Route { .jar("first") }
      }
      """
    let found = edges(parser, "if let route = Links.route(for: url) { router.go(to: route) }")
    #expect(
      found == [settings, "RootView -push-> Route.jar ?", "RootView -push-> Route.settings ?"])
  }

  @Test("Those of each type that conforms to a protocol")
  func witnesses() {
    let parser = """
      protocol Opener { func route(from url: URL) async throws -> Route }
      struct JarOpener: Opener { func route(from url: URL) -> Route { .jar(url.path) } }
      struct HelpOpener: Opener {
        func route(from url: URL) throws -> Route {
          guard url.path == "help" else { throw Problem.unknown }
          return .help
        }
      }
      enum Link {
        case jar, help
        init(_ url: URL) throws {
          switch url.scheme {
          case "jar": self = .jar
          default: self = .help
          }
        }
        var opener: Opener {
          switch self {
          case .jar: return JarOpener()
          case .help: return HelpOpener()
          }
        }
      }
      """
    let open = """
      Task {
        let route = try await Link(url).opener.route(from: url)
        router.go(to: route)
      }
      """
    let found = edges(parser, open)
    #expect(
      found == [settings, "RootView -push-> Route.jar ?", "RootView -push-> Route.help ?"])
  }
}
