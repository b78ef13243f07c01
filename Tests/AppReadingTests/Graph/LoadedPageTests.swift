import AppReading
import Scenes
import Testing

@Suite("Pages that load, and what is no navigation")
struct LoadedPageTests {
  private func texts(_ members: String, _ body: String) -> [String]? {
    GraphOutline(
      """
      struct Pet { let name: String }
      struct Service { func pets() async throws -> [Pet] { [] } }
      struct RootView: View {
        @State private var pets: [Pet] = []
        @State private var isLoading = true
        @State private var owner: Pet?
        let service = Service()
        \(members)
        var body: some View { List { \(body) }.task { await load() } }
      }
      """
    ).texts(of: "RootView")
  }

  @Test(
    "A state that a page begins with is not drawn if it is only a sign of progress with words",
    arguments: [("ProgressView()", ["Account"]), ("ProgressView(value: 0.3)", ["Just a moment"])])
  func waiting(progress: String, texts: [String]) {
    let app = GraphOutline(
      """
      enum Access { case checking, open, closed }
      @Observable final class Session { var access: Access = .checking }
      struct RootView: View {
        @Environment(Session.self) private var session
        var body: some View {
          if session.access == .open { Text("Account") } else if session.access == .closed {
            Text("Please log in")
          } else {
            VStack { Image("logo"); \(progress); Text("Just a moment") }
          }
        }
      }
      """)
    #expect(app.texts(of: "RootView") == texts)
  }

  @Test(
    "A view that begins with a logo is drawn with what it is given, one that can be opened is not",
    arguments: [
      ("Image(\"logo\")", ["Welcome"]), ("Text(\"Show\")", ["Show"]),
      ("Image(systemName: \"plus\")", ["plus"]),
      ("Image(\"logo\").onTapGesture { isOver = true }", []),
    ])
  func intro(first: String, texts: [String]) {
    let app = GraphOutline(
      """
      struct RootView: View { var body: some View { Intro { Text("Welcome").bold() } } }
      struct Intro<Content: View>: View {
        let content: Content
        @State private var isOver = false
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View {
          ZStack {
            if isOver { content.transition(.opacity) } else { \(first).scaledToFit() }
          }
          .task { isOver = true }
        }
      }
      """)
    #expect(app.texts(of: "RootView") == texts)
  }

  private static let page = """
    if isLoading {
      Section { ProgressView() }
    } else if pets.isEmpty {
      Text("No pets")
    } else {
      Section("Pets") { ForEach(pets) { pet in Label("Pet", systemImage: "pawprint") } }
    }
    """

