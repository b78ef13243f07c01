import AppReading
import Testing

@Suite("Routers whose pages the app's own modifiers show")
struct RouterModifierTests {
  /// An app whose router pushes and presents the same pages.
  ///
  /// - Parameters:
  ///   - presenting: The modifier that presents a page.
  ///   - declarations: What it needs.
  private func app(_ presenting: String, _ declarations: String = "") -> GraphOutline {
    GraphOutline(
      root: "RouterView { HomeView() }",
      """
      enum Page: Hashable { case profile, orders }
      enum Style { case push, sheet }
      @Observable final class Router {
        var path = NavigationPath()
        var presented: Page?
        func navigate(to page: Page, style: Style = .push) {
          switch style {
          case .push: path.append(page)
          case .sheet: present(page)
          }
        }
        private func present(_ page: Page) { presented = page }
      }
      struct RouterView<Content: View>: View {
        @State private var isPresenting = false
        @State private var router = Router()
        private let content: Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content() }
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router.path) {
            content.navigationDestination(for: Page.self) { page in view(for: page) }
          }
          \(presenting)
          .onChange(of: router.presented) { _, page in isPresenting = page != .none }
          .environment(router)
        }
        @ViewBuilder func view(for page: Page) -> some View {
          switch page {
          case .profile: ProfileView()
          case .orders: OrdersView()
          }
        }
      }
      struct HomeView: View {
        @Environment(Router.self) private var router
        var body: some View {
          List {
            Button("Profile") { router.navigate(to: .profile, style: .sheet) }
            Button("Orders") { router.navigate(to: .orders) }
          }
        }
      }
      struct ProfileView: View { var body: some View { Text("Profile") } }
      struct OrdersView: View { var body: some View { Text("Orders") } }
      \(declarations)
      """)
  }

  private func expectBothPages(_ app: GraphOutline) {
    #expect(
      app.edges == [
        "HomeView -sheet \"Profile\"-> Page.profile", "HomeView -push \"Orders\"-> Page.orders",
      ])
    // No page is missing because it could be shown in another way, too.
    #expect(app.unresolved.isEmpty)
  }

  @Test("A sheet with a flag of its own shows the page that the router has")
  func flag() {
    expectBothPages(
      app(
        """
        .sheet(isPresented: $isPresenting) {
          if let page = router.presented { view(for: page) }
        }
        """))
  }

  @Test("A modifier with the name of SwiftUI's, whose type keeps the pages in a property 'body'")
  func modifierWithBody() {
    expectBothPages(
      app(
        ".sheet($isPresenting, router: router) { page in view(for: page) }",
        """
        extension View {
          func sheet<Content: View>(
            _ isPresented: Binding<Bool>, router: Router,
            @ViewBuilder content: @escaping (Page) -> Content
          ) -> some View {
            modifier(SheetModifier(router: router, isPresented: isPresented, body: content))
          }
        }
        struct SheetModifier<V: View>: ViewModifier {
          @Bindable var router: Router
          @Binding var isPresented: Bool
          let body: (Page) -> V
          func body(content: Content) -> some View {
            content.sheet(isPresented: $isPresented) {
              if let page = router.presented { body(page) }
            }
          }
        }
        """))
  }

  @Test("A sheet that only its own flag opens may show each page")
  func flagOfButton() {
    let app = GraphOutline(
      """
      enum Plan { case free, pro }
      struct RootView: View {
        @State private var isShown = false
        let plan: Plan?
        var body: some View {
          Button("Plan") { isShown = true }
            .sheet(isPresented: $isShown) {
              if let plan {
                switch plan { case .free: FreeView(); case .pro: ProView() }
              }
            }
        }
      }
      struct FreeView: View { var body: some View { Text("Free") } }
      struct ProView: View { var body: some View { Text("Pro") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Plan\"-> FreeView ?", "RootView -sheet \"Plan\"-> ProView ?",
      ])
  }

  @Test("A modifier has the body that gets its content")
  func otherBodies() {
    let app = GraphOutline(
      """
      struct RootView: View { var body: some View { Text("Page").modifier(Frame()) } }
      struct Frame: ViewModifier {
        static func body() -> Int { 0 }
        func body() -> Int { 1 }
        func body(content: Content) -> some View { VStack { content; Text("Below") } }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Page", "Below"])
  }

  @Test("The case of a request is no page of the same name")
  func requests() {
    let app = GraphOutline(
      """
      enum Page: Hashable {
        case profile, orders(Int), item(id: Int), list(done: () -> Void)
        static func item(_ item: Item) -> Page { .item(id: item.id) }
      }
      struct Item { let id: Int }
      enum API { case profile(id: Int), orders(name: String) }
      struct RootView: View {
        @State private var path: [Page] = []
        let provider: Provider<API>
        var body: some View {
          NavigationStack(path: $path) {
            List {
              Button("Load") { provider.request(.profile(id: 1)) { _ in } }
              Button("Find") { provider.request(.orders(name: "A")) { _ in } }
              Button("Profile") { path.append(.profile) }
              Button("Orders") { path.append(.orders(1)) }
              Button("Item") { path.append(.item(Item(id: 1))) }
              Button("List") { path.append(.list { print("Done") }) }
            }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .profile: ProfileView()
              case .orders: OrdersView()
              case .item: ItemView()
              case .list: ListView()
              }
            }
          }
        }
      }
      struct ProfileView: View { var body: some View { Text("Profile") } }
      struct OrdersView: View { var body: some View { Text("Orders") } }
      struct ItemView: View { var body: some View { Text("Item") } }
      struct ListView: View { var body: some View { Text("List") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Profile\"-> Page.profile", "RootView -push \"Orders\"-> Page.orders",
        "RootView -push \"Item\"-> Page.item", "RootView -push \"List\"-> Page.list",
      ])
  }
}
