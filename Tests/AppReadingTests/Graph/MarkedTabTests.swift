import AppReading
import Scenes
import Testing

@Suite("Tabs that a modifier of the app makes visible") struct MarkedTabTests {
  private func app(item: String, garden: String, tasks: String) -> GraphOutline {
    GraphOutline(
      """
      \(item)
      struct ItemsKey: PreferenceKey {
        static var defaultValue: [TabItem] = []
        static func reduce(value: inout [TabItem], nextValue: () -> [TabItem]) {
          value += nextValue()
        }
      }
      struct ItemModifier: ViewModifier {
        let tab: TabItem
        @Binding var selection: TabItem
        func body(content: Content) -> some View {
          content.opacity(selection == tab ? 1.0 : 0.0).preference(key: ItemsKey.self, value: [tab])
        }
      }
      extension View {
        func barItem(_ tab: TabItem, selection: Binding<TabItem>) -> some View {
          modifier(ItemModifier(tab: tab, selection: selection))
        }
      }
      struct RootView: View {
        @State private var selection: TabItem = \(garden)
        var body: some View {
          BarContainer(selection: $selection) {
            GardenView(selection: $selection).barItem(\(garden), selection: $selection)
            TasksView().barItem(\(tasks), selection: $selection)
          }
        }
      }
      struct BarContainer<Content: View>: View {
        @Binding var selection: TabItem
        let content: Content
        @State private var items: [TabItem] = []
        init(selection: Binding<TabItem>, @ViewBuilder content: () -> Content) {
          _selection = selection
          self.content = content()
        }
        var body: some View {
          ZStack(alignment: .bottom) {
            content
            HStack {
              ForEach(items, id: \\.self) { item in
                Text(item.title).onTapGesture { selection = item }
              }
            }
          }
          .onPreferenceChange(ItemsKey.self) { items = $0 }
        }
      }
      struct GardenView: View {
        @Binding var selection: TabItem
        var body: some View { Button("What to do") { selection = \(tasks) } }
      }
      struct TasksView: View { var body: some View { Text("Water the roses") } }
      """)
  }

  @Test("The items are cases of an enum")
  func cases() {
    let app = app(
      item: """
        enum TabItem: Hashable {
          case garden, tasks
          var title: String { switch self { case .garden: "Garden"; case .tasks: "To do" } }
          var iconName: String { switch self { case .garden: "leaf"; case .tasks: "checklist" } }
        }
        """, garden: ".garden", tasks: ".tasks")
    #expect(
      app.graph.tabs == [TabItem("Garden", icon: "leaf"), TabItem("To do", icon: "checklist")])
    #expect(app.edges == ["GardenView -tab \"What to do\"-> TabItem.tasks"])
    #expect(app.texts(of: "GardenView") == ["What to do"])
    #expect(app.texts(of: "TasksView") == ["Water the roses"])
  }

  @Test("The items are values of a struct")
  func values() {
    let app = app(
      item: "struct TabItem: Hashable { let iconName: String; let title: String }",
      garden: #"TabItem(iconName: "leaf", title: "Garden")"#,
      tasks: #"TabItem(iconName: "checklist", title: "To do")"#)
    #expect(
      app.graph.tabs == [TabItem("Garden", icon: "leaf"), TabItem("To do", icon: "checklist")])
    #expect(app.texts(of: "TasksView") == ["Water the roses"])
  }

  @Test("A log-in in a sheet, after which all tabs are there, leads to the first of them")
  func firstTab() {
    let app = GraphOutline(
      """
      final class Session: ObservableObject {
        @Published var server: Server?
        static let shared = Session()
      }
      final class Server: ObservableObject { @Published var isOpen = false }
      struct RootView: View {
        @ObservedObject var session = Session.shared
        @State private var isAsked = false
        var body: some View {
          if let server = session.server {
            TabView {
              if server.isOpen {
                JarsView().tabItem { Label("Jars", systemImage: "circle") }
                LidsView().tabItem { Label("Lids", systemImage: "square") }
              }
              MoreView().tabItem { Label("More", systemImage: "star") }
            }
          } else {
            StartView()
          }
        }
      }
      struct StartView: View {
        @State private var isAsked = false
        var body: some View {
          Button("Log in") { isAsked = true }.sheet(isPresented: $isAsked) { LogInView() }
        }
      }
      struct LogInView: View {
        var body: some View { Button("Go") { Session.shared.server = Server() } }
      }
      struct JarsView: View { var body: some View { Text("All jars") } }
      struct LidsView: View { var body: some View { Text("All lids") } }
      struct MoreView: View { var body: some View { Text("All more") } }
      """)
    #expect(
      app.edges.filter { $0.contains("Go") } == ["LogInView -tab \"Go\"-> JarsView ?"])
  }

  @Test("A choice of tabs in a sheet over tabs that are always there leads to each of them")
  func chosenTab() {
    let app = GraphOutline(
      """
      enum Place: CaseIterable { case jars, lids }
      struct RootView: View {
        @State private var place = Place.jars
        @State private var isMoving = false
        var body: some View {
          TabView(selection: $place) {
            JarsView(place: $place).tabItem { Label("Jars", systemImage: "circle") }.tag(Place.jars)
            Text("All lids").tabItem { Label("Lids", systemImage: "square") }.tag(Place.lids)
          }
        }
      }
      struct JarsView: View {
        @Binding var place: Place
        @State private var isMoving = false
        var body: some View {
          Button("Move") { isMoving = true }.sheet(isPresented: $isMoving) { MoveView(place: $place) }
        }
      }
      struct MoveView: View {
        @Binding var place: Place
        var body: some View {
          ForEach(Place.allCases, id: \\.self) { other in Button("Go there") { place = other } }
        }
      }
      """)
    #expect(
      app.edges.filter { $0.contains("Go") } == [
        "MoveView -tab \"Go there\"-> Place.jars", "MoveView -tab \"Go there\"-> Place.lids",
      ])
  }
}
