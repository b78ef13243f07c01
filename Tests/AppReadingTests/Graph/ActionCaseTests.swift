import AppReading
import Testing

@Suite("Cases for which actions lead to pages") struct ActionCaseTests {
  private let pages = """
    struct JarView: View { var body: some View { Text("Jar") } }
    struct ShopView: View { var body: some View { Text("Shop") } }
    """

  @Test("What happens when a sheet is gone, by the case of a state")
  func dismissed() {
    let app = GraphOutline(
      """
      enum Scanned { case root, jar, shop }
      struct RootView: View {
        @State private var isScanning = false
        @State private var isJarShown = false
        @State private var isShopShown = false
        @State private var next: Scanned = .root
        var body: some View {
          Button("Scan") { isScanning = true }
            .fullScreenCover(isPresented: $isScanning, onDismiss: goOn) { ScanView(next: $next) }
            .fullScreenCover(isPresented: $isJarShown) { JarView() }
            .sheet(isPresented: $isShopShown) { ShopView() }
        }
        private func goOn() {
          switch next {
          case .jar: isJarShown.toggle()
          case .shop: isShopShown.toggle()
          default: break
          }
        }
      }
      struct ScanView: View {
        @Binding var next: Scanned
        var body: some View { Button("Found") { next = .jar } }
      }
      \(pages)
      """)
    #expect(
      app.edges == [
        "RootView -cover \"Scan\"-> ScanView", "RootView -cover-> JarView ?",
        "RootView -sheet-> ShopView ?",
      ])
    #expect(app.destinations == ["Scanned.jar cover: JarView", "Scanned.shop sheet: ShopView"])
  }

  @Test("Where a link pushes several pages, its case is that of the last one")
  func link() {
    let app = GraphOutline(
      """
      enum Link { case shop, jar(Int) }
      enum Page: Hashable { case shop, jar(Int) }
      struct RootView: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Home").navigationDestination(for: Page.self) { page in
              switch page {
              case .shop: ShopView()
              case .jar: JarView()
              }
            }
          }
          .onOpenURL { url in open(Link(url)) }
        }
        private func open(_ link: Link) {
          switch link {
          case .shop: path.append(.shop)
          case .jar(let number):
            path.append(.shop)
            path.append(.jar(number))
          }
        }
      }
      \(pages)
      """)
    #expect(
      app.destinations == [
        "Link.shop route: ShopView", "Link.jar route: JarView", "Page.shop route: ShopView",
        "Page.jar route: JarView",
      ])
  }

  @Test("A link selects a tab and pushes a page on it, through a case of another enum")
  func tabs() {
    let app = GraphOutline(
      """
      enum Link { case home, shop, jar(Int) }
      enum Destination { case home, shop }
      enum Page: Hashable { case jar(Int) }
      struct RootView: View {
        @State private var tab = 0
        @State private var path: [Page] = []
        var body: some View {
          TabView(selection: $tab) {
            Text("Home").tabItem { Text("Home") }.tag(0)
            ShopStack(path: $path).tabItem { Text("Shop") }.tag(1)
            OldView().tabItem { Text("Old") }.tag(2)
          }
          .onOpenURL { url in open(Link(url)) }
        }
        private func open(_ link: Link) {
          switch link {
          case .home: go(to: .home)
          case .shop: go(to: .shop)
          case .jar(let number):
            tab = 1
            path = [.jar(number)]
          }
        }
        private func go(to destination: Destination) {
          switch destination {
          case .home: tab = 2
          case .shop: tab = 1
          }
        }
      }
      struct ShopStack: View {
        @Binding var path: [Page]
        var body: some View {
          NavigationStack(path: $path) {
            ShopView().navigationDestination(for: Page.self) { _ in JarView() }
          }
        }
      }
      struct OldView: View { var body: some View { Text("Old") } }
      \(pages)
      """)
    #expect(
      app.destinations == [
        "Link.home tab: OldView", "Link.shop tab: ShopStack", "Link.jar route: JarView",
        "Destination.home tab: OldView", "Destination.shop tab: ShopStack",
        "Page.jar route: JarView",
      ])
  }

  @Test(
    "The cases of a state that a view waits for, also the one for the first tab and one for a sheet or a tab"
  )
  func waiting() {
    let app = GraphOutline(
      """
      enum Link: Equatable { case home, shop, jar(Int) }
      @Observable final class Inbox {
        var link: Link?
        func receive(_ number: Int) { link = number > 0 ? .jar(number) : .home }
      }
      struct RootView: View {
        let inbox: Inbox
        @State private var tab = 0
        @State private var jar: Jar?
        var body: some View {
          TabView(selection: $tab) {
            HomeView().tabItem { Text("Home") }.tag(0)
            ShopView().tabItem { Text("Shop") }.tag(1)
          }
          .onChange(of: inbox.link) { _, link in
            guard let link else { return }
            switch link {
            case .home: tab = 0
            case .shop: tab = 1
            case .jar(let number):
              if let found = find(number) { jar = found } else { tab = 0 }
            }
          }
          .sheet(item: $jar) { _ in JarView() }
        }
      }
      struct Jar: Identifiable { let id: Int }
      struct HomeView: View { var body: some View { Text("Home") } }
      \(pages)
      """)
    #expect(
      app.destinations == [
        "Link.home tab: HomeView", "Link.shop tab: ShopView", "Link.jar sheet: JarView",
      ])
  }

  @Test("The cases of work that a page waits for are no pages")
  func work() {
    let app = GraphOutline(
      """
      enum Upload { case idle, done, failed }
      @Observable final class Uploader { var state = Upload.idle }
      struct RootView: View {
        let uploader: Uploader
        @State private var isDone = false
        @State private var hasFailed = false
        var body: some View {
          Text("Root")
            .onChange(of: uploader.state) { _, state in
              switch state {
              case .done: isDone = true
              case .failed: hasFailed = true
              default: break
              }
            }
            .sheet(isPresented: $isDone) { ShopView() }
            .sheet(isPresented: $hasFailed) { JarView() }
        }
      }
      \(pages)
      """)
    #expect(app.destinations == [])
  }

  @Test("An enum of which all cases lead to one page decides nothing")
  func onePage() {
    let app = GraphOutline(
      """
      enum Mood { case good, bad }
      struct RootView: View {
        @State private var isShown = false
        let mood: Mood
        var body: some View {
          Button("Open") {
            switch mood {
            case .good: isShown = true
            case .bad: isShown = true
            }
          }
          .sheet(isPresented: $isShown) { JarView() }
        }
      }
      \(pages)
      """)
    #expect(app.destinations == [])
  }

  @Test("The pages of cases that are no tabs of a phone")
  func otherTabs() {
    let app = GraphOutline(
      """
      enum Place: Hashable {
        case home, jar, shop
        static let onPhone: [Place] = [.home, .jar]
        @ViewBuilder var page: some View {
          switch self {
          case .home: HomeView()
          case .jar: JarView()
          case .shop: ShopView()
          }
        }
      }
      struct RootView: View {
        @State private var place = Place.home
        var body: some View {
          TabView(selection: $place) {
            ForEach(Place.onPhone, id: \\.self) { place in
              Tab("Tab", systemImage: "star", value: place) { NavigationStack { place.page } }
            }
          }
        }
      }
      struct HomeView: View { var body: some View { NavigationLink("Shop") { ShopView() } } }
      \(pages)
      """)
    #expect(
      app.destinations == [
        "Place.home tab: HomeView", "Place.jar tab: JarView", "Place.shop route: ShopView",
      ])
  }

  @Test(
    "A property that is one of several cases leads to the page of each",
    arguments: [
      "isNew ? .jar : .shop", "if isNew { return .jar } else { return .shop }",
      "switch size { case 1: .jar; default: Route.shop }",
    ])
  func computedCase(getter: String) {
    let app = GraphOutline(
      """
      enum Route: Hashable { case jar, shop, other }
      struct RootView: View {
        let isNew: Bool
        let size: Int
        @State private var path = NavigationPath()
        private var next: Route { \(getter) }
        var body: some View {
          NavigationStack(path: $path) {
            Button("Go on") { path.append(next) }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .jar: JarView()
                case .shop: ShopView()
                case .other: Text("Other")
                }
              }
          }
        }
      }
      \(pages)
      """)
    #expect(
      app.edges == [
        "RootView -push \"Go on\"-> Route.jar ?", "RootView -push \"Go on\"-> Route.shop ?",
      ])
  }
}
