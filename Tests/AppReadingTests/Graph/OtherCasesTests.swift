import AppReading
import Testing

@Suite("Cases that are left for the last branch of a condition") struct OtherCasesTests {
  /// An app with a sheet whose page a state of a model decides.
  private func app(_ content: String) -> GraphOutline {
    GraphOutline(
      """
      class BaseModel: ObservableObject {
        enum Kind { case jars, notes, shop }
        @Published var isShown = false
        @Published var kind = Kind.jars
        let isPaid = Store.isPaid
      }
      class Model: BaseModel { @Published var name = "" }
      struct RootView: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack {
            Button("Jars") { self.model.kind = .jars; self.model.isShown = true }
            Button("Notes") { self.model.kind = .notes; self.model.isShown = true }
            Button("Shop") { self.model.kind = .shop; self.model.isShown = true }
          }
          .sheet(isPresented: $model.isShown) {
            \(content)
          }
        }
      }
      struct JarsView: View { var body: some View { Button("Fill") {} } }
      struct NotesView: View { var body: some View { Button("Write") {} } }
      struct ShopView: View { var body: some View { Button("Pay") {} } }
      struct PaywallView: View { var body: some View { Button("Try") {} } }
      """)
  }

  @Test(
    "The last branch is for all other cases, whatever the comparisons look like",
    arguments: [
      "if model.kind == .jars { JarsView() } else if model.kind == .notes { NotesView() } else { ShopView() }",
      "if (self.model.kind == .jars) { JarsView() } else if model.kind == .notes { NotesView() } else { ShopView() }",
      "switch model.kind { case .jars: JarsView(); case .notes: NotesView(); default: ShopView() }",
    ])
  func lastBranch(content: String) {
    let app = app(content)
    #expect(
      app.edges == [
        "RootView -sheet \"Jars\"-> BaseModel.Kind.jars",
        "RootView -sheet \"Notes\"-> BaseModel.Kind.notes",
        "RootView -sheet \"Shop\"-> BaseModel.Kind.shop",
      ])
    #expect(
      app.destinations == [
        "BaseModel.Kind.jars sheet: JarsView", "BaseModel.Kind.notes sheet: NotesView",
        "BaseModel.Kind.shop sheet: ShopView",
      ])
  }

  @Test("A page that people must pay for is the page of its case, and the one before it is another")
  func gate() {
    let app = app(
      """
      switch model.kind {
      case .jars: if model.isPaid == false && isFull() { PaywallView() } else { JarsView() }
      case .notes: NotesView()
      default: ShopView()
      }
      """)
    #expect(app.destinations.first == "BaseModel.Kind.jars sheet: JarsView")
    #expect(
      Array(app.edges.prefix(2)) == [
        "RootView -sheet \"Jars\"-> BaseModel.Kind.jars",
        "RootView -sheet \"Jars\"-> PaywallView ?",
      ])
    #expect(app.texts(of: "JarsView") == ["Fill"])
    #expect(app.report.views.first { $0.view == "JarsView" }?.otherTexts == [])
    #expect(app.texts(of: "PaywallView") == ["Try"])
  }

  @Test("A view that shows a paywall instead of its page leads to it by itself")
  func ownGate() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          TabView {
            JarsView().tabItem { Text("Jars") }
            ShelfView().tabItem { Text("Shelf") }
          }
        }
      }
      struct JarsView: View { var body: some View { Button("Fill") {} } }
      struct ShelfView: View {
        var body: some View { if Store.shared.isOpen { ListView() } else { PaywallView() } }
      }
      struct ListView: View { var body: some View { Text("All jars") } }
      struct PaywallView: View { var body: some View { Button("Pay") {} } }
      """)
    #expect(app.edges == ["ShelfView -push-> PaywallView"])
    #expect(app.texts(of: "ShelfView") == ["All jars"])
    #expect(app.report.views.first { $0.view == "ShelfView" }?.otherTexts == [])
    #expect(app.texts(of: "PaywallView") == ["Pay"])
  }

  @Test("A case with one of two pages leads to both, but not to what says that one is missing")
  func twoPages() {
    func app(_ other: String) -> GraphOutline {
      GraphOutline(
        """
        enum Route: Hashable { case jar(Int), about }
        struct RootView: View {
          let store: Store
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Jar", value: Route.jar(3))
                NavigationLink("About", value: Route.about)
              }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .jar(let id):
                  if store.has(id) { JarView() } else { \(other)() }
                case .about: AboutView()
                }
              }
            }
          }
        }
        struct JarView: View { var body: some View { Text("A jar") } }
        struct \(other): View { var body: some View { Text("Another page") } }
        struct AboutView: View { var body: some View { Text("About jars") } }
        """)
    }
    let two = app("NewJarView")
    #expect(
      two.edges == [
        "RootView -push \"Jar\"-> Route.jar", "RootView -push \"Jar\"-> NewJarView ?",
        "RootView -push \"About\"-> Route.about",
      ])
    #expect(two.texts(of: "JarView") == ["A jar"])
    #expect(two.report.views.first { $0.view == "JarView" }?.otherTexts == [])
    #expect(two.destinations.contains("Route.jar route: JarView"))
    let one = app("EmptyJarView")
    #expect(!one.ids.contains { $0.contains("empty") })
    #expect(one.report.views.first { $0.view == "JarView" }?.otherTexts == ["Another page"])
  }
}
