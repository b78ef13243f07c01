import AppReading
import Scenes
import Testing

@Suite("Pages that are static members of a type with a view inside")
struct PageValueTests {
  /// A router whose stack, sheet and cover show values of such a type, and a tab bar whose items are of another one.
  private static let router = """
    struct Stop: Identifiable, Hashable {
      enum Style { case push, sheet }
      enum Kind { case fixed(Style), spaced((Int) -> Style) }
      let id: String
      private let content: AnyView
      var kind: Kind
      var space: Int?
      var style: Style {
        switch kind {
        case let .fixed(style): style
        case let .spaced(make): if let space { make(space) } else { .push }
        }
      }
      init(id: String, style: Style = .push, @ViewBuilder content: () -> some View) {
        self.id = id
        self.kind = .fixed(style)
        self.content = AnyView(content())
      }
      init(id: String, spaced: @escaping (Int) -> Style, @ViewBuilder content: () -> some View) {
        self.id = id
        self.kind = .spaced(spaced)
        self.content = AnyView(content())
      }
      @ViewBuilder var page: some View { if style == .push { content.bold() } else { content } }
    }
    extension Stop {
      static var boats: Stop { Stop(id: "boats") { BoatsView() } }
      static func boat(name: String) -> Stop {
        let title = name
        return Stop(id: "boat", spaced: { _ in .push }) { BoatView(name: title) }
      }
      static let pier = Stop(id: "pier", style: .sheet) { PierView() }
      static let limit = 3
    }
    final class Pilot: ObservableObject {
      struct Shown: Identifiable { let stop: Stop; let pilot: Pilot; var id: String { stop.id } }
      @Published var path: [Stop] = []
      @Published var sheet: Shown?
      func go(_ stop: Stop) {
        switch stop.style {
        case .push: path.append(stop)
        case .sheet: sheet = .init(stop: stop, pilot: .init())
        }
      }
    }
    extension Pilot {
      struct Way {
        let pilot: Pilot?
        func go(to stop: Stop, kind: Stop.Kind? = nil) {
          var stop = stop
          stop.space = nil
          stop.kind = kind ?? stop.kind
          pilot?.go(stop)
        }
      }
    }
    @propertyWrapper struct Sailing: DynamicProperty {
      struct Wrapper {
        let way: Pilot.Way
        func go(to stop: Stop) { way.go(to: stop) }
        func go(to stop: Stop, style: Stop.Style) { way.go(to: stop, kind: .fixed(style)) }
      }
      @Environment(\\.self) private var environment
      var wrappedValue: Wrapper { Wrapper(way: environment.way) }
    }
    struct Deck: View {
      @StateObject private var pilot: Pilot
      private let content: AnyView
      init(pilot: @autoclosure @escaping () -> Pilot, @ViewBuilder content: @escaping () -> some View) {
        _pilot = StateObject(wrappedValue: pilot())
        self.content = AnyView(content())
      }
      var body: some View {
        NavigationStack(path: $pilot.path) {
          content.navigationDestination(for: Stop.self) { stop in stop.page }
        }
        .sheet(item: $pilot.sheet) { pilot.sheet = nil } content: { shown in
          Deck(pilot: shown.pilot) { shown.stop.page }
        }
      }
    }
    struct Berth {
      let content: AnyView
      let title: String
      init(title: String, @ViewBuilder content: () -> some View) {
        self.content = AnyView(content())
        self.title = title
      }
      static var harbour: Berth { Berth(title: "Harbour") { HarbourView() } }
      static func fleet(_ count: Int) -> Berth { Berth(title: "Fleet") { BoatsView() } }
    }
    @resultBuilder struct ListBuilder<Element> {}
    final class Harbours: ObservableObject {
      typealias Entry = (berth: Berth, pilot: Pilot)
      let entries: [Entry]
      init(@ListBuilder<Berth> berths: () -> [Berth]) {
        let berths = berths()
        self.entries = berths.map { berth in (berth, Pilot()) }
      }
    }
    struct RootView: View {
      @StateObject private var harbours: Harbours
      init() { _harbours = StateObject(wrappedValue: Self.all) }
      private static var all: Harbours {
        Harbours {
          Berth.harbour
          Berth.fleet(2)
        }
      }
      var body: some View {
        TabView {
          ForEach(harbours.entries, id: \\.berth.title) { entry in
            Tab(value: entry.berth.title) {
              Deck(pilot: entry.pilot) { entry.berth.content }
            } label: { Label(entry.berth.title, systemImage: "water.waves") }
          }
        }
      }
    }
    struct BoatView: View { let name: String; var body: some View { Text("Boat") } }
    struct BoatsView: View { var body: some View { Text("Boats") } }
    struct PierView: View { var body: some View { Text("Pier") } }
    """

  /// The app with a first page that has a button.
  private func app(_ action: String) -> GraphOutline {
    GraphOutline(
      Self.router + """

        struct HarbourView: View {
          @Sailing private var sailing
          var body: some View { Button("Go") { \(action) } }
        }
        """)
  }

  @Test("The static members are destinations, the other constants are not")
  func destinations() {
    let found = app("sailing.go(to: .pier)").destinations
    #expect(
      found == [
        "Stop.boats route: BoatsView", "Stop.boat route: BoatView", "Stop.pier sheet: PierView",
      ]
    )
  }

  @Test("The tabs are those of a builder of the app, whose tuples have the labels of an alias")
  func tabs() {
    #expect(app("").graph.tabs.map(\.title) == ["Harbour", "Fleet"])
    #expect(Array(app("").ids.prefix(2)) == ["tab.harbour", "tab.boats"])
  }

  @Test(
    "A value says how it is shown, unless its copy was changed before",
    arguments: [
      (".boats", "push", "Stop.boats"), (".boat(name: \"Ann\")", "push", "Stop.boat"),
      (".pier", "sheet", "Stop.pier"), (".boats, style: .sheet", "sheet", "Stop.boats"),
    ])
  func ways(value: String, kind: String, target: String) {
    #expect(
      app("sailing.go(to: \(value))").edges == ["HarbourView -\(kind) \"Go\"-> \(target)"])
  }

  @Test("What a value shows is the page")
  func pages() {
    let views = app("sailing.go(to: .pier)").report.views
    #expect(views.first { $0.view == "PierView" }?.texts == ["Pier"])
  }

  @Test("Texts that an `if` compares a route with lead to their own pages")
  func comparedTexts() {
    let app = GraphOutline(
      """
      struct Menu: Hashable { var title: String; var path: String }
      let menus = [Menu(title: "Warm up", path: "warm"), Menu(title: "Test", path: "test1")]
      struct RootView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            ForEach(menus, id: \\.self) { menu in Button(menu.title) { path.append(menu.path) } }
              .navigationDestination(for: String.self) { route in
                if route == "warm" {
                  WarmView(path: $path)
                } else if route == "test1" || route == "test2" {
                  TestView()
                } else {
                  OtherView()
                }
              }
          }
        }
      }
      struct WarmView: View {
        @Binding var path: NavigationPath
        var body: some View { Button("Again") { path.append("test2") } }
      }
      struct TestView: View { var body: some View { Text("Sing") } }
      struct OtherView: View { var body: some View { Text("Elsewhere") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Warm up\"-> WarmView", "RootView -push \"Test\"-> TestView",
        "WarmView -push \"Again\"-> TestView",
      ])
  }
}
