import AppReading
import Scenes
import Testing

@Suite("Views that states hold")
struct HeldViewTests {
  @Test(
    "A sheet shows the view that an action puts into a state",
    arguments: [
      ("AnyView?", "AnyView(view)", "popups.content"),
      ("(any View)?", "view", "if let page = popups.content { Dialog { AnyView(page) } }"),
    ])
  func heldViews(type: String, value: String, content: String) {
    let app = GraphOutline(
      """
      final class Popups: ObservableObject {
        @Published var isShown = false
        @Published var content: \(type)
        func show<Page: View>(_ view: Page) { content = \(value); isShown = true }
        func edit(_ jar: String?) {
          if let jar { content = JarView(name: jar) } else { content = NewJarView() }
          isShown = true
        }
      }
      struct Dialog<Content: View>: View {
        let content: () -> Content
        var body: some View { ZStack { Color.black; content() } }
      }
      struct RootView: View {
        @StateObject private var popups = Popups()
        @State private var isAbout = false
        var body: some View {
          VStack {
            Button("Help") { popups.show(HelpView()) }
            Button("New") { popups.edit(nil) }
            Button("About") { isAbout = true }
          }
          .sheet(isPresented: $popups.isShown) { \(content) }
          .sheet(isPresented: $isAbout) { AboutView() }
        }
      }
      struct HelpView: View { var body: some View { Text("Answers") } }
      struct AboutView: View { var body: some View { Text("About") } }
      struct JarView: View { let name: String; var body: some View { Text(name) } }
      struct NewJarView: View { var body: some View { Text("New jar") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Help\"-> HelpView", "RootView -sheet \"New\"-> NewJarView ?",
        "RootView -sheet \"About\"-> AboutView",
      ])
    #expect(app.texts(of: "NewJarView") == ["New jar"])
  }

  @Test("An app begins with the view that its model holds at first, and shows others later")
  func root() {
    let app = GraphOutline(
      """
      final class Model: ObservableObject {
        @Published var page: AnyView
        let store: Store
        init(store: Store) { self.store = store; page = AnyView(LoadingView()) }
        func start() {
          if store.hasUser {
            store.load { self.page = AnyView(HomeView(model: self).padding()) }
          } else {
            page = AnyView(LogInView(model: self))
          }
        }
        func finish() { page = AnyView(HomeView(model: self)) }
        func leave() { page = AnyView(LogInView(model: self)) }
      }
      struct RootView: View {
        @ObservedObject var model: Model
        var body: some View { NavigationView { model.page }.onAppear { model.start() } }
      }
      struct LoadingView: View { var body: some View { ProgressView() } }
      struct LogInView: View {
        let model: Model
        var body: some View { Button("Log in") { model.finish() } }
      }
      struct HomeView: View {
        let model: Model
        var body: some View { Text("Jars"); Button("Leave") { model.leave() } }
      }
      """)
    #expect(app.ids == ["view.loading", "view.home", "view.logIn"])
    #expect(
      app.report.starts.map { "\($0.to) if \($0.conditions)" } == [
        "LoadingView if [\"page is LoadingView\"]", "HomeView if [\"page is HomeView\"]",
        "LogInView if [\"page is LogInView\"]",
      ])
    #expect(
      app.edges == [
        "LoadingView -tab-> HomeView ?", "LoadingView -tab-> LogInView ?",
        "LogInView -tab \"Log in\"-> HomeView ?", "HomeView -tab \"Leave\"-> LogInView ?",
      ])
  }

  /// An app whose actions give one card around all pages its texts and buttons.
  private func cards(_ shown: String) -> GraphOutline {
    GraphOutline(
      """
      final class Cards: ObservableObject {
        @Published var isShown = false
        @Published var card: ActionCard? = nil
      }
      struct RootView: View {
        @StateObject private var cards = Cards()
        var body: some View {
          ZStack {
            HomeView().environmentObject(cards)
            Color.black.opacity(cards.isShown ? 0.5 : 0)
            AnyView(cards.card)\(shown)
          }
        }
      }
      struct ActionCard: View {
        let title: String
        var message: String? = nil
        var field: AnyView? = nil
        let buttons: [CardButton]
        var body: some View {
          GeometryReader { _ in
            VStack {
              Text(title)
              if let message { Text(message) }
              if let field { field }
              ForEach(buttons.indices, id: \\.self) { buttons[$0] }
            }
          }
        }
      }
      struct CardButton: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(action: action) { Text(title) } }
      }
      struct HomeView: View {
        @EnvironmentObject var cards: Cards
        @State private var isDone = false
        var body: some View {
          VStack {
            Button("Log out") { ask() }
            Button("Delete") {
              cards.card = ActionCard(
                title: "Delete all?", message: "No jar is left.",
                buttons: [CardButton(title: "Delete", action: { cards.isShown = false })])
              cards.isShown = true
            }
            Button("Rename") {
              cards.card = ActionCard(
                title: "Another name", field: AnyView(TextField("Name", text: .constant(""))),
                buttons: [CardButton(title: "Save", action: { cards.isShown = false })])
              cards.isShown = true
            }
          }
          .sheet(isPresented: $isDone) { Text("Bye") }
        }
        func ask() {
          cards.card = ActionCard(
            title: "Log out?",
            buttons: [CardButton(title: "Yes", action: { cards.isShown = false; isDone = true })])
          cards.isShown = true
        }
      }
      """)
  }

  @Test("A card around all pages asks what the view says that puts it there")
  func givenCards() {
    let app = cards(".offset(y: cards.isShown ? 0 : UIScreen.main.bounds.height)")
    #expect(
      app.edges == [
        "HomeView.logOut -sheet \"Yes\"-> HomeView.done",
        "RootView -alert \"Log out\"-> HomeView.logOut",
        "RootView -alert \"Delete\"-> HomeView.deleteAll",
        "RootView -cover \"Rename\"-> HomeView.anotherName",
      ])
    #expect(app.texts(of: "RootView") == ["Log out", "Delete", "Rename"])
    #expect(app.texts(of: "HomeView.anotherName") == ["Another name", "Name", "Save"])
    let alert = app.graph.scenes.compactMap(\.confirmation).first { $0.title == "Delete all?" }
    #expect(alert?.message == "No jar is left.")
    #expect(alert?.choices.map(\.label) == ["Delete"])
  }

  @Test("A card that moves in from nearby is a part of the page")
  func nearbyCard() {
    let app = cards(".offset(y: cards.isShown ? 0 : 12)")
    #expect(app.edges == ["RootView -sheet-> HomeView.done ?"])
  }

  @Test("The type of a state that begins with a view may be left out")
  func inferred() {
    let app = GraphOutline(
      """
      final class Pages: ObservableObject {
        @Published var current = AnyView(LogInView())
        func enter() { current = AnyView(HomeView()) }
        func leave() { current = AnyView(LogInView()) }
      }
      struct RootView: View {
        @StateObject private var pages = Pages()
        var body: some View { pages.current.environmentObject(pages) }
      }
      struct LogInView: View {
        @EnvironmentObject var pages: Pages
        var body: some View { Button("Log in") { pages.enter() } }
      }
      struct HomeView: View {
        @EnvironmentObject var pages: Pages
        var body: some View { Button("Leave") { pages.leave() } }
      }
      """)
    #expect(
      app.edges == [
        "LogInView -tab \"Log in\"-> HomeView ?", "HomeView -tab \"Leave\"-> LogInView ?",
      ])
  }

  @Test("A link that a Boolean follows shows the view that an action puts into a state")
  func link() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var destination = AnyView(JarView())
        @State private var isActive = false
        var body: some View {
          NavigationView {
            VStack {
              Button("Jar") { destination = AnyView(JarView()); isActive = true }
              Button("Settings") { open(AnyView(SettingsView())) }
              NavigationLink(destination: destination, isActive: $isActive) { EmptyView() }
            }
          }
        }
        func open(_ page: AnyView) { destination = page; isActive = true }
      }
      struct JarView: View { var body: some View { Text("One jar") } }
      struct SettingsView: View { var body: some View { Text("All settings") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Jar\"-> JarView", "RootView -push \"Settings\"-> SettingsView",
      ])
  }
}
