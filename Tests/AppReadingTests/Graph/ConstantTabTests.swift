import AppReading
import Scenes
import Testing

@Suite("Tabs that the constants of a structure select")
struct ConstantTabTests {
  private static let source = """
    struct Page: Equatable {
      let title: String
      let symbol: String
      static let home = Page(title: "Home", symbol: "house")
      static let shop = Page(title: "Shop", symbol: "cart")
      static let bets = Page(title: "Bets", symbol: "dice")
    }
    final class Navigation: ObservableObject { @Published var page: Page = .home }
    struct RootView: View {
      @StateObject var navigation = Navigation()
      let user: String?
      var body: some View {
        NavigationStack {
          if let user {
            VStack {
              Group {
                if navigation.page == .home { HomeView(navigation: navigation) }
                else if navigation.page == .shop { ShopView() }
                else if navigation.page == .bets { BetsView(user: user) }
              }
              Bar(page: $navigation.page)
            }
          } else { Color.black }
        }
      }
    }
    struct Bar: View {
      @Binding var page: Page
      private let pages: [Page] = [.home, .shop, .bets]
      var body: some View {
        HStack {
          ForEach(pages, id: \\.title) { item in
            Button { page = item } label: { Label(item.title, systemImage: item.symbol) }
          }
        }
      }
    }
    struct HomeView: View {
      @ObservedObject var navigation: Navigation
      var body: some View {
        Button("Go shopping") { navigation.page = .shop }
        Button("None of them") { navigation.page = Page(title: "Other", symbol: "x") }
      }
    }
    struct ShopView: View { var body: some View { Text("Buy") } }
    struct BetsView: View { let user: String; var body: some View { Text("Win") } }
    """

  @Test("Each is a screen, and a control that sets one leads to it")
  func tabs() {
    let app = GraphOutline(Self.source)
    #expect(app.graph.tabs.map(\.title) == ["Home", "Shop", "Bets"])
    #expect(app.ids == ["tab.home", "tab.shop", "tab.bets"])
    #expect(app.edges == ["HomeView -tab \"Go shopping\"-> Page.shop"])
  }

  @Test("Constants that are alike, as far as the source says, select nothing")
  func alike() {
    let source = Self.source.replacing(
      "let symbol: String", with: "let symbol: String; let id = UUID()"
    )
    .replacing("title: \"Home\", symbol: \"house\"", with: "title: \"Shop\", symbol: \"cart\"")
    let app = GraphOutline(source)
    #expect(!app.edges.contains { $0.contains("Go shopping") })
  }
}
