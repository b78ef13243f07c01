import AppReading
import Scenes
import Testing

@Suite("Pages that conditions choose among")
struct ConditionalPageTests {
  @Test("A link leads to each page that a condition in it chooses among, each with its own content")
  func linkWithCondition() {
    let app = GraphOutline(
      """
      enum Setting: CaseIterable {
        case news, sounds, account
        @ViewBuilder var page: some View {
          switch self {
          case .news: NewsView()
          case .sounds: SoundsView()
          case .account: ProgressView()
          }
        }
      }
      struct RootView: View {
        @State private var settings: [Setting] = []
        let isMember: Bool
        var body: some View {
          NavigationView {
            List {
              ForEach(settings, id: \\.self) { SettingRow(setting: $0) }
              NavigationLink("Help") {
                Group {
                  if isMember { ContactView() } else { HelpView() }
                }
                .navigationTitle("Help")
              }
              NavigationLink("Terms") { if isMember { HelpView() } else { ProgressView() } }
            }
          }
        }
      }
      struct SettingRow: View {
        let setting: Setting
        var body: some View {
          NavigationLink {
            if setting == .account { AccountView() } else { setting.page }
          } label: { Text("Setting") }
        }
      }
      struct NewsView: View { var body: some View { Button("Read") {} } }
      struct SoundsView: View { var body: some View { Text("Loud") } }
      struct AccountView: View { var body: some View { Text("Me") } }
      struct ContactView: View { var body: some View { Text("Call") } }
      struct HelpView: View { var body: some View { Text("Ask") } }
      """)
    #expect(
      app.edges.sorted() == [
        "RootView -push \"Help\"-> ContactView ?", "RootView -push \"Help\"-> HelpView ?",
        "RootView -push \"Setting\"-> AccountView ?", "RootView -push \"Setting\"-> NewsView ?",
        "RootView -push \"Setting\"-> SoundsView ?", "RootView -push \"Terms\"-> HelpView",
      ])
    #expect(
      app.destinations == ["Setting.news route: NewsView", "Setting.sounds route: SoundsView"])
    #expect(app.texts(of: "AccountView") == ["Me"])
    #expect(app.texts(of: "ContactView") == ["Help", "Call"])
  }

  @Test("Tabs of conditions below each other, with a toolbar around them that each of them has")
  func conditionsInTurn() {
    let app = GraphOutline(
      """
      enum Section { case events, calendars, profile(String) }
      final class Model: ObservableObject { @Published var section = Section.events }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          NavigationStack {
            VStack {
              if model.section == .events { EventsView() }
              if model.section == .calendars { CalendarsView() }
              if case .profile(let name) = model.section { ProfileView(name: name) }
              HStack {
                Button("Events") { model.section = .events }
                Button("Calendars") { model.section = .calendars }
                Button("Profile") { model.section = .profile("Ann") }
              }
            }
            .toolbar { NavigationLink("Settings") { SettingsView() } }
          }
        }
      }
      struct EventsView: View { var body: some View { Text("Concert") } }
      struct CalendarsView: View { var body: some View { Text("Mine") } }
      struct ProfileView: View { let name: String; var body: some View { Text("Name") } }
      struct SettingsView: View { var body: some View { Text("Sounds") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Events", "Calendars", "Profile"])
    #expect(
      app.ids == [
        "tab.section.events", "tab.section.calendars", "tab.section.profile", "view.settings",
      ])
    #expect(app.texts(of: "EventsView") == ["Settings", "Concert"])
    #expect(app.edges.contains("EventsView -push \"Settings\"-> SettingsView"))
  }

  @Test("A welcome, a home page that loads, and a message about what has failed")
  func welcomeAndFailure() {
    let app = GraphOutline(
      """
      enum Access { case checking, open, failed(String) }
      struct RootView: View {
        @AppStorage("seen") private var hasSeenWelcome = false
        @State private var access = Access.checking
        var body: some View {
          Group {
            if !hasSeenWelcome {
              WelcomeView()
            } else {
              switch access {
              case .checking: ProgressView()
              case .open: NavigationStack { HomeView() }
              case .failed(let reason): VStack { Text(reason); Button("Retry") {} }
              }
            }
          }
        }
      }
      struct WelcomeView: View {
        @State private var isVisible = false
        var body: some View {
          VStack { Text("Hello"); Button("Start") {} }
            .opacity(isVisible ? 1 : 0)
            .onAppear {
              withAnimation { isVisible = true }
            }
        }
      }
      struct HomeView: View {
        @State private var model: Model?
        var body: some View {
          ZStack {
            Color.white
            if let model { ListView() } else if isEmpty { NothingView() } else { List { Text("Soup") } }
          }
        }
      }
      struct ListView: View { var body: some View { Text("Soup") } }
      struct NothingView: View { var body: some View { Text("Nothing") } }
      """)
    #expect(app.ids == ["view.welcome", "view.home"])
    #expect(app.texts(of: "WelcomeView") == ["Hello", "Start"])
  }

  @Test(
    "The cases of an enum for which links show pages, where a list says which",
    arguments: [
      ("view(for: item.page)", ""),
      ("item.page.view", ""),
      (
        "view(for: item.page)",
        "struct TipView: View { var body: some View { tip(for: .orders) } }\n"
          + "func tip(for page: Page) -> some View { switch page { case .orders: Text(\"A\"); case .help: NavigationLink(\"B\") { HelpView() } } }"
      ),
    ])
  func knownLinks(destination: String, more: String) {
    let app = GraphOutline(
      """
      \(more)
      extension Page {
        @ViewBuilder var view: some View {
          switch self {
          case .orders: OrdersView()
          case .help: HelpView()
          }
        }
      }
      enum Page { case orders, help }
      struct Item: Identifiable { let id: Int; let title: String; let page: Page }
      struct RootView: View {
        let items = [Item(id: 1, title: "Orders", page: .orders), Item(id: 2, title: "Help", page: .help)]
        var body: some View {
          NavigationStack {
            List {
              ForEach(items) { item in NavigationLink { \(destination) } label: { Text(item.title) } }
            }
          }
        }
      }
      @ViewBuilder private func view(for page: Page) -> some View {
        switch page {
        case .orders: OrdersView()
        case .help: HelpView()
        }
      }
      struct OrdersView: View { var body: some View { Text("Soup") } }
      struct HelpView: View { var body: some View { Text("Ask") } }
      """)
    #expect(app.destinations == ["Page.orders route: OrdersView", "Page.help route: HelpView"])
    #expect(
      app.edges == ["RootView -push \"Orders\"-> OrdersView", "RootView -push \"Help\"-> HelpView"])
  }

  @Test("The page of a text that is the raw value of a case, and of one that is none")
  func textOfCase() {
    func texts(_ text: String) -> [String]? {
      GraphOutline(
        """
        struct RootView: View {
          enum Page: String { case login, main = "start" }
          var body: some View {
            switch Page(rawValue: "\(text)") {
            case .login: Text("Log in")
            case .main: Text("Main")
            default: Text("None")
            }
          }
        }
        """
      ).texts(of: "RootView")
    }
    #expect(texts("login") == ["Log in"])
    #expect(texts("start") == ["Main"])
    #expect(texts("main") == ["None"])
  }

  @Test("A function that may give another text does not decide what a row is")
  func oneOfTwoTexts() {
    let app = GraphOutline(
      """
      final class HourModel: ObservableObject, Identifiable {
        let title: String?
        init(title: String?) { self.title = title }
        func shownTitle() -> String {
          guard let title else { return "Empty" }
          return title.trimmed()
        }
      }
      struct RootView: View {
        let hours: [HourModel]
        var body: some View {
          List {
            ForEach(hours) { hour in
              if hour.shownTitle() != "Empty" { HourView() } else { EmptyHourView() }
            }
          }
        }
      }
      struct HourView: View {
        @State private var isOpen = false
        var body: some View {
          Button("Change") { isOpen = true }.sheet(isPresented: $isOpen) { HourPage() }
        }
      }
      struct EmptyHourView: View { var body: some View { Text("Nothing to do") } }
      struct HourPage: View { var body: some View { Text("An hour") } }
      """)
    #expect(app.edges == ["RootView -sheet \"Change\"-> HourPage"])
    #expect(app.texts(of: "RootView") == ["Change"])
  }

  @Test("What a binding shows is not only what the state begins with")
  func bindings() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isOpen = false
        var body: some View { part(title: "Jars", isOpen: $isOpen) { Text("Plum"); NavigationLink("Shop") { ShopView() } } }
        private func part<Content: View>(
          title: String, isOpen: Binding<Bool>, @ViewBuilder content: () -> Content
        ) -> some View {
          VStack {
            Button(title) { isOpen.wrappedValue.toggle() }
            if isOpen.wrappedValue { content() }
          }
        }
      }
      struct ShopView: View { var body: some View { Text("Buy jars") } }
      """)
    #expect(app.edges == ["RootView -push \"Shop\"-> ShopView"])
    #expect(app.report.views.first { $0.view == "RootView" }?.otherTexts == ["Plum", "Shop"])
  }
}
