import AppReading
import Testing

@Suite("Enums of pages inside the values that a router presents")
struct WrappedEnumTests {
  /// A router whose stack has frames and whose sheets are layers, each with a page inside; a tab bar of UIKit around it.
  private static let router = """
    @Observable class Frame: Hashable {
      private(set) var page: Page
      init(page: Page) { self.page = page }
      func replace(with page: Page) { self.page = page }
    }
    @Observable class Layer: Identifiable {
      weak var house: House?
      var root: Frame
      var path: [Frame]
      var hasStack: Bool
      var isFullScreenCover: Bool
      init(root: Page, path: [Page] = [], house: House, hasStack: Bool = true, isFullScreenCover: Bool = false) {
        self.house = house
        self.root = .init(page: root)
        self.path = path.map { .init(page: $0) }
        self.hasStack = hasStack
        self.isFullScreenCover = isFullScreenCover
      }
      func push(_ page: Page) {
        if hasStack { path.append(.init(page: page)) } else { openSheet(page) }
      }
      func replace(_ page: Page) { root.replace(with: page) }
      func openSheet(_ page: Page) {
        guard let house else { return }
        if case .menu = root.page {
          withAnimation { } completion: { self.root = .init(page: page) }
        } else {
          house.openSheet(page)
        }
      }
    }
    @Observable class House {
      static let main: House = .init()
      private(set) var layers: [Layer] = .init()
      private func openSheet(_ page: Page, isFullScreenCover: Bool) {
        layers.append(.init(root: page, house: self, isFullScreenCover: isFullScreenCover))
      }
      func openSheet(_ page: Page) { openSheet(page, isFullScreenCover: false) }
      func showCover(_ page: Page) { openSheet(page, isFullScreenCover: true) }
    }
    struct FrameView: View { let frame: Frame; var body: some View { frame.page.view() } }
    struct LayerView: View {
      @State var layer: Layer
      let hasSheets: Bool
      var body: some View {
        Group {
          if layer.hasStack {
            NavigationStack(path: $layer.path) {
              rootView().navigationDestination(for: Frame.self) { FrameView(frame: $0) }
            }
          } else {
            rootView()
          }
        }
        .onOpenURL { _ in layer.push(.rooms) }
      }
      @ViewBuilder private func rootView() -> some View {
        if hasSheets {
          layer.root.page.view().sheets(layer.house?.layers.last)
        } else {
          layer.root.page.view()
        }
      }
    }
    private struct SheetModifier: ViewModifier {
      let next: Layer?
      func body(content: Content) -> some View {
        content
          .sheet(
            item: Binding(
              get: { if let next, !next.isFullScreenCover { next } else { nil } },
              set: { if $0 == nil { close() } })
          ) { layer in LayerView(layer: layer, hasSheets: true) }
          .fullScreenCover(
            item: Binding(
              get: { if let next, next.isFullScreenCover { next } else { nil } },
              set: { if $0 == nil { close() } })
          ) { layer in LayerView(layer: layer, hasSheets: true) }
      }
      func close() { next?.house = nil }
    }
    extension View {
      func sheets(_ layer: Layer?) -> some View { modifier(SheetModifier(next: layer)) }
    }
    struct BarItem {
      var content: AnyView
      var title: String
      init(title: String, @ViewBuilder content: () -> some View) {
        self.title = title
        self.content = AnyView(content())
      }
    }
    struct BarView: UIViewControllerRepresentable {
      let items: [BarItem]
      init(items: [BarItem]) { self.items = items }
      func makeUIViewController(context: Context) -> UITabBarController { UITabBarController() }
    }
    struct RootView: View {
      var house: House { .main }
      var body: some View {
        BarView(items: [
          BarItem(title: "Rooms") {
            LayerView(layer: .init(root: .rooms, house: house), hasSheets: false)
          },
          BarItem(title: "Prefs") {
            LayerView(layer: .init(root: .prefs(), house: house), hasSheets: false)
          },
        ])
        .sheets(house.layers.first)
      }
    }
    enum Page {
      case rooms, guests(_ guest: String), menu, prefs(_ page: PrefsPage = .root), picture
      static func guests() -> Page { .menu }
      @ViewBuilder func view() -> some View {
        switch self {
        case .rooms: RoomsView()
        case let .guests(guest): GuestsView(guest: guest)
        case .menu: MenuView()
        case let .prefs(page): page.view()
        case .picture: PictureView()
        }
      }
    }
    enum PrefsPage {
      case root, sound(Loudness)
      @ViewBuilder func view() -> some View {
        switch self {
        case .root: PrefsView()
        case .sound: SoundView()
        }
      }
    }
    enum Loudness { case low, high }
    struct GuestsView: View { let guest: String; var body: some View { Text("Guests") } }
    struct MenuView: View { var body: some View { Text("Menu") } }
    struct PictureView: View { var body: some View { Text("Picture") } }
    struct PrefsView: View { var body: some View { Text("Prefs") } }
    struct SoundView: View { var body: some View { Text("Sound") } }
    """

