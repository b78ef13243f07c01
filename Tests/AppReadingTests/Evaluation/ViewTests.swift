import AppReading
import Testing

@Suite("Views from source")
struct ViewTests {
  @Test("Views, their arguments, contents and modifiers")
  func plain() {
    let app = SmallApp(
      """
      struct Home: View {
        @State private var isShown = false
        var body: some View {
          List {
            Text("Hello")
            Button("Save") { isShown = true }
            Button { isShown = true } label: { Label("Add", systemImage: "plus") }
          }
          .navigationTitle("Home")
          .sheet(isPresented: $isShown) { Text("Sheet") }
        }
      }
      """)
    #expect(
      app.outline("Home") == """
        List
          Text "Hello"
          Button "Save" action
          Button action
            label:
              Label "Add" systemImage: "plus"
          .navigationTitle "Home"
          .sheet isPresented: $Home.isShown=false
            Text "Sheet"
        """)
  }

  @Test("Arguments reach the views of the app, and decide conditions")
  func arguments() {
    let app = SmallApp(
      """
      struct Home: View {
        var body: some View { Card(title: "One", showsBack: false) { Text("In") } }
      }
      struct Card<Content: View>: View {
        let title: String
        var showsBack = true
        @ViewBuilder let content: Content
        var body: some View {
          VStack {
            Text(title)
            if showsBack { Text("Back") } else { Text("No back") }
            content
          }
        }
      }
      """)
    #expect(
      app.outline("Home") == """
        <Card> title: "One" showsBack: false action
          VStack
            Text "One"
            Text "No back"
            Text "In"
        """)
  }

  @Test("What is not known stays open, and the first branch is the one at first")
  func choices() {
    let app = SmallApp(
      """
      struct Home: View {
        let user: User?
        @State var isEditing = false
        @State var phase = Phase.loading
        var body: some View {
          if let user { Text(user.name) } else { Text("Nobody") }
          if isEditing { Text("Editing") } else { Text("Reading") }
          switch phase {
          case .loading: ProgressView()
          case .loaded(let count): Text("\\(count) items")
          }
        }
      }
      struct User { let name: String }
      enum Phase { case loading, loaded(Int) }
      """)
    #expect(
      app.outline("Home") == """
        choice
          let user:
            Text ?user.name
          else:
            Text "Nobody"
        choice
          else:
            Text "Reading"
          isEditing:
            Text "Editing"
        choice
          .loaded:
            Text "‹count› items"
          .loading:
            ProgressView
        """)
  }

  @Test("Loops over known cases are unrolled, others are one element")
  func loops() {
    let app = SmallApp(
      """
      enum Tab: String, CaseIterable {
        case home, search
        var title: LocalizedStringKey { switch self { case .home: "Home"; case .search: "Search" } }
        @ViewBuilder var view: some View { switch self { case .home: Text("H"); case .search: Text("S") } }
      }
      struct Root: View {
        let items: [Item]
        var body: some View {
          TabView { ForEach(Tab.allCases, id: \\.self) { tab in tab.view.tabItem { Text(tab.title) }.tag(tab) } }
          ForEach(items) { item in Text(item.name) }
        }
      }
      struct Item { var name: String }
      """)
    #expect(
      app.outline("Root") == """
        TabView
          group
            Text "H"
              .tabItem
                Text "Home"
              .tag Tab.home
            Text "S"
              .tabItem
                Text "Search"
              .tag Tab.search
        loop
          Text ?item.name
        """)
  }

  @Test("Modifiers of the app are replaced by what they do")
  func ownModifiers() {
    let app = SmallApp(
      """
      extension View {
        func bordered() -> some View { modifier(Border(width: 1)) }
        func routed() -> some View { padding().navigationDestination(for: Route.self) { route in Text("x") } }
      }
      struct Border: ViewModifier {
        let width: Int
        func body(content: Content) -> some View { VStack { content; Divider() } }
      }
      struct Home: View { var body: some View { Text("A").bordered().routed() } }
      enum Route { case a }
      """)
    #expect(
      app.outline("Home") == """
        VStack
          Text "A"
          Divider
          .padding
          .navigationDestination for: Route.self action
        """)
  }

  @Test("Pages that are only presented are not followed, and can be expanded")
  func shallow() throws {
    let app = SmallApp(
      """
      struct A: View {
        @State var isShown = false
        var body: some View {
          NavigationLink("B") { B(title: "From A") }.sheet(isPresented: $isShown) { A() }
        }
      }
      struct B: View { let title: String; var body: some View { Text(title); NavigationLink { A() } label: { Text("A") } } }
      """)
    #expect(
      app.outline("A") == """
        NavigationLink "B"
          <B> title: "From A"
          .sheet isPresented: $A.isShown=false
            <A>
        """)
    let link = try #require(
      app.evaluator.view(ofType: "A", arguments: [])?.contents.first?.views.first)
    #expect(
      Outline(app.evaluator.expanded(try #require(link.content(nil))), app.index).text == """
        <B> title: "From A"
          Text "From A"
          NavigationLink
            <A>
            label:
              Text "A"
        """)
  }

  @Test("The destination of a link of the app's own is a page, which is not followed either")
  func ownLink() throws {
    let app = SmallApp(
      """
      struct A: View { var body: some View { OwnLink(destination: B(), label: { Text("B") }) } }
      struct B: View { var body: some View { Text("A page"); A() } }
      struct OwnLink<Page: View, Label: View>: View {
        let destination: Page
        @ViewBuilder let label: () -> Label
        var body: some View { NavigationLink(destination: destination) { label() } }
      }
      """)
    let link = try #require(
      app.evaluator.view(ofType: "A", arguments: [])?.contents.first?.views.first)
    guard case .views(let pages)? = link.argument("destination") else {
      Issue.record("the link has no destination")
      return
    }
    #expect(Outline(pages, app.index).text == "<B>")
    #expect(Outline(app.evaluator.expanded(pages), app.index).text.contains("A page"))
  }

  @Test("Views inside themselves end")
  func recursion() {
    let app = SmallApp(
      "struct Node: View { let depth: Int; var body: some View { VStack { Node(depth: depth + 1); Node(depth: 2) } } }"
    )
    #expect(app.outline("Node").contains("unknown(Node)"))
  }

  @Test("Texts come from the catalog, names of symbols do not")
  func catalog() {
    let app = SmallApp(
      """
      struct Home: View {
        let count: Int
        var body: some View {
          Text("home.title")
          Text("items \\(count)")
          Label("star", systemImage: "star")
          Text(verbatim: "home.title")
          Text(String(localized: "home.title"))
        }
      }
      """, texts: ["home.title": "Home", "items %lld": "%lld items", "star": "Favourite"])
    #expect(
      app.outline("Home") == """
        Text "Home"
        Text "‹count› items"
        Label "Favourite" systemImage: "star"
        Text verbatim: "home.title"
        Text "Home"
        """)
  }
}
