import AppReading
import Testing

@Suite("Pages of which a condition shows one that is decided elsewhere")
struct AlternatePagesTests {
  /// An app with a tab whose page has a condition.
  private func app(_ content: String) -> GraphOutline {
    GraphOutline(
      """
      @Observable final class Model {
        var isLoggedIn = false
        var session: String?
        var jars: [String] = []
      }
      struct RootView: View {
        @State var model = Model()
        var body: some View {
          TabView {
            JarsView().tabItem { Text("Jars") }
            ProfileView(model: model).tabItem { Text("Profile") }
          }
        }
      }
      struct JarsView: View { var body: some View { Text("All jars") } }
      struct ProfileView: View {
        let model: Model
        var body: some View { \(content) }
      }
      struct AccountView: View { var body: some View { NavigationLink("Mail") { DetailView() } } }
      struct WelcomeView: View { var body: some View { NavigationLink("Help") { HelpView() } } }
      struct GuestView: View { var body: some View { NavigationLink("Help") { HelpView() } } }
      struct DetailView: View { var body: some View { Text("One") } }
      struct HelpView: View { var body: some View { Text("Two") } }
      struct OpenView: View {
        var body: some View { List { Button("Finish") {} }.navigationTitle("Open jar") }
      }
      struct StartView: View {
        var body: some View { NavigationStack { List { Button("Begin") {} } } }
      }
      struct ClosedView: View {
        let model: Model
        var body: some View { if model.session == nil { StartView() } else { OpenView() } }
      }
      struct EmptyJarsView: View { var body: some View { Button("Fill").navigationTitle("None") } }
      """)
  }

