import AppReading
import Testing

@Suite("Actions by closures that models keep, subjects, setters and searches")
struct IndirectActionTests {
  @Test("A closure that an event of the page gives its model, which a control makes the model call")
  func callback() {
    let app = GraphOutline(
      """
      enum Route: Hashable { case song(Int), album }
      @Observable final class ListModel {
        enum Intent { case songTapped(Int), albumTapped, reload }
        var onSong: ((Int) -> Void)?
        var onAlbum: (() -> Void)?
        var onReload: (() -> Void)?
        var songs: [Song] = []
        func send(_ intent: Intent) {
          switch intent {
          case .songTapped(let id): onSong?(id)
          case .albumTapped:
            guard let onAlbum else { return }
            onAlbum()
          case .reload: onReload?()
          }
        }
      }
      struct Song { let id: Int; let name: String }
      struct RootView: View {
        @State private var model = ListModel()
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            List(model.songs) { song in
              Text("Play").onTapGesture { model.send(.songTapped(song.id)) }
            }
            .toolbar {
              Button("Album") { model.send(.albumTapped) }
              Button("Reload") { model.send(.reload) }
            }
            .onAppear {
              model.onSong = { id in path.append(.song(id)) }
              model.onAlbum = { path.append(Route.album) }
            }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .song: SongView()
              case .album: AlbumView()
              }
            }
          }
        }
      }
      struct SongView: View { var body: some View { Text("Song") } }
      struct AlbumView: View { var body: some View { Text("Album") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Play\"-> Route.song", "RootView -push \"Album\"-> Route.album ?",
      ])
  }

  @Test("What a control does whose binding has a setter of its own")
  func setter() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isOn = false
        @State private var isAsking = false
        @State private var isDone = false
        @State private var size = 1
        private var syncs: Binding<Bool> {
          Binding(get: { isOn }, set: { if $0 { isAsking = true } else { isOn = false } })
        }
        var body: some View {
          Form {
            Toggle("Sync", isOn: self.syncs)
            Picker("Size", selection: Binding(get: { size }, set: { size = $0; isDone = true })) {}
            Toggle("Plain", isOn: $isOn)
          }
          .sheet(isPresented: $isAsking) { AskView() }
          .sheet(isPresented: $isDone) { DoneView() }
        }
      }
      struct AskView: View { var body: some View { Text("May we?") } }
      struct DoneView: View { var body: some View { Text("Done") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Sync\"-> AskView ?", "RootView -sheet \"Size\"-> DoneView",
      ])
  }

  @Test("A search in a loop may find something, also where `nil` comes after it")
  func search() {
    let app = GraphOutline(
      """
      final class Store: ObservableObject {
        var shelves: [String: [Book]] = [:]
        func book(code: String) -> Book? {
          for (_, books) in shelves {
            if let found = books.first(where: { $0.code == code }) { return found }
          }
          return nil
        }
        func has(code: String) -> Bool {
          for (_, books) in shelves where !books.isEmpty { return true }
          return false
        }
      }
      struct Book: Identifiable { let id: Int; let code: String }
      struct RootView: View {
        @StateObject private var store = Store()
        @State private var book: Book?
        @State private var isKnown = false
        var body: some View {
          ScannerView { code in
            guard let found = store.book(code: code) else { return }
            book = found
          }
          .sheet(item: $book) { _ in BookView() }
          Button("Look") { if store.has(code: "1") { isKnown = true } }
            .sheet(isPresented: $isKnown) { KnownView() }
        }
      }
      struct BookView: View { var body: some View { Text("Book") } }
      struct KnownView: View { var body: some View { Text("Known") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet-> BookView ?", "RootView -sheet \"Look\"-> KnownView ?",
      ])
  }

  @Test("What a page shows when a model sends it a value")
  func subjects() {
    let app = GraphOutline(
      """
      import Combine
      final class Sheets: ObservableObject {
        let create = PassthroughSubject<Int?, Never>()
        let close: PassthroughSubject<Void, Never> = PassthroughSubject()
        let count = CurrentValueSubject<Int, Never>(0)
        func create(_ parent: Int? = nil) { create.send(parent) }
        func ask() { close.send() }
      }
      struct SheetsModifier: ViewModifier {
        @StateObject private var sheets = Sheets()
        @State private var draft: Int?
        @State private var isAsking = false
        func body(content: Content) -> some View {
          content.environmentObject(sheets)
            .onReceive(sheets.create) { draft = $0 ?? 0 }
            .onReceive(sheets.close.receive(on: RunLoop.main)) { isAsking = true }
            .sheet(item: $draft) { EditStack($0, content: EditView.init) }
            .alert("Close?", isPresented: $isAsking) { Button("Close") {} }
        }
      }
      func EditStack<C: View>(_ draft: Int, content: @escaping (Int) -> C) -> some View {
        NewView(draft: draft, content: content)
      }
      private struct NewView<C: View>: View {
        @State var draft: Int
        var content: (Int) -> C
        var body: some View { NavigationStack { content(draft) } }
      }
      struct EditView: View {
        let draft: Int
        var body: some View { Text("Edit") }
      }
      struct RootView: View { var body: some View { HomeView().modifier(SheetsModifier()) } }
      struct HomeView: View {
        @EnvironmentObject private var sheets: Sheets
        var body: some View {
          Button("New") { sheets.create() }
          Button("Close") { sheets.ask() }
        }
      }
      """)
    #expect(
      app.edges.sorted() == [
        "RootView -alert \"Close\"-> RootView.asking", "RootView -sheet \"New\"-> EditView",
      ])
    #expect(app.ids.contains("sheet.edit"))
  }

