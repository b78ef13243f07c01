import AppReading
import Testing

/// Coordinators that push controllers of UIKit with views of SwiftUI inside.
@Suite("Stacks of controllers")
struct ControllerStackTests {
  private static let app = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var coordinator: AppCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
        guard let scene = (scene as? UIWindowScene) else { return }
        show(in: UIWindow(windowScene: scene))
      }
      private func show(in window: UIWindow) {
        let navigation = UINavigationController()
        window.rootViewController = navigation
        self.window = window
        coordinator = AppCoordinator(navigation: navigation)
        coordinator?.start()
      }
    }
    protocol Coordinator: AnyObject { var navigation: UINavigationController { get } }
    final class AppCoordinator: Coordinator {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        let welcome = WelcomeCoordinator(navigation: navigation)
        welcome.delegate = self
        welcome.start()
      }
    }
    extension AppCoordinator: WelcomeCoordinatorDelegate {
      func showHome() {
        let home = UIHostingController(rootView: HomeView())
        navigation.setViewControllers([home], animated: true)
      }
    }
    protocol WelcomeCoordinatorDelegate: AnyObject { func showHome() }
    final class WelcomeCoordinator: Coordinator {
      let navigation: UINavigationController
      weak var delegate: WelcomeCoordinatorDelegate?
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        let controller = UIHostingController(rootView: WelcomeView(delegate: self))
        navigation.START
      }
    }
    extension WelcomeCoordinator: WelcomeViewDelegate {
      func skip() { delegate?.showHome() }
      func signIn() {
        navigation.pushViewController(UIHostingController(rootView: SignInView()), animated: true)
      }
    }
    protocol WelcomeViewDelegate { func skip(); func signIn() }
    struct WelcomeView: View {
      var delegate: WelcomeViewDelegate
      var body: some View {
        VStack { Button("Skip") { delegate.skip() }; Button("Sign in") { delegate.signIn() } }
      }
    }
    struct SignInView: View { var body: some View { Text("Sign in") } }
    struct HomeView: View { var body: some View { Text("Home") } }
    """

  @Test(
    "A coordinator that a delegate starts shows the first page",
    arguments: [
      "pushViewController(controller, animated: true)",
      "setViewControllers([controller], animated: false)",
    ])
  func firstPage(statement: String) {
    let app = GraphOutline([Self.app.replacing("START", with: statement)])
    #expect(app.ids.first == "view.welcome")
    #expect(
      Set(app.edges) == [
        "WelcomeView -push \"Skip\"-> HomeView", "WelcomeView -push \"Sign in\"-> SignInView",
      ])
    #expect(app.unresolved.isEmpty)
  }

  @Test(
    "What a delegate pushes for a link is not the first page, and tabs and pages that turn are not pushed"
  )
  func otherControllers() {
    let app = GraphOutline([
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let navigation = UINavigationController()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          navigation.pushViewController(UIHostingController(rootView: LinkView()), animated: true)
        }
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          let window = UIWindow()
          window.rootViewController = UIHostingController(rootView: HomeView())
          self.window = window
        }
      }
      struct HomeView: View {
        let tabs: UITabBarController
        let pager: UIPageViewController
        var body: some View {
          Button("Tabs") {
            tabs.setViewControllers([UIHostingController(rootView: LinkView())], animated: false)
          }
          Button("Next") {
            let next = UIHostingController(rootView: LinkView())
            pager.setViewControllers([next], direction: .forward, animated: true)
          }
        }
      }
      struct LinkView: View { var body: some View { Text("Link") } }
      """
    ])
    #expect(app.ids.first == "view.home")
    #expect(app.edges.isEmpty)
  }
}