  @Test(
    "Those with and without an account are pages of their own",
    arguments: [
      "if model.isLoggedIn { AccountView() } else { WelcomeView() }",
      "NavigationStack { Group { if model.isLoggedIn { AccountView() } else { WelcomeView() } } }",
      "ZStack { Color.red; if model.isLoggedIn { AccountView() } else { WelcomeView() } }",
    ])
  func session(content: String) {
    let app = app(content)
    #expect(
      app.edges == [
        "ProfileView -push-> AccountView", "AccountView -push \"Mail\"-> DetailView",
        "ProfileView -push \"Help\"-> HelpView",
      ])
    #expect(app.texts(of: "ProfileView") == ["Help"])
    #expect(app.report.views.first { $0.view == "ProfileView" }?.otherTexts == [])
  }

  @Test("A page for guests says what its condition is about")
  func guests() {
    let app = app(
      "if let name = model.session { List { Button(name) {} } } else { GuestView() }")
    #expect(
      app.edges == ["ProfileView -push-> GuestView", "GuestView -push \"Help\"-> HelpView"])
  }

  @Test("Pages with titles or stacks of their own")
  func titles() {
    let app = app("if model.jars.isEmpty { StartView() } else { OpenView() }")
    let others = app.edges.filter { $0.hasPrefix("ProfileView -push-> ") }
    #expect(others == ["ProfileView -push-> StartView"])
    #expect(app.texts(of: "ProfileView") == ["Open jar", "Finish"])
    // Also one that shows another page instead of itself.
    let nested = self.app(
      "if model.jars.isEmpty { ClosedView(model: model) } else { OpenView() }")
    #expect(nested.edges.contains("ProfileView -push-> ClosedView"))
  }

  @Test(
    "Parts, permissions and what is there without content are no pages",
    arguments: [
      "if model.jars.isEmpty { EmptyJarsView() } else { OpenView() }",
      "if model.jars.isEmpty { WelcomeView() } else { AccountView() }",
      "VStack { Text(\"Top\"); if model.isLoggedIn { AccountView() } else { WelcomeView() } }",
      "if Camera.status == .authorized { AccountView() } else { WelcomeView() }",
    ])
  func parts(content: String) {
    let ids = app(content).ids
    #expect(Set(ids).isSubset(of: ["tab.jars", "tab.profile", "view.detail", "view.help"]))
  }

  @Test("What leads to a view that only chooses leads to each of its pages")
  func chooser() {
    let app = GraphOutline(
      """
      final class Store: ObservableObject {
        @Published var active: Jar?
        func begin() { active = Jar() }
      }
      struct RootView: View {
        @StateObject private var store = Store()
        @State private var isFilling = false
        var body: some View {
          VStack { Button("Fill") { isFilling = true }; NavigationLink("Go on") { FillFlow(store: store) } }
            .sheet(isPresented: $isFilling) { FillFlow(store: store) }
        }
      }
      struct FillFlow: View {
        @ObservedObject var store: Store
        var body: some View {
          if let active = store.active { FillView(jar: active) } else { ChooseView(store: store) }
        }
      }
      struct FillView: View {
        let jar: Jar
        var body: some View { NavigationStack { List { Button("Done") {} }.navigationTitle("Fill") } }
      }
      struct ChooseView: View {
        let store: Store
        var body: some View {
          NavigationStack { List { Button("Plums") { store.begin() } }.navigationTitle("Choose") }
        }
      }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Fill\"-> FillFlow", "RootView -sheet \"Fill\"-> ChooseView ?",
        "RootView -push \"Go on\"-> FillFlow", "RootView -push \"Go on\"-> ChooseView ?",
      ])
    #expect(app.texts(of: "ChooseView") == ["Choose", "Plums"])
  }

  @Test("A page to sign up instead of one that is written in place, by the case of a state")
  func writtenInPlace() {
    let app = GraphOutline(
      """
      enum Account { case needsLogin, known }
      @Observable class Model {
        var account = Account.needsLogin
        var showsSettings = false
        init() { auth.publisher.sink { self.account = $0 == nil ? .needsLogin : .known } }
      }
      struct RootView: View {
        var body: some View {
          TabView { ProfileView().tabItem { Text("Profile") }; Text("Map").tabItem { Text("Map") } }
        }
      }
      struct ProfileView: View {
        @State private var model = Model()
        var body: some View {
          NavigationStack {
            Group {
              if case .needsLogin = model.account {
                SignUpView()
              } else {
                VStack { Text("Your jars") }
                  .toolbar { Button("Settings") { model.showsSettings = true } }
                  .navigationDestination(isPresented: $model.showsSettings) { SettingsView() }
              }
            }
          }
        }
      }
      struct SignUpView: View { var body: some View { Button("Sign up") { auth.signUp() } } }
      struct SettingsView: View { var body: some View { Button("Log out") { auth.signOut() } } }
      """)
    #expect(
      app.edges == [
        "ProfileView -push-> SignUpView", "ProfileView -push \"Settings\"-> SettingsView",
        "SignUpView -tab \"Sign up\"-> ProfileView ?",
        "SettingsView -tab \"Log out\"-> SignUpView ?",
      ])
    #expect(app.texts(of: "ProfileView") == ["Settings", "Your jars"])
  }

  @Test("A message over the pages is none of them, and keeps what it may say")
  func underMessage() {
    let app = GraphOutline(
      """
      enum Session { case signedOut(String?), signedIn(String) }
      final class Model: ObservableObject {
        @Published var session = Session.signedOut(nil)
        func logIn() async { session = .signedIn(await service.user()) }
        func logOut() { session = .signedOut(nil) }
      }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          TabView { AccountView(model: model).tabItem { Text("Account") }; Text("Map").tabItem { Text("Map") } }
        }
      }
      struct AccountView: View {
        @ObservedObject var model: Model
        var body: some View {
          NavigationStack {
            Group {
              switch model.session {
              case .signedOut: ScrollView { WelcomeView(model: model) }
              case .signedIn: MembersView(model: model)
              }
            }
            .modifier(Message(isShown: .constant(model.hints()), text: model.isNew ? "Come in" : "Come back"))
          }
        }
      }
      struct Message: ViewModifier {
        let isShown: Binding<Bool>
        let text: String
        func body(content: Content) -> some View {
          ZStack { content; MessageView(isShown: isShown, text: text) }
        }
      }
      struct MessageView: View {
        let isShown: Binding<Bool>
        let text: String
        var body: some View { ZStack { if isShown.wrappedValue { VStack { Spacer(); Text(text) } } } }
      }
      struct WelcomeView: View {
        let model: Model
        var body: some View { Button("Log in") { Task { await model.logIn() } } }
      }
      struct MembersView: View {
        let model: Model
        var body: some View { VStack { Text("Members"); Button("Log out") { model.logOut() } } }
      }
      """)
    #expect(
      app.edges == [
        "AccountView -push-> MembersView", "AccountView -tab \"Log in\"-> MembersView ?",
        "MembersView -tab \"Log out\"-> AccountView ?",
      ])
    #expect(app.texts(of: "AccountView") == ["Log in"])
    #expect(app.otherTexts(of: "AccountView") == ["Come in", "Come back"])
  }
}
