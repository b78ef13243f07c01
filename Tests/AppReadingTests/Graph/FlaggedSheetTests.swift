import AppReading
import Testing

@Suite("Sheets that two states decide, and sheets written where they are shown")
struct FlaggedSheetTests {
  /// A Boolean shows the sheet, a `switch` over another state decides what it shows.
  private static let source = """
    enum Page { case settings, help, none }
    struct RootView: View {
      @State private var isShown = false
      @State private var page: Page = .help
      @State private var isMenuShown = false
      var body: some View {
        VStack {
          Button("Settings") { page = .settings; isShown = true }
          Button("Help") { isShown = true }
          Button("Menu") { isMenuShown = true }
        }
        .sheet(isPresented: $isShown) {
          switch page {
          case .settings: SettingsView()
          case .help: NavigationStack { HelpView() }
          case .none: EmptyView()
          }
        }
        .sheet(isPresented: $isMenuShown) {
          VStack { Text("Menu"); Button("About") { isMenuShown = false } }
        }
      }
    }
    struct SettingsView: View {
      @State private var isAsking = false
      var body: some View {
        Button("Delete") { isAsking = true }.alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
      }
    }
    struct HelpView: View { var body: some View { Text("Help") } }
    """

  @Test("Each case is a screen, and each has its own edges")
  func cases() {
    let app = GraphOutline(Self.source)
    #expect(
      app.destinations == ["Page.settings sheet: SettingsView", "Page.help sheet: HelpView"])
    #expect(
      app.edges == [
        "RootView -sheet \"Settings\"-> Page.settings", "RootView -sheet \"Help\"-> Page.help ?",
        "RootView -sheet \"Menu\"-> RootView.menu",
        "SettingsView -alert \"Delete\"-> SettingsView.asking",
      ])
  }

  @Test("A sheet without a type of its own is in the report, apart from the view that shows it")
  func part() {
    let app = GraphOutline(Self.source)
    #expect(app.texts(of: "RootView") == ["Settings", "Help", "Menu"])
    #expect(app.texts(of: "RootView.menu") == ["Menu", "About"])
  }

  @Test("A page does not lead to itself by the state of the page below it that shows it")
  func samePage() {
    let app = GraphOutline(
      """
      @Observable final class Model { var selected: Post? }
      struct Post: Identifiable, Hashable { var id: Int }
      struct RootView: View {
        @State var model = Model()
        let posts: [Post]
        var body: some View {
          NavigationView {
            List(posts) { post in
              NavigationLink(tag: post, selection: $model.selected) { PostView(model: model) } label: {
                Text("Post")
              }
            }
          }
        }
      }
      struct PostView: View {
        let model: Model
        var body: some View { Button("Revert") { model.selected = Post(id: 1) } }
      }
      """)
    #expect(app.edges == ["RootView -push \"Post\"-> PostView"])
  }

  @Test("A sheet for what a picker of the page has chosen leads to each choice")
  func picked() {
    func edges(_ control: String) -> [String] {
      GraphOutline(
        """
        enum Kind: CaseIterable { case cost, income, budget, log }
        struct RootView: View {
          @State private var kind = Kind.budget
          @State private var isAdding = false
          var body: some View {
            VStack { \(control); Button("Add") { isAdding = true } }
              .sheet(isPresented: $isAdding) {
                switch kind {
                case .cost: CostForm()
                case .income: IncomeForm()
                case .budget: BudgetForm()
                case .log: EmptyView()
                }
              }
          }
        }
        struct CostForm: View { var body: some View { Text("Cost") } }
        struct IncomeForm: View { var body: some View { Text("Income") } }
        struct BudgetForm: View { var body: some View { Text("Budget") } }
        """
      ).edges
    }
    #expect(edges("Text(\"Money\")") == ["RootView -sheet \"Add\"-> Kind.budget ?"])
    #expect(
      edges("Picker(\"Kind\", selection: $kind) { Text(\"Cost\").tag(Kind.cost) }") == [
        "RootView -sheet \"Add\"-> Kind.budget ?", "RootView -sheet \"Add\"-> Kind.cost ?",
        "RootView -sheet \"Add\"-> Kind.income ?",
      ])
  }

  @Test("Links with tags are the cases of their enum, also where code sets the state")
  func taggedLinks() {
    let app = GraphOutline(
      """
      struct RootView: View {
        enum Page: Int { case new, restore, one, two }
        @State var page: Page?
        var body: some View {
          NavigationView {
            VStack {
              NavigationLink(destination: NewView(), tag: Page.new, selection: self.$page) {
                EmptyView()
              }
              Button("New") { self.page = .new }
              NavigationLink(destination: RestoreView(), tag: .restore, selection: $page) {
                Text("Restore")
              }
              ForEach([Page.one, .two], id: \\.self) { page in
                NavigationLink(destination: DigitView(), tag: page, selection: $page) { Text("Digit") }
              }
              Button("Two") { self.page = .two }
            }
          }
        }
      }
      struct DigitView: View { var body: some View { Text("1") } }
      struct NewView: View { var body: some View { Text("Words") } }
      struct RestoreView: View { var body: some View { Text("Your words") } }
      """)
    #expect(app.ids == ["view.root", "view.new", "view.restore", "view.digit"])
    #expect(
      app.edges == [
        "RootView -push \"New\"-> NewView", "RootView -push \"Restore\"-> RestoreView",
        "RootView -push \"Digit\"-> DigitView", "RootView -push \"Two\"-> DigitView",
      ])
    #expect(
      app.destinations == [
        "RootView.Page.new route: NewView", "RootView.Page.restore route: RestoreView",
        "RootView.Page.one route: DigitView", "RootView.Page.two route: DigitView",
      ])
  }

  @Test("A row that chooses what its sheet shows leads to that page only")
  func chosenPage() {
    let app = GraphOutline(
      """
      protocol Setting { var title: String { get }; func editor() -> AnyView }
      enum Personal: String, CaseIterable, Setting {
        case name, birthday
        var title: String { rawValue.capitalized }
        func editor() -> AnyView {
          switch self {
          case .name: return AnyView(NameEditor())
          case .birthday: return AnyView(DateEditor())
          }
        }
      }
      enum Look: String, CaseIterable, Setting {
        case height
        var title: String { rawValue.capitalized }
        func editor() -> AnyView { AnyView(HeightEditor()) }
      }
      struct RootView: View {
        @State private var isShown = false
        @State private var active: (any Setting)?
        var body: some View {
          List {
            ForEach(Personal.allCases, id: \\.self) { row($0) }
            ForEach(Look.allCases, id: \\.self) { row($0) }
            Button("Other") { isShown = true }
            Button("Either") {
              if Bool.random() { active = Personal.name } else { active = Look.height }
              isShown = true
            }
          }
          .sheet(
            isPresented: Binding(get: { isShown }, set: { isShown = $0 }),
            onDismiss: { active = nil },
            content: { active?.editor().presentationDetents([.medium]) })
        }
        func row(_ setting: any Setting) -> some View {
          Button(setting.title) { active = setting; isShown = true }
        }
      }
      struct NameEditor: View { var body: some View { Text("Your name") } }
      struct DateEditor: View { var body: some View { Text("Your day") } }
      struct HeightEditor: View { var body: some View { Text("Your height") } }
      """)
    #expect(
      app.edges.filter { !$0.contains("ther") } == [
        "RootView -sheet \"Name\"-> NameEditor ?", "RootView -sheet \"Birthday\"-> DateEditor ?",
        "RootView -sheet \"Height\"-> HeightEditor ?",
      ])
    // What another control shows is not known.
    #expect(app.edges.count { $0.contains("Other") } == 3)
    #expect(
      app.edges.filter { $0.contains("Either") } == [
        "RootView -sheet \"Either\"-> NameEditor ?", "RootView -sheet \"Either\"-> HeightEditor ?",
      ])
  }
  @Test("A constant binding of a state is bound to the state")
  func constantBinding() {
    let app = GraphOutline(
      """
      final class Router: ObservableObject {
        @Published var isShown = false
        @Published var error: String?
        func toggle() { isShown.toggle() }
      }
      struct RootView: View {
        @StateObject private var router = Router()
        var body: some View {
          VStack { Button("New", action: router.toggle); Button("Fail") { router.error = "No" } }
            .sheet(isPresented: .constant(router.isShown), onDismiss: { router.isShown = false }) {
              NewView()
            }
            .alert("Failed", isPresented: .constant(router.error != nil)) { Button("OK") {} }
        }
      }
      struct NewView: View { var body: some View { Text("New") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"New\"-> NewView", "RootView -alert \"Fail\"-> RootView.error",
      ])
  }

  @Test("A view that gets the state which decides what a sheet shows is none of the pages")
  func givenState() {
    let app = GraphOutline(
      """
      enum Page { case none, help, tips }
      struct RootView: View {
        @State private var isShown = false
        @State private var page: Page = .none
        var body: some View {
          VStack {
            Button("Help") { page = .help; isShown = true }
            Button("Tips") { show() }
          }
          .sheet(isPresented: $isShown) { PageSheet(isShown: $isShown, page: self.$page) }
        }
        private func show() { page = .tips; isShown = true }
      }
      struct PageSheet: View {
        @Binding var isShown: Bool
        @Binding var page: Page
        var body: some View {
          Group {
            if page == .help {
              HelpView(isShown: $isShown)
            } else if page == .tips {
              TipsView { isShown = false }
            }
          }
        }
      }
      struct HelpView: View {
        @Binding var isShown: Bool
        var body: some View { Text("Help").navigationTitle("Help") }
      }
      struct TipsView: View {
        let close: () -> Void
        var body: some View { List { Button("Close", action: close) }.navigationTitle("Tips") }
      }
      """)
    #expect(app.destinations == ["Page.help sheet: HelpView", "Page.tips sheet: TipsView"])
    #expect(
      app.edges == [
        "RootView -sheet \"Help\"-> Page.help", "RootView -sheet \"Tips\"-> Page.tips",
      ])
    #expect(app.unresolved == [])
  }
}