  @Test(
    "A list that the view's own code waits for is drawn as loaded, another one as it is at first")
  func lists() {
    let full = ["Pets", "Pet", "pawprint"]
    let waiting =
      "func load() async { isLoading = true; do { pets = try await service.pets() } catch {} }"
    #expect(texts(waiting, Self.page) == full)
    let later = """
      func load() async {
        let found = try? await service.pets()
        self.pets = found ?? []
      }
      """
    #expect(texts(later, Self.page) == full)
    #expect(texts("func load() async { await log(); pets = [] }", Self.page) == ["No pets"])
    #expect(
      texts("func load() async { otherpets = try await service.pets() }", Self.page) == ["No pets"])
    #expect(texts("func load() async { isLoading = false }", Self.page) == ["No pets"])
  }

  @Test("An optional state is drawn as there only if it is what is waited for")
  func optionals() {
    let page = "if let owner { Text(\"Owner\") } else { Text(\"Nobody\") }"
    #expect(
      texts("func load() async { owner = try? await service.pets().first }", page) == ["Owner"])
    #expect(
      texts("func load() async { pets = try! await service.pets(); owner = pets.first }", page)
        == ["Nobody"])
  }

  @Test("An empty list that a property gives for other cases is not the only one")
  func emptyLists() {
    let app = GraphOutline(
      """
      struct Pet { let name: String }
      enum Phase {
        case idle, loaded([Pet]), empty
        var pets: [Pet] {
          if case .loaded(let pets) = self { return pets }
          return []
        }
      }
      @Observable final class Model { var phase = Phase.idle; var pets: [Pet] { phase.pets } }
      struct RootView: View {
        @State private var model = Model()
        var body: some View {
          switch model.phase {
          case .idle: ProgressView()
          case .loaded: List { ForEach(model.pets) { pet in Label("Pet", systemImage: "pawprint") } }
          case .empty: Text("Empty")
          }
        }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Pet", "pawprint"])
  }

  @Test("Counting, lists of numbers and details of a call are no ways to a page")
  func noNavigation() {
    let app = GraphOutline(
      """
      enum Route { case list, cancelled }
      @Observable final class Model {
        var attempts = 0
        var ids: [Int] = []
        let log: Log
        func load(_ found: [Int]) {
          attempts += 1
          ids.append(contentsOf: found.filter { $0 > 1 })
          log.append(outcome: .cancelled, count: 1)
        }
      }
      struct RootView: View {
        @State var model: Model
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            List {
              Button("Load") { model.load([1, 2]) }
              Button("Number") { path.append(7) }
              Button("List") { path.append(Route.list) }
            }
            .navigationDestination(for: Int.self) { DetailView(id: $0) }
            .navigationDestination(for: Route.self) { route in
              switch route { case .list: ListView(); case .cancelled: CancelledView() }
            }
          }
        }
      }
      struct DetailView: View { let id: Int; var body: some View { Text("Detail") } }
      struct ListView: View { var body: some View { Text("List") } }
      struct CancelledView: View { var body: some View { Text("Cancelled") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Number\"-> DetailView", "RootView -push \"List\"-> Route.list",
      ])
  }

  @Test("Lists inside of the state of a model are there, and what it has only now and then is not")
  func modelStates() {
    let app = GraphOutline(
      """
      struct Pet: Identifiable { let id: String }
      struct Shelf { let pets: [Pet]; var known: [Pet] { pets.filter { !$0.id.isEmpty } }
        static let empty = Shelf(pets: []) }
      struct ShopState { var shelf: Shelf = .empty; var all: [Pet] = []; var isLoading = false
        var errors: [String] = [] }
      final class Shop: ObservableObject { @Published private(set) var state = ShopState() }
      struct RootView: View {
        @StateObject var shop = Shop()
        private var known: [Pet] { shop.state.shelf.known }
        var body: some View {
          List {
            if shop.state.isLoading { Text("Loading") }
            if !shop.state.errors.isEmpty { Text("Errors") }
            if !shop.state.all.isEmpty { Text("All") }
            if !known.isEmpty { Text("Known") } else { Text("None") }
          }
        }
      }
      """)
    #expect(app.texts(of: "RootView") == ["All", "Known"])
  }

  @Test("A value that is awaited under another name, and a list for somebody who is logged in")
  func namedResults() {
    let page = """
      if isBusy && owner == nil { ProgressView() }
      else if let found = owner { Text("Owner"); Text(found.name) }
      else { Text("No owner"); Button("Try again") {} }
      """
    let load = """
      @State private var isBusy = false
      func load() async {
        let found = try? await service.owner()
        await MainActor.run { owner = found }
      }
      """
    #expect(texts(load, page) == ["Owner"])
    #expect(
      texts(load.replacing("try? await service.owner()", with: "previous"), page) == [
        "No owner", "Try again",
      ])
    #expect(
      texts(
        """
        @Environment(\\.session) private var session: Session?
        @State private var query = ""
        @Query private var all: [Pet]
        var shown: [Pet] {
          guard let user = session?.user else { return [] }
          return all.filter { $0.name == user }
        }
        func load() async {}
        """,
        """
        if shown.isEmpty && query.isEmpty { Text("No pets") }
        else { Section("Pets") { ForEach(shown) { Text($0.name) } } }
        """) == ["Pets"])
  }

  @Test("A list that is empty only before it is loaded, and one of problems")
  func loadedLists() {
    func edges(_ getter: String, of name: String = "shown") -> [String] {
      GraphOutline(
        """
        struct Pet: Identifiable { let id: Int; let name: String }
        enum Loading<Value> { case idle, loaded(Value), failed(any Error) }
        @Observable final class Model {
          var state: Loading<[Pet]> = .idle
          var \(name): [Pet] { \(getter) }
          var named: [Pet] { \(name).filter { !$0.name.isEmpty } }
        }
        struct RootView: View {
          @State private var model = Model()
          @State private var chosen: Pet?
          var body: some View {
            List { ForEach(model.named) { pet in Button("Pet") { chosen = pet } } }
              .sheet(item: $chosen) { _ in PetView() }
          }
        }
        struct PetView: View { var body: some View { Text("A pet") } }
        """
      ).edges
    }
    let found = ["RootView -sheet \"Pet\"-> PetView"]
    #expect(
      edges("switch state { case .loaded(let pets): return pets; default: return [] }") == found)
    #expect(edges("switch state { case .loaded(let pets): pets; default: [] }") == found)
    #expect(edges("if case .loaded(let pets) = state { return pets }; return []") == found)
    let none = ["RootView -sheet-> PetView ?"]
    #expect(edges("[]") == none)
    #expect(
      edges(
        "switch state { case .loaded(let pets): pets; default: [] }", of: "errors") == none)
  }
}
