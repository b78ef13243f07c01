import AppReading
import Testing

@Suite("Pages that lead on by themselves while events around all pages do too")
struct LoadingPageTests {
  @Test("What loads something leads on by itself, also where an event around all pages does")
  func eventAround() {
    let app = GraphOutline(
      """
      enum Access { case launching, signedOut, signedIn }
      @Observable final class Session { var user: String? }
      struct RootView: View {
        @State private var access = Access.launching
        @State private var session = Session()
        var body: some View {
          ZStack {
            switch access {
            case .launching: LaunchView()
            case .signedOut: LogInView()
            case .signedIn: HomeView()
            }
          }
          .onChange(of: session.user) { access = session.user == nil ? .signedOut : .signedIn }
        }
      }
      struct LaunchView: View { var body: some View { Text("Jars") } }
      struct LogInView: View { var body: some View { Button("Log in") {} } }
      struct HomeView: View { var body: some View { Button("Home") {} } }
      """)
    #expect(
      app.edges == [
        "LaunchView -tab-> LogInView ?", "LaunchView -tab-> HomeView ?",
        "RootView -tab-> LogInView ?", "RootView -tab-> HomeView ?",
      ])
  }

  @Test("A page that leads on by itself does so alone, whatever an event around it does")
  func ownWayOn() {
    let app = GraphOutline(
      """
      enum Phase { case splash, home, locked }
      struct RootView: View {
        @State private var phase = Phase.splash
        @Environment(\\.scenePhase) private var scene
        var body: some View {
          ZStack {
            switch phase {
            case .splash: SplashView { phase = .home }
            case .home: HomeView()
            case .locked: LockView { phase = .home }
            }
          }
          .onChange(of: scene) { _, new in if new == .background { phase = .locked } }
        }
      }
      struct SplashView: View {
        let done: () -> Void
        var body: some View { Image("logo").onAppear { done() } }
      }
      struct HomeView: View { var body: some View { Text("All jars") } }
      struct LockView: View {
        let unlock: () -> Void
        var body: some View { Button("Unlock", action: unlock) }
      }
      """)
    #expect(app.edges.filter { $0.hasPrefix("SplashView") } == ["SplashView -tab-> HomeView ?"])
  }
}
