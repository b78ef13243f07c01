import AppReading
import Testing

@Suite("What leads on from the pages that an app begins with") struct StartPagesTests {
  @Test("A page that only loads something is left by itself for those that come instead of it")
  func loading() {
    func edges(_ row: String) -> [String] {
      GraphOutline(
        """
        struct RootView: View {
          @StateObject var library = Library()
          var body: some View {
            if let error = library.error { BrokenView() }
            else if library.isLoaded { JarsView() }
            else { FirstView() }
          }
        }
        final class Library: ObservableObject {
          @Published var error: String?
          @Published var isLoaded = false
        }
        struct FirstView: View { var body: some View { Text("Jars"); \(row) } }
        struct JarsView: View { var body: some View { Button("Refresh") {} } }
        struct BrokenView: View { var body: some View { Button("Send") {} } }
        """
      ).edges
    }
    #expect(
      edges("ProgressView()") == [
        "FirstView -tab-> JarsView ?", "FirstView -tab-> BrokenView ?",
      ])
    // A page is not left by itself where people can do something, nor one that loads nothing.
    #expect(edges("ProgressView(); Button(\"Again\") {}").isEmpty)
    #expect(edges("Image(\"logo\")").isEmpty)
  }

  @Test(
    "The last control of an introduction leads to the app, also where a store keeps that it is over",
    arguments: [("Get started", true), ("Let’s go!", true), ("Next", false), ("Read more", false)])
  func introduction(text: String, leads: Bool) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @StateObject var store = RootStore()
        var body: some View {
          if let onboarding = store.onboarding { OnboardingView(store: onboarding) }
          else { JarsView() }
        }
      }
      final class RootStore: ObservableObject { @Published var onboarding: OnboardingStore? }
      final class OnboardingStore: ObservableObject {
        let client: Client
        func finish() async { await client.validate() }
      }
      struct OnboardingView: View {
        let store: OnboardingStore
        var body: some View { Button("\(text)") { Task { await store.finish() } } }
      }
      struct JarsView: View { var body: some View { Button("Refresh") {} } }
      """)
    #expect(app.edges == (leads ? ["OnboardingView -tab \"\(text)\"-> JarsView ?"] : []))
  }

  @Test(
    "A property that writes itself into the user's defaults is the value that the app begins by",
    arguments: [("didSet", "isNew", true), ("set", "isNew", true), ("didSet", "isOld", false)])
  func observedFlag(observer: String, key: String, leads: Bool) {
    let getter = observer == "set" ? "get { UserDefaults.standard.bool(forKey: \"isNew\") }" : ""
    let app = GraphOutline(
      """
      struct RootView: View {
        @AppStorage("isNew") private var isNew = true
        var body: some View { if isNew { FormView() } else { JarsView() } }
      }
      final class Preferences: ObservableObject {
        static let shared = Preferences()
        var isNewHere: Bool {
          \(getter)
          \(observer) { UserDefaults.standard.set(isNewHere, forKey: "\(key)") }
        }
      }
      struct FormView: View {
        @ObservedObject var preferences = Preferences.shared
        var body: some View { Button("Send") { preferences.isNewHere = false } }
      }
      struct JarsView: View { var body: some View { Button("Refresh") {} } }
      """)
    #expect(app.edges == (leads ? ["FormView -tab \"Send\"-> JarsView ?"] : []))
  }

  @Test("An answer of a server decides nothing, also if it comes as several values at once")
  func answer() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @AppStorage("isOut") private var isOut = true
        var body: some View { if isOut { FormView() } else { JarsView() } }
      }
      struct Request {
        func send() async -> (Data?, Failure?) {
          var data: Data? = nil
          var response: URLResponse? = nil
          do {
            (data, response) = try await URLSession.shared.data(from: url)
            if let failure = failure(of: response) { return (nil, failure) }
            if let data { return (data, nil) }
            return (nil, .unknown)
          } catch {
            return (nil, .unknown)
          }
        }
      }
      enum Failure { case unknown }
      struct FormView: View {
        @AppStorage("isOut") private var isOut = true
        @State private var isWrong = false
        func check() async -> Bool {
          let (data, error) = await Request().send()
          guard let data else { isWrong = true; return false }
          return true
        }
        var body: some View {
          Button("Send") { Task { if await check() { isOut = false } } }
            .alert("Wrong", isPresented: $isWrong) {}
        }
      }
      struct JarsView: View { var body: some View { Button("Refresh") {} } }
      """)
    #expect(
      app.edges == [
        "FormView -alert \"Send\"-> FormView.wrong ?", "FormView -tab \"Send\"-> JarsView ?",
      ])
  }

  @Test("Controls that log in and out lead between two pages of one tab")
  func tabSession() {
    let app = GraphOutline(
      """
      @Observable final class Model { var isOut = Auth.isOut }
      struct RootView: View {
        var body: some View {
          TabView {
            JarsView().tabItem { Text("Jars") }
            ProfileView().tabItem { Text("Profile") }
          }
        }
      }
      struct JarsView: View { var body: some View { Button("Sign in") { Auth.shared.start() } } }
      struct ProfileView: View {
        @State var model = Model()
        var body: some View { if model.isOut { SignInView() } else { AccountView() } }
      }
      struct AccountView: View {
        var body: some View {
          Button("Refresh") { Auth.shared.load() }
          Button("Log out") { Auth.shared.end() }
        }
      }
      struct SignInView: View {
        @State private var isShown = false
        var body: some View {
          Button("With a name") { isShown = true }.sheet(isPresented: $isShown) { NameView() }
        }
      }
      struct NameView: View { var body: some View { Button("Sign in") { Auth.shared.start() } } }
      """)
    #expect(
      app.edges == [
        "ProfileView -push-> AccountView", "AccountView -tab \"Log out\"-> ProfileView ?",
        "ProfileView -sheet \"With a name\"-> NameView",
        "NameView -tab \"Sign in\"-> AccountView ?",
      ])
  }

  @Test("The last branch of a `switch` is for all other cases, as that in which the app loads")
  func defaultPage() {
    let app = GraphOutline(
      """
      enum Phase { case new, open, starting, waiting }
      @Observable final class Session { var phase = server.phase }
      struct RootView: View {
        @State private var session = Session()
        var body: some View {
          switch session.phase {
          case .new: FormView()
          case .open: JarsView(session: session)
          default: LoadingView()
          }
        }
      }
      struct LoadingView: View { var body: some View { ProgressView() } }
      struct FormView: View { var body: some View { Button("Send") {} } }
      struct JarsView: View {
        let session: Session
        var body: some View { Button("Leave") { session.phase = .new } }
      }
      """)
    #expect(
      app.edges == [
        "LoadingView -tab-> FormView ?", "LoadingView -tab-> JarsView ?",
        "JarsView -tab \"Leave\"-> FormView ?",
      ])
  }

  @Test(
    "A new value of what has the flag is no change of the flag itself",
    arguments: [
      ("data.settings = Settings()", []), ("data.settings.locks = check()", ["HomeView"]),
      ("isOpen = check()", ["HomeView"]),
    ])
  func ownerOfFlag(action: String, sources: [String]) {
    let app = GraphOutline(
      """
      struct Settings { var locks = false }
      final class Store: ObservableObject { @Published var settings = Settings() }
      struct RootView: View {
        @StateObject private var data = Store()
        @State private var isOpen = false
        var body: some View {
          if !isOpen && data.settings.locks { LockView() } else { HomeView(data: data, isOpen: $isOpen) }
        }
      }
      struct LockView: View { var body: some View { Button("Open") {} } }
      struct HomeView: View {
        @ObservedObject var data: Store
        @Binding var isOpen: Bool
        var body: some View { Button("Load") { \(action) } }
      }
      """)
    #expect(app.edges == sources.map { "\($0) -tab \"Load\"-> LockView ?" })
  }
}