  /// The app with a page of rooms that has controls.
  private func app(_ controls: String) -> GraphOutline {
    GraphOutline(
      Self.router + """

        struct RoomsView: View {
          @Environment(Layer.self) var layer
          var body: some View { VStack { \(controls) } }
        }
        """)
  }

  /// The edges of the page of rooms.
  private func edges(_ controls: String) -> [String] {
    app(controls).edges.filter { $0.contains("\"") }
  }

  @Test("The cases of the enum inside are destinations, once each")
  func cases() {
    #expect(
      app("Text(\"Rooms\")").destinations == [
        "Page.rooms route: RoomsView", "Page.guests route: GuestsView",
        "Page.menu route: MenuView", "Page.picture route: PictureView",
        "Page.prefs.root route: PrefsView", "Page.prefs.sound route: SoundView",
      ])
  }

  @Test("The tabs of a tab bar of UIKit are those of its list of items")
  func tabs() {
    #expect(Array(app("Text(\"Rooms\")").ids.prefix(2)) == ["tab.rooms", "tab.prefs"])
  }

  @Test(
    "Each way that a router has of showing a page",
    arguments: [
      ("layer.push(.menu)", "push", "Page.menu"),
      ("layer.replace(.menu)", "push", "Page.menu"),
      ("layer.openSheet(.menu)", "sheet", "Page.menu"),
      ("House.main.showCover(.picture)", "cover", "Page.picture"),
      ("layer.push(.prefs(.sound(.high)))", "push", "Page.prefs.sound"),
      ("layer.push(.guests(\"Ann\"))", "push", "Page.guests"),
      ("layer.push(.guests())", "push", "Page.menu"),
    ])
  func ways(call: String, kind: String, target: String) {
    #expect(edges("Button(\"Go\") { \(call) }") == ["RoomsView -\(kind) \"Go\"-> \(target) ?"])
  }

  @Test("A page in a link is pushed for certain")
  func link() {
    #expect(
      edges("NavigationLink(\"Go\", value: Frame(page: .menu))") == [
        "RoomsView -push \"Go\"-> Page.menu"
      ])
  }

  @Test("What a global error handler shows is no target of each control")
  func errors() {
    let handler = "func complain(_ error: any Error) { House.main.openSheet(.menu) }\n"
    let outline = GraphOutline(
      handler + Self.router + """

        struct RoomsView: View {
          @Environment(Layer.self) var layer
          var body: some View {
            Button("Try") { do { try work() } catch { complain(error) } }
            Button("Ask") { do { try work() } catch { layer.push(.menu) } }
          }
          func work() throws {}
        }
        """)
    #expect(
      outline.edges.filter { $0.contains("\"") } == ["RoomsView -push \"Ask\"-> Page.menu ?"])
  }

  @Test("An event of the view around every page is that of the first one")
  func containerEvents() {
    let outline = app("Button(\"Go\") { layer.push(.menu) }")
    #expect(outline.edges.count { !$0.contains("\"") && $0.hasSuffix("Page.rooms ?") } == 1)
  }

  @Test("A destination without a value is presented, but not one whose value is 'nil' or 'false'")
  func emptyDestinations() {
    let app = GraphOutline(
      root: "HomeView(store: Store(initialState: Home.State()) { Home() })",
      """
      @Reducer struct Home {
        @Reducer enum Destination { case plain, flag(Bool), topic(Topic?) }
        @ObservableState struct State { @Presents var destination: Destination.State? }
        enum Action { case plainTapped, flagTapped, topicTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .plainTapped: state.destination = .plain
            case .flagTapped: state.destination = .flag(false)
            case .topicTapped: state.destination = .topic(nil)
            }
            return .none
          }
        }
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
          List {
            Button("Plain") { store.send(.plainTapped) }
            Button("Flag") { store.send(.flagTapped) }
            Button("Topic") { store.send(.topicTapped) }
          }
          .sheet(item: $store.scope(state: \\.destination?.plain, action: \\.destination.plain)) { _ in PlainView() }
          .sheet(isPresented: $store.scope(state: \\.destination?.flag, action: \\.destination.flag)) { FlagView() }
          .sheet(item: $store.scope(state: \\.destination?.topic, action: \\.destination.topic)) { _ in TopicView() }
        }
      }
      struct PlainView: View { var body: some View { Text("Plain") } }
      struct FlagView: View { var body: some View { Text("Flag") } }
      struct TopicView: View { var body: some View { Text("Topic") } }
      """)
    let certain = app.edges.filter { !$0.hasSuffix("?") }
    #expect(certain == ["HomeView -sheet \"Plain\"-> PlainView"])
  }
}
