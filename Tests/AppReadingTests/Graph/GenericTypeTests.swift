import AppReading
import Testing

@Suite("Arguments of generic parameters")
struct GenericTypeTests {
  @Test("The type that a passed function takes is that of the values that are pushed")
  func passedFunction() {
    let app = GraphOutline(
      """
      extension View {
        func destinations<Value: Hashable, Page: View>(
          back title: String? = nil, @ViewBuilder page: @escaping (Value) -> Page
        ) -> some View {
          navigationDestination(for: Value.self) { value in
            page(value).toolbar { if let title { Text(title) } }
          }
        }
      }
      @Observable class Router { var path = NavigationPath() }
      final class HomeRouter: Router {
        enum Destination: String, CaseIterable { case one, two }
        func navigate(to destination: Destination) { path.append(destination) }
      }
      final class MoreRouter: Router {
        enum Destination: Hashable { case two }
        func navigate(to destination: Destination) { path.append(destination) }
      }
      struct RootView: View {
        var body: some View {
          TabView {
            HomeView().tabItem { Text("Home") }
            MoreView().tabItem { Text("More") }
          }
        }
      }
      struct HomeView: View {
        typealias Destination = HomeRouter.Destination
        @State private var router = HomeRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            List(Destination.allCases) { destination in
              Text(destination.rawValue).onTapGesture { router.navigate(to: destination) }
            }
            .destinations(back: "Home", page: page)
          }
        }
        @ViewBuilder private func page(_ destination: Destination) -> some View {
          switch destination {
          case .one: OneView()
          case .two: TwoView()
          }
        }
      }
      struct MoreView: View {
        @State private var router = MoreRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Next") { router.navigate(to: .two) }.destinations(page: page)
          }
        }
        @ViewBuilder private func page(_ destination: MoreRouter.Destination) -> some View {
          switch destination { case .two: OtherView() }
        }
      }
      struct OneView: View { var body: some View { Text("One") } }
      struct TwoView: View { var body: some View { Text("Two") } }
      struct OtherView: View { var body: some View { Text("Other") } }
      """)
    #expect(
      app.edges == [
        "HomeView -push \"one\"-> HomeRouter.Destination.one",
        "HomeView -push \"two\"-> HomeRouter.Destination.two",
        "MoreView -push \"Next\"-> MoreRouter.Destination.two",
      ])
    #expect(app.texts(of: "TwoView") == ["Home", "Two"])
    #expect(app.texts(of: "OtherView") == ["Other"])
  }

  @Test("The enum of a generic coordinator of sheets is that of its instance")
  func coordinator() {
    let app = GraphOutline(
      """
      protocol Sheet: Identifiable {
        associatedtype Page: View
        func view(_ coordinator: Coordinator<Self>) -> Page
      }
      final class Coordinator<Shown: Sheet>: ObservableObject {
        @Published var current: Shown?
        private var waiting: [Shown] = []
        func present(_ sheet: Shown) {
          waiting.append(sheet)
          if waiting.count == 1 { current = sheet }
        }
      }
      struct Coordinating<Shown: Sheet>: ViewModifier {
        @StateObject var coordinator: Coordinator<Shown>
        func body(content: Content) -> some View {
          content.sheet(item: $coordinator.current) { sheet in sheet.view(coordinator) }
        }
      }
      extension View {
        func coordinated<Shown: Sheet>(by coordinator: Coordinator<Shown>) -> some View {
          modifier(Coordinating(coordinator: coordinator))
        }
      }
      enum FoodSheet: Sheet {
        case tags, size
        @ViewBuilder func view(_ coordinator: Coordinator<FoodSheet>) -> some View {
          switch self {
          case .tags: TagsView()
          case .size: SizeView()
          }
        }
      }
      enum CookSheet: Sheet {
        case tags
        @ViewBuilder func view(_ coordinator: Coordinator<CookSheet>) -> some View {
          switch self { case .tags: CookTagsView() }
        }
      }
      struct RootView: View {
        @StateObject private var sheets = Coordinator<FoodSheet>()
        var body: some View {
          NavigationStack {
            Button("Tags") { sheets.present(.tags) }
            Button("Size") { sheets.present(.size) }
            NavigationLink("Cook") { CookView(sheets: .init()) }
          }
          .coordinated(by: sheets)
        }
      }
      struct CookView: View {
        @ObservedObject var sheets: Coordinator<CookSheet>
        var body: some View {
          Button("Tags") { sheets.present(.tags) }.coordinated(by: sheets)
        }
      }
      struct TagsView: View { var body: some View { Text("Tags of food") } }
      struct SizeView: View { var body: some View { Text("Size") } }
      struct CookTagsView: View { var body: some View { Text("Tags of recipes") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Tags\"-> FoodSheet.tags ?",
        "RootView -sheet \"Size\"-> FoodSheet.size ?",
        "RootView -push \"Cook\"-> CookView", "CookView -sheet \"Tags\"-> CookSheet.tags ?",
      ])
  }

  @Test("The static members of the type that a property has")
  func propertyType() {
    let app = GraphOutline(
      """
      protocol Option: Hashable { static var title: String { get } }
      enum Language: Option { case english; static let title = "Language" }
      enum Order: Option { case byName; static let title = "Order" }
      @Observable final class Settings { var language = Language.english; var order: Order = .byName }
      struct RootView: View {
        @State private var settings = Settings()
        var body: some View {
          Row(choice: $settings.language); Row(choice: $settings.order); Plain(value: Order.byName)
        }
      }
      struct Row<Choice>: View where Choice: Option {
        @Binding var choice: Choice
        var body: some View { Inner(choice: $choice) }
      }
      struct Inner<Choice>: View where Choice: Option {
        @Binding var choice: Choice
        var body: some View { Text(Choice.title) }
      }
      struct Plain<Choice: Option>: View {
        let value: Choice
        var body: some View { Text("Plain " + Choice.title) }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Language", "Order", "Plain Order"])
  }

  @Test("A coordinator has the routes and sheets that it gives its generic superclass")
  func genericSuperclass() {
    let app = GraphOutline(
      """
      @Observable class Coordinator<Route: Hashable, Sheet: Identifiable> {
        var path = NavigationPath()
        var sheet: Sheet?
        func push(_ route: Route) { path.append(route) }
        func present(_ sheet: Sheet) { self.sheet = sheet }
      }
      enum HomeRoute: Hashable { case soup, cake }
      enum HomeSheet: Identifiable { case help, news; var id: Self { self } }
      enum OtherSheet: Identifiable { case help, map; var id: Self { self } }
      final class HomeCoordinator: Coordinator<HomeRoute, HomeSheet> {
        @ViewBuilder func build(_ route: HomeRoute) -> some View {
          switch route {
          case .soup: SoupView()
          case .cake: CakeView()
          }
        }
        @ViewBuilder func build(_ sheet: HomeSheet) -> some View {
          switch sheet {
          case .help: HelpView()
          case .news: NewsView()
          }
        }
      }
      final class OtherCoordinator: Coordinator<HomeRoute, OtherSheet> {}
      struct RootView: View {
        @State private var coordinator = HomeCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            HomeView()
              .navigationDestination(for: HomeRoute.self) { coordinator.build($0) }
              .sheet(item: $coordinator.sheet) { coordinator.build($0) }
          }
          .environment(coordinator)
        }
      }
      struct HomeView: View {
        @Environment(HomeCoordinator.self) var coordinator
        var body: some View {
          Button("Cake") { coordinator.push(.cake) }
          Button("News") { coordinator.present(.news) }
        }
      }
      struct SoupView: View { var body: some View { Text("Soup") } }
      struct CakeView: View {
        @Environment(HomeCoordinator.self) var coordinator
        var body: some View { Button("Help") { coordinator.present(.help) } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct NewsView: View { var body: some View { Text("News") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Cake\"-> HomeRoute.cake", "RootView -sheet \"News\"-> HomeSheet.news",
        "CakeView -sheet \"Help\"-> HomeSheet.help",
      ])
    #expect(
      app.destinations == [
        "HomeRoute.soup route: SoupView", "HomeRoute.cake route: CakeView",
        "HomeSheet.help sheet: HelpView", "HomeSheet.news sheet: NewsView",
      ])
  }
}