  @Test("Of functions with the same labels, the one whose parameters take the values is called")
  func overloads() {
    let app = GraphOutline(
      """
      enum Route: Hashable { case soup, cake }
      final class Router: ObservableObject {
        @Published var path: [Route] = []
        func navigate(to route: Route) { replace(with: route) }
        func replace(with routes: [Route]) { path = routes }
        func replace(with route: Route) { replace(with: [route]) }
      }
      struct RootView: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            List {
              Button("Soup") { router.navigate(to: .soup) }
              Button("Both") { router.replace(with: [.soup, .cake]) }
            }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .soup: SoupView()
              case .cake: CakeView()
              }
            }
          }
        }
      }
      struct SoupView: View { var body: some View { Text("Soup") } }
      struct CakeView: View { var body: some View { Text("Cake") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Soup\"-> Route.soup", "RootView -push \"Both\"-> Route.cake",
      ])
  }

  @Test("A value with the name of the state of an alert elsewhere does not show it")
  func sameName() {
    let app = GraphOutline(
      """
      struct RootView: View {
        struct Search { var problem: String? }
        @State private var search = Search()
        @State private var problem: String?
        @State private var isShown = false
        var body: some View {
          VStack {
            Button("Save") { problem = "No room" }
            Button("Search") { search.problem = "Nothing found" }
            Button("More") { isShown = true }
          }
          .modifier(Banner(problem: $problem))
          .sheet(isPresented: $isShown) { MoreView() }
        }
      }
      struct Banner: ViewModifier {
        @Binding var problem: String?
        func body(content: Content) -> some View {
          content.alert(
            "Failed", isPresented: Binding(get: { problem != nil }, set: { _ in problem = nil })
          ) { Button("OK") {} }
        }
      }
      struct MoreView: View {
        @State private var problem: String?
        var body: some View { Button("Try") { problem = "No" } }
      }
      """)
    #expect(
      app.edges.map { $0.prefix { $0 != ">" } } == [
        "RootView -alert \"Save\"-", "RootView -sheet \"More\"-",
      ])
  }

  @Test("One of two cases as an argument leads to both")
  func chosenArgument() {
    let app = GraphOutline(
      """
      enum Page: Hashable { case join, account(Int), about }
      @Observable final class Router {
        var path: [Page] = []
        func push(_ page: Page) { path.append(page) }
      }
      @Observable final class User { var isGuest = true }
      struct RootView: View {
        @State private var router = Router()
        @State private var user = User()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Go") { router.push(user.isGuest ? .join : .account(1)) }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .join: Text("Join")
                case .account: Text("Account")
                case .about: Text("About")
                }
              }
          }
        }
      }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Go\"-> Page.join ?", "RootView -push \"Go\"-> Page.account ?",
      ])
  }
}
