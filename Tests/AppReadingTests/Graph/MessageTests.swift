import AppReading
import Testing

/// What one part of an app tells another, which is far from it.
@Suite("Notifications and messages around all pages") struct MessageTests {
  private func app(posting: String, listening: String) -> GraphOutline {
    GraphOutline(
      root: "TabsView()",
      """
      extension Notification.Name { static let showProfile = Notification.Name("app.showProfile") }
      struct TabsView: View {
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            HomeView().tabItem { Text("Home") }.tag(0)
            ProfileView().tabItem { Text("Profile") }.tag(1)
          }
          .onReceive(NotificationCenter.default.publisher(for: \(listening))) { _ in tab = 1 }
        }
      }
      struct HomeView: View {
        @StateObject var model = HomeModel()
        var body: some View { Button("Me") { model.showProfile() } }
      }
      final class HomeModel: ObservableObject {
        func showProfile() {
          DispatchQueue.main.async {
            NotificationCenter.default.post(name: \(posting), object: nil)
          }
        }
      }
      struct ProfileView: View { var body: some View { Text("You") } }
      """)
  }

  @Test(
    "A control leads to what another view does when it gets the notification",
    arguments: [
      (".showProfile", ".showProfile"),
      ("Notification.Name.showProfile", ".showProfile"),
      (".init(\"Show.Profile\")", "Notification.Name(\"Show.Profile\")"),
      ("NSNotification.Name(rawValue: \"Show\")", ".init(rawValue: \"Show\")"),
    ])
  func notification(posting: String, listening: String) {
    #expect(
      app(posting: posting, listening: listening).edges
        == ["HomeView -tab \"Me\"-> ProfileView"])
  }

  @Test("What waits for a notification of the system is an event of its view")
  func notificationOfSystem() {
    #expect(
      app(posting: ".other", listening: "UIApplication.didBecomeActiveNotification").edges
        == ["TabsView -tab-> ProfileView"])
  }

  @Test(
    "A link from outside leads from no tab to another one that people see in the bar",
    arguments: [
      ".onOpenURL { _ in tab = .me }", ".onContinueUserActivity(\"me\") { _ in tab = .me }",
    ])
  func linkFromOutside(modifier: String) {
    let app = GraphOutline(
      root: "TabsView()",
      """
      enum Tab { case home, me }
      struct TabsView: View {
        @State private var tab = Tab.home
        @State private var asks = false
        var body: some View {
          TabView(selection: $tab) {
            Text("Home").tabItem { Text("Home") }.tag(Tab.home)
            Text("You").tabItem { Text("Me") }.tag(Tab.me)
          }
          \(modifier)
          .onOpenURL { _ in asks = true }
          .sheet(isPresented: $asks) { JoinView() }
        }
      }
      struct JoinView: View { var body: some View { Text("Join") } }
      """)
    #expect(app.edges == ["TabsView -sheet-> JoinView"])
  }

  @Test("An event leads to a page once, also if what is posted leads nowhere from its control")
  func events() {
    let app = GraphOutline(
      root: "TabsView()",
      """
      struct TabsView: View {
        var body: some View {
          TabView {
            HomeView().tabItem { Text("Home") }
            MeView().tabItem { Text("Me") }
          }
        }
      }
      struct HomeView: View {
        @State private var isLocked = false
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Home").navigationDestination(for: String.self) { _ in OrderView() }
          }
          .onReceive(NotificationCenter.default.publisher(for: .lock)) { _ in isLocked = true }
          .onReceive(NotificationCenter.default.publisher(for: .order)) { _ in path.append("one") }
          .fullScreenCover(isPresented: $isLocked) { LockView() }
        }
      }
      struct MeView: View {
        var body: some View {
          Button("Order") {
            NotificationCenter.default.post(Notification(name: .order))
          }
        }
      }
      struct LockView: View { var body: some View { Text("Locked") } }
      struct OrderView: View { var body: some View { Text("Ordered") } }
      """)
    #expect(app.edges == ["HomeView -cover-> LockView", "HomeView -push-> OrderView"])
  }

  @Test("A message about a failure around all pages is one edge, a question is one of each control")
  func sharedMessage() {
    let app = GraphOutline(
      root: "TabsView()",
      """
      final class Store: ObservableObject {
        @Published var message: String?
        @Published var errorText: String?
        @Published var isAsking = false
        func save() { do { try write() } catch { message = error.localizedDescription } }
        func check() { if isFull { errorText = "Full" } }
        func ask() { isAsking = true }
        func report() { errorText = "Reported" }
      }
      struct TabsView: View {
        @StateObject var store = Store()
        var body: some View {
          TabView {
            HomeView(store: store).tabItem { Text("Home") }
            ListView(store: store).tabItem { Text("List") }
          }
          .alert(
            "Failed",
            isPresented: Binding(get: { store.message != nil }, set: { _ in store.message = nil })
          ) {}
          .alert(
            "Full",
            isPresented: Binding(
              get: { store.errorText != nil }, set: { _ in store.errorText = nil })
          ) {}
          .alert("Sure?", isPresented: $store.isAsking) {}
        }
      }
      struct HomeView: View {
        @ObservedObject var store: Store
        var body: some View {
          Button("Save") { store.save() }
          Button("Check") { store.check() }
          Button("Ask") { store.ask() }
        }
      }
      struct ListView: View {
        @ObservedObject var store: Store
        var body: some View {
          Button("Add") { store.save() }
          Button("Delete") { store.ask() }
          Button("Report") { store.report() }
        }
      }
      """)
    #expect(
      app.edges == [
        "TabsView -alert-> TabsView.message ?", "TabsView -alert-> TabsView.errorText ?",
        "HomeView -alert \"Ask\"-> TabsView.asking",
        "ListView -alert \"Delete\"-> TabsView.asking",
        "ListView -alert \"Report\"-> TabsView.errorText",
      ])
    #expect(app.texts(of: "HomeView") == ["Save", "Check", "Ask"])
  }
  @Test(
    "A message about a failure on a sheet is one edge of the page that shows it, a question is one of the control"
  )
  func failureBelow() {
    let app = GraphOutline(
      """
      final class Model: ObservableObject {
        @Published var errorMessage: String?
        @Published var asks = false
        func save() async { do { try await store() } catch { errorMessage = "Failed" } }
      }
      struct RootView: View {
        @StateObject private var model = Model()
        @State private var isShown = false
        var body: some View {
          Button("Add") { isShown = true }
            .sheet(isPresented: $isShown) { AddView(model: model) }
            .alert("Error", isPresented: $model.errorMessage) { Button("OK") {} }
            .alert("Delete?", isPresented: $model.asks) { Button("Yes") {} }
        }
      }
      struct AddView: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack {
            Button("Save") { Task { await model.save() } }
            Button("Send") { Task { await model.save() } }
            Button("Delete") { model.asks = true }
          }
        }
      }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Add\"-> AddView", "RootView -alert-> RootView.errorMessage ?",
        "AddView -alert \"Delete\"-> RootView.asks",
      ])
  }

  @Test("What looks again whether somebody is logged in leads to the other first page")
  func recheckedRoot() {
    let app = GraphOutline(
      """
      extension Notification.Name { static let authDidChange = Notification.Name("AuthDidChange") }
      struct RootView: View {
        @State private var isAuthed = (Service.current() != nil)
        @State private var isNew = false
        var body: some View {
          Group {
            if isAuthed { if isNew { WelcomeView() } else { HomeView() } } else { LoginView() }
          }
          .onReceive(NotificationCenter.default.publisher(for: .authDidChange)) { _ in
            isAuthed = (Service.current() != nil)
            isNew = UserDefaults.standard.bool(forKey: "isNew")
          }
          .onOpenURL { _ in isAuthed = (Service.current() != nil) }
        }
      }
      enum Service {
        static func current() -> String? { UserDefaults.standard.string(forKey: "user") }
        static func signIn() async throws { NotificationCenter.default.post(name: .authDidChange, object: nil) }
        static func signOut() async throws { NotificationCenter.default.post(name: .authDidChange, object: nil) }
      }
      struct LoginView: View {
        var body: some View { Button("Sign In") { Task { try await Service.signIn() } } }
      }
      struct HomeView: View {
        var body: some View {
          Text("Home")
          Button("Log Out") { Task { try await Service.signOut() } }
        }
      }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      """)
    #expect(
      app.edges == [
        "LoginView -tab \"Sign In\"-> HomeView ?", "HomeView -tab \"Log Out\"-> LoginView ?",
      ])
  }
}
