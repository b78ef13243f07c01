import AppReading
import Testing

@Suite("Sheets of helpers, and what is beside the tabs")
struct HelperSheetTests {
  private static let helper = """
    extension View {
      func dynamicSheet<Content: View>(
        isPresented: Binding<Bool>, title: String, @ViewBuilder content: @escaping () -> Content
      ) -> some View {
        sheet(isPresented: isPresented) {
          ZStack {
            Color.white
            VStack { Text(title); Line(); content() }
            Button { isPresented.wrappedValue = false } label: { Image(systemName: "xmark") }
          }
        }
      }
    }
    struct Line: View { var body: some View { Divider() } }
    """

  private static let start =
    "@main struct SmallApp: App { var body: some Scene { WindowGroup { RootView() } } }"

  @Test("The screen of a sheet with decoration around it is the view that it was given")
  func decoration() {
    let app = GraphOutline(files: [
      ("App.swift", Self.start), ("Helper.swift", Self.helper),
      (
        "Root.swift",
        """
        struct RootView: View {
          @State var isScanning = false
          @State var isListing = false
          var body: some View {
            VStack {
              Button("Scan") { isScanning = true }
              Button("List") { isListing = true }
            }
            .dynamicSheet(isPresented: $isScanning, title: "Scan it") { ScanView() }
            .dynamicSheet(isPresented: $isListing, title: "List it") { VStack { Text("A"); ScanView() } }
          }
        }
        struct ScanView: View { var body: some View { Text("Scanning") } }
        """
      ),
    ])
    #expect(
      app.edges == [
        "RootView -sheet \"Scan\"-> ScanView", "RootView -sheet \"List\"-> RootView.listing",
      ])
    #expect(app.texts(of: "ScanView") == ["Scan it", "Scanning", "xmark"])
  }

  @Test("A view beside the tabs that presents something, also with a switch in a sheet of a helper")
  func besideTabs() {
    let app = GraphOutline(files: [
      ("App.swift", Self.start), ("Helper.swift", Self.helper),
      (
        "Root.swift",
        """
        enum Request { case proof, vote }
        final class Requests: ObservableObject {
          @Published var request: Request?
          func open(_ url: URL) { request = .vote }
        }
        struct RootView: View {
          var body: some View {
            ZStack {
              TabView { Text("Home").tabItem { Text("Home") }; Text("More").tabItem { Text("More") } }
              RequestsView()
            }
          }
        }
        struct RequestsView: View {
          @StateObject var requests = Requests()
          @State var isShown = false
          var body: some View {
            ZStack {}
              .dynamicSheet(isPresented: $isShown, title: "Request") {
                switch requests.request {
                case .proof: ProofView()
                case .vote: VoteView()
                default: EmptyView()
                }
              }
              .onOpenURL { requests.open($0) }
          }
        }
        struct ProofView: View { var body: some View { Text("Proof") } }
        struct VoteView: View { var body: some View { Text("Vote") } }
        """
      ),
    ])
    #expect(
      app.destinations == ["Request.proof sheet: ProofView", "Request.vote sheet: VoteView"])
    #expect(app.edges == ["RequestsView -sheet-> Request.vote"])
  }

  @Test("A frame around the tabs is on other pages, too, which have its controls themselves")
  func frame() {
    let app = GraphOutline(
      """
      struct Frame<Content: View>: View {
        @State private var isHelping = false
        @ViewBuilder let content: Content
        var body: some View {
          VStack { content; Button("Help") { isHelping = true } }
            .sheet(isPresented: $isHelping) { HelpView() }
        }
      }
      struct RootView: View {
        var body: some View { Frame { TabView { FeedView().tabItem { Text("Feed") } } } }
      }
      struct FeedView: View {
        var body: some View { NavigationStack { NavigationLink("Open") { DetailView() } } }
      }
      struct DetailView: View { var body: some View { Frame { Text("Detail") } } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(
      app.edges == [
        "FeedView -sheet \"Help\"-> HelpView", "DetailView -sheet \"Help\"-> HelpView",
        "FeedView -push \"Open\"-> DetailView",
      ])
  }

  @Test("A button over the tabs leads on from the page of each tab, what selects a tab does not")
  func buttonOverTabs() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State var selection = 0
        @State var isAdding = false
        var body: some View {
          ZStack {
            TabView(selection: $selection) {
              HomeView().tabItem { Text("Home") }.tag(0)
              MoreView().tabItem { Text("More") }.tag(1)
            }
            VStack { Button("More") { selection = 1 }; AddButton { isAdding = true } }
            NavigationStack { NavigationLink("Help") { HelpView() } }
          }
          .sheet(isPresented: $isAdding) { AddView() }
        }
      }
      struct AddButton: View {
        let action: () -> Void
        var body: some View { Button(action: action) { Image(systemName: "plus") } }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct MoreView: View { var body: some View { Text("More") } }
      struct AddView: View { var body: some View { Text("Add") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(
      app.edges == [
        "HomeView -sheet \"plus\"-> AddView", "MoreView -sheet \"plus\"-> AddView",
      ])
  }

  @Test("A tab bar of the app's own leads nowhere, a button to one of the tabs does")
  func tabBar() {
    let app = GraphOutline(
      """
      enum Place: CaseIterable { case home, shop, more }
      final class Model: ObservableObject { @Published var tab = Place.home }
      struct RootView: View {
        @StateObject var model = Model()
        var body: some View {
          ZStack {
            switch model.tab {
            case .home: HomeView(model: model)
            case .shop: OtherView(name: "Shop", model: model)
            case .more: OtherView(name: "More", model: model)
            }
          }
        }
      }
      struct Bar: View {
        @ObservedObject var model: Model
        var body: some View {
          HStack { ForEach(Place.allCases, id: \\.self) { tab in Button("Tab") { model.tab = tab } } }
        }
      }
      struct HomeView: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack { Button("Go shopping") { model.tab = .shop }; Bar(model: model) }
        }
      }
      struct OtherView: View {
        let name: String
        @ObservedObject var model: Model
        var body: some View { VStack { Text(name); Bar(model: model) } }
      }
      """)
    #expect(app.edges == ["HomeView -tab \"Go shopping\"-> Place.shop"])
  }

  @Test("A sheet shows the page of what a type keeps for its instances, which is nothing at first")
  func kept() {
    let app = GraphOutline(
      """
      struct RootView: View {
        static private var page: URL? = nil
        @State private var isShown = false
        var body: some View {
          Button("Open") {
            Self.page = URL(string: "https://example.com")
            isShown = true
          }
          .sheet(isPresented: $isShown) { if let page = Self.page { WebPage(url: page) } }
        }
      }
      struct WebPage: View { let url: URL; var body: some View { Button("Done") {} } }
      """)
    #expect(app.edges == ["RootView -sheet \"Open\"-> WebPage"])
  }
}
